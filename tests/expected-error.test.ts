// The class for faults that a user can fix.

import { expect, test } from "vitest";
import { ExpectedError } from "../src/expected-error.ts";

test("its message is place, problem and remedy, in this order", () => {
  const error = new ExpectedError("a.jsonl:3", "The line is no JSON.", "Delete it.", 4);
  expect(error.message).toBe("a.jsonl:3: The line is no JSON. Delete it.");
  expect(error.exitCode).toBe(4);
  expect(error).toBeInstanceOf(Error);
});
