// What stands behind wrappers, and how a command says what it was started by.

import { expect, test } from "vitest";
import { plainWord } from "../../src/classify/command-word.ts";
import { programName, startedCommands, startedDirectly } from "../../src/classify/started-commands.ts";
import { calledCommands, commandLines, wordText } from "./command-lines.ts";

const wrappersOf = (text: string) => calledCommands(text).map(({ wrappers }) => wrappers.join(" > "));

test.each([
  ["git log", ""],
  ["sudo -u x env A=1 nice git log", "sudo > env > nice"],
  ["bash -lc 'git log'", "bash -c"],
  ["sudo bash -c 'timeout 5 git log'", "sudo > bash -c > timeout"],
  ["/usr/bin/env git log", "env"],
  ["eval git log", "eval"],
  ["trap 'git log' EXIT", "trap"],
  ["npx -y git log", "npx"],
  ["pnpm -C x exec git log", "pnpm exec"],
  ["uv --directory x run --with y git log", "uv run"],
  ["bundle exec git log", "bundle exec"],
  ["bash <<< 'git log'", "bash"],
  ["/usr/bin/time -v git log", "time"],
  ["/usr/bin/time -o a git log", "time -o"],
  ["su x --session-command='git log'", "su"],
])("%s is started by %j", (text, wrappers) => {
  expect(wrappersOf(text)).toEqual([wrappers]);
});

test.each([
  "sudo -l",
  "sudo -v",
  "sudo",
  "env",
  "env A=1",
  "command -v git",
  "nice",
  "xargs",
  "timeout 5",
  "timeout --help git",
  "watch",
  "exec",
  "eval $x",
  "bash",
  "bash x.sh git log",
  "bash -x x.sh",
  "bash -c $x",
  "bash -s",
  "sh --version",
  "trap",
  "trap - EXIT",
  "trap -p EXIT",
  "npx --version",
  "uv run",
  "uv sync",
  "su root",
  "taskset -p 1",
])("%s starts nothing that is known but itself", (text) => {
  const [line, ...others] = commandLines(text);
  expect(others).toEqual([]);
  expect(line?.split(" ")[0]).toBe(text.split(" ")[0]);
});

test.each([
  ["sudo $x git log", "?$x git log"],
  ["env $x", "?$x"],
  ["xargs $x git", "?$x git"],
  ["timeout $x git log", "git log"],
  ["nice -n $x git log", "git log"],
])("%s is %s", (text, line) => {
  expect(commandLines(text)).toEqual([line]);
});

test("assignments before it and those of its wrappers are kept in their order", () => {
  const [command] = calledCommands("A=1 env B=2 sudo C=$x D=4 git log");
  expect(command?.assignments.map(({ name, value }) => `${name}=${wordText(value)}`)).toEqual([
    "A=1",
    "B=2",
    "C=<$x>",
    "D=4",
  ]);
  expect(calledCommands("A=1 sh -c 'git log'")[0]?.assignments.map(({ name }) => name)).toEqual(["A"]);
});

test.each([
  ["xargs git add", "git add", true],
  ["xargs -0 -n 1 git add", "git add", true],
  ["xargs -I % git add % x%y", "git add <%> <x%y>", false],
  ["xargs -i git add {}", "git add <{}>", false],
  ["parallel git add ::: a b", "git add", true],
  ["parallel git add {} ::: a b", "git add <{}>", false],
  ["git add", "git add", false],
])("%s runs %s, with more words: %s", (text, line, hasMoreWords) => {
  expect(commandLines(text)).toEqual([line]);
  expect(calledCommands(text)[0]?.hasMoreWords).toBe(hasMoreWords);
});

test("find starts each of its commands, and what it finds has no value", () => {
  const text = "find . -name '*.a' -exec git add {} + -o -exec sh -c 'git rm {} $1' \\; -print";
  const commands = calledCommands(text);
  expect(commandLines(text).slice(1)).toEqual(["git add <{}>", "git rm <{}> <$1>"]);
  expect(commands.map(({ wrappers }) => wrappers)).toEqual([[], ["find -exec"], ["find -exec", "sh -c"]]);
  expect(commands.map(({ hasMoreWords }) => hasMoreWords)).toEqual([false, true, false]);
  expect(commandLines("find . -exec {} \\;")).toEqual(["find . -exec {} ;", "?{}"]);
});

test("what xargs starts does not filter the pipe, for its words come out of it", () => {
  const roles = (text: string) => calledCommands(text).map(({ pipe }) => pipe);
  expect(roles("ls | xargs git add")).toEqual(["feeds", "alone"]);
  expect(roles("ls | xargs git log | head")).toEqual(["feeds", "feeds", "filters"]);
  expect(roles("ls | sudo tee x")).toEqual(["feeds", "filters"]);
});

test("a program is the last part of its path", () => {
  expect([programName("/usr/bin/git"), programName("git"), programName("./gradlew")]).toEqual([
    "git",
    "git",
    "gradlew",
  ]);
});

test("no words start nothing", () => {
  expect(startedCommands([], startedDirectly, undefined)).toEqual([]);
  expect(startedCommands([plainWord("git")], startedDirectly, undefined)).toHaveLength(1);
});
