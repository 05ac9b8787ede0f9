import { expect, test } from "vitest";
import { dayGroups, groupNamer } from "../../src/measure/target-plan.ts";
import { unit } from "./sample-units.ts";

const late = unit("r", { startedAtMs: Date.parse("2026-09-07T01:00:00Z"), drainRun: "d1" });

test("units are grouped by what the plan names, by days of its zone, and not at all where it gives a reason", () => {
  const timeZone = "America/New_York";
  expect(groupNamer({ grouping: { by: "drain_run" }, timeZone })(late)).toBe("d1");
  expect(groupNamer({ grouping: { by: "day" }, timeZone })(late)).toBe("2026-09-06");
  expect(groupNamer({ grouping: { by: "none", reason: "r" }, timeZone })(late)).toBe("");
  expect(dayGroups({ timeZone: "UTC" })(late)).toBe("2026-09-07");
});

test("a unit without its group or its start has none", () => {
  expect(groupNamer({ grouping: { by: "drain_run" }, timeZone: "UTC" })(unit("r"))).toBeNull();
  expect(dayGroups({ timeZone: "UTC" })(unit("r", { startedAtMs: null }))).toBeNull();
});
