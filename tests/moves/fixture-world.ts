// Reads the lines of corpora/events (format: its README) and builds the world that a line describes. A world out of
// a line knows what the line says and nothing else: a file that it does not name is absent, unless it says unknown.

import { readFileSync } from "node:fs";
import type { RowAnswer } from "../../src/moves/decision.ts";
import { readOperands } from "../../src/moves/operands.ts";
import { addressOf } from "../../src/moves/store/address.ts";
import { type FileBytes, type FileSize, known, unknown, type World } from "../../src/moves/world.ts";
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

export interface EventLine {
  readonly place: string;
  readonly claim: string;
  readonly event: JsonValue;
  readonly world: JsonObject;
  readonly expect: JsonObject;
}

export const moveEvents = new URL("../../corpora/events/", import.meta.url);

/** The lines of one move's fixture, long texts written out. */
export function readEventLines(move: string): readonly EventLine[] {
  const lines = readFileSync(new URL(`${move}.jsonl`, moveEvents), "utf8").split("\n");
  return lines.flatMap((line, at) => (line === "" ? [] : [readLine(`${move}.jsonl:${at + 1}`, line)]));
}

function readLine(place: string, text: string): EventLine {
  const line = writeOut(parseJson(text) ?? null);
  const [claim, event, expect] = isJsonObject(line)
    ? [stringAt(line, "claim"), objectAt(line, "event"), objectAt(line, "expect")]
    : [null, null, null];
  if (!isJsonObject(line) || claim === null || event === null || expect === null)
    throw new Error(`${place}: not a line.`);
  return { place, claim, event, world: objectAt(line, "world") ?? {}, expect };
}

/** `{"repeat": TEXT, "times": N}` stands for a long text anywhere in a line, `{"join": [...]}` for parts in a row. */
export function writeOut(value: JsonValue): JsonValue {
  if (isJsonArray(value)) return value.map(writeOut);
  if (!isJsonObject(value)) return value;
  const [repeat, times, join] = [stringAt(value, "repeat"), numberAt(value, "times"), arrayAt(value, "join")];
  if (repeat !== null && times !== null) return repeat.repeat(times);
  if (join !== null) return join.map(writeOut).join("");
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, writeOut(one ?? null)]));
}

/** The world of a line; its fields are described in the README of the events. */
export function worldOf(line: JsonObject): World {
  const files = objectAt(line, "files") ?? {};
  const texts = (arrayAt(line, "storedTexts") ?? []).map(String);
  const damaged = new Set((arrayAt(line, "damagedTexts") ?? []).map((text) => addressOf(String(text))));
  const objects = new Map<string, Uint8Array>(texts.map((text) => [addressOf(text), Buffer.from(text)]));
  const isComplete = line.isStoreComplete !== false;
  const set = Object.entries(objectAt(line, "operands") ?? {}).map(([key, value]) => [key, String(value)]);
  const missing = (address: string) =>
    unknown("stored object", address, "An earlier session may have put it.");
  return {
    workspace: {
      size: (path) => sizeIn(files, path),
      read: (path) => bytesIn(files, path),
      head: (path, bytesMax) => headIn(files, path, bytesMax),
      realPath: (path) => realPathIn(line, path),
    },
    store: {
      has: (address) => (objects.has(address) || isComplete ? known(objects.has(address)) : missing(address)),
      get: (address) => {
        const bytes = objects.get(address);
        if (damaged.has(address)) return known({ kind: "damaged" });
        if (bytes !== undefined) return known({ kind: "object", bytes });
        return isComplete ? known({ kind: "absent" }) : missing(address);
      },
    },
    ledger: { lookup: (table, key) => lookupIn(line, table, key) },
    facts: { latestTestRun: () => testRunIn(line) },
    operands: readOperands(Object.fromEntries(set)).operands,
    clock: { now: () => known("2026-01-01T00:00:00.000Z") },
    client: { version: () => unknown("client version", "client", "The line does not say.") },
  };
}

