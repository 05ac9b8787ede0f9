import { describe, expect, it } from "vitest";
import { type CohortPlan, selectCohort } from "../../src/measure/cohort.ts";
import { conflicted, unit } from "./sample-units.ts";

const plan: CohortPlan = {
  cutoff: { kind: "time", ms: 1000 },
  inclusion: "all",
  nPerSide: 3,
  endMs: null,
  watermarkBefore: new Set(["b1", "b2"]),
  nowMs: 1e9,
};
const afterAt = (...starts: number[]) => starts.map((start, k) => unit(`a${k}`, { startedAtMs: start }));
const select = (units: Parameters<typeof selectCohort>[2], differing: Partial<CohortPlan> = {}) =>
  selectCohort("BE", "compared", units, { ...plan, ...differing });

describe("the sides of a cohort", () => {
  it("keep the first n after-side units by start, ties by run id, and count the rest as after horizon", () => {
    const units = [
      unit("z", { startedAtMs: 1002 }),
      unit("y", { startedAtMs: 1002 }),
      ...afterAt(1004, 1001),
    ];
    const { after, flow } = select(units);
    expect(after.map((one) => one.runId)).toEqual(["a1", "y", "z"]);
    expect(flow.after).toEqual({ seen: 4, exclusions: [{ rule: "after horizon", count: 1 }], eligible: 3 });
    expect(flow.horizon).toMatchObject({ is_past: true, collected: 3, n_per_side: 3, waiting_for: 0 });
  });

  it("are still collecting with one unit fewer", () => {
    expect(select(afterAt(1001, 1002)).flow.horizon).toMatchObject({ is_past: false, collected: 2 });
  });

  it("keep what started before the end, and are past it only when the clock is", () => {
    const units = afterAt(1001, 1999, 2000, 2000);
    const { after, flow } = select(units, { nPerSide: null, endMs: 2000, nowMs: 2000 });
    expect(after.map((one) => one.runId)).toEqual(["a0", "a1"]);
    expect(flow.after.exclusions).toEqual([{ rule: "after horizon", count: 2 }]);
    expect(flow.horizon?.is_past).toBe(true);
    expect(select(units, { nPerSide: null, endMs: 2000, nowMs: 1999 }).flow.horizon?.is_past).toBe(false);
  });

  it("with both limits close at the first that is reached", () => {
    const limits = { nPerSide: 2, endMs: 2000, nowMs: 1500 };
    expect(select(afterAt(1001, 1002, 1003), limits).flow.horizon).toMatchObject({
      is_past: true,
      collected: 2,
    });
    expect(select(afterAt(1001), limits).flow.horizon?.is_past).toBe(false);
    expect(select(afterAt(1001), { ...limits, nowMs: 2000 }).flow.horizon).toMatchObject({
      is_past: true,
      collected: 1,
    });
  });
});

describe("the sides of a cohort, unit by unit", () => {
  it("wait for a running dispatch that would belong to the set, until the clock passes its time-out", () => {
    const running = unit("r", { startedAtMs: 1002, terminal: "none", timeoutS: 60 });
    const units = [...afterAt(1001, 1003, 1004), running];
    expect(select(units, { nowMs: 61_001 }).flow.horizon).toMatchObject({ is_past: false, waiting_for: 1 });
    expect(select(units, { nowMs: 61_002 }).flow).toMatchObject({
      horizon: { is_past: true, waiting_for: 0 },
      after: { exclusions: [{ rule: "running", count: 1 }] },
    });
    const late = { ...running, startedAtMs: 1005 };
    expect(select([...afterAt(1001, 1003, 1004), late], { nowMs: 2000 }).flow.horizon?.is_past).toBe(true);
  });

  it("count a unit on a side once, and one without a start on none", () => {
    const units = [
      unit("b1", { startedAtMs: 1 }),
      unit("b2", { startedAtMs: 2, terminal: "none" }),
      unit("b3", { startedAtMs: 3 }),
      unit("x", { startedAtMs: null }),
      ...afterAt(1000),
    ];
    const { flow } = select(units);
    expect(flow.before).toEqual({
      seen: 3,
      exclusions: [
        { rule: "running", count: 1 },
        { rule: "not in the watermark", count: 1 },
      ],
      eligible: 1,
    });
    expect(flow).toMatchObject({ no_side: 1, appeared: ["b3"], after: { seen: 1, eligible: 1 } });
  });
});

describe("a horizon by number", () => {
  const running = (runId: string) => unit(runId, { startedAtMs: 1003, terminal: "none", timeoutS: 60 });
  const full = [...afterAt(1001, 1002), unit("m", { startedAtMs: 1003 })];
  const horizon = (units: Parameters<typeof selectCohort>[2]) => select(units, { nowMs: 2000 }).flow.horizon;

  it("waits for a running dispatch that starts with the last of the set and is before it by run id", () => {
    expect(horizon([...full, running("l")])).toMatchObject({ is_past: false, waiting_for: 1 });
    expect(horizon([...full, running("n")])).toMatchObject({ is_past: true, waiting_for: 0 });
  });

  it("waits for a running dispatch whose source has an entry from the future, and leaves it out", () => {
    const open = { ...running("l"), sourceLastEntryMs: 9e12 };
    expect(horizon([...full, open])).toMatchObject({ is_past: false, waiting_for: 1 });
    expect(select([open], { nowMs: 2000 }).flow.after.exclusions).toEqual([{ rule: "running", count: 1 }]);
  });

  it("is not passed by dispatches that start or end later than now, which are excluded and counted", () => {
    const { flow } = select(
      [...afterAt(1001, 1002, 2001), unit("e", { startedAtMs: 1003, endedAtMs: 2001 })],
      {
        nowMs: 2000,
      },
    );
    expect(flow.horizon).toMatchObject({ is_past: false, collected: 2, waiting_for: 0 });
    expect(flow.after.exclusions).toEqual([{ rule: "starts or ends in the future", count: 2 }]);
    expect(select(afterAt(1001, 1002, 2000), { nowMs: 2000 }).flow.horizon?.is_past).toBe(true);
  });
});

describe("a dispatch whose records disagree", () => {
  const flowOf = (starts: readonly number[], cohorts: readonly string[]) =>
    select([conflicted("b9", starts, cohorts)]).flow;
  const excluded = { seen: 1, exclusions: [{ rule: "its records disagree", count: 1 }], eligible: 0 };
  const nothing = { seen: 0, exclusions: [], eligible: 0 };

  it("is seen and excluded on every side that one of its starts puts it on", () => {
    expect(flowOf([1, 2], ["BE"])).toMatchObject({
      before: excluded,
      after: nothing,
      no_side: 0,
      appeared: [],
    });
    expect(flowOf([999, 1000], ["BE"])).toMatchObject({ before: excluded, after: excluded, no_side: 0 });
    expect(flowOf([], ["BE"])).toMatchObject({ before: nothing, after: nothing, no_side: 1 });
  });

  it("is seen in every cohort that it may belong to, and in none where its records name others", () => {
    expect(flowOf([1000], ["FE", "BE"]).after).toEqual(excluded);
    expect(flowOf([1000], []).after).toEqual(excluded);
    expect(flowOf([1000], ["FE", "TOOLING"])).toMatchObject({ after: nothing, no_side: 0 });
  });

  it("never fills a horizon and is not waited for", () => {
    const open = { ...conflicted("r", [1001]), terminal: "none" as const, startedAtMs: 1001 };
    const { flow } = select([...afterAt(1001, 1002), open], { nowMs: 2000 });
    expect(flow.horizon).toMatchObject({ is_past: false, collected: 2, waiting_for: 0 });
  });
});
