// The parser behind its one door: it never throws, and it says where it was not sure.

import fc from "fast-check";
import { expect, test } from "vitest";
import { readSyntax } from "../../src/classify/shell-syntax.ts";

test("a text gives its statements, and a fault beside them", () => {
  expect(readSyntax("git log; ls").commands).toHaveLength(2);
  expect(readSyntax("git log").errors ?? []).toEqual([]);
  expect(readSyntax("git log 'a").errors?.map(({ pos }) => pos)).toEqual([8]);
});

test("any text at all gives a tree", () => {
  const pieces = fc.constantFrom(
    ..."'\"`$(){}<>|&;#\\\n\t !*[]=~".split(""),
    "<<E\n",
    "$((",
    "if ",
    "done",
    "case ",
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string({ maxLength: 3 })), { maxLength: 30 }), (parts) => {
      expect(readSyntax(parts.join("")).type).toBe("Script");
    }),
    { numRuns: 2_000 },
  );
});
