import { expect, test } from "vitest";
import { exportedTables } from "../../src/measure/leaving-rows.ts";
import { sourcesTable } from "../../src/measure/schema-sources.ts";
import { filesSql, takeRowsSql } from "../../src/measure/take-export-sql.ts";

const files = new Map([["sources", ["/x/a.parquet", "/x/it's.parquet"]]]);

test("files are read as they are named, and without partitions, whose columns would stand among theirs", () => {
  expect(filesSql(sourcesTable, files)).toBe(
    "read_parquet(['/x/a.parquet', '/x/it''s.parquet'], hive_partitioning = false)",
  );
});

test("a table without files has no rows, and the columns of the database's own", () => {
  expect(filesSql(sourcesTable, new Map())).toBe("(FROM sources WHERE false)");
});

test("every exported table is taken, and rows only of sources that are taken", () => {
  const statements = takeRowsSql("0b6c", files).split(";");
  for (const { name } of exportedTables) {
    const taken = statements.filter((sql) => sql.includes(`INSERT INTO ${name} SELECT`));
    expect([name, taken.length]).toEqual([name, 1]);
    expect(taken[0]).toContain("JOIN taking k ON k.exported_id = p.source_id");
  }
});
