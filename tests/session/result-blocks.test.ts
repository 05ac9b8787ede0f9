import fc from "fast-check";
import { expect, test } from "vitest";
import { findResultBlocks, mayHoldResult } from "../../src/session/result-blocks.ts";

function lines(...all: readonly string[]): string {
  return all.join("\n");
}

function states(text: string): readonly string[] {
  return findResultBlocks(text).map(({ kind, state, line }) => `${line} ${kind} ${state}`);
}

const review = ["---REVIEW RESULT---", "verdict: PASS", "---END---"];

test("a block is what stands between its markers, wherever prose surrounds it", () => {
  const text = lines(
    "I looked at everything.",
    "",
    ...review,
    "That is all.",
    "---FIX RESULT---",
    "---END---",
  );
  expect(findResultBlocks(text)).toEqual([
    { kind: "review", state: "complete", line: 3, body: "verdict: PASS" },
    { kind: "fix", state: "complete", line: 7, body: "" },
  ]);
});

test("markers may be indented and end in a carriage return", () => {
  expect(states(" ---IMPLEMENTATION RESULT---\r\nstatus: done\r\n ---END---\r\n")).toEqual([
    "1 implementation complete",
  ]);
});

test.each([
  ["words on the marker's line", "So here: ---REVIEW RESULT---\n---END---"],
  ["another case", "---Review Result---\n---END---"],
  ["another kind", "---POEM RESULT---\n---END---"],
  ["an end alone", "---END---"],
])("%s make no block", (_what, text) => {
  expect(states(text)).toEqual([]);
});

test("a text that ends before the block does leaves it unfinished, a whole one before it stays", () => {
  expect(states(lines(...review, "---REVIEW RESULT---", "verdict: FAIL"))).toEqual([
    "1 review complete",
    "4 review unfinished",
  ]);
  expect(findResultBlocks("---FIX RESULT---\nfindings_attempted:")[0]?.body).toBe("");
});

test("a block in a block makes both nested, up to the end of the outer one", () => {
  const inner = lines(
    "---REVIEW RESULT---",
    ...["---FIX RESULT---", "---END---"],
    "verdict: PASS",
    "---END---",
  );
  expect(states(lines(inner, ...review))).toEqual(["1 review nested", "2 fix nested", "6 review complete"]);
  // The second and the third block stand in the first, which ends with the last line.
  const twice = lines("---REVIEW RESULT---", "---FIX RESULT---", "---END---", ...review, "---END---");
  expect(states(twice)).toEqual(["1 review nested", "2 fix nested", "4 review nested"]);
  // One end too few: what follows could belong to either, so neither counts.
  expect(states(lines("---REVIEW RESULT---", ...review))).toEqual(["1 review nested", "2 review nested"]);
});

test("a block in a code fence is an example; one behind the fence is none", () => {
  expect(states(lines("```text", ...review, "```", ...review))).toEqual([
    "2 review example",
    "6 review complete",
  ]);
  expect(states(lines("~~~~", "```", ...review, "~~~", "~~~~", ...review))).toEqual([
    "3 review example",
    "8 review complete",
  ]);
});

test("a fence that ends inside an example ends the example, and one that never ends holds the rest", () => {
  expect(states(lines("```", "---REVIEW RESULT---", "…", "```", ...review))).toEqual([
    "2 review example",
    "5 review complete",
  ]);
  expect(states(lines("```", ...review))).toEqual(["2 review example"]);
});

test("a fence with a language opens one and closes none", () => {
  expect(states(lines("```", "```text", ...review, "```"))).toEqual(["3 review example"]);
});

test.each([
  ["with carriage returns", lines("So:\r", "```\r", ...review.map((line) => `${line}\r`), "```\r"), 3],
  ["in a list", lines("- so:", "    ```", ...review.map((line) => `    ${line}`), "    ```"), 3],
  ["behind the mark of a list", lines("1. ```text", ...review.map((line) => `   ${line}`), "   ```"), 2],
  ["behind a tab", lines("1. x", "\t~~~", ...review.map((line) => `\t${line}`), "\t~~~"), 3],
  ["that a deeper one does not end", lines("```", "    ```", ...review, "```"), 3],
])("a fence %s quotes as well, and ends with its own mark", (_where, text, line) => {
  expect(states(text)).toEqual([`${line} review example`]);
  expect(states(lines(text, ...review)).at(-1)).toMatch(/^\d+ review complete$/);
});

test("code within a line opens no fence", () => {
  expect(states(lines("```inline``` is how it is written", ...review))).toEqual(["2 review complete"]);
});

const pieces = fc.array(
  fc.constantFrom("---REVIEW RESULT---", "---FIX RESULT---", "---END---", "```", "~~~", "a: b", ""),
);

test("every begin gives one block, in order, and a text without the word gives none", () => {
  fc.assert(
    fc.property(pieces, (all) => {
      const text = lines(...all);
      const begins = all.flatMap((piece, index) => (piece.includes(" RESULT---") ? [index + 1] : []));
      expect(findResultBlocks(text).map(({ line }) => line)).toEqual(begins);
      expect(mayHoldResult(text)).toBe(begins.length > 0);
    }),
  );
});

test("prose in front of a block and behind it changes nothing but the line", () => {
  const prose = fc.array(fc.string({ unit: "grapheme-ascii" }).filter((line) => !/```|~~~/.test(line)));
  fc.assert(
    fc.property(prose, prose, (before, after) => {
      const found = findResultBlocks(lines(...before, ...review, ...after));
      expect(found).toEqual([
        { kind: "review", state: "complete", line: before.length + 1, body: "verdict: PASS" },
      ]);
    }),
  );
});
