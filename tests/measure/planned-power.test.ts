import { expect, test } from "vitest";
import { plannedPower } from "../../src/measure/planned-power.ts";
import { protocolText } from "./protocol-text.ts";
import { afterEndMs, beforeUnits, byEnd } from "./sample-comparison.ts";
import { protocolFrom } from "./sample-registry.ts";

// Logs of 8 units at −s and 8 at +s around a centre have the sample variance 16·s²/15; this s makes the log-SD 1.1.
const s = 1.1 * Math.sqrt(15 / 16);
const before = beforeUnits(Array.from({ length: 16 }, (_, k) => 100 * Math.exp(k % 2 === 0 ? s : -s)));

test("at 15 a side and a log-SD of 1.1 a fall of 50 % cannot be decided: it takes an observed 78 %", () => {
  const [planned, ...others] = plannedPower(protocolFrom(byEnd), before, afterEndMs);
  expect(others).toEqual([]);
  expect(planned).toMatchObject({
    metric: "bash_calls",
    of: "dispatches",
    before: 16,
    level: 0.95,
    planned: 15,
  });
  expect(planned?.logSd).toBeCloseTo(1.1, 12);
  expect(planned?.rows.map(({ perSide, isUndecidable }) => [perSide, isUndecidable])).toEqual([
    [15, true],
    [30, false],
    [60, false],
    [120, false],
    [240, false],
  ]);
  expect(1 - (planned?.rows[0]?.metAt ?? Number.NaN)).toBeCloseTo(0.78039, 4);
});

test("a horizon by number is planned for, and the level is shared among the primaries", () => {
  const text = byEnd.replace("end: 2026-09-30T00:00:00Z", "n_per_side: 20");
  const two = text
    .replace("compared: [BE]", "compared: [BE, FE]")
    .concat(text.slice(text.indexOf("  - metric")).replace("cohort: BE", "cohort: FE"));
  const [be, fe] = plannedPower(protocolFrom(two), before, afterEndMs);
  expect(be).toMatchObject({ planned: 20, level: 0.975 });
  expect(be?.rows.map(({ perSide }) => perSide)).toEqual([15, 20, 30, 60, 120, 240]);
  expect(fe).toMatchObject({
    before: 0,
    logSd: null,
    why: "the before side has no spread to plan with yet",
    rows: [],
  });
});

test("groups are planned as groups, by the spread of their means", () => {
  const runs = before.map((one, k) => ({ ...one, drainRun: `d${Math.floor(k / 2)}` }));
  const [planned] = plannedPower(protocolFrom(protocolText), runs, afterEndMs);
  // Every pair holds one high and one low unit, so all group means are equal.
  expect(planned).toMatchObject({ of: "groups", before: 8, planned: 4, logSd: null });
  const uneven = before.map((one, k) => ({ ...one, drainRun: `d${k % 4}` }));
  expect(
    plannedPower(protocolFrom(protocolText), uneven, afterEndMs)[0]?.rows.map(({ perSide }) => perSide),
  ).toEqual([4, 8, 15, 30, 60]);
});

test("a count is not planned for, and says why", () => {
  const counted = byEnd.replace(
    "falsification_percent: -20",
    "falsification_percent: -20\n    zeros: counted",
  );
  expect(plannedPower(protocolFrom(counted), before, afterEndMs)[0]?.why).toContain("only amounts");
});
