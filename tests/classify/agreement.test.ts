// Agreement with labels, over a set whose figures are counted by hand.

import { expect, test } from "vitest";
import { agreementWith } from "../../src/classify/agreement.ts";
import { parseLabelled } from "../../src/classify/labelled-command.ts";

const label = (command: string, name: string, mixed = false): string =>
  JSON.stringify({ command, class: name, mixed });
const hash = "a".repeat(64);

// The classifier says: git-read, git-read, search, search (mixed), other, unparsed.
const set = [
  label("git log", "git-read"),
  label("git diff", "git-write"),
  label("ls", "git-read"),
  label("git log; ls", "search"),
  label("frobnicate", "other"),
  label("(", "unparsed"),
  JSON.stringify({ sha256: hash, class: "test", mixed: false }),
].join("\n");

test("equal classes, yes or no, and marks are counted apart", () => {
  const got = agreementWith(parseLabelled("l", set), new Map());
  // Same class: log, frobnicate, `(` and `git log; ls`. Mechanical differs for ls alone. The mark differs in one.
  expect(got).toMatchObject({ calls: 6, unresolved: 1, sameClass: 4, sameMechanical: 5, sameMixed: 5 });
  expect(got.scriptOrOther).toBe(1);
  expect(got.disagreements.map(({ labelled }) => labelled.place)).toEqual(["l:2", "l:3", "l:4"]);
  expect(got.isAgreed).toBe(false);
});

test("precision and recall are of each class, unknown where nothing was labelled or found", () => {
  const { classes, confusion } = agreementWith(parseLabelled("l", set), new Map());
  const of = (name: string) => classes.find((one) => one.name === name);
  expect(of("git-read")).toMatchObject({ labelled: 2, got: 2, both: 1, precision: 0.5, recall: 0.5 });
  expect(of("git-write")).toMatchObject({ labelled: 1, got: 0, both: 0, precision: null, recall: 0 });
  expect(of("search")).toMatchObject({ labelled: 1, got: 2, both: 1, precision: 0.5, recall: 1 });
  expect(confusion).toContainEqual({ labelled: "git-read", got: "search", calls: 1 });
  expect(confusion.reduce((sum, { calls }) => sum + calls, 0)).toBe(6);
});

test("a hash is resolved where its text is at hand", () => {
  const got = agreementWith(parseLabelled("l", set), new Map([[hash, "npm test"]]));
  expect(got).toMatchObject({ calls: 7, unresolved: 0, sameClass: 5 });
});

test("nothing at hand is no agreement; all right is one, and 19 of 20 just is", () => {
  const right = Array.from({ length: 19 }, () => label("git log", "git-read")).join("\n");
  const isAgreed = (text: string): boolean => agreementWith(parseLabelled("l", text), new Map()).isAgreed;
  expect(isAgreed("")).toBe(false);
  expect(isAgreed(right)).toBe(true);
  expect(isAgreed(`${right}\n${label("git log", "git-write")}`)).toBe(true);
  expect(isAgreed(`${right}\n${label("git log", "other")}`)).toBe(false);
});
