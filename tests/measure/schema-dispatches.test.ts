import { expect, test } from "vitest";
import { dispatchTables, foundTables } from "../../src/measure/schema-dispatches.ts";

test("every table and column says what it is, and no table has a column twice", () => {
  for (const { name, comment, columns } of [...dispatchTables, ...foundTables]) {
    expect(comment, name).toMatch(/^[A-Z].*\.$/);
    for (const column of columns) expect(column.comment, column.name).toMatch(/\.$/);
    expect(new Set(columns.map((column) => column.name)).size).toBe(columns.length);
  }
});
