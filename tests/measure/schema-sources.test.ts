import { expect, test } from "vitest";
import { tables } from "../../src/measure/schema.ts";
import { sourcesTable } from "../../src/measure/schema-sources.ts";

test("the table of sources is the database's, and says how far each was read and by which rules", () => {
  expect(tables).toContain(sourcesTable);
  const names = sourcesTable.columns.map(({ name }) => name);
  for (const name of ["resume_offset", "prefix_sha256", "definition"]) expect(names).toContain(name);
});
