// What recorded calls can have reached: the text of a shell command tells, everything else may reach anything.

import { expect, it } from "vitest";
import { shellEffects, staysRunning } from "../../src/replay/call-reach.ts";
import type { JsonObject } from "../../src/session/json-value.ts";
import { readCalls } from "../../src/session/recorded-calls.ts";
import { WrittenSession } from "./written-session.ts";

function reach(name: string, input: JsonObject, output: JsonObject = {}, cwd: string | null = "/w") {
  const session = new WrittenSession().call("b", name, input).result("b", "", output);
  const [call] = readCalls(session.asFile().lines).calls;
  if (call === undefined) throw new Error("no call");
  const effects = shellEffects(call, cwd);
  return [effects.kind, staysRunning(call, effects)];
}

it("a command that only reads reaches nothing, in the background too", () => {
  expect(reach("Bash", { command: "ls" })).toEqual(["none", false]);
  expect(reach("Bash", { command: "tail -f x", run_in_background: true })).toEqual(["none", false]);
});

it("a command that goes on after its result may write at any time, also where it named its paths", () => {
  expect(reach("Bash", { command: "echo a > f" })).toEqual(["paths", false]);
  expect(reach("Bash", { command: "echo a > f", run_in_background: true })).toEqual(["anywhere", true]);
  expect(reach("Bash", { command: "echo a > f" }, { backgroundTaskId: "x" })).toEqual(["anywhere", true]);
  expect(reach("Bash", { command: "echo a > f &" })).toEqual(["anywhere", true]);
});

it("without a folder, and in another tool, nothing is told", () => {
  expect(reach("Bash", { command: "echo a > f" }, {}, null)).toEqual(["anywhere", false]);
  expect(reach("mcp__shell__run", { command: "ls" })).toEqual(["anywhere", false]);
  expect(reach("Task", { prompt: "p" }, { status: "async_launched" })).toEqual(["anywhere", true]);
});
