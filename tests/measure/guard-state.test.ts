import { describe, expect, test } from "vitest";
import { guardResult } from "../../src/measure/guard-state.ts";
import type { Protocol } from "../../src/measure/protocol.ts";

type Guard = Protocol["guards"][number];
const guard: Guard = {
  name: "quality",
  metric: "review_pass",
  loss: "fall",
  margin: 10,
  margin_unit: "points",
  evidence: "q.jsonl",
};

function ids(prefix: string, count: number) {
  return Array.from({ length: count }, (_, k) => ({ runId: `${prefix}${k}`, group: `${prefix}${k % 5}` }));
}

/** `values` by side; the rest of `count` dispatches a side was not judged. */
function state(
  before: readonly (number | null)[],
  after: readonly (number | null)[],
  differing: Partial<Guard> & {
    readonly source?: string;
    readonly count?: number;
    readonly isGrouped?: boolean;
  } = {},
) {
  const { source = "panel", count = before.length, isGrouped = false, ...of } = differing;
  const row = { guard: of.name ?? "quality", source, judged_by: "two people", at: "2026-09-12T00:00:00Z" };
  const text = [
    ...before.map((value, k) => ({ run_id: `b${k}`, value })),
    ...after.map((value, k) => ({ run_id: `a${k}`, value })),
  ]
    .map((one) => JSON.stringify({ ...row, ...one }))
    .join("\n");
  const sides = { before: ids("b", count), after: ids("a", Math.max(count, after.length)) };
  return guardResult({ ...guard, ...of }, "BE", { name: "q.jsonl", text, why: "" }, sides, isGrouped);
}

const yes = (count: number, of: number) => Array.from({ length: of }, (_, k) => (k < count ? 1 : 0));

describe("a guard with yes and no in points", () => {
  // Newcombe: 100 of 100 against 100 of 100 is −3.7 to 3.7 points.
  test("holds where a loss beyond the margin is excluded", () => {
    const found = state(yes(100, 100), yes(100, 100));
    expect(found.state).toBe("held");
    expect(found.change?.low).toBeCloseTo(-3.6995, 2);
  });

  test("is undecided where the interval straddles the margin, and regressed where it lies beyond it", () => {
    expect(state(yes(16, 16), yes(16, 16)).state).toBe("undecided");
    expect(state(yes(100, 100), yes(40, 100)).state).toBe("regressed");
    expect(state(yes(100, 100), yes(88, 100)).state).toBe("undecided");
  });

  test("takes a rise for the loss where the plan says so", () => {
    expect(state(yes(0, 100), yes(60, 100), { loss: "rise" }).state).toBe("regressed");
    expect(state(yes(60, 100), yes(0, 100), { loss: "rise" }).state).toBe("held");
  });
});

describe("a guard in other units", () => {
  const times = (factor: number) => Array.from({ length: 20 }, (_, k) => factor * (100 + k));

  test("in per cent is a ratio, and needs positive values", () => {
    const held = state(times(1), times(1), { margin_unit: "percent", margin: 20, loss: "rise" });
    expect(held).toMatchObject({ state: "held", change: { value: 0 } });
    expect(state(times(1), times(1.5), { margin_unit: "percent", margin: 20, loss: "rise" }).state).toBe(
      "regressed",
    );
    expect(state(times(1), [0, ...times(1).slice(1)], { margin_unit: "percent" })).toMatchObject({
      state: "undecided",
      why: ["A margin in per cent needs positive values."],
    });
  });

  test("is a difference of means otherwise; without spread there is no interval", () => {
    expect(state(times(1), times(1), { margin_unit: "absolute", margin: 10 }).state).toBe("held");
    expect(state(times(1), times(0.8), { margin_unit: "absolute", margin: 10 }).state).toBe("regressed");
    expect(state([3, 3, 3], [3, 3, 3], { margin_unit: "absolute" })).toMatchObject({
      state: "undecided",
      change: null,
    });
    expect(state([0.5, 3], [1, 1]).why).toEqual(["A margin in points needs values from 0 to 1."]);
  });

  test("counts a group once, and needs four a side", () => {
    expect(state(yes(100, 100), yes(99, 100), { isGrouped: true }).change?.level).toBe(0.95);
    expect(state(yes(3, 3), yes(2, 3), { isGrouped: true })).toMatchObject({
      state: "undecided",
      why: ["There are too few groups, 4 a side at least."],
    });
  });
});

describe("a guard without evidence", () => {
  test("is one of which less than 80 % of a side was judged", () => {
    expect(state(yes(79, 79), yes(100, 100), { count: 100 })).toMatchObject({
      state: "no evidence",
      why: ["Too few dispatches were judged, 80 % a side at least: before 79 of 100."],
      change: null,
    });
    expect(state(yes(80, 80), yes(80, 80), { count: 100 }).state).not.toBe("no evidence");
    const looked = [...yes(79, 79), ...Array.from({ length: 21 }, () => null)];
    expect(state(looked, yes(100, 100)).state).toBe("no evidence");
  });

  test("is one of quality that rests on a count of repairs, by its metric or by its source", () => {
    const why = ["A repair count is no evidence of review quality."];
    expect(state(yes(90, 100), yes(95, 100), { metric: "fix_cycles" })).toMatchObject({
      state: "no evidence",
      why,
    });
    expect(state(yes(90, 100), yes(95, 100), { source: "fix cycles" })).toMatchObject({
      state: "no evidence",
      why,
    });
    const rework = { name: "rework", metric: "fix_cycles", loss: "rise" as const };
    expect(state(yes(0, 100), yes(0, 100), rework).state).toBe("held");
  });

  test("has a missing file, and says so", () => {
    const sides = { before: ids("b", 16), after: ids("a", 16) };
    const none = { name: "q.jsonl", text: null, why: "q.jsonl: There is no such file." };
    expect(guardResult(guard, "BE", none, sides, false)).toMatchObject({
      state: "no evidence",
      why: [
        "q.jsonl: There is no such file.",
        "Too few dispatches were judged, 80 % a side at least: before 0 of 16, after 0 of 16.",
      ],
    });
  });
});
