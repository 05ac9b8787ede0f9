import { expect, test } from "vitest";
import { tables } from "../../src/measure/schema.ts";
import { exportTables } from "../../src/measure/schema-exports.ts";

test("the tables about exports are the database's, and none of them holds a command or a path", () => {
  for (const table of exportTables) {
    expect(tables).toContain(table);
    for (const { name, isFreeText } of table.columns) {
      expect([name, isFreeText]).toEqual([name, undefined]);
      expect(name).not.toMatch(/^(?:path|subject|command)$/);
    }
  }
});
