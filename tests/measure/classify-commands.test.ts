// Classes of commands in the database: each text once, renewed for another classifier, none for a text held in part.

import { expect, test } from "vitest";
import { classifyCommands } from "../../src/measure/classify-commands.ts";
import type { Database } from "../../src/measure/open-database.ts";
import { withLogs } from "./log-database.ts";
import { answer, call } from "./metric-log.ts";

const bash = (...commands: readonly string[]): string =>
  `${commands.map((command, at) => answer(`m${at}`, [call(`t${at}`, "Bash", { command })])).join("\n")}\n`;

const classes = async (database: Database): Promise<readonly (readonly unknown[])[]> => {
  const sql = `SELECT c.subject, k.class, k.is_mechanical, k.is_mixed, k.unparsed_why FROM command_classes k
    JOIN (SELECT DISTINCT subject FROM tool_calls) c ON sha256(c.subject) = k.sha256 ORDER BY 1`;
  return (await database.all(sql)).map((row) => Object.values(row));
};

test("a load gives each text of a Bash call its class once, however many calls have it", async () => {
  const logs = { "s.jsonl": bash("git log", "git log", "cat a\nls; git log", "git log (") };
  await withLogs(logs, async (database) => {
    expect(await classes(database)).toEqual([
      ["cat a\nls; git log", "search", false, true, null],
      ["git log", "git-read", true, false, null],
      ["git log (", "unparsed", false, false, "syntax error"],
    ]);
  });
});

test("a command of another tool, and one that is held only in part, has none", async () => {
  const other = answer("p", [call("p", "PowerShell", { command: "git log" })]);
  await withLogs({ "s.jsonl": `${bash(`echo ${"x".repeat(5_000)}`)}${other}\n` }, async (database) => {
    expect(await classes(database)).toEqual([]);
  });
});

test("another classifier renews every row, and the same one none", async () => {
  await withLogs({ "s.jsonl": bash("git log") }, async (database) => {
    const hashes = () => database.all("SELECT classifier FROM command_classes");
    const [before] = await hashes();
    await classifyCommands(database);
    expect(await hashes()).toEqual([before]);
    await classifyCommands(database, "another");
    expect(await hashes()).toEqual([{ classifier: "another" }]);
  });
});

test("texts that JSON must escape are found again by their hash", async () => {
  const odd = ['echo "\u2028\\u0000 é 😀"', "printf 'a\tb\u0007'"];
  await withLogs({ "s.jsonl": bash(...odd) }, async (database) => {
    expect((await classes(database)).map(([, name]) => name)).toEqual(["plumbing", "plumbing"]);
  });
});
