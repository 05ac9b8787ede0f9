// The damaged logs are what their generator writes, and their expected figures add up.

import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isJsonObject, numberAt, objectAt, parseJson } from "../../src/session/json-value.ts";

const corpus = join(import.meta.dirname, "../../corpora");
const generator = join(corpus, "generate-malformed.mjs");

function generated(...flags: readonly string[]): string {
  const out = mkdtempSync(join(tmpdir(), "detent-malformed-"));
  const run = spawnSync(process.execPath, [generator, out, ...flags], { encoding: "utf8" });
  expect(run.stderr).toBe("");
  return out;
}

test("every committed file is what the generator writes, byte for byte", () => {
  const out = generated();
  const names = readdirSync(out).sort();
  const committed = readdirSync(join(corpus, "malformed")).filter((name) => name.endsWith(".jsonl"));
  expect(committed.sort()).toEqual(names);
  for (const name of names) {
    const isSame = readFileSync(join(out, name)).equals(readFileSync(join(corpus, "malformed", name)));
    expect([name, isSame]).toEqual([name, true]);
  }
});

test("the long line has three lines and the length that was asked for", () => {
  const text = readFileSync(join(generated("--long-line", "100000"), "long-line.jsonl"), "utf8");
  const lengths = text.split("\n").map((line) => line.length);
  expect(lengths).toHaveLength(4);
  expect(lengths[1]).toBeGreaterThan(100_000);
});

test("expected.json names every file, and its fates add up to its lines", () => {
  const expected = parseJson(readFileSync(join(corpus, "malformed/expected.json"), "utf8"));
  if (!isJsonObject(expected)) throw new Error("expected.json is no object");
  expect(Object.keys(expected).sort()).toEqual(readdirSync(generated()).sort());
  for (const [name, file] of Object.entries(expected)) {
    const fates = isJsonObject(file) ? Object.values(objectAt(file, "fates") ?? {}) : [];
    const sum = fates.reduce((total: number, count) => total + Number(count), 0);
    expect([name, sum]).toEqual([name, isJsonObject(file) ? numberAt(file, "physical_lines") : null]);
  }
});
