// `detent status`: the same text as the plugin's program prints, and 1 where something has drifted.

import { spawnSync } from "node:child_process";
import * as fs from "node:fs";
import { expect, test } from "vitest";
import { install } from "../../../src/cli/commands/install.ts";
import { status } from "../../../src/cli/commands/status.ts";
import { hookPath } from "../../../src/cli/hook-path.ts";
import { emptyHome } from "./empty-home.ts";
import { jsonShapes } from "./json-shapes.ts";

function home() {
  const { folder, runIn } = emptyHome();
  const env = { HOME: folder };
  const run = (...args: readonly string[]) => runIn({ env }, status, ...args);
  return { folder, env, run, runIn };
}

test("the plugin's own program prints the same", async () => {
  const { folder, env, run } = home();
  const { exitCode, stdout } = await run();
  const own = spawnSync(process.execPath, [hookPath(), "status"], { cwd: folder, env, encoding: "utf8" });
  expect([exitCode, own.status, own.stderr]).toEqual([0, 0, ""]);
  expect(own.stdout).toBe(stdout);
  expect(stdout).toContain("  USER → CONTEXT ");
});

test("what was installed is found, and what was taken out of it is drift and ends with 1", async () => {
  const { folder, env, run, runIn } = home();
  fs.mkdirSync(`${folder}/.claude`);
  const path = `${folder}/.claude/settings.json`;
  await runIn({ env }, install, "--settings", path, "--client", "2.1.332", "--apply");
  expect(await run()).toMatchObject({ exitCode: 0 });
  fs.writeFileSync(path, fs.readFileSync(path, "utf8").replace('"compact"', '"*"'));
  const { exitCode, stdout } = await run();
  expect(exitCode).toBe(1);
  expect(stdout).toContain(`  ${path} wires SessionStart for *, which this version does not. `);
  const found = jsonShapes["detent.status/1"].parse(JSON.parse((await run("--json")).stdout));
  expect([found.drift.length, found.wired.length, found.cells.length]).toEqual([2, 1, 20]);
});

test("another project's settings count where it is named", async () => {
  const { folder, run } = home();
  fs.mkdirSync(`${folder}/q/.claude`, { recursive: true });
  fs.writeFileSync(`${folder}/q/.claude/settings.json`, '{"env":{"DETENT_BOUNDS_MODE":"inject"}}');
  expect((await run()).stdout).toMatch(/DETENT_BOUNDS_MODE +deny +default/);
  expect((await run("--project", "q")).stdout).toMatch(
    /DETENT_BOUNDS_MODE +inject +.*\(of this repository\)/,
  );
});
