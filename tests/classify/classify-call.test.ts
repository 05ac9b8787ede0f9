// The class of a call: plumbing passed over, the orders of the classes, the mark mixed, what cannot be parsed. And no
// disguise flips a class, for every class and every disguise.

import * as fc from "fast-check";
import { expect, test } from "vitest";
import { classifyCall } from "../../src/classify/classify-call.ts";
import { parseCommand } from "../../src/classify/parse-command.ts";

/** `search` or `search, mixed`. */
function classOf(text: string): string {
  const call = classifyCall(text);
  if (call.kind === "unparsed") return `unparsed: ${call.why}`;
  return call.isMixed ? `${call.name}, mixed` : call.name;
}

test.each([
  ["plumbing alone is plumbing", "cd a && echo b", "plumbing"],
  ["a call without any command is plumbing", "# nothing", "plumbing"],
  ["plumbing is passed over", "cd a && git log", "git-read"],
  ["of mechanical classes the one that the call is for decides", "git status && npm ci && npm test", "test"],
  ["wherever it stands", "npm test && git status", "test"],
  ["one that is not mechanical decides, and says so", "git log -1; cat a", "read-code, mixed"],
  ["search comes before reading", "cat a; grep b c", "search"],
  ["without a mechanical command nothing is mixed", "cat a; ls", "search"],
  ["a program that no row knows is other", "frobnicate", "other"],
])("%s: %s", (_claim, text, expected) => {
  expect(classOf(text)).toBe(expected);
});

test("the command that decided is named with its row", () => {
  const call = classifyCall("cd a && git -C b log | head");
  expect(call.kind === "classed" && call.decidedBy?.row).toBe("git log");
  const nothing = classifyCall("cd a");
  expect(nothing.kind === "classed" && nothing.decidedBy).toBeUndefined();
});

test("what cannot be parsed has no class and no yes or no, but a reason and a place", () => {
  expect(classifyCall("git log && (")).toMatchObject({ kind: "unparsed", why: "syntax error" });
  expect(classifyCall("git log && (")).not.toHaveProperty("isMechanical");
});

/** A plain command of each class, and what it must be told as. */
const plain: readonly (readonly [string, readonly string[]])[] = [
  ["worktree", ["git", "worktree", "prune"]],
  ["git-read", ["git", "log"]],
  ["git-write", ["git", "push"]],
  ["pull-request", ["gh", "pr", "list"]],
  ["ticket-store", ["jira", "issue", "list"]],
  ["test", ["pytest", "-q"]],
  ["format-lint", ["eslint", "src"]],
  ["build", ["make", "all"]],
  ["package", ["pip", "list"]],
  ["toolchain-probe", ["which", "node"]],
  ["search", ["grep", "-rn", "x", "src"]],
  ["read-code", ["cat", "notes.txt"]],
  ["edit", ["dos2unix", "a"]],
  ["network", ["curl", "https://example.com"]],
  ["file-management", ["rm", "a"]],
  ["process", ["kill", "1"]],
  ["script", ["node", "a.js"]],
  ["other", ["whoami"]],
];

const disguises: readonly (readonly [string, (name: string, rest: string) => string])[] = [
  ["behind env", (name, rest) => `env A=1 ${name} ${rest}`],
  ["with a backslash", (name, rest) => `\\${name} ${rest}`],
  ["in double quotes", (name, rest) => `"${name}" ${rest}`],
  ["in pieces", (name, rest) => `${name.slice(0, 1)}''${name.slice(1)} ${rest}`],
  ["behind command", (name, rest) => `command ${name} ${rest}`],
  ["by its path", (name, rest) => `/usr/bin/${name} ${rest}`],
  ["behind sudo with a user", (name, rest) => `sudo -u dev ${name} ${rest}`],
  ["through xargs", (name, rest) => `echo x | xargs ${name} ${rest}`],
  ["in a subshell", (name, rest) => `(${name} ${rest})`],
  ["in a function that is called", (name, rest) => `f() { ${name} ${rest}; }; f`],
  ["behind cd", (name, rest) => `cd a && ${name} ${rest}`],
  ["in $'…'", (name, rest) => `$'${name}' ${rest}`],
  ["as the text of a shell", (name, rest) => `bash -c '${name} ${rest}'`],
];

test.each(disguises)("the real thing is found %s, whatever its class", (_how, disguise) => {
  const got = plain.map(([, [name = "", ...rest]]) => classOf(disguise(name, rest.join(" "))));
  expect(got).toEqual(plain.map(([expected]) => expected));
});

const spoofs: readonly (readonly [string, (text: string) => string])[] = [
  ["in a comment", (text) => `true # ${text}`],
  ["in a quoted string", (text) => `echo '${text}'`],
  ["in $'…'", (text) => `echo $'${text}'`],
  ["in a here document", (text) => `cat <<'END'\n${text}\nEND`],
  ["in a variable's value", (text) => `X='${text}'`],
  ["in [[ … ]]", (text) => `[[ $x == '${text}' ]]`],
  ["in arithmetic", (text) => `(( ${text.replace(/[^a-z]/g, "")} + 1 ))`],
  ["behind # inside of a word", (text) => `echo a#${text.replaceAll(" ", "#")}`],
  ["in a function that is not called", (text) => `f() { ${text}; }`],
];

test.each(spoofs)("%s nothing is taken for a command, whatever its class", (_how, spoof) => {
  expect(plain.filter(([, words]) => classOf(spoof(words.join(" "))) !== "plumbing")).toEqual([]);
});

test("a commit message changes nothing", () => {
  const got = plain.map(([, words]) => classOf(`git commit -m '${words.join(" ")}'`));
  expect(new Set(got)).toEqual(new Set(["git-write"]));
});

test.each(["gіt log", "g\u200bit log", "gitt log", "Git-x log"])("%s is not git", (text) => {
  expect(classOf(text)).toBe("other");
});

test("any text gets a class or a reason, and the same one each time", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (text) => {
      const call = classifyCall(text);
      expect(call.kind === "unparsed").toBe(parseCommand(text).kind === "unparsed");
      expect(classifyCall(text)).toEqual(call);
    }),
    { seed: 20261130, numRuns: 300 },
  );
});

test("plumbing before and behind a call never changes its class", () => {
  const calls = fc.constantFrom(...plain);
  const padding = fc.constantFrom("cd a", "echo x", "true", "export A=1", "[ -f x ]");
  fc.assert(
    fc.property(calls, padding, padding, ([expected, words], before, after) => {
      expect(classOf(`${before} && ${words.join(" ")}; ${after}`)).toBe(expected);
    }),
    { seed: 20261130, numRuns: 200 },
  );
});
