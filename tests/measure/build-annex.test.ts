import { expect, test } from "vitest";
import { classifierHash } from "../../src/classify/calibration.ts";
import { noFacts, written } from "./sample-annex.ts";
import { afterUnits, byEnd, spread } from "./sample-comparison.ts";

const call = { classifier: classifierHash(), isMechanical: true, calls: 3 };

test("every dispatch that was compared has its point, on its side", () => {
  const [series] = written().annex.series;
  expect(series?.points.filter(({ side }) => side === "before")).toHaveLength(16);
  expect(series?.points.filter(({ side }) => side === "after")).toHaveLength(16);
});

test("of a cohort that is still collecting there is neither a point nor a median", () => {
  const text = byEnd.replace("end: 2026-09-30T00:00:00Z", "end: 2027-09-30T00:00:00Z");
  const { annex, report } = written({}, afterUnits(spread(50, 16)), text);
  expect(report.comparison.targets[0]?.verdict.word).toBe("collecting");
  expect([annex.series, annex.baselines, annex.mixes]).toEqual([[], [], []]);
});

test("a cohort of 14 has points, no median on that side, and no classes of its calls", () => {
  const calls = [{ ...call, runId: "b00", className: "test" }];
  const { annex } = written({ ...noFacts, calls }, afterUnits(spread(50, 14)));
  expect(annex.series[0]?.points).toHaveLength(30);
  expect(annex.baselines.find(({ side }) => side === "after")?.terminal).toEqual({ n: 14, median: null });
  expect(annex.mixes).toEqual([]);
});

test("a dispatch without a terminal result is in the median of all and in no other", () => {
  const killed = afterUnits([1]).map((unit) => ({
    ...unit,
    runId: "killed",
    terminal: "none" as const,
    endedAtMs: 1,
  }));
  const { annex } = written({}, [...afterUnits(spread(50, 16)), ...killed]);
  const after = annex.baselines.find(({ side }) => side === "after");
  expect([after?.all.n, after?.terminal.n]).toEqual([17, 16]);
});

test("calls by another classifier or without a class are withheld, unparsed ones are counted apart", () => {
  const calls = [
    { ...call, runId: "b00", className: "test" },
    { ...call, runId: "b01", className: "test" },
    { ...call, runId: "b00", className: "search", isMechanical: false },
    { ...call, runId: "b00", className: "test", classifier: "another" },
    { ...call, runId: "b00", className: null, classifier: null },
    { ...call, runId: "b00", className: "unparsed", isMechanical: false },
    { ...call, runId: "elsewhere", className: "test" },
  ];
  const [before] = written({ calls }).annex.mixes;
  expect(before).toEqual({
    cohort: "BE",
    side: "before",
    dispatches: 16,
    classes: [
      { class: "search", is_mechanical: false, calls: 3 },
      { class: "test", is_mechanical: true, calls: 6 },
    ],
    withheld_calls: 6,
    unparsed_calls: 3,
  });
});
