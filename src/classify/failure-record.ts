// Written by scripts/write-calibration.mjs: what the last check of the failure classes found, and of which sources.
// Not to be changed by hand: a test compares it with the sources and the controls.

import type { CalibrationRecord } from "./recorded-check.ts";

/** The last check. */
export const failureRecord: Pick<CalibrationRecord, "classifier" | "classes"> = {
  classifier: "ef92936fe6bc0caf4ed8e87a41826f9fb8fd8bbfa2df52dbcd0fd940c6a0fdef",
  classes: [
    { name: "timeout", controls: 27, failed: 0, isCalibrated: true },
    { name: "budget", controls: 30, failed: 0, isCalibrated: true },
    { name: "upstream-api", controls: 78, failed: 0, isCalibrated: true },
    { name: "test-no-result", controls: 38, failed: 0, isCalibrated: true },
    { name: "toolchain", controls: 38, failed: 0, isCalibrated: true },
    { name: "collision", controls: 32, failed: 0, isCalibrated: true },
    { name: "state-divergence", controls: 35, failed: 0, isCalibrated: true },
  ],
};
