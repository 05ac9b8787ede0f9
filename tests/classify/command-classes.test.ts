// The table of classes and the two orders.

import { expect, test } from "vitest";
import {
  commandClasses,
  isMechanical,
  mechanicalOrder,
  otherOrder,
} from "../../src/classify/command-classes.ts";

const named = (group: string): readonly string[] =>
  commandClasses.filter((table) => table.group === group).map(({ name }) => name);

test("every class but plumbing stands once in one of the orders, by its group", () => {
  expect([...mechanicalOrder].sort()).toEqual([...named("mechanical")].sort());
  expect([...otherOrder].sort()).toEqual([...named("reads code"), ...named("neither")].sort());
  expect(named("plumbing")).toEqual(["plumbing"]);
});

test("what reads code is never mechanical", () => {
  expect([isMechanical("read-code"), isMechanical("search"), isMechanical("plumbing")]).toEqual([
    false,
    false,
    false,
  ]);
  expect(isMechanical("git-read")).toBe(true);
});

test("no class stands in the table twice, and each says what it is for", () => {
  expect(new Set(commandClasses.map(({ name }) => name)).size).toBe(commandClasses.length);
  expect(commandClasses.filter(({ meaning }) => !/^[A-Z].*\.$/.test(meaning))).toEqual([]);
});
