import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { controlsPath } from "../../src/cli/controls-path.ts";

test("the controls of this checkout are found", () => {
  expect(existsSync(join(controlsPath(), "git-read.jsonl"))).toBe(true);
  expect(existsSync(join(controlsPath("failures"), "timeout.jsonl"))).toBe(true);
});
