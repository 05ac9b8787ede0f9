// How a command is added: with what stands around its words, once for everything that it starts.

import { expect, test } from "vitest";
import type { CallWalk, WalkPlace } from "../../src/classify/call-walk.ts";
import { noRedirects, readRedirects } from "../../src/classify/command-redirects.ts";
import { plainWord } from "../../src/classify/command-word.ts";
import { bothWays, startState } from "../../src/classify/folder-flow.ts";
import {
  addCommand,
  addNameless,
  behindRedirects,
  type GivenCommand,
  pipeRole,
  startFolders,
} from "../../src/classify/given-command.ts";
import { readSyntax } from "../../src/classify/shell-syntax.ts";
import { type StartedCommand, startedDirectly } from "../../src/classify/started-commands.ts";

const place: WalkPlace = {
  within: ["loop"],
  depth: 1,
  pipe: "filters",
  output: "shown",
  isRequired: true,
  functions: new Map(),
  calling: [],
  by: startedDirectly,
  span: undefined,
  returned: [],
  broken: [],
};
const given: GivenCommand = { redirects: noRedirects, assignments: [], place, span: { from: 2, to: 5 } };
const git: StartedCommand = { ...startedDirectly, kind: "command", name: plainWord("/bin/git"), words: [] };

function emptyWalk(): CallWalk {
  return {
    commands: [],
    walkedCount: 0,
    readAgainChars: 0,
    failure: undefined,
    exported: new Set(),
    followScript: (_script, _place, state) => bothWays(state),
    followFunction: (_body, _place, state) => bothWays(state),
  };
}

function redirectedTo(text: string): GivenCommand {
  const command = readSyntax(`x ${text}`).commands[0]?.command;
  return { ...given, redirects: readRedirects(command?.type === "Command" ? command.redirects : []) };
}

test("a command has its name, its place and its span", () => {
  const walk = emptyWalk();
  addCommand(walk, git, given, startState);
  expect(walk.commands).toEqual([
    {
      kind: "named",
      name: "git",
      path: "/bin/git",
      words: [],
      hasMoreWords: false,
      wrappers: [],
      assignments: [],
      redirects: [],
      hereText: undefined,
      pipe: "filters",
      output: "shown",
      folders: ["."],
      isRequired: true,
      within: ["loop"],
      span: { from: 2, to: 5 },
    },
  ]);
});

test("a name that the run replaces is not known, and a command without a name has no words", () => {
  const walk = emptyWalk();
  addCommand(walk, { ...git, name: plainWord("{}"), placeholder: "{}" }, given, startState);
  addCommand(walk, { ...git, name: { ...plainWord("*"), hasGlob: true } }, given, startState);
  addNameless(walk, given, startState);
  expect(walk.commands.map(({ kind }) => kind)).toEqual(["dynamic", "dynamic", "nameless"]);
  expect(walk.commands.map(({ span }) => span)).toEqual([given.span, given.span, given.span]);
});

test("what a command starts has its output where the redirections send it", () => {
  expect(behindRedirects(redirectedTo("> a")).output).toBe("file");
  expect(behindRedirects(redirectedTo("2> a"))).toEqual(place);
});

test("wrappers send it from folder to folder", () => {
  const by = { ...startedDirectly, folders: [plainWord("a"), plainWord("..")] };
  expect(startFolders(by, { ...startState, folders: ["x"] })).toEqual(["x"]);
  expect(startFolders(startedDirectly, startState)).toEqual(["."]);
});

test("what is given its words by a pipe does not filter it", () => {
  const fed = { ...startedDirectly, isFedWords: true };
  expect(pipeRole("filters", "shown", startedDirectly)).toBe("filters");
  expect(pipeRole("filters", "shown", fed)).toBe("alone");
  expect(pipeRole("filters", "pipe", fed)).toBe("feeds");
  expect(pipeRole("feeds", "pipe", fed)).toBe("feeds");
});
