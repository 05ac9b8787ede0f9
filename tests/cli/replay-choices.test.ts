// What a user may choose: names that are none and values that cannot be used are faults with a way out.

import { expect, it } from "vitest";
import { createPrinter } from "../../src/cli/print.ts";
import { readChoices } from "../../src/cli/replay-choices.ts";
import { memoryContext } from "./memory-context.ts";

function choose(options: Readonly<Record<string, unknown>>, env = {}, flag: "set" | "to" = "set") {
  const context = memoryContext({ env });
  const flags = { databasePath: "/none", isJson: false, isQuiet: false, hasColor: false, isDebug: false };
  return readChoices({ ...context, flags, print: createPrinter(context, flags) }, options, flag);
}

it("the environment's operands are in force, and given ones before them", () => {
  const env = { DETENT_BOUNDS_MODE: "inject", HOME: "/h" };
  expect(choose({}, env).named.operands).toEqual(["DETENT_BOUNDS_MODE=inject"]);
  const set = ["DETENT_BOUNDS_MODE=deny"];
  expect(choose({ set }, env).choices.operands.boundsMode).toBe("deny");
  expect(choose({ set }, env, "to").choices.operands.boundsMode).toBe("inject");
});

it("moves are chosen by name; those that are off or inactive have no figures", () => {
  expect(choose({ only: "barrier-world, bound-read" }).asked).toEqual(["barrier-world", "bound-read"]);
  expect(choose({ without: "barrier-world" }).asked).not.toContain("barrier-world");
  expect(choose({ set: ["DETENT_MOVES_OFF=bound-read"] }).asked).not.toContain("bound-read");
  expect(() => choose({ only: "barrier-word" })).toThrow("is no move");
});

it("a value given twice, an unusable one and a folder that is none are faults", () => {
  const twice = ["DETENT_GREP_HEAD_LIMIT=5", "DETENT_GREP_HEAD_LIMIT=6"];
  expect(() => choose({ set: twice })).toThrow("two values");
  expect(() => choose({ set: ["DETENT_GREP_HEAD_LIMIT=x"] })).toThrow("is not used");
  expect(() => choose({ workspace: "/no/such/folder" })).toThrow("is no folder");
});
