// Which transcripts are meant: without a name all that were loaded; never a log that is on another machine.

import { expect, it } from "vitest";
import { exportCommand } from "../../src/cli/commands/export.ts";
import { load } from "../../src/cli/commands/load.ts";
import { replay } from "../../src/cli/commands/replay.ts";
import { sessions } from "../../src/cli/commands/sessions.ts";
import { jsonShapes } from "./commands/json-shapes.ts";
import { loadedWorkplace } from "./commands/loaded-database.ts";
import { runInMemory } from "./memory-context.ts";

it("without a name every loaded main transcript is replayed", async () => {
  const { run } = await loadedWorkplace("growing-output", "subagent-files", "fork-chain");
  const { exitCode, stdout } = await run(replay);
  expect(exitCode).toBe(0);
  // One session alone, one with subagents' files that belong to it, and the fork's three files.
  expect(stdout).toMatch(/in transcripts: 5;/);
});

it("without a name and without a database there is nothing, and the way to one is said", async () => {
  const { exitCode, stderr } = await runInMemory([replay], ["replay"]);
  expect(exitCode).toBe(4);
  expect(stderr).toContain("Run `detent load` first");
});

it("a session that came with an export is not replayed, and it is said where its log is", async () => {
  const { run, folder } = await loadedWorkplace("growing-output");
  await run(exportCommand, "--parquet", "out");
  const [cwd, database] = [folder, `${folder}/fleet.duckdb`];
  await runInMemory([load], ["load", "out", "--db", database], { cwd });
  const listed = await runInMemory([sessions], ["sessions", "--json", "--db", database], { cwd });
  const [session] = jsonShapes["detent.sessions/1"].parse(JSON.parse(listed.stdout)).sessions;
  const { exitCode, stderr } = await runInMemory(
    [replay],
    ["replay", String(session?.id), "--db", database],
    { cwd },
  );
  expect(exitCode).toBe(4);
  expect(stderr).toContain("It came with an export; its log is on the machine that exported it.");
  expect((await runInMemory([replay], ["replay", "--db", database], { cwd })).stderr).not.toContain(
    "export:",
  );
});
