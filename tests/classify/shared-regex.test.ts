// Hand cases; that the recognised patterns select the same lines is shown with the real programs in the laws.

import { expect, it } from "vitest";
import { isLiteralPattern, isSharedPattern } from "../../src/classify/shared-regex.ts";

it.each([
  "foo",
  "^foo$",
  "^",
  "$",
  "a.*b",
  "a\\.b",
  "[a-c_]*",
  "[^ ;]x",
  "[a-]",
  "\\w\\s*\\S",
  "<a href='x'>",
  "\\$\\^\\\\",
])("%j means the same to basic grep, extended grep and ripgrep", (pattern) => {
  const hasAtom = !/^[$^]*$/.test(pattern);
  expect([isSharedPattern(pattern, false), isSharedPattern(pattern, true)]).toEqual([true, hasAtom]);
});

it.each(["fo+", "a|b", "(a)", "a?", "a{2}", "(a|b)+c", "^a|b$", "a{1,2}", "(^a|b)$", "\\(a\\)", "a\\+"])(
  "%j means the same to extended grep and ripgrep alone",
  (pattern) => {
    expect([isSharedPattern(pattern, false), isSharedPattern(pattern, true)]).toEqual([false, true]);
  },
);

it.each([
  ..."*a ^*a a** a+? a{2}? a{,2} a{2,1} {2} () (a a) a| |a a||b ((a)) a^b \\d \\b \\< \\1 (?i)a a\\ [ [] []a]".split(
    " ",
  ),
  ..."[a [z-a] [a\\] [a&&b] [a--b] [a~~b] [[:alpha:]] [[.a.]] [:a:] [-a] [A-z] [a-Z] [9-a] a$b ö \u0000 a\n".split(
    " ",
  ),
])("%j is refused", (pattern) => {
  expect([isSharedPattern(pattern, false), isSharedPattern(pattern, true)]).toEqual([false, false]);
});

it("a pattern without special characters is a literal, whatever its letters", () => {
  expect(["foo", "größe", "a-b/c", "<&>"].map(isLiteralPattern)).toEqual([true, true, true, true]);
  expect([..."\\.*[]^$+?|(){}"].map((one) => isLiteralPattern(`a${one}`))).toEqual(Array(14).fill(false));
});
