import { expect, test } from "vitest";
import { tables } from "../../src/measure/schema.ts";
import { commandClasses } from "../../src/measure/schema-commands.ts";

test("the table of command classes is one of the database's, with the classifier beside each class", () => {
  expect(tables).toContain(commandClasses);
  expect(commandClasses.columns.map(({ name }) => name)).toContain("classifier");
});
