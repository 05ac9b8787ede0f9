// Counts by themselves, and then as every command prints them: over one of each thing nothing is said in the plural.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { dispatches } from "../../src/cli/commands/dispatches.ts";
import { load } from "../../src/cli/commands/load.ts";
import { measure } from "../../src/cli/commands/measure.ts";
import { problems } from "../../src/cli/commands/problems.ts";
import { register } from "../../src/cli/commands/register.ts";
import { replay } from "../../src/cli/commands/replay.ts";
import { sessions } from "../../src/cli/commands/sessions.ts";
import { show } from "../../src/cli/commands/show.ts";
import { store } from "../../src/cli/commands/store.ts";
import { boundText, countText } from "../../src/cli/count-text.ts";
import { workplace } from "./commands/loaded-database.ts";
import { stdinOf } from "./memory-context.ts";

test.each([
  [0, "0 files"],
  [1, "1 file"],
  [2, "2 files"],
  [1000, "1,000 files"],
])("%s is counted as %s", (count, text) => {
  expect(countText(count, "file")).toBe(text);
});

test("a noun may have a plural of its own", () => {
  expect([1, 2].map((count) => countText(count, "dispatch", "dispatches"))).toEqual([
    "1 dispatch",
    "2 dispatches",
  ]);
});

test("a lower bound has its mark, and what is not known is neither a bound nor 0", () => {
  expect(boundText(1200, true)).toBe("≥ 1,200");
  expect(boundText(1200, false)).toBe("1,200");
  expect(boundText(null, true)).toBe(null);
});

test("no command says one of a thing in the plural", async () => {
  const { folder, logs, run, runIn } = workplace();
  const ids = { sessionId: "5e550001-0000-4000-8000-000000000000", timestamp: "2026-03-02T09:00:00.000Z" };
  const entry = {
    type: "user",
    uuid: "a",
    version: "2.1.110",
    cwd: "/srv",
    message: { role: "user", content: "x" },
  };
  writeFileSync(join(logs, `${ids.sessionId}.jsonl`), `${JSON.stringify({ ...entry, ...ids })}\n{"broken\n`);
  const dispatch = {
    drain_log: 1,
    record: "dispatch",
    run_id: "one",
    profile: "BE",
    session_ids: [ids.sessionId],
  };
  writeFileSync(join(logs, "drain.jsonl"), `${JSON.stringify(dispatch)}\n`);
  const kept = join(folder, "store");
  const storing = { openStdin: () => stdinOf("x") };
  const runs = [
    await run(load, logs),
    await run(sessions),
    await run(sessions, "repo:none"),
    await run(sessions, "--limit", "1"),
    await run(show, ids.sessionId),
    await run(dispatches),
    await run(dispatches, "--cohort", "none"),
    await run(measure),
    await run(problems),
    await run(problems, "--kind", "glued"),
    await run(replay, logs),
    await run(register, "--verify"),
    await runIn(storing, store, "put", "--store", kept),
    await run(store, "stats", "--store", kept),
    await run(store, "verify", "--store", kept),
    await run(store, "prune", "--older-than", "0", "--store", kept),
  ];
  const said = runs.flatMap(({ stdout, stderr }) => `${stdout}${stderr}`.split("\n"));
  expect(runs.map(({ exitCode }) => exitCode)).toEqual(runs.map(() => 0));
  expect(said.filter((line) => /(?<![\d.,])1 (?:[a-z]+ )?(?:[a-z]+s|dispatches)\b(?! ·)/.test(line))).toEqual(
    [],
  );
});
