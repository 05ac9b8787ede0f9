// Copies of one result: which one counts, in whatever order the lines stand.

import { expect, it } from "vitest";
import { firstResult, type ResultCopy } from "../../src/session/result-order.ts";

function copy(text: string, isError = false, response: string | undefined = undefined, line = 1): ResultCopy {
  const result = { toolUseId: "t", isError, text, response, denialKind: null };
  return { result, place: { file: "/s", line } };
}

function chosen(...copies: readonly ResultCopy[]): readonly (ResultCopy | null)[] {
  return [firstResult(copies), firstResult(copies.toReversed())];
}

it("a refusal comes before an outcome, however long that is", () => {
  const refused = copy("This command requires approval", true);
  expect(chosen(copy("x".repeat(500)), refused)).toEqual([refused, refused]);
  // Near miss: a failure is no refusal, so the length decides.
  const longer = copy("x".repeat(500));
  expect(chosen(longer, copy("Exit code 1", true))).toEqual([longer, longer]);
});

it("then the most characters count, as code points", () => {
  // Two pairs are four units and two characters; three letters are more.
  const letters = copy("abc");
  expect(chosen(copy("😀😀"), letters)).toEqual([letters, letters]);
});

it("of equal length the smaller SHA-256 counts", () => {
  // printf a | sha256sum gives ca97…, printf b gives 3e23…
  const smaller = copy("b");
  expect(chosen(copy("a"), smaller)).toEqual([smaller, smaller]);
});

it("of equal text the copy with the tool's output counts, and of equal copies the earlier line", () => {
  const full = copy("a", false, "output", 2);
  expect(chosen(copy("a"), full)).toEqual([full, full]);
  const first = copy("a", false, "output", 1);
  expect(chosen(full, first)).toEqual([first, first]);
  expect(firstResult([])).toBeNull();
});
