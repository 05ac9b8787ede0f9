import fc from "fast-check";
import { expect, test } from "vitest";
import { type JsonNode, readJsonSource } from "../../src/cli/json-source.ts";
import { isJsonArray, isJsonObject, type JsonValue } from "../../src/session/json-value.ts";

/** What the places say, read back from the text with JSON.parse. */
function valueAt(text: string, node: JsonNode): JsonValue {
  if (node.kind === "other") return JSON.parse(text.slice(node.start, node.end));
  const values = node.members.map(({ value }) => valueAt(text, value));
  if (node.kind === "array") return values;
  return Object.fromEntries(node.members.map(({ key }, at) => [`${key}`, values[at] ?? null]));
}

function isPlain(value: JsonValue): boolean {
  if (isJsonArray(value)) return value.every(isPlain);
  return (
    !isJsonObject(value) ||
    Object.entries(value).every(([key, one]) => key !== "__proto__" && isPlain(one ?? null))
  );
}

test("the places of any document are those of its values, however it is spaced", () => {
  const spaced = fc.tuple(fc.jsonValue(), fc.constantFrom("", " ", "  ", "\t"));
  fc.assert(
    fc.property(spaced, ([json, indent]) => {
      const text = `\r\n ${JSON.stringify(json, null, indent)}\t`;
      const value: JsonValue = JSON.parse(text);
      fc.pre(isPlain(value));
      const root = readJsonSource(text);
      if (root === undefined) throw new Error("no document");
      expect(valueAt(text, root)).toEqual(value);
    }),
    { numRuns: 300 },
  );
});

test("a member begins at its key, and a key is read as JSON", () => {
  const text = '{ "a\\"b" : [1, {"c":2}] }';
  const [member] = readJsonSource(text)?.members ?? [];
  expect([member?.key, member?.start, text.slice(member?.value.start, member?.value.end)]).toEqual([
    'a"b',
    2,
    '[1, {"c":2}]',
  ]);
});

test("what is not JSON has no places; a byte order mark is skipped", () => {
  for (const text of ["", "{", "{a:1}", "// x\n{}", "{}{}"]) expect(readJsonSource(text)).toBeUndefined();
  expect(readJsonSource("\ufeff{}")).toMatchObject({ kind: "object", start: 1, end: 3 });
});
