// Every line of decisions.jsonl (provenance: decisions.md) against the moves, on a real folder and a real store.

import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { decide, type Folded } from "../../src/moves/decide.ts";
import { liveWorld } from "../../src/moves/live-world.ts";
import { readOperands } from "../../src/moves/operands.ts";
import { reply } from "../../src/moves/reply.ts";
import { openLookups } from "../../src/moves/store/lookups.ts";
import { openStore } from "../../src/moves/store/store.ts";
import type { World } from "../../src/moves/world.ts";
import { type HookEvent, readHookEvent } from "../../src/session/hook-event.ts";
import { isJsonObject, type JsonObject, parseJson, stringAt } from "../../src/session/json-value.ts";
import { writeOut } from "../moves/fixture-world.ts";

const lines = fs
  .readFileSync(new URL("decisions.jsonl", import.meta.url), "utf8")
  .split("\n")
  .filter(Boolean);
const folder = fs.mkdtempSync(`${tmpdir()}/detent-golden-`);
const setup = objectOf(objectOf(readLine(lines[0] ?? "")).setup);
const cases = lines.slice(1).map((text, at) => ({ number: at + 2, line: readLine(text) }));

function readLine(text: string): JsonObject {
  return objectOf(writeOut(parseJson(text.replaceAll("{{WORK}}", folder)) ?? null));
}

function objectOf(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {};
}

function eventOf(line: JsonObject): HookEvent | null {
  return readHookEvent({ ...objectOf(setup.fields_on_every_event), ...objectOf(line.event) });
}

function structureOf(folded: Folded): JsonObject {
  const decision = folded.decision;
  if (decision === null) return { kind: "silent" };
  if (decision.kind === "deny") {
    return { kind: "deny", ...(decision.instead === null ? {} : { names_input: decision.instead.input }) };
  }
  if (decision.kind === "rewrite-input") return { kind: "rewrite_input", input: decision.input };
  return { kind: decision.kind === "rewrite-output" ? "rewrite_output" : decision.kind };
}

let world: World;
beforeAll(() => {
  for (const [name, text] of Object.entries(objectOf(setup.files)))
    fs.writeFileSync(`${folder}/${name}`, `${text}`);
  const operands = readOperands(
    Object.fromEntries(Object.entries(objectOf(setup.operands)).map(([k, v]) => [k, `${v}`])),
  );
  const store = openStore(fs, `${folder}-store`, { kind: operands.operands.storeScope, root: folder });
  for (const text of Object.values(objectOf(setup.store))) store.put(`${text}`);
  const lookups = openLookups(fs, `${folder}-store`);
  world = liveWorld({
    disk: fs,
    store,
    lookups,
    operands: operands.operands,
    transcriptPath: null,
    now: () => "2026-01-01T00:00:00.000Z",
  });
});
afterAll(() => {
  fs.rmSync(folder, { recursive: true });
  fs.rmSync(`${folder}-store`, { recursive: true });
});

describe("the golden decisions", () => {
  it.each(cases.map((one) => [one.number, one.line] as const))("line %i holds", (_number, line) => {
    const expected = objectOf(line.expect);
    const event = eventOf(line);
    if (event === null) throw new Error("not an event");
    const folded = decide(event, world);
    const { shorter: _shorter, keys, head: _head, tail: _tail, ...structure } = expected;
    expect(folded.open).toEqual([]);
    expect(structureOf(folded)).toMatchObject(structure);
    expect(folded.decision === null).toBe(reply(event, folded) === null);
    if (folded.decision?.kind !== "rewrite-output" || event.name !== "PostToolUse") return;
    const [before, after] = [objectOf(event.toolResponse), objectOf(folded.decision.output)];
    const [was, is] = [stringAt(before, "stdout") ?? "", stringAt(after, "stdout") ?? ""];
    expect(Object.keys(after).sort()).toEqual(keys);
    expect(is.length).toBeLessThan(was.length);
    expect([is.startsWith(was.slice(0, 2000)), is.endsWith(was.slice(-2000))]).toEqual([true, true]);
  });

  it("are 83, and each of them is run", () => {
    expect(cases.length).toBe(83);
  });
});
