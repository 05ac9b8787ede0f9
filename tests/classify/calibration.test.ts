// The gate: only a class that this classifier was checked for may be reported.

import { expect, test } from "vitest";
import { calibratedClass, calibratedClasses, measuredAgreement } from "../../src/classify/calibration.ts";
import type { CalibrationRecord } from "../../src/classify/recorded-check.ts";

const agreement = { calls: 10, sameClass: 9, sameMechanical: 10 };
const record: CalibrationRecord = {
  classifier: "c1",
  classes: [
    { name: "git-read", controls: 20, failed: 0, isCalibrated: true },
    { name: "git-write", controls: 20, failed: 2, isCalibrated: false },
    { name: "test", controls: 3, failed: 0, isCalibrated: false },
  ],
  labelled: agreement,
  heldOut: null,
};

test("a class that passed its controls may be reported", () => {
  expect(calibratedClass("git-read", "c1", record)).toEqual({ isCalibrated: true, name: "git-read" });
});

test.each([
  ["git-write", "c1", "Class git-write fails 2 of its 20 controls."],
  ["test", "c1", "Class test has too few controls."],
  ["build", "c1", "There are no controls of class build."],
  ["git-read", "c0", "It was classed by another classifier than the one that was checked."],
] as const)("%s of classifier %s is withheld with the reason", (name, classifier, why) => {
  expect(calibratedClass(name, classifier, record)).toEqual({ isCalibrated: false, name, why });
});

test("every class of the table gets an answer", () => {
  const reported = calibratedClasses("c1", record).filter(({ isCalibrated }) => isCalibrated);
  expect(reported.map(({ name }) => name)).toEqual(["git-read"]);
  expect(calibratedClasses("c1", record)).toHaveLength(19);
});

test("agreement with real logs stands before that with shipped labels, where there is one", () => {
  expect(measuredAgreement(record)).toEqual({ set: "shipped labels", agreement });
  const heldOut = { calls: 5, sameClass: 5, sameMechanical: 5 };
  expect(measuredAgreement({ ...record, heldOut }).agreement).toEqual(heldOut);
});
