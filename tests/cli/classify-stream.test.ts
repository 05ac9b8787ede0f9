// Many commands on standard input.

import { expect, test } from "vitest";
import { classify } from "../../src/cli/commands/classify.ts";
import { runInMemory } from "./memory-context.ts";

async function* chunksOf(...chunks: readonly (string | Uint8Array)[]): AsyncIterable<Uint8Array> {
  for (const chunk of chunks) yield typeof chunk === "string" ? new TextEncoder().encode(chunk) : chunk;
}

test("lines, JSON strings and objects with a command are answered in order; empty lines are none", async () => {
  const input = 'git log\n\n{"command":"cat a\\nls"}\n"npm test"\r\n{ git push; }\n(';
  const { stdout, exitCode } = await runInMemory([classify], ["classify"], {
    openStdin: () => chunksOf(input),
  });
  expect([exitCode, stdout.split("\n")]).toEqual([
    0,
    [
      "git-read\tgit log",
      "search\tcat a⏎ls",
      "test\tnpm test",
      "git-write\t{ git push; }",
      "unparsed\t(",
      "",
    ],
  ]);
});

test("a line, and a character in it, may come in two pieces", async () => {
  const bytes = new TextEncoder().encode("echo é\n");
  const openStdin = () => chunksOf("git ", "log\n", bytes.subarray(0, 6), bytes.subarray(6));
  const { stdout } = await runInMemory([classify], ["classify", "--json"], { openStdin });
  const answers = stdout.trimEnd().split("\n");
  expect(answers.map((line) => JSON.parse(line).command)).toEqual(["git log", "echo é"]);
});
