// What terminals send: single keys, several at once, sequences that are not known.

import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readKeys } from "../../src/tui/keys.ts";

test("several keys in one input are several keys", () => {
  expect(readKeys("jjj")).toEqual([{ typed: "j" }, { typed: "j" }, { typed: "j" }]);
  expect(readKeys("\u001b[B\u001b[Bq")).toEqual(["down", "down", { typed: "q" }]);
});

test.each([
  ["\r", "enter"],
  ["\t", "tab"],
  ["\u001b[Z", "shift-tab"],
  ["\u007f", "backspace"],
  ["\u0003", "interrupt"],
  ["\u001a", "suspend"],
  ["\u001b", "escape"],
  ["\u001bOA", "up"],
  ["\u001b[5~", "page-up"],
  ["\u001b[4~", "end"],
] as const)("%j is %s", (input, key) => {
  expect(readKeys(input)).toEqual([key]);
});

test("a sequence that is not known is no key, and none of its letters is", () => {
  expect(readKeys("\u001b[200~\u001b[1;5Cq\u001b[<0;3;4M")).toEqual([{ typed: "q" }]);
  expect(readKeys("\u0001\u0000")).toEqual([]);
});

test("an emoji is one typed character per code point, and nothing that is typed is a control character", () => {
  expect(readKeys("é日")).toEqual([{ typed: "é" }, { typed: "日" }]);
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (input) => {
      for (const key of readKeys(input)) {
        if (typeof key === "object") expect(key.typed).not.toMatch(/[\u0000-\u001f\u007f-\u009f]/);
      }
    }),
  );
});
