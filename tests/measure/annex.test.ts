import { expect, test } from "vitest";
import { annexSchema } from "../../src/measure/annex.ts";
import { written } from "./sample-annex.ts";

test("what is built fits the shape, and a figure without its counts does not", () => {
  const { annex } = written();
  expect(annexSchema.parse(annex)).toEqual(annex);
  expect(annexSchema.safeParse({ ...annex, sessions: -1 }).success).toBe(false);
  expect(annexSchema.safeParse({ ...annex, text: "of a log" }).success).toBe(false);
});
