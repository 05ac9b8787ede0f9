// docs/json.md says what the commands print: every example in it has the shape it names, and every shape has one.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { jsonShapes } from "../cli/commands/json-shapes.ts";

const page = readFileSync(new URL("../../docs/json.md", import.meta.url), "utf8");
const named = z.object({ shape: z.string() });
const examples = [...page.matchAll(/^```json\n(.*?)^```$/gms)].map(([, text = ""]): unknown =>
  JSON.parse(text),
);

test.each(Object.entries(jsonShapes))("the page shows %s as it is", (shape, schema) => {
  const shown = examples.filter((example) => named.parse(example).shape === shape);
  expect(shown.length).toBe(1);
  for (const example of shown) expect(schema.parse(example)).toEqual(example);
});
