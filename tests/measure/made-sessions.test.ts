import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isMadeSession } from "../../src/measure/made-sessions.ts";

const corpora = join(import.meta.dirname, "../../corpora");

/** Ids of sessions in the logs below a folder of the corpora, and the folders that they stand in. */
function idsBelow(folder: string): readonly string[] {
  const ids = readdirSync(join(corpora, folder), { recursive: true, encoding: "utf8" })
    .map((name) => join(corpora, folder, name))
    .filter((path) => statSync(path).isFile())
    .flatMap((path) => [...readFileSync(path, "utf8").matchAll(/"session(?:Id|_id)"\s*:\s*"([^"]+)"/g)])
    .flatMap(([, id]) => id ?? []);
  return [...new Set(ids)].sort();
}

test.each(["sessions", "drains", "incidents"])(
  "every session of corpora/%s is known to be made",
  (folder) => {
    const ids = idsBelow(folder);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id) => !isMadeSession(id))).toEqual([]);
  },
);

test("every listed session is a recorded one of the corpora", () => {
  const listed = readFileSync(join(import.meta.dirname, "../../src/measure/made-sessions.ts"), "utf8").match(
    /"[0-9a-f]{8}-[0-9a-f-]{27}"/g,
  );
  const recorded = ["claude-code", "stream-json"].flatMap((format) =>
    readdirSync(join(corpora, "sessions", format))
      .filter((name) => name.startsWith("recorded-"))
      .flatMap((name) => idsBelow(join("sessions", format, name))),
  );
  expect((listed ?? []).map((id) => id.slice(1, -1)).sort()).toEqual([...new Set(recorded)].sort());
});

test("the generators of big corpora give such ids", () => {
  for (const path of [
    "bench/generate-corpus.mjs",
    "bench/workbench.mjs",
    "corpora/drains/september/generate.mjs",
  ])
    expect(readFileSync(join(corpora, "..", path), "utf8")).toMatch(/4000-8000-0{12}`/);
});

test("an id that a client drew is not made, however near it is", () => {
  expect(isMadeSession("5e55f000-0000-4000-8000-000000000012")).toBe(true);
  expect(isMadeSession("5E55F000-0000-4000-8000-000000000000")).toBe(true);
  for (const id of [
    "3f9a0001-7b2e-4c5d-9e1f-a2b3c4d5e6f7",
    "5e55f000-0000-4000-8000-000000000112",
    "5e55f000-0000-4001-8000-000000000012",
    "5e55f000-0000-4000-8001-000000000012",
    "x5e55f000-0000-4000-8000-000000000012",
    "",
  ]) {
    expect(isMadeSession(id)).toBe(false);
  }
});
