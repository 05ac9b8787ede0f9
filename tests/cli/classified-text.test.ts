// One classified call as text and as JSON.

import { expect, test } from "vitest";
import { classifyCall } from "../../src/classify/classify-call.ts";
import { classifiedShape, classWord } from "../../src/cli/classified-text.ts";

test("the word of a class says mixed where it is", () => {
  expect(["git log", "git log; ls", "("].map((text) => classWord(classifyCall(text)))).toEqual([
    "git-read",
    "search, mixed",
    "unparsed",
  ]);
});

test("JSON has every command with its row, the one that decided, and null for what no row knows", () => {
  const text = "git log && frobnicate";
  expect(classifiedShape(text, classifyCall(text))).toEqual({
    shape: "detent.classify/1",
    command: text,
    class: "other",
    isMechanical: false,
    isMixed: true,
    decidedBy: { text: "frobnicate", class: "other", row: null },
    commands: [
      { text: "git log", class: "git-read", row: "git log" },
      { text: "frobnicate", class: "other", row: null },
    ],
    unparsed: null,
  });
});

test("an unparsed call has no yes or no", () => {
  expect(classifiedShape("(", classifyCall("("))).toMatchObject({
    class: "unparsed",
    isMechanical: null,
    isMixed: false,
    decidedBy: null,
    unparsed: { why: "syntax error" },
  });
});
