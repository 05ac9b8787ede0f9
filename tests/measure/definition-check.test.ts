import { describe, expect, it } from "vitest";
import { changedDefinitions, checkDefinitions } from "../../src/measure/definition-check.ts";
import { unit, valued } from "./sample-units.ts";

const made = (numbers: Readonly<Record<string, number>>) =>
  unit("u", { ...valued(1), definitions: new Map(Object.entries(numbers)) });

describe("the definitions of rows", () => {
  it("are the same where every number is, of the metric and of the rules under it", () => {
    const units = [made({ bash_calls: 2, counting: 1 }), made({ bash_calls: 2, counting: 1 })];
    expect(checkDefinitions(units, "bash_calls")).toEqual({
      kind: "same",
      definitions: { bash_calls: 2, counting: 1 },
    });
  });

  it("are different where the metric's or the counting's number differs, or is missing from some", () => {
    for (const [other, shown] of [
      [{ bash_calls: 3, counting: 1 }, "bash_calls (2 and 3)"],
      [{ bash_calls: 2, counting: 2 }, "counting (1 and 2)"],
      [{ bash_calls: 2 }, "counting (1 and none)"],
    ] as const) {
      const found = checkDefinitions([made({ bash_calls: 2, counting: 1 }), made(other)], "bash_calls");
      expect(found).toEqual({ kind: "different", why: `rows carry different definitions of ${shown}` });
    }
  });

  it("of another metric do not matter", () => {
    const values = new Map([
      ["bash_calls", { kind: "value" as const, value: 1 }],
      ["turns", { kind: "value" as const, value: 1 }],
    ]);
    const of = (turns: number) =>
      unit("u", {
        values,
        definitions: new Map([
          ["bash_calls", 1],
          ["turns", turns],
        ]),
      });
    expect(checkDefinitions([of(1), of(2)], "bash_calls").kind).toBe("same");
    expect(checkDefinitions([of(1), of(2)], "turns").kind).toBe("different");
  });

  it("that differ from the registered ones are named as later, earlier or not registered", () => {
    expect(changedDefinitions({ a: 1, b: 2 }, { a: 2, b: 1, c: 1 })).toEqual([
      "a: measured by a later definition (2, registered 1)",
      "b: measured by an earlier definition (1, registered 2)",
      "c: measured by definition 1, none was registered",
    ]);
    expect(changedDefinitions({ a: 1, b: 2 }, { a: 1 })).toEqual([]);
  });
});
