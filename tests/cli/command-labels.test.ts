// Controls and labels from the disk.

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { heldOutFile, labelledFile, readControls, readLabelled } from "../../src/cli/command-labels.ts";
import { controlsPath } from "../../src/cli/controls-path.ts";
import { freshFolder } from "../moves/store/fresh-folder.ts";

test("every class of the shipped folder has controls, and both sets of labels are there", () => {
  expect(new Set(readControls(controlsPath()).map(({ control }) => control.of)).size).toBe(19);
  expect(readLabelled(controlsPath(), labelledFile).length).toBeGreaterThanOrEqual(150);
  expect(readLabelled(controlsPath(), heldOutFile).length).toBeGreaterThanOrEqual(300);
});

test("a file that is of no class is passed over, a missing set is empty, a missing folder is refused", () => {
  const folder = join(freshFolder(), "controls");
  mkdirSync(folder);
  writeFileSync(join(folder, "notes.jsonl"), "no control");
  expect([readControls(folder), readLabelled(folder, labelledFile)]).toEqual([[], []]);
  expect(() => readControls(join(folder, "none"))).toThrow("are not here");
});
