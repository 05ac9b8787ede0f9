// The class test: its controls, and whether they would notice a fault in any of its rows.

import { expect, test } from "vitest";
import { test as testClass } from "../../../src/classify/classes/test.ts";
import { classifyCall } from "../../../src/classify/classify-call.ts";
import { testCommands } from "../../../src/classify/test-commands.ts";
import { failuresOf, unnoticedIn } from "../shipped-controls.ts";

test("every control of test gets its class", () => {
  expect(failuresOf("test")).toEqual([]);
});

test("no row of test can be removed or altered unnoticed", { timeout: 120_000 }, () => {
  expect(unnoticedIn(testClass)).toEqual([]);
});

test("every command that the moves take for a test is one", () => {
  const others = testCommands.filter((row) => {
    const got = classifyCall(row.replace("*", ""));
    return got.kind === "unparsed" || got.name !== "test";
  });
  expect(others).toEqual([]);
});
