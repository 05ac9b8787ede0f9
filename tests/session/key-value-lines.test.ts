import fc from "fast-check";
import { expect, test } from "vitest";
import { readKeyValues } from "../../src/session/key-value-lines.ts";

function read(...lines: readonly string[]): unknown {
  const found = readKeyValues(lines.join("\n"), ["findings"]);
  return "why" in found ? found.why : found.fields;
}

test("a value is everything behind the first colon, and goes on in deeper lines", () => {
  expect(
    read("status: done", "summary: Fixed: the lock", "  was never released.", "# a comment", "", "n: 3"),
  ).toEqual({
    status: "done",
    summary: "Fixed: the lock was never released.",
    n: "3",
  });
});

test("lists hold texts, at any depth from the key's own on", () => {
  expect(
    read("a:", "- x", "- y: z", "b:", "    - one", "      more", "    - [t", "c: []", "d: [p, q/r.ts]"),
  ).toEqual({
    a: ["x", "y: z"],
    b: ["one more", "[t"],
    c: [],
    d: ["p", "q/r.ts"],
  });
});

test("lists of records hold records, in lines or in JSON", () => {
  const rows = [
    "findings:",
    "  - id: F1",
    "    path: a.ts",
    "    note: it is",
    "      long",
    "  - id: F2",
    '  - {"id":"F3"}',
  ];
  expect(read(...rows)).toEqual({
    findings: [{ id: "F1", path: "a.ts", note: "it is long" }, { id: "F2" }, { id: "F3" }],
  });
  expect(read("findings:", "-", "  id: F1", "- id: F2", "  line: 4")).toEqual({
    findings: [{ id: "F1" }, { id: "F2", line: "4" }],
  });
});

test("quotes are taken off, nothing is null, and a block of text keeps its lines", () => {
  expect(read(`a: "x: \\"y\\""`, "b: 'it''s'", "c:", "d: ~", "e: |", "  one", "  two", 'f: "half')).toEqual({
    a: 'x: "y"',
    b: "it's",
    c: null,
    d: null,
    e: "one\ntwo",
    f: '"half',
  });
});

test.each([
  [["a: 1", "prose without a key"], "Line 2 of the block is no `key: value`."],
  [["a: 1", "a: 2"], "Line 2 of the block gives `a` a second time."],
  [["findings:", "  - id: 1", "    id: 2"], "Line 3 of the block gives `id` a second time."],
  [["findings:", "  - prose"], "Line 2 of the block is no `key: value`."],
  [["  a: 1", "b: 2"], "Line 2 of the block stands at another depth than the first key."],
  [["- x"], "Line 1 of the block is no `key: value`."],
  [["a:b"], "Line 1 of the block is no `key: value`."],
])("%j is named with its line", (lines, why) => {
  expect(read(...lines)).toBe(why);
});

test("an empty block has no fields", () => {
  expect(read("", "  ")).toEqual({});
});

const word = fc.stringMatching(/^[a-z/.][a-z /.:]{0,12}[a-z]$/);
const key = fc.stringMatching(/^[a-z_]{1,8}$/);

test("texts and lists of texts come back as they were written", () => {
  fc.assert(
    fc.property(fc.dictionary(key, fc.oneof(word, fc.array(word, { minLength: 1 }))), (fields) => {
      const known = Object.entries(fields).filter(([name]) => name !== "findings");
      const lines = known.flatMap(([name, value]) =>
        typeof value === "string" ? [`${name}: ${value}`] : [`${name}:`, ...value.map((one) => `  - ${one}`)],
      );
      const plain = (text: string) => (text === "null" ? null : text.replace(/\s+$/, ""));
      const expected = known.map(([name, value]) => [
        name,
        typeof value === "string" ? plain(value) : value.map(plain),
      ]);
      expect(read(...lines)).toEqual(Object.fromEntries(expected));
    }),
  );
});

test("no text makes it throw", () => {
  const line = fc.constantFrom(
    "a: 1",
    "- x",
    "  - id: 1",
    "    b: 2",
    "findings:",
    "a: [",
    "a: |",
    "text",
    "",
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(line, fc.string())), (lines) => {
      expect(["string", "object"]).toContain(typeof read(...lines));
    }),
  );
});
