// Controls of failures: what a line must hold, and when a class is calibrated.

import { expect, test } from "vitest";
import { controlsMin } from "../../src/classify/command-control.ts";
import { failureClasses } from "../../src/classify/failure-classes.ts";
import {
  findFailedControl,
  findFailureClass,
  judgeFailures,
  parseFailureControls,
} from "../../src/classify/failure-control.ts";
import { shippedFailures } from "./shipped-failures.ts";

const positive = {
  kind: "positive",
  class: "timeout",
  signature: "terminal: reason timeout",
  recovery: "hand to operator",
  terminal: { reason: "timeout", isError: true },
};

function parsed(...controls: readonly object[]): ReturnType<typeof parseFailureControls> {
  return parseFailureControls("timeout", "x.jsonl", controls.map((one) => JSON.stringify(one)).join("\n\n"));
}

test("a line is one control with its place; blank lines are none", () => {
  expect(parsed(positive, positive).map(({ place }) => place)).toEqual(["x.jsonl:1", "x.jsonl:3"]);
});

test.each([
  ["a class that is none", { ...positive, class: "weather" }],
  ["a positive one of another class", { ...positive, class: "budget" }],
  ["a negative one of its own class", { ...positive, kind: "negative" }],
  ["a positive one without a signature", { kind: "positive", class: "timeout", recovery: "retry" }],
  ["a positive one without a recovery", { ...positive, recovery: undefined }],
  ["a spoof without a reason", { kind: "spoof", class: "unknown" }],
])("%s is refused with its place", (_what, control) => {
  expect(() => parsed(control)).toThrow(/^x\.jsonl:1: This is no control of a failure/);
});

test("a control fails on another class, another signature and another recovery, and says what it got", () => {
  const got = (change: object): string | undefined => {
    const [control] = parsed({ ...positive, ...change });
    return control === undefined ? undefined : findFailedControl(control, failureClasses)?.got;
  };
  expect(got({})).toBeUndefined();
  expect(got({ terminal: { reason: "failed", isError: true } })).toBe("unknown");
  expect(got({ signature: "incident: timeout" })).toBe(
    "timeout by 'terminal: reason timeout', hand to operator",
  );
  expect(got({ recovery: "retry" })).toBe("timeout by 'terminal: reason timeout', hand to operator");
});

test("every class has as many controls of each kind as it needs, and fails none", () => {
  const verdicts = judgeFailures(shippedFailures);
  expect(verdicts.filter(({ isCalibrated }) => !isCalibrated)).toEqual([]);
  for (const { counts } of verdicts) {
    expect(counts.positive).toBeGreaterThanOrEqual(controlsMin.positive);
    expect(counts.negative).toBeGreaterThanOrEqual(controlsMin.negative);
    expect(counts.spoof).toBeGreaterThanOrEqual(controlsMin.spoof);
  }
});

test("one control less than needed, or one that fails, and the class is not calibrated", () => {
  const own = shippedFailures.filter(({ of }) => of === "timeout");
  const isCalibrated = (controls: typeof own): boolean | undefined =>
    judgeFailures(controls).find(({ name }) => name === "timeout")?.isCalibrated;
  const spoofs = own.filter(({ kind }) => kind === "spoof").slice(0, controlsMin.spoof - 1);
  expect(isCalibrated(own)).toBe(true);
  expect(isCalibrated([...own.filter(({ kind }) => kind !== "spoof"), ...spoofs])).toBe(false);
  expect(isCalibrated([...own, ...parsed({ ...positive, recovery: "retry" })])).toBe(false);
  expect(isCalibrated([])).toBe(false);
});

test("a class is found by its name alone", () => {
  expect(findFailureClass("budget")).toBe("budget");
  expect(findFailureClass("unknown")).toBeUndefined();
});
