import { expect, test } from "vitest";
import { SCHEMA_VERSION, tables } from "../../src/measure/schema.ts";
import { inFreshFolder, withDatabase } from "./log-database.ts";

test("a new database has exactly these tables and columns, each with its comment, and its version", async () => {
  await inFreshFolder((folder) =>
    withDatabase(folder, async (database) => {
      const made = await database.all(
        "SELECT table_name AS t, column_name AS c, data_type AS type, comment FROM duckdb_columns() WHERE NOT internal",
      );
      const wanted = tables.flatMap(({ name, columns }) =>
        columns.map((column) => ({ t: name, c: column.name, type: column.type, comment: column.comment })),
      );
      expect(new Set(made.map((row) => JSON.stringify(row)))).toEqual(
        new Set(wanted.map((row) => JSON.stringify(row))),
      );
      expect(await database.all("SELECT value FROM meta WHERE key = 'schema_version'")).toEqual([
        { value: String(SCHEMA_VERSION) },
      ]);
    }),
  );
});

test("no two tables and no two columns of a table share a name, and every comment is a sentence", () => {
  expect(new Set(tables.map(({ name }) => name)).size).toBe(tables.length);
  for (const { columns, comment } of tables) {
    expect(new Set(columns.map(({ name }) => name)).size).toBe(columns.length);
    for (const text of [comment, ...columns.map((column) => column.comment)]) expect(text).toMatch(/\.$/);
  }
});
