import { expect, test } from "vitest";
import { readTables } from "../../src/measure/schema-read.ts";

test("every read table names its source, so that a rewritten file can be taken back", () => {
  for (const { columns } of readTables) expect(columns.map(({ name }) => name)).toContain("source_id");
});

test("every read table but the contexts names its line, so that an unfinished tail can be read again", () => {
  const without = readTables.filter(({ columns }) => columns.every(({ name }) => name !== "line"));
  expect(without.map(({ name }) => name)).toEqual(["contexts"]);
});

test("no text of a message has a column: lengths and hashes have", () => {
  const columns = readTables.flatMap((table) => table.columns.map(({ name }) => `${table.name}.${name}`));
  expect(columns.filter((name) => /\.(?:text|content|input|output|prompt|thinking)$/.test(name))).toEqual([]);
});
