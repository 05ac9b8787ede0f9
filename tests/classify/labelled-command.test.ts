// Labelled commands: with their text, or known by its hash alone.

import { expect, test } from "vitest";
import { findCallClass, parseLabelled } from "../../src/classify/labelled-command.ts";

const hash = "0".repeat(64);

test("a text and a hash are read with class and mark, and the line's number", () => {
  const text = [
    `{"command":"ls","class":"search","mixed":false}`,
    "",
    `{"sha256":"${hash}","class":"unparsed","mixed":false}`,
  ].join("\n");
  expect(parseLabelled("l.jsonl", text)).toEqual([
    { place: "l.jsonl:1", expected: "search", isMixed: false, command: "ls", sha256: null },
    { place: "l.jsonl:3", expected: "unparsed", isMixed: false, command: null, sha256: hash },
  ]);
});

test.each([
  '{"command":"ls","class":"search"}',
  '{"command":"ls","class":"listing","mixed":false}',
  '{"class":"search","mixed":false}',
  `{"command":"ls","sha256":"${hash}","class":"search","mixed":false}`,
  '{"sha256":"00","class":"search","mixed":false}',
  "[]",
])("%s is refused with its place", (line) => {
  expect(() => parseLabelled("l.jsonl", line)).toThrow(/^l\.jsonl:1: This is no labelled command/);
});

test("a call can be unparsed, a command cannot", () => {
  expect([findCallClass("unparsed"), findCallClass("git-read"), findCallClass("")]).toEqual([
    "unparsed",
    "git-read",
    undefined,
  ]);
});
