// Which transcripts are meant, without a name: all that were loaded.

import { expect, it } from "vitest";
import { replay } from "../../src/cli/commands/replay.ts";
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
