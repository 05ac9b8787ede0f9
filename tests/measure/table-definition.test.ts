import { expect, test } from "vitest";
import { column, createSql, freeText, sqlText } from "../../src/measure/table-definition.ts";

test("text in a statement keeps its quotes", () => {
  expect(sqlText("it's 'so'")).toBe("'it''s ''so'''");
});

test("a table is created with the comment of every column", () => {
  const columns = [column("a", "BIGINT", "The ship's number."), freeText("b", "Words.")];
  expect(createSql({ name: "ships", comment: "Ships.", columns })).toBe(
    [
      "CREATE TABLE ships (a BIGINT, b VARCHAR);",
      "COMMENT ON TABLE ships IS 'Ships.';",
      "COMMENT ON COLUMN ships.a IS 'The ship''s number.';",
      "COMMENT ON COLUMN ships.b IS 'Words.';",
    ].join("\n"),
  );
});
