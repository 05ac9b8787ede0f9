// The class of each command of a call: what a row says, and what turns it: help, a file that is written, -exec.

import { expect, test } from "vitest";
import { classifyCommands } from "../../src/classify/classify-command.ts";
import { commandRules, prepareRules } from "../../src/classify/command-rules.ts";
import { parseCommand } from "../../src/classify/parse-command.ts";

function classes(text: string): readonly string[] {
  const call = parseCommand(text);
  if (call.kind === "unparsed") throw new Error(call.detail);
  return classifyCommands(call.commands, prepareRules(commandRules)).map(({ name }) => name);
}

test.each([
  ["each command has its own class", "git log && cat a", ["git-read", "read-code"]],
  [
    "what find starts has its class, and find none beside it",
    "find . -exec rm {} +",
    ["plumbing", "file-management"],
  ],
  ["where it starts plumbing, find has", "find . -exec basename {} \\;", ["search", "plumbing"]],
  ["a text of the call that goes to a file is an edit", "echo a > b", ["edit"]],
  ["one that goes nowhere is none", "echo a > /dev/null", ["plumbing"]],
  ["a command that is redirected keeps its class", "git log > b", ["git-read"]],
  ["so does a pipe, whose filter writes it", "git log | sort > b", ["git-read", "plumbing"]],
  ["a pipe of plumbing is an edit", "echo a | sort > b", ["plumbing", "edit"]],
  ["tee writes its operand", "echo a | tee b", ["plumbing", "edit"]],
  ["a name that only the run knows is other", "$X log", ["other"]],
  ["a file alone that is read is read", "x=$(< f)", ["read-code", "plumbing"]],
  [
    "a loop over a file has the class of its body",
    "while read l; do git show $l; done < f",
    ["plumbing", "plumbing", "git-read"],
  ],
  ["help is a probe, whatever is asked", "docker run --help", ["toolchain-probe"]],
  ["the text of trap runs at the end and counts for nothing", "trap 'rm a' EXIT", ["plumbing"]],
  ["a shell that is fed a text is a script", "bash <<'END'\ngit log\nEND", ["script"]],
])("%s", (_claim, text, expected) => {
  expect(classes(text)).toEqual(expected);
});
