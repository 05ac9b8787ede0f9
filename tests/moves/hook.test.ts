// The committed program against `decide`: on every event of the corpus, in the world that its line describes put on a
// real disk, the process prints what the code decides there, and records what it asks to have recorded.

import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { afterAll, describe, expect, test } from "vitest";
import { decide, type Folded } from "../../src/moves/decide.ts";
import { liveWorld } from "../../src/moves/live-world.ts";
import { readOperands } from "../../src/moves/operands.ts";
import { reply } from "../../src/moves/reply.ts";
import { addressOf } from "../../src/moves/store/address.ts";
import { openLedger } from "../../src/moves/store/ledger.ts";
import { openLookups } from "../../src/moves/store/lookups.ts";
import { openStore } from "../../src/moves/store/store.ts";
import { projectRoot } from "../../src/moves/store-folder.ts";
import { type HookEvent, readHookEvent } from "../../src/session/hook-event.ts";
import {
  arrayAt,
  isJsonArray,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  numberAt,
  objectAt,
  parseJson,
  stringAt,
} from "../../src/session/json-value.ts";
import { type EventLine, moveEvents, readEventLines } from "./fixture-world.ts";
import { brokenPromises, printed, runHookProcess } from "./hook-process.ts";

const base = fs.mkdtempSync(`${tmpdir()}/detent-hook-`);
afterAll(() => fs.rmSync(base, { recursive: true }));

const files = fs.readdirSync(moveEvents).filter((name) => name.endsWith(".jsonl"));
let folders = 0;

interface Scene {
  readonly event: HookEvent;
  readonly eventJson: JsonObject;
  readonly env: Readonly<Record<string, string>>;
  readonly folder: string;
}

/** The world of a line below a folder of its own: what starts with /w, /up or /disk there lies in it. */
function stage(line: EventLine): Scene {
  folders += 1;
  const folder = `${base}/${folders}`;
  const moved = (value: JsonValue): JsonValue =>
    parseJson(
      JSON.stringify(value).replaceAll(
        /(?<![\w.~/-])\/(?=(?:w|up|up-evil|disk)(?:[/"\\ ]|$))/g,
        `${folder}/`,
      ),
    ) ?? null;
  const [eventJson, world] = [moved(line.event), moved(line.world)];
  const event = readHookEvent(eventJson);
  if (!isJsonObject(eventJson) || !isJsonObject(world) || event === null)
    throw new Error(`${line.place}: not an event.`);
  const set = Object.entries(objectAt(world, "operands") ?? {}).map(([name, value]) => [name, String(value)]);
  const env = { HOME: folder, DETENT_STORE_DIR: `${folder}/store`, ...Object.fromEntries(set) };
  fs.mkdirSync(`${folder}/w`, { recursive: true });
  for (const [path, file] of Object.entries(objectAt(world, "files") ?? {}))
    layFile(folder, path, file ?? null);
  const store = openStore(fs, env.DETENT_STORE_DIR, { kind: "project", root: rootOf(event) });
  for (const text of arrayAt(world, "storedTexts") ?? []) store.put(String(text));
  for (const text of arrayAt(world, "damagedTexts") ?? []) {
    fs.writeFileSync(`${folder}/store/objects/${store.put(String(text))}`, "other bytes");
  }
  layNotes(world, env.DETENT_STORE_DIR);
  return { event, eventJson, env, folder };
}

function layFile(folder: string, path: string, file: JsonValue): void {
  if (!path.startsWith(`${folder}/`) || file === "absent" || file === "unknown") return;
  fs.mkdirSync(path.replace(/\/[^/]*$/, ""), { recursive: true });
  if (!isJsonObject(file)) fs.mkdirSync(path);
  else
    fs.writeFileSync(
      path,
      stringAt(file, "text") ?? Buffer.alloc(numberAt(file, "bytes") ?? Number.NaN, "x"),
    );
}

function layNotes(world: JsonObject, store: string): void {
  const lookups = openLookups(fs, store);
  for (const one of arrayAt(world, "seenTools") ?? []) lookups.note("tool-seen", JSON.stringify(one), "seen");
  for (const note of (arrayAt(world, "notes") ?? []).filter(isJsonArray)) {
    const [table, key, value] = note.map(String);
    if (table !== "tool-seen" && table !== "prompt-reply") continue;
    lookups.note(table, key ?? "", value ?? "");
  }
}

function rootOf(event: HookEvent): string {
  return projectRoot({}, event.cwd ?? process.cwd());
}

function decided({ event, env }: Scene): Folded {
  const { operands } = readOperands(env);
  const folder = operands.storeDir ?? "";
  return decide(
    event,
    liveWorld({
      disk: fs,
      store: openStore(fs, folder, { kind: operands.storeScope, root: rootOf(event) }),
      lookups: openLookups(fs, folder),
      operands,
      transcriptPath: event.transcriptPath,
      now: () => "2026-01-01T00:00:00.000Z",
    }),
  );
}

function unlike(line: EventLine): readonly string[] {
  const scene = stage(line);
  const folded = decided(scene);
  const ledger = openLedger(fs, scene.env.DETENT_STORE_DIR ?? "");
  const before = ledger.read().rows.length;
  const run = runHookProcess(scene.eventJson, scene.env);
  const faults = [...brokenPromises(run), ...(run.stderr === "" ? [] : [run.stderr])];
  const [said, wanted] = [printed(run), reply(scene.event, folded)].map((one) => JSON.stringify(one));
  if (said !== wanted) faults.push(`printed ${said} instead of ${wanted}`);
  const rows = folded.effects.filter(({ kind }) => kind === "row").length;
  const added = ledger.read().rows.length - before;
  if (added !== rows) faults.push(`${added} ledger rows instead of ${rows}`);
  for (const effect of folded.effects) {
    if (effect.kind !== "put") continue;
    const stored = `${scene.env.DETENT_STORE_DIR}/objects/${addressOf(effect.content)}`;
    if (!fs.existsSync(stored)) faults.push(`${stored} is not stored`);
  }
  return faults.map((fault) => `${line.place}: ${fault}`);
}

describe("the hook as a process", { timeout: 120_000 }, () => {
  test.each(files)("does on %s what the code decides", (name) => {
    expect(readEventLines(name.replace(/\.jsonl$/, "")).flatMap(unlike)).toEqual([]);
  });
});
