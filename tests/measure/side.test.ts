import { describe, expect, it } from "vitest";
import { resolveCutoff, sideOf } from "../../src/measure/side.ts";
import { unit } from "./sample-units.ts";

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
