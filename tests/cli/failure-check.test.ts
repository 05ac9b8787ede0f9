// Controls of failures from a folder. What the check prints is in tests/cli/commands/failures.test.ts.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { controlsPath } from "../../src/cli/controls-path.ts";
import { readFailureControls } from "../../src/cli/failure-check.ts";

test("the files of classes are read, each control with its place, and other files are not", () => {
  const folder = mkdtempSync(join(tmpdir(), "detent-check-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "budget.jsonl"), '\n{"kind":"spoof","class":"unknown","why":"none"}\n');
  writeFileSync(join(folder, "weather.jsonl"), "no control");
  const controls = readFailureControls(folder);
  expect(controls.map(({ of, place }) => [of, place])).toEqual([
    ["budget", `${join(folder, "budget.jsonl")}:2`],
  ]);
});

test("a folder that is not there is named; the shipped one has every class", () => {
  expect(() => readFailureControls("/nowhere/at/all")).toThrow(/^\/nowhere\/at\/all: The controls/);
  expect(new Set(readFailureControls(controlsPath("failures")).map(({ of }) => of)).size).toBe(7);
});
