// Words that a finding hangs on stay, all others become others of their length.

import { expect, it } from "vitest";
import { maskWords, wordsOf } from "../../src/replay/mask-words.ts";
import type { NumberedObject } from "../../src/replay/recorded-objects.ts";
import type { JsonObject } from "../../src/session/json-value.ts";

const one = (object: JsonObject): readonly NumberedObject[] => [{ line: 1, object }];
const textOf = (objects: readonly NumberedObject[]): string => JSON.stringify(objects[0]?.object);

it("what the finding hangs on stays, the rest keeps its length and its signs, equal words stay equal", () => {
  const objects = one({ cwd: "/srv/merger", input: { command: "curl -s 'http://a.b/merger?x=4711'" } });
  const { objects: masked, count } = maskWords(objects, (found) => textOf(found).includes("curl"));
  const { cwd, input } = masked[0]?.object ?? {};
  expect(String(cwd)).toMatch(/^\/[a-z]{3}\/[a-z]{6}$/);
  expect(JSON.stringify(input)).toMatch(/"curl -s '[a-z]{4}:\/\/a\.b\/[a-z]{6}\?x=\d{4}'"/);
  expect(JSON.stringify(input)).toContain(String(cwd).slice(5));
  expect(textOf(masked)).not.toMatch(/srv|merger|http|4711/);
  // srv, merger, http, 4711
  expect(count).toBe(4);
});

it("two words never become one, and none becomes a word that is there", () => {
  const words = ["aaa", "aab", "aac", "abc", "zzz"];
  const { objects } = maskWords(one({ command: words.join(" ") }), () => true);
  const left = String(objects[0]?.object.command).split(" ");
  expect(new Set(left).size).toBe(5);
  expect(left.filter((word) => words.includes(word))).toEqual([]);
});

it("what a line is, references and replacements stay; keys that are no names of fields go", () => {
  const pointer = `detent://${"a".repeat(64)}`;
  const object = {
    type: "assistant",
    version: "2.1.332",
    name: "Bash",
    text: `${pointer} REDACTED_named_secret_1 dev2@example.com host1.example`,
    "Which quay shall it be?": "north",
    file_path: "/x/y",
  };
  const { objects } = maskWords(one(object), () => true);
  expect(objects[0]?.object).toMatchObject({
    ...{ type: "assistant", version: "2.1.332", name: "Bash", text: object.text, file_path: "/x/y" },
  });
  expect(textOf(objects)).not.toMatch(/Which|quay|north/);
});

it("words that are to stay do, wherever they stand", () => {
  const objects = one({ cwd: "/srv/quay", input: { command: "rm quay/lock" } });
  const kept = wordsOf(objects, (path) => path.includes("input"));
  expect([...kept]).toEqual(["quay", "lock"]);
  const { objects: masked } = maskWords(objects, () => true, kept);
  expect(textOf(masked)).toMatch(/"\/[a-z]{3}\/quay".*"rm quay\/lock"/);
});
