import * as fs from "node:fs";
import { expect, test } from "vitest";
import { type HookParts, judgeEvent } from "../../src/moves/judge-event.ts";
import { readOperands } from "../../src/moves/operands.ts";
import { openLedger } from "../../src/moves/store/ledger.ts";
import { readHookEvent } from "../../src/session/hook-event.ts";
import type { JsonObject } from "../../src/session/json-value.ts";
import { freshFolder, pathsIn } from "./store/fresh-folder.ts";

const result = {
  hook_event_name: "PostToolUse",
  session_id: "s1",
  tool_name: "Bash",
  tool_input: { command: "make" },
  tool_response: { stdout: "made", stderr: "", interrupted: false, isImage: false },
};

function judged(input: JsonObject, env: HookParts["env"], disk: HookParts["disk"] = fs) {
  const event = readHookEvent(input);
  if (event === null) throw new Error("not an event");
  const parts = { disk, env, cwd: () => "/w", now: () => "2026-01-02T03:04:05.000Z" };
  return judgeEvent(event, readOperands(env).operands, parts);
}

test("an event without an opinion opens and makes nothing", () => {
  const folder = freshFolder();
  const listing = { hook_event_name: "PreToolUse", tool_name: "Bash", tool_input: { command: "ls" } };
  expect(judged(listing, { DETENT_STORE_DIR: `${folder}/store` })).toMatchObject({
    decision: null,
    effects: [],
  });
  expect(pathsIn(folder)).toEqual([]);
});

test("what a result is recorded under is the instant and the project", () => {
  const folder = freshFolder();
  judged(result, { DETENT_STORE_DIR: folder, CLAUDE_PROJECT_DIR: "/p" });
  judged(result, { DETENT_STORE_DIR: folder });
  expect(openLedger(fs, folder).read().rows).toMatchObject([
    { ts: "2026-01-02T03:04:05.000Z", move: "capture-result", session: "s1", tool: "Bash" },
    { move: "capture-result" },
  ]);
  // One object, and a marker in each of the two projects: the named one, and the folder of the process.
  expect(fs.readdirSync(`${folder}/objects`).length).toBe(1);
  expect(fs.readdirSync(`${folder}/scopes`).length).toBe(2);
});

test("without a home nothing is known, and what should be recorded is a fault", () => {
  expect(() => judged(result, {})).toThrow("There is no folder for the store");
  const reference = `detent://${"0".repeat(64)}`;
  const write = { file_path: "/w/none", content: reference };
  const call = { hook_event_name: "PreToolUse", tool_name: "Write", prompt_id: "p", tool_input: write };
  expect(judged(call, {}).decision).toMatchObject({ kind: "deny" });
});

test("a store that the disk does not show refuses a Write of its bytes, and no other one", () => {
  const folder = freshFolder();
  const lstatSync = (): never => {
    throw Object.assign(new Error("no"), { code: "EACCES" });
  };
  const call = (content: string) => {
    const input = { file_path: `${folder}/none`, content };
    const event = { hook_event_name: "PreToolUse", tool_name: "Write", prompt_id: "p", tool_input: input };
    return judged(event, { DETENT_STORE_DIR: folder }, { ...fs, lstatSync }).decision;
  };
  const address = "1".repeat(64);
  expect(call(`detent://${address}`)).toMatchObject({
    kind: "deny",
    reason: `${address} cannot be read. The disk answered EACCES. Nothing was written.`,
  });
  expect(call("plain")).toBeNull();
});
