import { expect, test } from "vitest";
import { tables } from "../../src/measure/schema.ts";
import { replayTables } from "../../src/measure/schema-replay.ts";

test("the tables of a recorded replay are the database's, and none of them holds a text of a log", () => {
  for (const table of replayTables) {
    expect(tables).toContain(table);
    expect(table.columns.filter(({ isFreeText }) => isFreeText === true)).toEqual([]);
  }
});
