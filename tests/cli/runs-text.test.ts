import { expect, test } from "vitest";
import { costText, runLines } from "../../src/cli/runs-text.ts";
import type { SideBySide } from "../../src/measure/session-runs.ts";

function side(
  scope: string,
  field: string,
  outcome: string,
  recorded: number | null,
  total: number | null,
): SideBySide {
  return { scope, field, outcome, recorded, total, why: total === null ? "Its logs hold no totals." : null };
}

const runs = { results: 3, unfinished: 0, errorResults: 0, apiRetries: 0, roundTrips: 6, costUsd: 0.015943 };

test("a session without a line about runs has no such lines", () => {
  expect(runLines(null)).toEqual([]);
});

test("figures that agree are said so, others with both sums", () => {
  const sides = [
    side("main loop", "input_tokens", "equal", 50, 50),
    side("main loop", "output_tokens", "under", 4, 1410),
    side("everything", "input_tokens", "no record", null, 81),
    side("everything", "cache_read_tokens", "no total", 6, null),
  ];
  expect(runLines({ ...runs, sides })).toEqual([
    "Runs     3 results · round trips 6 · cost 0.01594 USD",
    "Totals   main loop: input equal · output under (4 of 1,410)",
    "Totals   everything: input no record (? of 81) · cache read no total",
  ]);
});

test("what went wrong is said, and what is unknown is no 0", () => {
  const unknown = {
    results: 1,
    unfinished: 2,
    errorResults: null,
    apiRetries: 3,
    roundTrips: null,
    costUsd: null,
  };
  const sides = [side("main loop", "input_tokens", "no total", 1, null)];
  expect(runLines({ ...unknown, sides })).toEqual([
    "Runs     1 result · errors ? · unfinished 2 · retries 3 · round trips ? · cost ? USD",
    "Totals   main loop: no total: Its logs hold no totals.",
    "Totals   everything: no total",
  ]);
  expect(runLines({ ...runs, errorResults: 1, sides: [] })[0]).toContain(
    "3 results · errors 1 · round trips 6",
  );
});

test.each([
  [0.000123456, "0.0001235"],
  [12.5, "12.5"],
  [1234.5, "1,235"],
  [null, "?"],
])("%d USD is %s", (usd, text) => expect(costText(usd)).toBe(text));

test("lines beyond a total make what only the total says a lower bound", () => {
  const over = (scope: string): SideBySide => side(scope, "input_tokens", "over", 9, 3);
  expect(runLines({ ...runs, sides: [over("main loop")] })[0]).toContain(
    "round trips ≥ 6 · cost 0.01594 USD",
  );
  expect(runLines({ ...runs, sides: [over("everything")] })[0]).toContain(
    "round trips 6 · cost ≥ 0.01594 USD",
  );
  const unknown = {
    ...runs,
    roundTrips: null,
    costUsd: null,
    sides: [over("main loop"), over("everything")],
  };
  expect(runLines(unknown)[0]).toContain("round trips ? · cost ? USD");
});
