// The record is of these sources and these controls: a change of either needs a new check.

import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { calibrationRecord } from "../../src/classify/calibration-record.ts";
import { commandClasses } from "../../src/classify/command-classes.ts";

const script = join(import.meta.dirname, "../../scripts/write-calibration.mjs");

test("the record is what a check of the sources writes", { timeout: 60_000 }, () => {
  const { status, stderr } = spawnSync(process.execPath, [script, "--check"], { encoding: "utf8" });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
});

test("every class is recorded as calibrated, and the labels were agreed with", () => {
  const { classes, labelled, classifier } = calibrationRecord;
  expect(classes.map(({ name }) => name)).toEqual(commandClasses.map(({ name }) => name));
  expect(classes.filter(({ isCalibrated }) => !isCalibrated)).toEqual([]);
  expect(labelled.sameClass / labelled.calls).toBeGreaterThanOrEqual(0.95);
  expect(classifier).toMatch(/^[\da-f]{64}$/);
});
