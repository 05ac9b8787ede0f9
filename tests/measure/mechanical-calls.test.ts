// What is said of mechanical calls: only of calibrated classes, and with the error that was measured.

import { expect, test } from "vitest";
import { mechanicalErrorText, mechanicalSql, wrongShareMost } from "../../src/measure/mechanical-calls.ts";

test("a class that is not calibrated is withheld, and so is what another classifier said", () => {
  const sql = mechanicalSql("c1", [
    { isCalibrated: true, name: "git-read" },
    { isCalibrated: false, name: "git-write", why: "It fails." },
  ]);
  expect(sql).toBe(
    "CASE WHEN classifier = 'c1' AND class IN ('git-read', 'unparsed') THEN is_mechanical::INTEGER END",
  );
});

test("the bound on wrong answers is the exact one", () => {
  // None of 360: 1 - 0.05^(1/360) = 0.008287. R: binom.test(3, 100, alternative = "less")$conf.int[2] = 0.07571.
  expect(wrongShareMost(0, 360)).toBeCloseTo(0.008287, 6);
  expect(wrongShareMost(3, 100)).toBeCloseTo(0.07571, 4);
  expect(wrongShareMost(5, 5)).toBe(1);
});

test("the error is one sentence with its count", () => {
  const agreement = { calls: 360, sameClass: 350, sameMechanical: 360 };
  expect(mechanicalErrorText({ set: "held-out commands", agreement })).toBe(
    "Of 360 held-out commands the classifier took 0 for mechanical or not against the reader's label: " +
      "at most 0.8 % wrong, by a one-sided 95 % bound.",
  );
});
