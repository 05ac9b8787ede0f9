import { expect, test } from "vitest";
import { groupRows, labelText, metricRow, streakText } from "../../src/cli/measure-text.ts";
import { contractValidShare } from "../../src/measure/metrics/contract-valid-share.ts";
import { elapsedS } from "../../src/measure/metrics/elapsed-s.ts";

const counts = { exactUnits: 2, lowerBoundUnits: 1, unknownUnits: 0 };

test("a row has the total with its bound, the median, and how many units are known how", () => {
  const total = { kind: "lower bound", value: 1234.5, why: "W." } as const;
  expect(metricRow({ metric: elapsedS, total, median: 600, ...counts })).toEqual([
    ...["elapsed_s", "≥ 1,234.5", "600", 2, 1, 0, "seconds"],
  ]);
  const share = { kind: "value", value: 0.75 } as const;
  const measured = { metric: contractValidShare, total: share, median: null, ...counts };
  expect(metricRow(measured)[1]).toBe("75.0 %");
  expect(
    groupRows([{ key: ["BE", "a"], units: ["x"], metrics: [measured], labels: [], streaks: [] }])[0],
  ).toEqual([...["BE", "a", 1, "contract_valid_share", "75.0 %", null, 2, 1, 0, "share"]]);
});

test("words are counted, and a streak has the rate that it leaves", () => {
  const words = [
    { label: "completed", dispatches: 61 },
    { label: "timeout", dispatches: 4 },
  ];
  expect(labelText({ name: "terminal_reason", counts: words })).toBe(
    "terminal_reason: completed 61 · timeout 4",
  );
  const streak = { length: 100, of: 100, withoutStart: 0, endedBy: "nothing", upperBound: 0.029513 } as const;
  expect(streakText({ name: "incident_free_streak", streak })).toBe(
    "incident_free_streak: 100 of 100 ended dispatches; 95 % upper bound 3.0 %",
  );
  const broken = { ...streak, length: 0, endedBy: "unknown", withoutStart: 2, upperBound: null } as const;
  expect(streakText({ name: "s", streak: broken })).toBe(
    "s: 0 of 100 ended dispatches; of the one before it that is unknown; 2 without a start stand in no order",
  );
  expect(streakText({ name: "s", streak: null })).toBe("s: no dispatch has ended");
});
