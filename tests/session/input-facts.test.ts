import { describe, expect, test } from "vitest";
import { anchorChars, findSubject, stringChars } from "../../src/session/input-facts.ts";
import type { JsonObject, JsonValue } from "../../src/session/json-value.ts";

describe("what a call acts on", () => {
  test.each([
    [{ command: "ls", description: "list" }, "ls"],
    [{ file_path: "/srv/a" }, "/srv/a"],
    [{ notebook_path: "/srv/n" }, "/srv/n"],
    [{ pattern: "x", path: "/srv" }, "x"],
    [{ url: "https://a.example" }, "https://a.example"],
    [{ query: "tide" }, "tide"],
    [{ path: "/srv" }, "/srv"],
    [{ command: "" }, ""],
    [{ command: 7, path: "/srv" }, "/srv"],
    [{ prompt: "look" }, null],
    [{}, null],
  ])("%j: %j", (input: JsonObject, subject) => expect(findSubject(input)).toBe(subject));
});

describe("characters of all strings in an input", () => {
  test.each([
    ["quay", 4],
    [{ a: "ab", b: ["c", { d: "\u{1f6a2}e" }], f: 12345, g: true, h: null }, 5],
    [{ "a long name": "" }, 0],
    [undefined, 0],
    [7, 0],
  ])("%j: %d", (value: JsonValue | undefined, chars) => expect(stringChars(value)).toBe(chars));
  test("nesting deeper than calls can go is counted all the same", () => {
    const deep = JSON.parse(`${"[".repeat(50_000)}"quay"${"]".repeat(50_000)}`);
    expect(stringChars(deep)).toBe(4);
  });
});

describe("anchors", () => {
  const edit = { old_string: "\u{1f6a2}abc", new_string: "d" };
  test.each([
    ["Edit", edit, 4],
    ["Edit", { new_string: "d" }, 0],
    ["MultiEdit", { edits: [edit, edit, { old_string: 3 }, null] }, 8],
    ["MultiEdit", { ...edit, edits: "none" }, 0],
    ["Edit", { edits: [edit] }, 0],
    ["Write", edit, 0],
    ["Write", { edits: [edit] }, 0],
    ["edit", edit, 0],
  ])("of %s %j: %d", (name, input: JsonObject, chars) => {
    expect(anchorChars({ id: "t", name, input })).toBe(chars);
  });
});
