// Every case of corpora/sessions says what must come out of it, in the words that its README defines.

import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { isJsonObject, type JsonObject, objectAt, parseJson } from "../../src/session/json-value.ts";

const root = join(import.meta.dirname, "../../corpora/sessions");
const cases = ["claude-code", "stream-json"].flatMap((format) =>
  readdirSync(join(root, format), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [`${format}/${entry.name}`] : [],
  ),
);

function readmeOf(name: string): string {
  return readFileSync(join(root, name, "../README.md"), "utf8");
}

function expectedOf(name: string): JsonObject {
  const value = parseJson(readFileSync(join(root, name, "expected.json"), "utf8"));
  if (!isJsonObject(value)) throw new Error(`${name}: expected.json is no object`);
  return value;
}

/** Newlines plus an unterminated tail, over every log of the case. */
function physicalLines(name: string): number {
  const logs = readdirSync(join(root, name), { recursive: true, encoding: "utf8" }).filter((f) =>
    f.endsWith(".jsonl"),
  );
  return logs.reduce((sum, log) => {
    const text = readFileSync(join(root, name, log), "utf8");
    return sum + text.split("\n").length - (text.endsWith("\n") || text === "" ? 1 : 0);
  }, 0);
}

test.each(cases)("%s: its fates add up to its physical lines", (name) => {
  const counts = Object.values(objectAt(expectedOf(name), "fates") ?? {});
  expect(counts.reduce((sum: number, count) => sum + Number(count), 0)).toBe(physicalLines(name));
});

test.each(cases)(
  "%s: every key and fate is one that the README defines, and its derivation is there",
  (name) => {
    const [expected, readme] = [expectedOf(name), readmeOf(name)];
    const sessions = Object.values(objectAt(expected, "sessions") ?? {}).filter(isJsonObject);
    expect(sessions.length).toBeGreaterThan(0);
    const words = [...Object.keys(expected), ...sessions.flatMap((session) => Object.keys(session))];
    expect(words.filter((word) => !readme.includes(`\`${word}\``))).toEqual([]);
    expect(readme).toContain(`\n### ${basename(name)}\n`);
  },
);

test("every case has its own session ids, so that all of them can be loaded at once", () => {
  const ids = cases.flatMap((name) => Object.keys(objectAt(expectedOf(name), "sessions") ?? {}));
  expect(new Set(ids).size).toBe(ids.length);
});
