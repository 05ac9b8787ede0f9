import { expect, test } from "vitest";
import { moves } from "../../src/moves/table.ts";
import {
  hookGroup,
  installedMark,
  pluginHooks,
  settingsHook,
  wiredEvents,
  wiringFor,
} from "../../src/moves/wiring.ts";

test("the wiring is exactly this: what the moves name, and no wider", () => {
  expect(wiredEvents().map(({ event, matcher }) => [event, matcher])).toEqual([
    ["PreToolUse", "Grep|Read|Bash|Edit|Write|WebFetch|WebSearch"],
    ["PostToolUse", "*"],
    ["PostToolUseFailure", "*"],
    ["UserPromptSubmit", null],
    ["Stop", null],
    ["SubagentStart", null],
    ["SubagentStop", null],
    ["SessionStart", "compact"],
    ["PostCompact", null],
    ["MessageDisplay", null],
  ]);
});

test("every seam of every move is wired, file changes only for the names given", () => {
  const wired = new Set(wiredEvents([".env", "notes.txt"]).map(({ event }) => event));
  for (const { seams } of moves)
    for (const { event } of seams) expect([event, wired.has(event)]).toEqual([event, true]);
  expect(wiredEvents([".env", "notes.txt"])).toContainEqual({
    event: "FileChanged",
    matcher: ".env|notes.txt",
  });
});

test("a table of fewer moves is wired for less", () => {
  const barrier = moves.filter(({ name }) => name === "barrier-world");
  expect(wiredEvents(["a"], barrier)).toEqual([{ event: "PreToolUse", matcher: "WebFetch|WebSearch" }]);
});

test("a client gets the events that its version is known to have, in the form that it knows", () => {
  const at = (version: string) => {
    const { form, events, leftOut } = wiringFor(version, [".env"]);
    return [form, events.length, leftOut.map(({ event }) => event)];
  };
  expect(at("2.1.332")).toEqual(["exec", 11, []]);
  expect(at("2.1.139")).toEqual(["exec", 10, ["MessageDisplay"]]);
  expect(at("2.1.138")).toEqual(["shell", 10, ["MessageDisplay"]]);
  expect(at("2.0.77")).toEqual(["shell", 8, ["PostCompact", "FileChanged", "MessageDisplay"]]);
  expect(wiringFor("2.0.77").leftOut[0]?.why).toBe("Version 2.0.77 does not have it.");
  expect(wiringFor("1.0.0").events).toEqual([]);
  expect(wiringFor("1.0.0").leftOut[0]?.why).toBe("Nothing tells whether version 1.0.0 has it.");
});

test("a entry says who wrote it; the shell form quotes any path", () => {
  expect(settingsHook("exec", "/a b/hook.cjs")).toEqual({
    type: "command",
    command: "node",
    args: ["/a b/hook.cjs", installedMark],
  });
  expect(settingsHook("shell", "/it's/hook.cjs")).toEqual({
    type: "command",
    command: `node '/it'\\''s/hook.cjs' ${installedMark}`,
  });
  expect(hookGroup({ event: "Stop", matcher: null }, { type: "command" })).toEqual({
    hooks: [{ type: "command" }],
  });
});

test("the plugin starts node itself, with the program that the client finds for it", () => {
  expect(pluginHooks(moves.filter(({ name }) => name === "barrier-world"))).toMatchObject({
    hooks: {
      PreToolUse: [
        {
          matcher: "WebFetch|WebSearch",
          hooks: [
            { type: "command", command: "node", args: ["$".concat("{CLAUDE_PLUGIN_ROOT}/dist/hook.cjs")] },
          ],
        },
      ],
    },
  });
});
