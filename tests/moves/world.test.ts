import { expect, it } from "vitest";
import { known, unknown } from "../../src/moves/world.ts";

it("an answer is known with its value, null included, or unknown with its question", () => {
  expect(known(null)).toEqual({ isKnown: true, value: null });
  expect(unknown("lookup", "k", "w")).toEqual({
    isKnown: false,
    question: { kind: "lookup", about: "k", why: "w" },
  });
});
