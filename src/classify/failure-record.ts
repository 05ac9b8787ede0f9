// Written by scripts/write-calibration.mjs: what the last check of failure classes found, and of what.
// Not to be changed by hand: a test compares it with the sources and the controls.

import type { CalibrationRecord } from "./recorded-check.ts";

/** The last check. */
export const failureRecord: Pick<CalibrationRecord, "classifier" | "classes"> = {
  classifier: "b33dd3a14eb9eccbf18bbe4da717b4cbd1bfe94c73d838986cc9354fc7cad79c",
  classes: [
    { name: "timeout", controls: 27, failed: 0, isCalibrated: true },
    { name: "budget", controls: 30, failed: 0, isCalibrated: true },
    { name: "upstream-api", controls: 80, failed: 0, isCalibrated: true },
    { name: "test-no-result", controls: 38, failed: 0, isCalibrated: true },
    { name: "toolchain", controls: 38, failed: 0, isCalibrated: true },
    { name: "collision", controls: 32, failed: 0, isCalibrated: true },
    { name: "state-divergence", controls: 35, failed: 0, isCalibrated: true },
  ],
};
