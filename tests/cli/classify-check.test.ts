// The check of the classifier: what fails it, and what it says.

import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { classify } from "../../src/cli/commands/classify.ts";
import { controlsPath } from "../../src/cli/controls-path.ts";
import { emptyHome } from "./commands/empty-home.ts";
import { jsonShapes } from "./commands/json-shapes.ts";

const shape = jsonShapes["detent.classify-check/1"];

/** The shipped controls, for a test to spoil. */
function copied(home: ReturnType<typeof emptyHome>): string {
  const folder = join(home.folder, "controls");
  cpSync(controlsPath(), folder, { recursive: true });
  return folder;
}

test("the shipped controls hold, every class is calibrated and the labels are agreed with", async () => {
  const { exitCode, stdout } = await emptyHome().run(classify, "--check", "--json");
  const check = shape.parse(JSON.parse(stdout));
  expect([exitCode, check.isPassed, check.classes.length]).toEqual([0, true, 19]);
  expect(check.sets.map(({ set }) => set)).toEqual(["labelled"]);
});

test("a control that fails is named with its place, its class is withheld, and the check ends with 1", async () => {
  const home = emptyHome();
  const folder = copied(home);
  const path = join(folder, "worktree.jsonl");
  const wrong = '{"kind":"positive","class":"worktree","command":"git branch a"}\n';
  writeFileSync(path, wrong + readFileSync(path, "utf8"));
  const { exitCode, stdout } = await home.run(classify, "--check", "--controls", folder);
  expect(exitCode).toBe(1);
  expect(stdout).toContain(`${path}:1: 'git branch a' must be worktree, and is git-write by `);
  expect(stdout).toMatch(/^worktree .* no, withheld /m);
});

test("a class without controls, and labels that are not agreed with, fail it too", async () => {
  const home = emptyHome();
  const folder = copied(home);
  rmSync(join(folder, "build.jsonl"));
  expect((await home.run(classify, "--check", "--controls", folder)).exitCode).toBe(1);
  const other = join(home.folder, "labels");
  cpSync(controlsPath(), other, { recursive: true });
  writeFileSync(join(other, "labelled.jsonl"), '{"command":"ls","class":"build","mixed":false}\n');
  const { exitCode, stdout } = await home.run(classify, "--check", "--controls", other);
  expect(exitCode).toBe(1);
  expect(stdout).toContain("labelled: 1 labelled build are classed search.");
});

test("hashes that a corpus does not hold are counted, and a set without any text fails the check", async () => {
  const home = emptyHome();
  const { exitCode, stdout } = await home.run(classify, "--check", "--corpus", home.folder, "--json");
  const held = shape.parse(JSON.parse(stdout)).sets.find(({ set }) => set === "held-out");
  expect([exitCode, held?.calls, held?.isAgreed]).toEqual([1, 0, false]);
  expect(held?.unresolved).toBeGreaterThanOrEqual(300);
});
