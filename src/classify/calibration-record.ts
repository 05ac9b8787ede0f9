// Written by scripts/write-calibration.mjs: what the classifier's last check found, and which classifier it was.
// Not to be changed by hand: a test compares it with the sources and the controls.

import type { CalibrationRecord } from "./recorded-check.ts";

/** The last check. */
export const calibrationRecord: CalibrationRecord = {
  classifier: "b951ea0b32042ad0023d14cd38c12aa689759f99a9b732437e1ebd633fc71a91",
  classes: [
    { name: "worktree", controls: 27, failed: 0, isCalibrated: true },
    { name: "pull-request", controls: 38, failed: 0, isCalibrated: true },
    { name: "ticket-store", controls: 39, failed: 0, isCalibrated: true },
    { name: "git-write", controls: 57, failed: 0, isCalibrated: true },
    { name: "test", controls: 212, failed: 0, isCalibrated: true },
    { name: "format-lint", controls: 114, failed: 0, isCalibrated: true },
    { name: "build", controls: 108, failed: 0, isCalibrated: true },
    { name: "package", controls: 152, failed: 0, isCalibrated: true },
    { name: "git-read", controls: 213, failed: 0, isCalibrated: true },
    { name: "toolchain-probe", controls: 99, failed: 0, isCalibrated: true },
    { name: "search", controls: 121, failed: 0, isCalibrated: true },
    { name: "read-code", controls: 207, failed: 0, isCalibrated: true },
    { name: "edit", controls: 96, failed: 0, isCalibrated: true },
    { name: "network", controls: 92, failed: 0, isCalibrated: true },
    { name: "file-management", controls: 67, failed: 0, isCalibrated: true },
    { name: "process", controls: 93, failed: 0, isCalibrated: true },
    { name: "script", controls: 110, failed: 0, isCalibrated: true },
    { name: "other", controls: 49, failed: 0, isCalibrated: true },
    { name: "plumbing", controls: 90, failed: 0, isCalibrated: true },
  ],
  labelled: { calls: 239, sameClass: 239, sameMechanical: 239 },
  heldOut: { calls: 360, sameClass: 360, sameMechanical: 360 },
};
