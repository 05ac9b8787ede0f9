import fc from "fast-check";
import { expect, it } from "vitest";
import { readSearchCommand } from "../../src/classify/search-command.ts";

const plain = { path: null, ignoresCase: false, numbersLines: false, isExtended: false, context: new Map() };

it.each([
  ["rg foo", { tool: "rg", pattern: "foo" }],
  ["rg 'a b' src", { tool: "rg", pattern: "a b", path: "src" }],
  ["rg -in foo", { tool: "rg", pattern: "foo", ignoresCase: true, numbersLines: true }],
  ["rg foo -n src -i", { tool: "rg", pattern: "foo", path: "src", ignoresCase: true, numbersLines: true }],
  [
    "rg -A 2 -B0 foo",
    {
      tool: "rg",
      pattern: "foo",
      context: new Map([
        ["-A", 2],
        ["-B", 0],
      ]),
    },
  ],
  ["rg -nC3 foo", { tool: "rg", pattern: "foo", numbersLines: true, context: new Map([["-C", 3]]) }],
  [
    "grep -inE foo f",
    { tool: "grep", pattern: "foo", path: "f", ignoresCase: true, numbersLines: true, isExtended: true },
  ],
  ["grep -n -n foo f", { tool: "grep", pattern: "foo", path: "f", numbersLines: true }],
  ["grep '-' f", null],
  ["'rg' foo \n", { tool: "rg", pattern: "foo" }],
])("%j is read", (command, expected) => {
  expect(readSearchCommand(command)).toEqual(expected === null ? null : { ...plain, ...expected });
});

it.each([
  ..."rg;grep;grep foo;rg a b c;grep a b c;rg -e foo;rg -F foo;rg --hidden foo;rg -- foo;rg -ir foo;rg -3 foo".split(
    ";",
  ),
  ..."rg -E utf8 foo;grep -P foo f;grep foo f -n;grep foo -n f;rg -A;rg -A x foo;rg -A 1 -A 2 foo;rg -A +1 foo".split(
    ";",
  ),
  ..."rg -A 01 foo;rg -A1.5 foo;rg -A 1234567 foo;rg -C1 -B1 foo;rg -Ai foo;rg -AB 1 foo;rg - foo;rg ''".split(
    ";",
  ),
  ..."rg foo '';rg foo*;rg foo ~/a;rg foo [a];rg foo $A;A=1 rg foo;rg foo > f;rg foo 2>&1;rg foo < f;rg foo | x".split(
    ";",
  ),
  ..."rg foo &;rg foo && ls;(rg foo);rg foo # x;rgx foo;./rg foo;/bin/rg foo;env rg foo;git grep foo;! rg foo".split(
    ";",
  ),
  "rg foo; ls",
  "rg foo\nls",
  "rg 'a\nb'",
  "rg 'a\tb'",
  "rg foo <<< x",
  "rg a{1,2}",
  "rg '\ud800'",
])("%j is outside of the grammar", (command) => {
  expect(readSearchCommand(command)).toBeNull();
});

it("a pattern in single quotes comes out as it went in, whatever it holds", () => {
  const printable = fc
    .string({ unit: "grapheme", minLength: 1 })
    .filter((text) => !/^-|[\u0000-\u001f\u007f]/.test(text));
  fc.assert(
    fc.property(printable, (pattern) => {
      const command = `rg '${pattern.replaceAll("'", `'"'"'`)}'`;
      expect(readSearchCommand(command)?.pattern).toBe(pattern);
    }),
  );
});

it("any text is read or refused", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const read = readSearchCommand(`rg ${text}`);
      if (read !== null) expect(read.pattern).not.toBe("");
    }),
  );
});
