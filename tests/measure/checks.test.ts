import { expect, test } from "vitest";
import { checksSchema } from "../../src/measure/checks.ts";

const empty = { trend: null, fake_cutoffs: null, sensitivity: [], point_rule: null };

test("checks may be without a result, and hold nothing that they do not name", () => {
  expect(checksSchema.safeParse(empty).success).toBe(true);
  expect(checksSchema.safeParse({ ...empty, pooled: 1 }).success).toBe(false);
  expect(checksSchema.safeParse({ ...empty, fake_cutoffs: { rank: -1, of: 3 } }).success).toBe(false);
});
