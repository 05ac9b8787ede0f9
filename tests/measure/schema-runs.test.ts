import { expect, test } from "vitest";
import { runReadTables, runSettledTables } from "../../src/measure/schema-runs.ts";

test("what is read about runs goes with its line, so that a grown or rewritten log takes it along", () => {
  for (const { columns } of runReadTables) {
    expect(columns.slice(0, 3).map(({ name }) => name)).toEqual(["source_id", "line", "part"]);
  }
});

test("what is settled about runs says which session, and what NULL means in every figure", () => {
  for (const { columns } of runSettledTables) expect(columns.map(({ name }) => name)).toContain("session_id");
  const figures = runSettledTables
    .flatMap(({ columns }) => columns)
    .filter(({ name }) => /_tokens$|^cost_usd$|^round_trips$|^recorded$|^total$/.test(name));
  // Token fields: 4 of results, 4 of models, 5 of sessions. Three costs, two counts of round trips, two sides.
  expect(figures).toHaveLength(20);
  for (const { comment } of figures) expect(comment).toContain("NULL");
});
