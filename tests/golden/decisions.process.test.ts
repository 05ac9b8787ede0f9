// Every line of decisions.jsonl (provenance: decisions.md) through the plugin's committed program, as the client starts
// it: what it prints is of the kind that the line expects, names the call that a denial must name, and rewrites whole.

import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStore } from "../../src/moves/store/store.ts";
import {
  isJsonObject,
  type JsonObject,
  objectAt,
  parseJson,
  stringAt,
} from "../../src/session/json-value.ts";
import { writeOut } from "../moves/fixture-world.ts";
import { brokenPromises, printed, runHookProcess } from "../moves/hook-process.ts";

const folder = fs.mkdtempSync(`${tmpdir()}/detent-golden-process-`);
const [first = "", ...texts] = fs
  .readFileSync(new URL("decisions.jsonl", import.meta.url), "utf8")
  .split("\n")
  .filter(Boolean);
const setup = objectOf(objectOf(readLine(first)).setup);
const operands = Object.entries(objectOf(setup.operands)).map(([name, value]) => [name, `${value}`]);
const env = { DETENT_STORE_DIR: `${folder}-store`, HOME: folder, ...Object.fromEntries(operands) };

function readLine(text: string): JsonObject {
  return objectOf(writeOut(parseJson(text.replaceAll("{{WORK}}", folder)) ?? null));
}

function objectOf(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {};
}

function kindOf(reply: JsonObject | null): string {
  if (reply === null) return "silent";
  if (stringAt(reply, "decision") === "block") return "block";
  const said = objectAt(reply, "hookSpecificOutput") ?? {};
  if (stringAt(said, "permissionDecision") === "deny") return "deny";
  if (Object.hasOwn(said, "updatedInput")) return "rewrite_input";
  return Object.hasOwn(said, "updatedToolOutput") ? "rewrite_output" : "other";
}

function unlike(text: string, at: number): readonly string[] {
  const line = readLine(text);
  const event = { ...objectOf(setup.fields_on_every_event), ...objectOf(line.event) };
  const expected = objectOf(line.expect);
  const run = runHookProcess(event, env);
  const faults = [...brokenPromises(run), ...(run.stderr === "" ? [] : [run.stderr])];
  const said = objectAt(printed(run) ?? {}, "hookSpecificOutput") ?? {};
  if (kindOf(printed(run)) !== stringAt(expected, "kind")) faults.push(`is ${run.stdout}`);
  const input = objectAt(expected, "input");
  if (input !== null && JSON.stringify(said.updatedInput) !== JSON.stringify(input))
    faults.push("another input");
  for (const value of Object.values(objectAt(expected, "names_input") ?? {})) {
    if (!stringAt(said, "permissionDecisionReason")?.includes(`${value}`))
      faults.push(`does not name ${value}`);
  }
  return faults.map((fault) => `line ${at + 2}: ${fault}`);
}

beforeAll(() => {
  for (const [name, text] of Object.entries(objectOf(setup.files)))
    fs.writeFileSync(`${folder}/${name}`, `${text}`);
  const store = openStore(fs, env.DETENT_STORE_DIR, { kind: "project", root: folder });
  for (const text of Object.values(objectOf(setup.store))) store.put(`${text}`);
});
afterAll(() => {
  fs.rmSync(folder, { recursive: true });
  fs.rmSync(`${folder}-store`, { recursive: true });
});

test("the program gives every golden decision", { timeout: 120_000 }, () => {
  expect(texts.length).toBe(83);
  expect(texts.flatMap(unlike)).toEqual([]);
});
