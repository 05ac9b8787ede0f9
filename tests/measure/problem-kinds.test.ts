// The list of kinds against the sources that write them: every kind in the list is written somewhere, and every literal
// kind of a problem in src/measure is in the list.

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { problemKinds } from "../../src/measure/problem-kinds.ts";

const folders = ["../../src/measure/", "../../src/session/"].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);
const texts = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith("problem-kinds.ts"))
    .map((name) => readFileSync(folder + name, "utf8")),
);

test("every kind of the list stands in a source that can write it", () => {
  const written = (kind: string): boolean =>
    texts.some((text) => [`"${kind}"`, `'${kind}'`, ` ${kind}: `].some((literal) => text.includes(literal)));
  expect(problemKinds.filter((kind) => !written(kind))).toEqual([]);
});

test("every kind that a source writes by name is in the list", () => {
  const literals = texts.flatMap((text) => [
    ...[...text.matchAll(/\bproblem\((?:[\w.]+, (?:null|\w+), )?"([a-z0-9-]+)"/g)].map(
      ([, kind]) => kind ?? "",
    ),
    ...[...text.matchAll(/'([a-z-]+)' AS kind, '/g)].map(([, kind]) => kind ?? ""),
  ]);
  expect(literals.length).toBeGreaterThan(8);
  expect(literals.filter((kind) => !problemKinds.includes(kind))).toEqual([]);
});
