// The command table: every row is true of the command that it loads.

import { expect, test } from "vitest";
import { commands } from "../../src/cli/commands.ts";
import { runInMemory } from "./memory-context.ts";

test("no name stands in the table twice", () => {
  const names = commands.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});

test("every row has the name and summary of its command, which has a usage and an example that calls it", async () => {
  for (const entry of commands) {
    const command = await entry.load();
    expect({ name: command.name, summary: command.summary }).toEqual({
      name: entry.name,
      summary: entry.summary,
    });
    expect(command.summary).not.toMatch(/\.$/);
    expect(command.usage).not.toEqual([]);
    expect(command.example).toMatch(new RegExp(`(^|\\| )detent ${command.name}( |$)`));
  }
});

test("every command shows its help and refuses an unknown flag", async () => {
  for (const entry of commands) {
    const command = await entry.load();
    expect(await runInMemory([command], [entry.name, "--help"])).toMatchObject({ exitCode: 0, stderr: "" });
    expect(await runInMemory([command], [entry.name, "--no-such-flag"])).toMatchObject({
      exitCode: 2,
      stdout: "",
    });
  }
});
