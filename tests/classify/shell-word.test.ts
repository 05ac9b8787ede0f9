import { describe, expect, it } from "vitest";
import { isNotSimple, readWord } from "../../src/classify/shell-word.ts";

function endOf(text: string, from = 0): number | string {
  const read = readWord(text, from);
  return isNotSimple(read) ? read.why : read.end;
}

describe("one word", () => {
  it("ends at an unquoted blank, line end or operator, and not at a quoted one", () => {
    expect(["ab c", "ab|c", "ab>c", "ab\nc", "ab"].map((text) => endOf(text))).toEqual([2, 2, 2, 2, 2]);
    expect(["'a b' c", '"a|b" c', "a\\ b c"].map((text) => endOf(text))).toEqual([5, 5, 4]);
    expect(endOf("xx 'a b'", 3)).toBe(8);
  });

  it("keeps a backslash inside double quotes that escapes nothing there, and any inside single ones", () => {
    const texts = ['"a\\nb"', "'a\\nb'", "a\\nb", '"a\\$b"'].map((text) => {
      const read = readWord(text, 0);
      return isNotSimple(read) ? read.why : read.word.text;
    });
    expect(texts).toEqual(["a\\nb", "a\\nb", "anb", "a$b"]);
  });

  it("is refused where only a running shell knows its text", () => {
    expect(
      ["$a", '"$a"', "a`b`", "{a", "a}", "'a", '"a', "a\\", "a\u0001"].map((text) => endOf(text)),
    ).toEqual([
      "expansion",
      "expansion",
      "substitution",
      "brace expansion",
      "brace expansion",
      "unclosed quote",
      "unclosed quote",
      "unclosed quote",
      "control character",
    ]);
    expect(["'$a'", "'`'", "'{a,b}'", "{}", "\\$a"].map((text) => typeof endOf(text))).toEqual(
      Array(5).fill("number"),
    );
  });

  it("is told from a refusal by its kind alone", () => {
    expect([
      isNotSimple(null),
      isNotSimple({}),
      isNotSimple({ kind: "simple" }),
      isNotSimple({ kind: "not simple" }),
    ]).toEqual([false, false, false, true]);
  });
});
