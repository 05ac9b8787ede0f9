import { expect, test } from "vitest";
import { ExpectedError } from "../src/expected-error.ts";

test("the message says where, what is wrong and what would fix it, and the parts stay apart", () => {
  const error = new ExpectedError("plan.yaml:3", "The cutoff has no offset.", "Add one, like Z.", 2);
  expect(error.message).toBe("plan.yaml:3: The cutoff has no offset. Add one, like Z.");
  expect({ ...error }).toEqual({
    ...{ name: "ExpectedError", place: "plan.yaml:3", problem: "The cutoff has no offset." },
    ...{ remedy: "Add one, like Z.", exitCode: 2 },
  });
  expect(error).toBeInstanceOf(Error);
});
