// Guards private words, over planted faults and over the project itself. The faults are put together from pieces, so
// that this file is silent itself.

import { describe, expect, test } from "vitest";
import { privateWords } from "./private-words.ts";
import { breachLines, plantedTree, readProjectTree } from "./tree.ts";

test("the project names no machine, registry, person or plan of work", () => {
  expect(breachLines(privateWords(readProjectTree()))).toEqual([]);
});

const joined = (...pieces: readonly string[]): string => pieces.join("");

describe("planted faults", () => {
  test.each([
    ["a machine path", joined("cd /wo", "rk/main"), "a path of the machine"],
    ["a machine path in JSON", joined('{"cwd":"/ro', 'ot/x"}'), "a path of the machine"],
    ["a registry", joined("https://regi", "stry.corp.example/npm"), "a package registry"],
    ["a person", joined("jane", "@corp.com"), "an address of a person"],
    ["a part of the plan", joined("as in Part", " B"), "how the work is organised"],
    ["a numbered task", joined("see issue", " 2"), "how the work is organised"],
    ["a design file", joined("// census", ".md 3.1"), "which is no file of the project"],
  ])("%s is named with its line", (_, text, part) => {
    const breaches = privateWords(plantedTree({ "docs/a.md": `first line\n${text}\n` }));
    expect(breaches.map(({ place }) => place)).toEqual(["docs/a.md:2"]);
    expect(breaches[0]?.problem).toContain(part);
  });
  test.each([
    "https://example.com/work/a",
    "the network/works",
    "jane@example.com, git@github.com:a/b, zod@4.6.7, @types/node",
    "as part a of the text",
    "issues of 2026",
    "the registry of moves",
  ])("%s is silent", (text) => {
    expect(privateWords(plantedTree({ "docs/a.md": text }))).toEqual([]);
  });
  test("a file of the project may be cited by its name", () => {
    const name = joined("moves", ".md");
    expect(privateWords(plantedTree({ [`docs/${name}`]: "", "README.md": `See docs/${name}.` }))).toEqual([]);
  });
  test("a resolved key and an address in the lockfile are named, funding is silent", () => {
    const lock = {
      packages: { a: { resolved: "x", funding: { url: "https://a.example" }, from: "https://b.example" } },
    };
    const breaches = privateWords(plantedTree({ "package-lock.json": JSON.stringify(lock) }));
    expect(breaches.map(({ place }) => place)).toEqual([
      "package-lock.json → packages → a → resolved",
      "package-lock.json → packages → a → from",
    ]);
  });
});
