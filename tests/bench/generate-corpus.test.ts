// The benchmark's generator repeats itself, and its truth holds for what can be seen without counting tokens.

import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  arrayAt,
  isJsonObject,
  type JsonObject,
  numberAt,
  parseJson,
  stringAt,
} from "../../src/session/json-value.ts";

const generator = join(import.meta.dirname, "../../bench/generate-corpus.mjs");

function generate(bytes: number, seed: number): string {
  const out = mkdtempSync(join(tmpdir(), "detent-corpus-"));
  const run = spawnSync(process.execPath, [generator, out, String(bytes), String(seed)], {
    encoding: "utf8",
  });
  expect([run.status, run.stderr]).toEqual([0, ""]);
  return out;
}

function contents(folder: string): ReadonlyMap<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  return new Map(files.map((name) => [name, readFileSync(join(folder, name), "utf8")]));
}

function truthOf(files: ReadonlyMap<string, string>): JsonObject {
  const truth = parseJson(files.get("truth.json") ?? "");
  if (!isJsonObject(truth)) throw new Error("truth.json is no object");
  return truth;
}

test("the same seed gives the same bytes, another seed others", () => {
  const first = contents(generate(400_000, 11));
  expect(contents(generate(400_000, 11))).toEqual(first);
  expect(contents(generate(400_000, 12))).not.toEqual(first);
});

test("truth.json names the files, bytes, lines and every line that is no JSON", () => {
  const files = contents(generate(3_000_000, 5));
  const truth = truthOf(files);
  const logs = [...files].filter(([name]) => name.endsWith(".jsonl"));
  const linesOf = (text: string): readonly string[] => text.replace(/\n$/, "").split("\n");
  expect(numberAt(truth, "files")).toBe(logs.length);
  expect(numberAt(truth, "bytes")).toBe(logs.reduce((sum, [, text]) => sum + Buffer.byteLength(text), 0));
  expect(numberAt(truth, "physical_lines")).toBe(
    logs.reduce((sum, [, text]) => sum + linesOf(text).length, 0),
  );
  const named = ["malformed", "glued", "blank"].flatMap((kind) =>
    (arrayAt(truth, kind) ?? []).map((place) =>
      isJsonObject(place) ? `${stringAt(place, "file")}:${numberAt(place, "line")}` : "",
    ),
  );
  const broken = logs.flatMap(([name, text]) =>
    linesOf(text).flatMap((line, k) => (parseJson(line) === undefined ? [`${name}:${k + 1}`] : [])),
  );
  expect(broken.length).toBeGreaterThan(0);
  expect(named.sort()).toEqual(broken.sort());
});

test("without its three arguments it refuses and names them", () => {
  const run = spawnSync(process.execPath, [generator, tmpdir(), "many"], { encoding: "utf8" });
  expect(run.status).not.toBe(0);
  expect(run.stderr).toContain("node bench/generate-corpus.mjs OUT BYTES SEED");
});
