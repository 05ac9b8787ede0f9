import * as fs from "node:fs";
import { expect, test } from "vitest";
import { type HookParts, type Judge, judgeEvent } from "../../src/moves/judge-event.ts";
import { runHook as runHookWith } from "../../src/moves/run-hook.ts";
import { openLedger } from "../../src/moves/store/ledger.ts";
import type { JsonValue } from "../../src/session/json-value.ts";
import { freshFolder, pathsIn } from "./store/fresh-folder.ts";

function partsOf(env: HookParts["env"], changes: Partial<HookParts> = {}): HookParts {
  return { disk: fs, env, cwd: () => "/w", now: () => "2026-01-02T03:04:05.000Z", ...changes };
}

function runHook(read: () => Uint8Array, parts: HookParts, judge: Judge = judgeEvent) {
  return runHookWith(read, parts, () => judge);
}

const bytes = (value: JsonValue) => (): Uint8Array => Buffer.from(JSON.stringify(value));
const fetchCall = { hook_event_name: "PreToolUse", tool_name: "WebFetch", tool_input: { url: "u" } };
const listing = { hook_event_name: "PreToolUse", tool_name: "Bash", tool_input: { command: "ls" } };
const result = {
  hook_event_name: "PostToolUse",
  session_id: "s1",
  tool_name: "Bash",
  tool_input: { command: "make" },
  tool_response: { stdout: "made", stderr: "", interrupted: false, isImage: false },
};

test("no opinion prints nothing and makes nothing", () => {
  const folder = freshFolder();
  const parts = partsOf({ DETENT_STORE_DIR: `${folder}/store` });
  expect(runHook(bytes(listing), parts)).toEqual({ stdout: "", stderr: "" });
  expect(runHook(bytes({ hook_event_name: "SessionEnd" }), parts)).toEqual({ stdout: "", stderr: "" });
  expect(pathsIn(folder)).toEqual([]);
});

test("a denial is one line of JSON", () => {
  const { stdout, stderr } = runHook(bytes(fetchCall), partsOf({}));
  expect(stdout).toMatch(/^\{"hookSpecificOutput":\{.*"permissionDecision":"deny".*\}\}\n$/);
  expect(stderr).toBe("");
});

test("a fault lets the call go on, on one line and in the ledger", () => {
  const folder = freshFolder();
  const disk = {
    ...fs,
    renameSync: () => {
      throw new Error("first line\nsecond line");
    },
  };
  const output = runHook(bytes(result), partsOf({ DETENT_STORE_DIR: folder }, { disk }));
  expect(output).toEqual({ stdout: "", stderr: "detent: first line second line\n" });
  expect(openLedger(fs, folder).read().rows).toMatchObject([
    { move: "hook-fault", event: "PostToolUse", tool: "Bash", detail: { fault: "first line second line" } },
  ]);
});

test("a fault while barrier-world is due refuses the call, and only then", () => {
  const faulty = partsOf({
    get HOME(): string {
      throw new Error("no environment");
    },
  });
  const refused = runHook(bytes(fetchCall), faulty);
  expect(refused.stdout).toContain('"permissionDecision":"deny"');
  expect(refused.stderr).toBe("detent: no environment Not in the ledger: no environment\n");
  expect(runHook(bytes(listing), faulty).stdout).toBe("");
  expect(runHook(bytes({ ...fetchCall, hook_event_name: "PostToolUse" }), faulty).stdout).toBe("");
  expect(runHook(() => Buffer.from(JSON.stringify(fetchCall).slice(1)), faulty).stdout).toBe("");
  const off = partsOf(Object.create(faulty.env, { DETENT_MOVES_OFF: { value: "barrier-world" } }));
  expect(runHook(bytes(fetchCall), off).stdout).toBe("");
});

test("a judge that cannot be loaded is a fault like any other, and an event that no move names needs none", () => {
  const folder = freshFolder();
  const parts = partsOf({ DETENT_STORE_DIR: folder });
  const missing = (event: JsonValue) =>
    runHookWith(bytes(event), parts, () => {
      throw new Error("Cannot find module");
    });
  expect(missing(listing)).toEqual({ stdout: "", stderr: "detent: Cannot find module\n" });
  expect(missing(fetchCall).stdout).toContain('"permissionDecision":"deny"');
  expect(missing({ hook_event_name: "SessionEnd" })).toEqual({ stdout: "", stderr: "" });
  expect(openLedger(fs, folder).read().rows).toMatchObject([{ tool: "Bash" }, { tool: "WebFetch" }]);
});
