// What goes to the clipboard: a command line of ours and nothing that acts.

import { expect, test } from "vitest";
import { clipboardSequence } from "../../src/tui/clipboard.ts";

test("a text stands in the sequence as Base64 alone", () => {
  // "detent" in Base64, as RFC 4648 has it.
  expect(clipboardSequence("detent")).toBe("\u001b]52;c;ZGV0ZW50\u0007");
});

test("what would act when it is pasted, or could not be seen, is not put there", () => {
  for (const text of ["a\nb", "a\rb", "\u001b]52;c;x\u0007", "a\u202eb", "a\u0000", "x".repeat(8193)]) {
    expect(clipboardSequence(text)).toBe(null);
  }
  expect(clipboardSequence("detent show 'é 日本'")).not.toBe(null);
});
