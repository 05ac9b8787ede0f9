// The record of the failure classes; that it is of these very sources is compared in calibration-record.test.ts.

import { expect, test } from "vitest";
import { failureClasses } from "../../src/classify/failure-classes.ts";
import { failureRecord } from "../../src/classify/failure-record.ts";

test("every class is recorded as calibrated", () => {
  expect(failureRecord.classes.map(({ name }) => name)).toEqual(failureClasses.map(({ name }) => name));
  expect(failureRecord.classes.filter(({ isCalibrated }) => !isCalibrated)).toEqual([]);
});
