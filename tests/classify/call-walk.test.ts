// The bounds of a walk and what a place hands on to the places inside of it.

import { expect, test } from "vitest";
import {
  type CallWalk,
  callDepthMax,
  fail,
  inChildShell,
  inside,
  type WalkPlace,
} from "../../src/classify/call-walk.ts";
import { bothWays, startState } from "../../src/classify/folder-flow.ts";
import { parseCommand } from "../../src/classify/parse-command.ts";
import { startedDirectly } from "../../src/classify/started-commands.ts";

const place: WalkPlace = {
  within: ["loop"],
  depth: 3,
  pipe: "feeds",
  output: "pipe",
  isRequired: true,
  functions: new Map(),
  calling: [],
  by: startedDirectly,
  span: undefined,
  returned: [],
  broken: [],
};

test("a deeper place knows what it stands in; a child shell gives nothing back", () => {
  expect(inside(place, "branch")).toMatchObject({ depth: 4, within: ["loop", "branch"] });
  expect(inside(place).returned).toBe(place.returned);
  const child = inChildShell(place, "subshell");
  expect(child.functions).not.toBe(place.functions);
  expect([child.returned === place.returned, child.broken === place.broken]).toEqual([false, false]);
});

test("only the first failure of a walk counts", () => {
  const walk: CallWalk = {
    commands: [],
    walkedCount: 0,
    readAgainChars: 0,
    failure: undefined,
    exported: new Set(),
    followScript: (_script, _place, state) => bothWays(state),
    followFunction: (_body, _place, state) => bothWays(state),
  };
  const first = { kind: "unparsed", why: "too long", detail: "a", at: 1 } as const;
  expect(fail(walk, first).success.isReached).toBe(false);
  fail(walk, { ...first, why: "syntax error" });
  expect(walk.failure).toBe(first);
  expect(startState.isReached).toBe(true);
});

test("what stands too deep is told, whether in groups or in functions", () => {
  const nested = (depth: number) => `${"( ".repeat(depth)}x${" )".repeat(depth)}`;
  expect(parseCommand(nested(callDepthMax)).kind).toBe("parsed");
  expect(parseCommand(nested(callDepthMax + 1))).toMatchObject({ why: "nested too deep" });
  const chain = Array.from({ length: 120 }, (_, at) => `f${at}() { f${at + 1}; }`).join("; ");
  expect(parseCommand(`${chain}; f0`)).toMatchObject({ why: "nested too deep" });
});
