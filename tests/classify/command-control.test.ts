// Controls: how they are read, when they hold, and what makes a class calibrated.

import { expect, test } from "vitest";
import {
  controlsMin,
  findFailure,
  judgeClasses,
  parseControls,
  parsedControl,
} from "../../src/classify/command-control.ts";
import { commandRules, prepareRules } from "../../src/classify/command-rules.ts";
import { shippedControls } from "./shipped-controls.ts";

const rules = prepareRules(commandRules);
const line = (fields: object): string => JSON.stringify(fields);
const one = (fields: object) => {
  const [control] = parseControls("git-read", "x.jsonl", line(fields));
  if (control === undefined) throw new Error("no control");
  return findFailure(parsedControl(control), rules);
};

test("a control holds where class, mark and the named row are right", () => {
  expect(one({ kind: "positive", class: "git-read", command: "git log" })).toBeUndefined();
  expect(one({ kind: "negative", class: "search", mixed: true, command: "git log; ls" })).toBeUndefined();
  expect(one({ kind: "positive", class: "git-read", row: "git log", command: "git log" })).toBeUndefined();
});

test.each([
  ["the class", { kind: "positive", class: "git-read", command: "git push" }],
  ["the mark", { kind: "negative", class: "search", command: "git log; ls" }],
  ["the row", { kind: "positive", class: "git-read", row: "git diff", command: "git log" }],
  ["a call that cannot be parsed", { kind: "positive", class: "git-read", command: "git log (" }],
])("it fails by %s", (_what, fields) => {
  expect(one(fields)?.got).toBeDefined();
});

test.each([
  "no json",
  line({ kind: "positive", class: "git-read" }),
  line({ kind: "positive", class: "search", command: "ls" }),
  line({ kind: "negative", class: "git-read", command: "git log" }),
  line({ kind: "spoof", class: "plumbing", command: "# git log" }),
  line({ kind: "maybe", class: "git-read", command: "git log" }),
  line({ kind: "positive", class: "unparsed", command: "(" }),
])("%s is no control, and its place is named", (text) => {
  expect(() => parseControls("git-read", "x.jsonl", `\n${text}\n`)).toThrow(
    /^x\.jsonl:2: This is no control/,
  );
});

test("every class has as many controls of each kind as it needs, and fails none", () => {
  const verdicts = judgeClasses(shippedControls, rules);
  expect(verdicts.filter(({ isCalibrated }) => !isCalibrated)).toEqual([]);
  for (const { counts } of verdicts) {
    expect(counts.positive).toBeGreaterThanOrEqual(controlsMin.positive);
    expect(counts.negative).toBeGreaterThanOrEqual(controlsMin.negative);
    expect(counts.spoof).toBeGreaterThanOrEqual(controlsMin.spoof);
  }
});

test("one control less than needed, or one that fails, and the class is not calibrated", () => {
  const own = shippedControls.filter(({ control }) => control.of === "worktree");
  const verdictOf = (controls: typeof own) =>
    judgeClasses(controls, rules).find(({ name }) => name === "worktree")?.isCalibrated;
  const negatives = own
    .filter(({ control }) => control.kind === "negative")
    .slice(0, controlsMin.negative - 1);
  const failing = parseControls(
    "worktree",
    "x",
    line({ kind: "positive", class: "worktree", command: "ls" }),
  );
  expect(verdictOf(own)).toBe(true);
  expect(verdictOf([...own.filter(({ control }) => control.kind !== "negative"), ...negatives])).toBe(false);
  expect(verdictOf([...own, ...failing.map(parsedControl)])).toBe(false);
  expect(verdictOf([])).toBe(false);
});

test("no command stands twice among the controls of a class", () => {
  const keys = shippedControls.map(({ control }) => `${control.of} ${control.command}`);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});
