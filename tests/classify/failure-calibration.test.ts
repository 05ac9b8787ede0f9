// The gate of failure classes is that of commands, over a record of its own.

import { expect, test } from "vitest";
import { failureHash, whyFailureWithheld } from "../../src/classify/failure-calibration.ts";

const record = {
  classifier: "c1",
  classes: [
    { name: "timeout", controls: 24, failed: 0, isCalibrated: true },
    { name: "budget", controls: 24, failed: 1, isCalibrated: false },
  ],
};

test("a class that passed its controls may be shown; one that failed, has none, or was altered may not", () => {
  expect(whyFailureWithheld("timeout", record, "c1")).toBeNull();
  expect(whyFailureWithheld("budget", record, "c1")).toBe("Class budget fails 1 of its 24 controls.");
  expect(whyFailureWithheld("collision", record, "c1")).toBe("There are no controls of class collision.");
  expect(whyFailureWithheld("timeout", record, "c2")).toMatch(/another classifier/);
});

test("the shipped record holds for the classes that ship", () => {
  expect(failureHash()).toMatch(/^[\da-f]{64}$/);
  expect(whyFailureWithheld("timeout")).toBeNull();
});
