// The row of a command: the most specific one, a target by its name, a launched tool by its own row.

import { expect, test } from "vitest";
import { rowClassOf } from "../../src/classify/class-row.ts";
import { commandRules, prepareRules } from "../../src/classify/command-rules.ts";
import { parseCommand } from "../../src/classify/parse-command.ts";

function rowOf(text: string): readonly (string | null)[] {
  const call = parseCommand(text);
  const command = call.kind === "parsed" ? call.commands[0] : undefined;
  if (command?.kind !== "named") throw new Error(`${text} is no named command.`);
  const { name, row } = rowClassOf(command, prepareRules(commandRules));
  return [name, row];
}

test.each([
  ["git stash list", "git-read", "git stash list"],
  ["git stash", "git-write", "git with 1 operands or more"],
  ["npm run lint", "format-lint", "target lint"],
  ["npm run x", "script", "target of npm run"],
  ["npm run test:lint", "test", "target test"],
  ["make -j 4 V=1 dist", "build", "target dist"],
  ["make check", "test", "make check"],
  ["make $X", "build", "target of make"],
  ["npm run", "package", "npm"],
  ["yarn mocha", "test", "yarn → mocha"],
  ["yarn add mocha", "package", "yarn add"],
  ["python3.12 -W error -m mypy a", "format-lint", "python → mypy"],
  ["python -m unknown", "script", "python"],
  ["bun run build.ts", "script", "target of bun run"],
  ["./run", "script", "* that begins with ./|../"],
  ["frobnicate", "other", null],
])("%s is %s by %s", (text, name, row) => {
  expect(rowOf(text)).toEqual([name, row]);
});
