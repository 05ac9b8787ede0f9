// Filters as terms, and command lines that a shell takes back.

import { expect, test } from "vitest";
import { commandText, problemWords, termsOf } from "../../src/tui/screen-terms.ts";

test("a word without a key is a part of a text, one with a key is that term", () => {
  expect(termsOf("  ferry repo:web /srv/a since:2026-01-01 ")).toEqual([
    "text:ferry",
    "repo:web",
    "text:/srv/a",
    "since:2026-01-01",
  ]);
  // A key that does not exist is refused by the reader, not turned into a text.
  expect(termsOf("colour:red")).toEqual(["colour:red"]);
});

test("kinds of problems stand apart from the text", () => {
  expect(problemWords("kind:glued no such kind:")).toEqual({ kinds: ["glued"], text: "no such kind:" });
  expect(problemWords("")).toEqual({ kinds: [], text: null });
});

test("a command line is quoted where a shell would read it otherwise", () => {
  expect(commandText(["show", "a b", "it's"], "/x/a.duckdb")).toBe(
    "detent show 'a b' 'it'\\''s' --db /x/a.duckdb",
  );
  expect(commandText(["sessions", "repo:web"], null)).toBe("detent sessions repo:web");
});
