import { describe, expect, it } from "vitest";
import { byStart, isInFuture, isRunning, isRunningAt, mayBelongTo } from "../../src/measure/dispatch-unit.ts";
import { unit } from "./sample-units.ts";

describe("a running dispatch", () => {
  const open = { terminal: "none", endedAtMs: null, startedAtMs: 1_000_000, timeoutS: 100 } as const;

  it("has no end, and its time-out lies after the source's last entry", () => {
    expect(isRunning(unit("r", { ...open, sourceLastEntryMs: 1_099_999 }))).toBe(true);
  });

  it("is over once the source goes on to its time-out: then it has no terminal result", () => {
    expect(isRunning(unit("r", { ...open, sourceLastEntryMs: 1_100_000 }))).toBe(false);
  });

  it("is over with a terminal record or a recorded end", () => {
    const early = { ...open, sourceLastEntryMs: 1_000_001 };
    expect(isRunning(unit("r", { ...early, terminal: "terminal" }))).toBe(false);
    expect(isRunning(unit("r", { ...early, endedAtMs: 1_000_500 }))).toBe(false);
  });

  it("is one that cannot be shown to have ended, for want of a time-out or of any time in the source", () => {
    expect(isRunning(unit("r", { ...open, timeoutS: null, sourceLastEntryMs: 9_000_000 }))).toBe(true);
    expect(isRunning(unit("r", { ...open, sourceLastEntryMs: null }))).toBe(true);
  });
});

describe("the order of dispatches", () => {
  it("is by start, ties by run id, and leaves out those without a start", () => {
    const units = [
      unit("b", { startedAtMs: 2 }),
      unit("a", { startedAtMs: 2 }),
      unit("c", { startedAtMs: 1 }),
      unit("d", { startedAtMs: null }),
    ];
    expect(byStart(units).map((one) => one.runId)).toEqual(["c", "a", "b"]);
  });
});

describe("a dispatch by the clock", () => {
  const open = unit("r", { terminal: "none", startedAtMs: 1000, timeoutS: 1, sourceLastEntryMs: 9_000_000 });

  it("still runs before its time-out although its source has an entry from later than now", () => {
    expect(isRunningAt(open, 1999)).toBe(true);
    expect(isRunningAt(open, 2000)).toBe(false);
    expect(isRunningAt({ ...open, sourceLastEntryMs: 1999 }, 9000)).toBe(true);
    expect(isRunningAt({ ...open, sourceLastEntryMs: null }, 9000)).toBe(true);
    expect(isRunningAt({ ...open, terminal: "terminal" }, 1999)).toBe(false);
  });

  it("is in the future where a start or its end lies later than now", () => {
    expect(isInFuture(unit("n", { startedAtMs: 5, endedAtMs: 6 }), 6)).toBe(false);
    expect(isInFuture(unit("n", { startedAtMs: 5, endedAtMs: 6 }), 5)).toBe(true);
    expect(isInFuture(unit("n", { startedAtMs: 6 }), 5)).toBe(true);
    expect(isInFuture(unit("n", { startedAtMs: null }), 5)).toBe(false);
  });

  it("may belong to the cohorts that its records give, to any where they give none, and else to its own", () => {
    expect(mayBelongTo(unit("n"), "BE")).toBe(true);
    expect(mayBelongTo(unit("n"), "FE")).toBe(false);
    expect(mayBelongTo(unit("n", { possibleCohorts: [] }), "FE")).toBe(true);
    expect(mayBelongTo(unit("n", { possibleCohorts: ["FE"] }), "BE")).toBe(false);
  });
});
