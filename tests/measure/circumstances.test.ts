import { expect, test } from "vitest";
import { covariateSchema, guardResultSchema, settingSchema } from "../../src/measure/circumstances.ts";

test("a state that is none and a side that is none are no part of a report", () => {
  const side = { judged: 1, of: 2 };
  const guard = {
    ...{ cohort: "BE", name: "q", metric: "m", why: [], before: side, after: side, change: null },
    ...{ margin: 5, margin_unit: "points", loss: "fall" },
  };
  expect(guardResultSchema.safeParse({ ...guard, state: "held" }).success).toBe(true);
  expect(guardResultSchema.safeParse({ ...guard, state: "fine" }).success).toBe(false);
  const setting = { cohort: "BE", setting: "timeout", before: [], after: [], differs_between_sides: false };
  expect(settingSchema.safeParse({ ...setting, changed_inside: ["after"] }).success).toBe(true);
  expect(settingSchema.safeParse({ ...setting, changed_inside: ["both"] }).success).toBe(false);
  expect(covariateSchema.safeParse({ cohort: "BE" }).success).toBe(false);
});