/** `seenTools` holds [session, agent, tool] lists; `isLedgerComplete: false`: whatever is not there is unknown. */
function lookupIn(line: JsonObject, table: string, key: string): ReturnType<World["ledger"]["lookup"]> {
  const seen = (arrayAt(line, "seenTools") ?? []).map((one) => JSON.stringify(one));
  if (table === "tool-seen" && seen.includes(key)) return known("seen");
  const noted = (arrayAt(line, "notes") ?? []).filter(isJsonArray);
  const value = noted.findLast((note) => note[0] === table && note[1] === key)?.[2];
  if (typeof value === "string") return known(value);
  return line.isLedgerComplete === false
    ? unknown("lookup", `${table} ${key}`, "An earlier session may have noted it.")
    : known(null);
}

/** `realPaths`: path to the path with links followed, null where nothing is there; others have no links. */
function realPathIn(line: JsonObject, path: string): ReturnType<World["workspace"]["realPath"]> {
  const real = objectAt(line, "realPaths") ?? {};
  if (!Object.hasOwn(real, path)) return known(path);
  if (real[path] === "unknown") return unknown("real path", path, "The line says so.");
  return known(stringAt(real, path));
}

/** `testRun`: the fact, or `unknown`; without it nothing is recorded. */
function testRunIn(line: JsonObject): ReturnType<World["facts"]["latestTestRun"]> {
  const run = objectAt(line, "testRun");
  if (line.testRun === "unknown") return unknown("test-run fact", "latest test run", "The line says so.");
  if (run === null) return known(null);
  return known({ text: String(run.text), provenance: String(run.provenance) });
}

function sizeIn(files: JsonObject, path: string): ReturnType<World["workspace"]["size"]> {
  const file = Object.hasOwn(files, path) ? files[path] : "absent";
  if (file === "unknown") return unknown("file size", path, "The line says so.");
  if (file === "absent" || file === "other") return known<FileSize>({ kind: file });
  const [text, bytes] = isJsonObject(file) ? [stringAt(file, "text"), numberAt(file, "bytes")] : [null, null];
  if (text !== null) return known({ kind: "file", bytes: Buffer.byteLength(text) });
  if (bytes !== null) return known({ kind: "file", bytes });
  throw new Error(`fixture: ${path} has neither text nor bytes.`);
}

function bytesIn(files: JsonObject, path: string): ReturnType<World["workspace"]["read"]> {
  const file = Object.hasOwn(files, path) ? files[path] : "absent";
  if (file === "absent" || file === "other") return known<FileBytes>({ kind: file });
  const text = isJsonObject(file) ? stringAt(file, "text") : null;
  return text === null
    ? unknown("file bytes", path, "The line gives no text.")
    : known({ kind: "file", bytes: Buffer.from(text) });
}

function headIn(files: JsonObject, path: string, bytesMax: number): ReturnType<World["workspace"]["head"]> {
  const whole = bytesIn(files, path);
  if (!whole.isKnown || whole.value.kind !== "file") return whole;
  return known({ kind: "file", bytes: whole.value.bytes.subarray(0, bytesMax) });
}

/** What a line's `expect` says about a row's answer, as one comparable value. */
export function summaryOf(answer: RowAnswer): JsonObject {
  if (answer.kind === "silent") return { row: "silent" };
  if (answer.kind === "undetermined") return { row: "undetermined", asks: answer.question.kind };
  const decision = answer.decision;
  const effects = answer.effects.map((effect) => effect.kind);
  if (decision === null) return { row: "fires", effects };
  const named =
    decision.kind === "deny" && decision.instead !== null ? { instead: decision.instead.input } : {};
  const input = decision.kind === "rewrite-input" ? { input: decision.input } : {};
  return { row: "fires", decision: decision.kind, ...named, ...input, effects };
}
