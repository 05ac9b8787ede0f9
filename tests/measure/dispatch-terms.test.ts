import { describe, expect, it, test } from "vitest";
import { readDispatchTerms } from "../../src/measure/dispatch-terms.ts";
import { unit } from "./sample-units.ts";

const units = [
  unit("r1", { startedAtMs: Date.parse("2026-09-06T00:00:00Z"), drainRun: "d1" }),
  unit("r2", { startedAtMs: Date.parse("2026-09-07T00:00:00Z"), cohort: "My repo" }),
  unit("r3", { startedAtMs: null, terminal: "none", timeoutS: null }),
  unit("r4", { startedAtMs: 0, terminal: "none", sourceLastEntryMs: 9e9 }),
];
const selected = (text: string): string[] => {
  const holds = readDispatchTerms(text, "--before");
  return units.filter(holds).map((one) => one.runId);
};

test("terms select a dispatch whose records disagree wherever one of them puts it, to be counted there", () => {
  const startsMs = [Date.parse("2026-09-06T00:00:00Z"), Date.parse("2026-09-08T00:00:00Z")];
  const doubtful = unit("c", {
    startedAtMs: null,
    cohort: "(no cohort)",
    conflict: "They disagree.",
    possibleStartsMs: startsMs,
    possibleCohorts: ["BE", "FE"],
  });
  const holds = (text: string) => readDispatchTerms(text, "--before")(doubtful);
  expect(
    ["cohort:BE", "cohort:FE", "since:2026-09-08T00:00:00Z", "until:2026-09-07T00:00:00Z"].map(holds),
  ).toEqual([true, true, true, true]);
  expect(["cohort:be", "since:2026-09-09T00:00:00Z", "until:2026-09-06T00:00:00Z"].map(holds)).toEqual([
    false,
    false,
    false,
  ]);
});

describe("terms that select dispatches", () => {
  test.each([
    ["cohort:BE", ["r1", "r3", "r4"]],
    ['cohort:"My repo"', ["r2"]],
    ["run:r1 run:r2", ["r1", "r2"]],
    ["cohort:BE run:r1 run:r2", ["r1"]],
    ["drain:d1", ["r1"]],
    ["since:2026-09-07T00:00:00Z", ["r2"]],
    ["until:2026-09-07T00:00:00Z", ["r1", "r4"]],
    ["until:2026-09-06T20:00:00-04:00 since:2026-09-06T00:00:00Z", ["r1"]],
    ["since:2026-09-07", ["r2"]],
    ["since:2026-09-07Z", ["r2"]],
    ["since:2026-09-07+02:00", ["r2"]],
    ["since:2026-09-07-04:00", []],
    ['cohort:"a,b"', []],
    ["state:terminal", ["r1", "r2"]],
    ["state:running", ["r3"]],
    ["state:none", ["r4"]],
    ["cohort:b", []],
  ])("%s selects %s", (text, runIds) => {
    expect(selected(text)).toEqual(runIds);
  });

  it("are refused with the part that is wrong, never read as anything else", () => {
    for (const [text, message] of [
      ["", "no term. Write key:value terms with cohort:"],
      ["BE", '"BE" is no term.'],
      ["cohort:BE folder:x", '"folder:x" is no term.'],
      ['cohort:"My repo', '"cohort:"My repo" is no term.'],
      ['cohort:"a"b', "is no term."],
      ["since:2026-09-07T10:00:00", "It is no day and no time with an offset."],
      ["since:2026-02-30", "It is no day and no time with an offset."],
      [
        "cohort=BE",
        '"cohort=BE" has an equals sign between key and value. Write a colon, such as cohort:BE.',
      ],
      ["run:r1 cohort=BE", '"cohort=BE" has an equals sign between key and value.'],
      [
        "cohort:BE,run:r1",
        '"BE,run:r1" holds a separator that terms do not have. Put a space between two terms',
      ],
      ["cohort:BE;run:r1", '"BE;run:r1" holds a separator'],
      ["cohort:BE, run:r1", '"BE," holds a separator'],
      ["cohort:BE&run:r1", '"BE&run:r1" holds a separator'],
      ["state:done", "It is no state."],
    ] as const) {
      expect(() => selected(text)).toThrow(message);
    }
  });
});
