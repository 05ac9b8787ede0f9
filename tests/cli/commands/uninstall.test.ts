// `detent uninstall`: takes out what install wrote, and names what it leaves.

import * as fs from "node:fs";
import { expect, test } from "vitest";
import { install } from "../../../src/cli/commands/install.ts";
import { uninstall } from "../../../src/cli/commands/uninstall.ts";
import { emptyHome } from "./empty-home.ts";
import { jsonShapes } from "./json-shapes.ts";

const own = '{"hooks": {"Stop": [{"hooks": [{"type": "command", "command": "detent hook"}]}]}}';

test("a preview writes nothing, --apply gives the file back, and hooks wired by hand stay", async () => {
  const { run, folder } = emptyHome();
  const path = `${folder}/s.json`;
  fs.writeFileSync(path, own);
  await run(install, "--settings", path, "--client", "2.0.77", "--apply");
  const written = fs.readFileSync(path, "utf8");
  const preview = await run(uninstall, "--settings", path);
  expect(preview.stdout).toMatch(/^Nothing was written: --apply takes 8 hooks \(.*PreToolUse.*\) out of /);
  expect(preview.stdout).toContain("Wired by hand, and left as it is: Stop.\n");
  expect(fs.readFileSync(path, "utf8")).toBe(written);
  const { stdout } = await run(uninstall, "--settings", path, "--apply", "--json");
  const outcome = jsonShapes["detent.uninstall/1"].parse(JSON.parse(stdout));
  expect([outcome.events.length, outcome.byHand, outcome.isApplied]).toEqual([8, ["Stop"], true]);
  expect(fs.readFileSync(path, "utf8")).toBe(own);
});

test("where nothing was installed nothing is written", async () => {
  const { run, folder } = emptyHome();
  const path = `${folder}/none.json`;
  const { exitCode, stdout } = await run(uninstall, "--settings", path, "--apply");
  expect([exitCode, stdout, fs.existsSync(path)]).toEqual([
    0,
    `Nothing that \`detent install\` writes stands in ${path}.\n`,
    false,
  ]);
});
