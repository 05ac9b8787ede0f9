// The subcommand behind options, and what is none. Each line is a command that its program takes so.

import { expect, test } from "vitest";
import {
  findNestedSubcommand,
  findSubcommand,
  type Subcommand,
  subcommandOptions,
} from "../../src/classify/subcommands.ts";
import { calledCommands, wordText } from "./command-lines.ts";

function subcommandOf(text: string): Subcommand {
  const [command] = calledCommands(text);
  if (command?.kind !== "named") throw new Error(`${text} has no known name`);
  return findSubcommand(command);
}

function lineOf(found: Subcommand): string {
  return found.kind === "named" ? [found.name, ...found.rest.map(wordText)].join(" ") : found.kind;
}

test.each([
  ["git log -1", "log -1"],
  ["git -C x -c a=b log", "log"],
  ["git -Cx log", "log"],
  ["git --git-dir x --no-pager log", "log"],
  ["git --git-dir=x log", "log"],
  ["git -p log -C x", "log -C x"],
  ["git 'log'", "log"],
  ["npm --prefix a run test", "run test"],
  ["npm -w a test", "test"],
  ["pnpm --filter a -r build", "build"],
  ["yarn --cwd a build", "build"],
  ["docker --context a ps -a", "ps -a"],
  ["kubectl -n a get pods", "get pods"],
  ["gh -R a/b pr list", "pr list"],
  ["cargo --config a build", "build"],
  ["go -C a test ./...", "test ./..."],
  ["terraform -chdir=a plan", "plan"],
  ["poetry -C a add b", "add b"],
  ["aws --profile a s3 ls", "s3 ls"],
  ["tool --flag sub a", "sub a"],
  ["git log $x", "log <$x>"],
])("%s is %j", (text, line) => {
  expect(lineOf(subcommandOf(text))).toBe(line);
});

test.each([
  ["git", "none"],
  ["git --version", "none"],
  ["git -C x", "none"],
  ["git $x", "dynamic"],
  ["git -C x $x log", "dynamic"],
  ["git l*", "dynamic"],
])("%s is %s", (text, kind) => {
  expect(subcommandOf(text).kind).toBe(kind);
});

test("the options before it are given, with their values", () => {
  const found = subcommandOf("git -C x --no-pager log");
  const given = found.kind === "named" ? found.options.map(({ name, value }) => [name, value?.value]) : [];
  expect(given).toEqual([
    ["C", "x"],
    ["no-pager", undefined],
  ]);
});

test.each([
  ["docker compose -f x up -d", "up -d"],
  ["docker compose", "none"],
  ["gh pr -R a/b view 1", "view 1"],
  ["git worktree add x", "add x"],
])("the second subcommand of %s is %j", (text, line) => {
  const outer = subcommandOf(text);
  if (outer.kind !== "named") throw new Error(outer.kind);
  expect(lineOf(findNestedSubcommand(text.split(" ")[0] ?? "", outer))).toBe(line);
});

test("no program lists an option twice", () => {
  for (const [program, { short = "", long = [] }] of subcommandOptions) {
    expect([program, new Set(short).size, new Set(long).size]).toEqual([program, short.length, long.length]);
  }
});
