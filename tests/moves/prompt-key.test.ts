// The whole way of a prompt through the real lookups, at any length of the ledger, is tested here too.

import * as fs from "node:fs";
import { expect, it } from "vitest";
import { applyEffects } from "../../src/moves/apply-effects.ts";
import { decide } from "../../src/moves/decide.ts";
import { liveWorld } from "../../src/moves/live-world.ts";
import { readOperands } from "../../src/moves/operands.ts";
import { isFromPerson, noteTurn, promptKey, readTurn, turnKey } from "../../src/moves/prompt-key.ts";
import { addressOf } from "../../src/moves/store/address.ts";
import type { Disk } from "../../src/moves/store/disk.ts";
import { openLedger } from "../../src/moves/store/ledger.ts";
import { openLookups } from "../../src/moves/store/lookups.ts";
import { openStore } from "../../src/moves/store/store.ts";
import { readHookEvent, type UserPromptSubmit } from "../../src/session/hook-event.ts";
import type { JsonObject } from "../../src/session/json-value.ts";
import { freshFolder } from "./store/fresh-folder.ts";

function promptOf(prompt: string, more: JsonObject = {}): UserPromptSubmit {
  const event = readHookEvent({ hook_event_name: "UserPromptSubmit", session_id: "s", prompt, ...more });
  if (event?.name !== "UserPromptSubmit") throw new Error("not a prompt");
  return event;
}

it.each([
  ["user", true],
  ["sdk", true],
  [null, true],
  ["system", false],
  ["loop_wakeup", false],
  ["poll_event", false],
  ["a source of a later client", false],
])("a prompt of source %s is from a person: %s", (source, expected) => {
  expect(isFromPerson(promptOf("p", { source }))).toBe(expected);
});

it("a turn is read as it was noted", () => {
  for (const [source, isPerson] of [
    ["user", true],
    ["system", false],
  ] as const) {
    const [note] = noteTurn(promptOf("p", { source }));
    const value = note?.kind === "note" ? note.value : null;
    expect(readTurn(value)).toEqual({ prompt: addressOf("p"), isFromPerson: isPerson });
  }
  expect([readTurn(null), readTurn("x"), readTurn("")]).toEqual([null, null, null]);
});

it("the keys are the prompt's text and the session", () => {
  expect(promptKey(promptOf("p"))).toBe(promptKey(promptOf("p", { session_id: "other", cwd: "/x" })));
  expect(turnKey(promptOf("p"))).toBe("s");
  expect(noteTurn(promptOf("p", { session_id: null }))).toEqual([]);
});

/** Runs events through the moves with the real store, and gives the advice of the last one and the bytes read. */
function play(root: string, project: string, events: readonly JsonObject[]) {
  let bytesRead = 0;
  const readSync: Disk["readSync"] = (...args) => {
    const read = fs.readSync(...args);
    bytesRead += read;
    return read;
  };
  const readFileSync = (path: string): Uint8Array => {
    const bytes = fs.readFileSync(path);
    bytesRead += bytes.length;
    return bytes;
  };
  const disk = { ...fs, readSync, readFileSync };
  const store = openStore(disk, root, { kind: "project", root: project });
  const records = { store, ledger: openLedger(disk, root), lookups: openLookups(disk, root) };
  const { operands } = readOperands({});
  const world = liveWorld({ disk, ...records, operands, transcriptPath: null, now: () => "t" });
  let advice: readonly string[] = [];
  for (const value of events) {
    bytesRead = 0;
    const event = readHookEvent(value);
    if (event === null) throw new Error("not an event");
    const folded = decide(event, world);
    applyEffects(folded.effects, records, "t");
    advice = folded.advice;
  }
  return { advice, bytesRead };
}

const asked = (session: string, source = "user"): JsonObject => ({
  hook_event_name: "UserPromptSubmit",
  session_id: session,
  prompt: "Fix the build",
  source,
});
const answered = (session: string, text: string): JsonObject => ({
  hook_event_name: "Stop",
  session_id: session,
  last_assistant_message: text,
});

it("an exact repeat in another session of the project names the latest reply, and in another project none", () => {
  const root = freshFolder();
  const before = [asked("a"), answered("a", "one"), asked("b"), answered("b", "two")];
  expect(play(root, "/w", [...before, asked("c")]).advice).toEqual([
    expect.stringContaining(`detent://${addressOf("two")} `),
  ]);
  expect(play(root, "/elsewhere", [asked("d")]).advice).toEqual([]);
});

it("the reply to a prompt of machinery is not given to a person", () => {
  const events = [asked("a", "system"), answered("a", "one"), asked("b")];
  expect(play(freshFolder(), "/w", events).advice).toEqual([]);
});

it("what a repeat reads does not depend on how much was recorded", () => {
  const root = freshFolder();
  play(root, "/w", [asked("a"), answered("a", "one")]);
  const early = play(root, "/w", [asked("b")]).bytesRead;
  fs.appendFileSync(`${root}/firings.jsonl`, `{"move":"x"}\n`.repeat(100_000));
  expect(play(root, "/w", [asked("c")]).bytesRead).toBe(early);
});
