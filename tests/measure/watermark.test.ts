import { describe, expect, it } from "vitest";
import { takeWatermark } from "../../src/measure/watermark.ts";
import { protocolText } from "./protocol-text.ts";
import { protocolFrom } from "./sample-registry.ts";
import { conflicted, unit } from "./sample-units.ts";

const cutoffMs = Date.parse("2026-09-06T19:53:03-04:00");

describe("the watermark", () => {
  it("holds the ids of both sides in order, those without a start apart, and the latest start", () => {
    const units = [
      unit("b2", { startedAtMs: cutoffMs - 1 }),
      unit("b1", { startedAtMs: cutoffMs - 2 }),
      unit("a1", { startedAtMs: cutoffMs }),
      unit("x1", { startedAtMs: null }),
      unit("t1", { startedAtMs: cutoffMs + 5, cohort: "TOOLING" }),
    ];
    expect(takeWatermark(protocolFrom(protocolText), units)).toEqual({
      cutoff: "2026-09-06T23:53:03.000Z",
      before: ["b1", "b2"],
      after: ["a1", "t1"],
      unplaced: ["x1"],
      latest_start: "2026-09-06T23:53:03.005Z",
    });
  });

  it("leaves out cohorts that the protocol does not name, and is empty on an empty database", () => {
    const units = [unit("f1", { cohort: "FE", startedAtMs: cutoffMs + 5 })];
    const empty = {
      cutoff: "2026-09-06T23:53:03.000Z",
      before: [],
      after: [],
      unplaced: [],
      latest_start: null,
    };
    expect(takeWatermark(protocolFrom(protocolText), units)).toEqual(empty);
    expect(takeWatermark(protocolFrom(protocolText), [])).toEqual(empty);
  });
});

describe("the watermark of dispatches whose records disagree", () => {
  it("holds them apart unless every start puts them on one side, with the latest start that any record gives", () => {
    const units = [
      conflicted("both", [cutoffMs - 1, cutoffMs + 7]),
      conflicted("after", [cutoffMs, cutoffMs + 1], ["BE", "FE"]),
      conflicted("any", [], []),
      conflicted("outside", [cutoffMs + 9], ["FE", "GO"]),
    ];
    expect(takeWatermark(protocolFrom(protocolText), units)).toMatchObject({
      before: [],
      after: ["after"],
      unplaced: ["any", "both"],
      latest_start: "2026-09-06T23:53:03.007Z",
    });
  });
});
