import { expect, test } from "vitest";
import { onceTables } from "../../src/measure/schema-once.ts";

test("every view on what is there once has a table of what had to be settled, with the same columns", () => {
  const views = onceTables.filter(({ select }) => select !== undefined);
  expect(views.map(({ name }) => name)).toEqual(["requests", "tool_calls", "tool_results", "model_texts"]);
  for (const view of views) {
    const settledName = /UNION ALL SELECT \* FROM (\w+)$/.exec(view.select ?? "")?.[1];
    const settled = onceTables.find(({ name }) => name === settledName);
    expect(settled?.select).toBeUndefined();
    expect(settled?.columns).toBe(view.columns);
  }
});

test("a view leaves out of the copies exactly the keys that its table of settled rows holds", () => {
  for (const { name, columns, select } of onceTables) {
    if (select === undefined) continue;
    const key = /ANTI JOIN settled_\w+ USING \((\w+)\)/.exec(select)?.[1];
    expect(
      columns.map((column) => column.name),
      name,
    ).toContain(key);
  }
});
