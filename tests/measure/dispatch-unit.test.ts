import { describe, expect, it } from "vitest";
import { byStart, isRunning } from "../../src/measure/dispatch-unit.ts";
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
