// A log that says less never makes the replay say the opposite: facts are taken out of the corpus's sessions at random
// (a result's output, an original file, the first lines, what a store held), and a certain answer stays or becomes
// undetermined.

import * as fs from "node:fs";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { readOperands } from "../../src/moves/operands.ts";
import { openStore } from "../../src/moves/store/store.ts";
import { moves } from "../../src/moves/table.ts";
import { type NumberedObject, sessionOf } from "../../src/replay/recorded-objects.ts";
import { replaySession } from "../../src/replay/replay-session.ts";
import { isJsonObject, type JsonObject, parseJson } from "../../src/session/json-value.ts";

const corpus = fileURLToPath(new URL("../../corpora/", import.meta.url));
const temporary = mkdtempSync(join(tmpdir(), "detent-test-certainty-"));
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

const OPERANDS = {
  DETENT_TRUNCATE_THRESHOLD: "700",
  DETENT_READ_LARGE_BYTES: "20",
  DETENT_SEARCH_TOOL: "present",
  DETENT_ANCHOR_GATE: "on",
  DETENT_STORE_SCOPE: "all",
};

function objectsIn(path: string): readonly NumberedObject[] {
  return readFileSync(path, "utf8")
    .split("\n")
    .flatMap((text, at) => {
      const object = parseJson(text);
      return isJsonObject(object) ? [{ line: at + 1, object }] : [];
    });
}

/** Sessions of the corpus with file tools, and one that goes through the states that a file can have. */
const sessions = ["sessions/claude-code", "incidents"]
  .flatMap((folder) =>
    readdirSync(join(corpus, folder), { recursive: true, encoding: "utf8" }).map((path) =>
      join(corpus, folder, path),
    ),
  )
  .filter((path) => path.endsWith(".jsonl") && !/drain|journal/.test(path))
  .map(objectsIn)
  .filter((objects) => objects.some(({ object }) => object.toolUseResult !== undefined));

/** An object that a command of the sessions asks for, so that a store is part of the facts. */
const store = mkdtempSync(join(temporary, "store-"));
openStore(fs, store, { kind: "all", root: "/" }).put("kept text\n");

type Answers = ReadonlyMap<string, string>;

/** `line event move` → state, of every row. */
function answersOf(objects: readonly NumberedObject[], hasStore: boolean): Answers {
  const { events } = replaySession(sessionOf(objects, "s.jsonl"), {
    table: moves,
    operands: readOperands(OPERANDS).operands,
    earlier: hasStore ? { folder: store, isComplete: true } : null,
    workspace: null,
  });
  return new Map(
    events.flatMap(({ recorded: { place, event, call }, rows }) =>
      rows.map(({ move, state, decision }): [string, string] => [
        `${place.line} ${event.name} ${call?.call.id ?? ""} ${move}`,
        state === "fires" ? `fires ${decision?.kind ?? "records"}` : state,
      ]),
    ),
  );
}

type Loss =
  | { readonly kind: "outputs"; readonly which: readonly number[] }
  | { readonly kind: "originals"; readonly which: readonly number[] }
  | { readonly kind: "first lines"; readonly which: readonly number[] };

const loss: fc.Arbitrary<Loss> = fc.record({
  kind: fc.constantFrom("outputs", "originals", "first lines"),
  which: fc.array(fc.nat(60), { minLength: 1, maxLength: 6 }),
});

function without(objects: readonly NumberedObject[], { kind, which }: Loss): readonly NumberedObject[] {
  if (kind === "first lines") return objects.slice(Math.min(which[0] ?? 1, objects.length));
  const results = objects.filter(({ object }) => object.toolUseResult !== undefined);
  const lost = new Set(which.map((at) => results[at % results.length]));
  return objects.map((one) => (lost.has(one) ? { ...one, object: poorer(one.object, kind) } : one));
}

function poorer(object: JsonObject, kind: "outputs" | "originals"): JsonObject {
  const { toolUseResult: output, ...rest } = object;
  if (kind === "outputs" || !isJsonObject(output)) return rest;
  const { originalFile: _original, ...others } = output;
  return { ...rest, toolUseResult: others };
}

test("what is certain stays or becomes undetermined, and never the opposite", { timeout: 120_000 }, () => {
  let [certain, lost] = [0, 0];
  const run = fc.property(fc.nat(sessions.length - 1), loss, fc.boolean(), (at, taken, losesStore) => {
    const objects = sessions[at] ?? [];
    const whole = answersOf(objects, true);
    const less = answersOf(without(objects, taken), !losesStore);
    for (const [key, answer] of less) {
      const before = whole.get(key);
      if (before === undefined || before === "undetermined") continue;
      if (answer === "undetermined") lost += 1;
      // A row below one that decides is asked again where that one has become uncertain.
      else if (before !== "not reached" && answer !== "not reached") {
        certain += 1;
        expect(`${key} ${answer}`).toBe(`${key} ${before}`);
      }
    }
  });
  fc.assert(run, { numRuns: 200 });
  // Everything undetermined, or nothing ever lost, would hold as well and say nothing.
  expect(certain).toBeGreaterThan(200);
  expect(lost).toBeGreaterThan(20);
});
