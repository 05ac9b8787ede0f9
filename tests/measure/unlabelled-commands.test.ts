// What no row knows, by how often it is called.

import { expect, test } from "vitest";
import { readUnlabelled } from "../../src/measure/unlabelled-commands.ts";
import { withLogs } from "./log-database.ts";
import { answer, call } from "./metric-log.ts";

const lines = ["frobnicate --all", "frobnicate", "git log && mumble x", "frobnicate", "ls", "(", "$X"].map(
  (command, at) => answer(`m${at}`, [call(`t${at}`, "Bash", { command })]),
);

test("programs are counted by calls and texts, the most frequent first; what is known is not there", async () => {
  await withLogs({ "s.jsonl": `${lines.join("\n")}\n` }, async (database) => {
    expect(await readUnlabelled(database)).toEqual({
      programs: [
        { name: "frobnicate", calls: 3, distinctCommands: 2, example: "frobnicate" },
        { name: "(unparsed: syntax error)", calls: 1, distinctCommands: 1, example: "(" },
        { name: "mumble", calls: 1, distinctCommands: 1, example: "git log && mumble x" },
      ],
      calls: 7,
      unlabelledCalls: 5,
      cutCalls: 0,
    });
  });
});

test("a text that is kept in part is counted and not read", async () => {
  const long = answer("m", [call("t", "Bash", { command: `frobnicate ${"x".repeat(5_000)}` })]);
  await withLogs({ "s.jsonl": `${long}\n` }, async (database) => {
    expect(await readUnlabelled(database)).toEqual({
      programs: [],
      calls: 1,
      unlabelledCalls: 0,
      cutCalls: 1,
    });
  });
});

test("a text that stayed on another machine is counted and not read; a call without a command is none", async () => {
  const calls = [call("t1", "Bash", { command: "frobnicate" }), call("t2", "Bash", {})];
  await withLogs({ "s.jsonl": `${answer("m", calls)}\n` }, async (database) => {
    await database.run("UPDATE call_copies SET subject = NULL");
    expect(await readUnlabelled(database)).toMatchObject({ programs: [], calls: 1, cutCalls: 1 });
  });
});
