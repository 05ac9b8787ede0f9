import { expect, test } from "vitest";
import { withMember, withoutMember } from "../../src/cli/json-edit.ts";
import { type JsonNode, readJsonSource } from "../../src/cli/json-source.ts";

function rootOf(text: string): JsonNode {
  const root = readJsonSource(text);
  if (root === undefined) throw new Error("no document");
  return root;
}

const added = (text: string): string => withMember(text, rootOf(text), "b", { c: [1] });

test("a member is written as its neighbours are: indented, with their line ends, or on their line", () => {
  expect(added('{\n  "a": 1\n}\n')).toBe('{\n  "a": 1,\n  "b": {\n    "c": [\n      1\n    ]\n  }\n}\n');
  expect(added('{\r\n\t"a": 1\r\n}')).toBe(
    '{\r\n\t"a": 1,\r\n\t"b": {\r\n\t\t"c": [\r\n\t\t\t1\r\n\t\t]\r\n\t}\r\n}',
  );
  expect(added('{"a":1}')).toBe('{"a":1, "b": {"c":[1]}}');
  expect(added("{}")).toBe('{\n  "b": {\n    "c": [\n      1\n    ]\n  }\n}');
  expect(added("\ufeff{ }")).toBe('\ufeff{\n  "b": {\n    "c": [\n      1\n    ]\n  }\n}');
});

test("an element goes behind the last one, into an empty list on a line of its own", () => {
  const into = (text: string): string => {
    const [list] = rootOf(text).members;
    if (list === undefined) throw new Error("no list");
    return withMember(text, list.value, null, 2);
  };
  expect(into('{\n    "l": [\n        1\n    ]\n}')).toBe('{\n    "l": [\n        1,\n        2\n    ]\n}');
  expect(into('{\n    "l": []\n}')).toBe('{\n    "l": [\n        2\n    ]\n}');
  expect(into('{"l":[1]}')).toBe('{"l":[1, 2]}');
});

test("a member that goes takes its comma and its line with it, wherever it stands", () => {
  const text = '{\n  "a": 1,\n  "b": [2, 3],\n  "c": 4\n}\n';
  const without = (at: number): string => {
    const root = rootOf(text);
    const member = root.members[at];
    if (member === undefined) throw new Error("no member");
    return withoutMember(text, root, member);
  };
  expect(without(0)).toBe('{\n  "b": [2, 3],\n  "c": 4\n}\n');
  expect(without(1)).toBe('{\n  "a": 1,\n  "c": 4\n}\n');
  expect(without(2)).toBe('{\n  "a": 1,\n  "b": [2, 3]\n}\n');
  const only = '{ "a": 1 }';
  const root = rootOf(only);
  const [member] = root.members;
  if (member === undefined) throw new Error("no member");
  expect(withoutMember(only, root, member)).toBe("{}");
  expect(() => withoutMember(text, rootOf(only), { ...member })).toThrow("another container");
});
