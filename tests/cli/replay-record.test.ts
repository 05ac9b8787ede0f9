// `detent replay --record`: of all loaded sessions, and of nothing less.

import { expect, it } from "vitest";
import { replay } from "../../src/cli/commands/replay.ts";
import { sql } from "../../src/cli/commands/sql.ts";
import { loadedWorkplace } from "./commands/loaded-database.ts";

it("records facts of all loaded sessions, files of subagents included; of one session it is refused", {
  timeout: 60_000,
}, async () => {
  const { run } = await loadedWorkplace("subagent-files");
  const { exitCode, stderr } = await run(replay, "--record");
  expect([exitCode, /Recorded: \d+ facts? of \d+ files?\./.test(stderr)]).toEqual([0, true]);
  const query = "SELECT count(*) = (SELECT count(*) FROM sources) AS whole FROM replayed_sources";
  expect((await run(sql, query, "--json")).stdout).toContain("true");
  expect(await run(replay, "5e55", "--record")).toMatchObject({ exitCode: 2 });
});
