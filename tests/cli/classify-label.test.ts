// Labels: the hash and the class go into the file, the text of a log does not.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { classify } from "../../src/cli/commands/classify.ts";
import { emptyHome } from "./commands/empty-home.ts";

// printf 'git log' | sha256sum
const gitLog = "fa7b080f3e54dea088785fcbaafa358e199e4ae018cc2c559cdbbbdb5b7b4900";
const block = (command: string): string =>
  JSON.stringify({ content: [{ type: "tool_use", name: "Bash", input: { command } }] });

test("a command and a line of a log are labelled alike, and the same label twice is one", async () => {
  const home = emptyHome();
  writeFileSync(join(home.folder, "log.jsonl"), `{}\n${block("git log")}\n`);
  const label = (...args: readonly string[]) =>
    home.run(classify, "--label", "git-read", "--into", "labels.jsonl", ...args);
  expect(await label("log.jsonl:2")).toMatchObject({ exitCode: 0, stdout: `${gitLog} git-read\n` });
  expect(await label("git log")).toMatchObject({ exitCode: 0, stdout: `${gitLog} git-read (was there)\n` });
  expect(readFileSync(join(home.folder, "labels.jsonl"), "utf8")).toBe(
    `{"sha256":"${gitLog}","class":"git-read","mixed":false}\n`,
  );
});

test("another label for the same command is refused, and so is a class that does not exist", async () => {
  const home = emptyHome();
  const label = (name: string, ...args: readonly string[]) =>
    home.run(classify, "--label", name, "--into", "labels.jsonl", "git log", ...args);
  await label("git-read");
  expect(await label("git-write")).toMatchObject({ exitCode: 3, stdout: "" });
  expect(await label("git-read", "--mixed")).toMatchObject({ exitCode: 3 });
  expect(await label("reading")).toMatchObject({ exitCode: 2 });
});

test("a line without a Bash call, or with two of them, is refused", async () => {
  const home = emptyHome();
  const two = `{"a":${block("ls")},"b":${block("pwd")}}`;
  writeFileSync(join(home.folder, "log.jsonl"), `{}\n${two}\n`);
  for (const place of ["log.jsonl:1", "log.jsonl:2", "log.jsonl:9"]) {
    const run = await home.run(classify, "--label", "search", "--into", "labels.jsonl", place);
    expect(run).toMatchObject({ exitCode: 4, stdout: "" });
  }
});

test("a place in a log that is not there is no command; a command that ends like one is", async () => {
  const home = emptyHome();
  const label = (what: string) => home.run(classify, "--label", "network", "--into", "labels.jsonl", what);
  expect(await label("log.jsonl:2")).toMatchObject({
    exitCode: 4,
    stdout: "",
    stderr: expect.stringMatching(/^log\.jsonl:2: There is no such log\./),
  });
  expect(await label("curl http://localhost:8080")).toMatchObject({ exitCode: 0 });
});
