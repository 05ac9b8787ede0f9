import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { hookPath } from "../../src/cli/hook-path.ts";

test("the path is that of the plugin's program", () => {
  const path = hookPath();
  expect([existsSync(path), path]).toEqual([
    true,
    fileURLToPath(new URL("../../plugin/dist/hook.cjs", import.meta.url)),
  ]);
  expect(readFileSync(path, "utf8")).toMatch(/^\/\/ Built from src\/moves\/hook\.ts/);
});
