import { describe, expect, it } from "vitest";
import { earliestCutoff, possibleSides, resolveCutoff, sideOf } from "../../src/measure/side.ts";
import { conflicted, unit } from "./sample-units.ts";

describe("a side", () => {
  const cutoff = resolveCutoff("2026-09-06T23:53:03Z", []);
  const ms = Date.parse("2026-09-06T23:53:03Z");

  it("is after from the cutoff on, before until the millisecond before it, and none without a start", () => {
    expect(sideOf(unit("a", { startedAtMs: ms }), cutoff)).toBe("after");
    expect(sideOf(unit("b", { startedAtMs: ms - 1 }), cutoff)).toBe("before");
    expect(sideOf(unit("c", { startedAtMs: null }), cutoff)).toBeNull();
  });
});

describe("a cutoff that is an event", () => {
  const event = { first: { phase_groups: ["build", "review"] } };

  it("is the first start of a dispatch that entered all the groups", () => {
    const units = [
      unit("late", { startedAtMs: 30, phaseGroups: ["build", "review", "ship"] }),
      unit("first", { startedAtMs: 20, phaseGroups: ["review", "build"] }),
      unit("partly", { startedAtMs: 10, phaseGroups: ["build"] }),
    ];
    expect(resolveCutoff(event, units)).toEqual({ kind: "event", ms: 20, runId: "first" });
  });

  it("is unresolved while no dispatch entered them all: then nothing is after it", () => {
    const units = [
      unit("partly", { startedAtMs: 10, phaseGroups: ["build"] }),
      unit("none", { startedAtMs: 11 }),
    ];
    const cutoff = resolveCutoff(event, units);
    expect(cutoff).toEqual({ kind: "unresolved", why: "no dispatch is recorded as entering build, review" });
    expect(units.map((one) => sideOf(one, cutoff))).toEqual(["before", "before"]);
  });
});

describe("a dispatch whose records disagree about its start", () => {
  const cutoff = { kind: "time", ms: 100 } as const;

  it("may be on each side that a start puts it on, and is on one where all agree about that", () => {
    expect(possibleSides(conflicted("c", [99, 100]), cutoff)).toEqual(["before", "after"]);
    expect(sideOf(conflicted("c", [99, 100]), cutoff)).toBeNull();
    expect(sideOf(conflicted("c", [100, 101]), cutoff)).toBe("after");
    expect(sideOf(conflicted("c", []), cutoff)).toBeNull();
  });

  it("is never the event of a cutoff, and can only make the earliest one earlier", () => {
    const event = { first: { phase_groups: ["build"] } };
    const entered = { phaseGroups: ["build"] };
    const agreed = unit("a", { startedAtMs: 50, ...entered });
    const units = [agreed, { ...conflicted("c", [20, 80]), ...entered }, unit("other", { startedAtMs: 1 })];
    expect(resolveCutoff(event, units)).toEqual({ kind: "event", ms: 50, runId: "a" });
    const placed = { ...conflicted("c", [20], ["BE", "FE"]), startedAtMs: 20, ...entered };
    expect(resolveCutoff(event, [agreed, placed])).toMatchObject({ runId: "a" });
    expect(earliestCutoff(event, units)).toBe(20);
    expect(earliestCutoff(event, [agreed, { ...conflicted("c", [60]), ...entered }])).toBe(50);
    expect(earliestCutoff(event, [agreed, unit("n", { startedAtMs: null, ...entered })])).toBe(-Infinity);
    expect(earliestCutoff(event, [unit("other", { startedAtMs: 1 })])).toBe(Infinity);
    expect(earliestCutoff("1970-01-01T00:00:01Z", units)).toBe(1000);
  });
});
