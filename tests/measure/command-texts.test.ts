// The Bash commands of logs, wherever in a line they stand.

import { expect, test } from "vitest";
import { commandHash, commandsOfLine, commandTexts } from "../../src/measure/command-texts.ts";
import { inFreshFolder, writeLogs } from "./log-database.ts";

const block = (command: string, name = "Bash"): object => ({ type: "tool_use", name, input: { command } });

test("blocks named Bash are found at any depth, and no others", () => {
  const line = JSON.stringify({ message: { content: [block("ls"), { inner: { message: block("pwd") } }] } });
  expect(commandsOfLine(line)).toEqual(["ls", "pwd"]);
  expect(
    commandsOfLine(JSON.stringify([block("ls", "PowerShell"), { name: "Bash", input: { command: "ls" } }])),
  ).toEqual([]);
  expect(commandsOfLine('{"name":"Bash", torn')).toEqual([]);
});

test("a line that is nested by the thousand is read, in its order", () => {
  const deep = `${"[".repeat(5_000)}${JSON.stringify([block("ls"), block("pwd")])}${"]".repeat(5_000)}`;
  expect(commandsOfLine(deep)).toEqual(["ls", "pwd"]);
  const own = JSON.stringify({ ...block("outer"), inner: [block("first")], last: block("second") });
  expect(commandsOfLine(own)).toEqual(["outer", "first", "second"]);
});

test("the texts of a folder are known by the hash of their bytes", async () => {
  await inFreshFolder((folder) => {
    writeLogs(folder, {
      "a/b.jsonl": `${JSON.stringify(block("é"))}\n`,
      "c.txt": JSON.stringify(block("ls")),
    });
    // printf 'é' | sha256sum
    const hash = "4a99557e4033c3539de2eb65472017cad5f9557f7a0625a09f1c3f6e2ba69c4c";
    expect([...commandTexts(folder)]).toEqual([[hash, "é"]]);
    expect(commandHash("é")).toBe(hash);
  });
});
