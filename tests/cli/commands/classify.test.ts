// `detent classify`: one command, the flags, and what no row knows.

import { expect, test } from "vitest";
import { classify } from "../../../src/cli/commands/classify.ts";
import { emptyHome } from "./empty-home.ts";
import { jsonShapes } from "./json-shapes.ts";
import { loadedWorkplace } from "./loaded-database.ts";

test("a command's class comes with the row of every command in it, the deciding one marked", async () => {
  const { exitCode, stdout } = await emptyHome().run(classify, "cd web && npm test 2>&1 | tail -20");
  expect(exitCode).toBe(0);
  expect(stdout.split("\n").map((line) => line.replaceAll(/ {2,}/g, " | "))).toEqual([
    "test: mechanical",
    " | command | class | by the row",
    " | cd web | plumbing | cd",
    "> | npm test 2>&1 | test | npm test",
    " | tail -20 | plumbing | tail on piped or given text",
    "",
  ]);
});

test("mixed and unparsed are said in words", async () => {
  const { run } = emptyHome();
  expect((await run(classify, "git log; ls")).stdout).toMatch(/^search: not mechanical, mixed: /);
  const unparsed = await run(classify, "git log (");
  expect(unparsed.exitCode).toBe(0);
  expect(unparsed.stdout).toMatch(/^unparsed: syntax error, /);
});

test.each(["", " "])("an empty command, '%s', is refused and not taken for none", async (text) => {
  const { exitCode, stderr } = await emptyHome().run(classify, text);
  expect({ exitCode, stderr }).toEqual({
    exitCode: 2,
    stderr: "detent classify: The command is empty. Give one in quotes.\n",
  });
});

test("JSON has the described shape", async () => {
  const { stdout } = await emptyHome().run(classify, "git log | sort > a", "--json");
  expect(jsonShapes["detent.classify/1"].parse(JSON.parse(stdout))).toMatchObject({ class: "git-read" });
});

test.each([
  ["--check", "--unlabelled"],
  ["--check", "git log"],
  ["--unlabelled", "git log"],
  ["--corpus", "a", "git log"],
  ["--mixed", "git log"],
  ["--label", "search", "git log"],
  ["--label", "search", "--into", "f"],
])("%s %s is refused", async (...args) => {
  expect(await emptyHome().run(classify, ...args)).toMatchObject({ exitCode: 2, stdout: "" });
});

test("without a command on a terminal it asks for one", async () => {
  expect(await emptyHome().runIn({ isStdinTty: true }, classify)).toMatchObject({ exitCode: 2 });
});

test("what no row knows is listed from the database, and nothing is said to be nothing", async () => {
  const { run } = await loadedWorkplace("every-fate");
  const { exitCode, stdout } = await run(classify, "--unlabelled", "--json");
  const found = jsonShapes["detent.classify-unlabelled/1"].parse(JSON.parse(stdout));
  expect(exitCode).toBe(0);
  expect(found.unlabelledCalls).toBeLessThanOrEqual(found.calls);
  expect((await run(classify, "--unlabelled")).stderr).toMatch(/(Bash calls|belongs to a row)/);
});
