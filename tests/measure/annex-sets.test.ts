import { expect, test } from "vitest";
import { exploratorySets } from "../../src/measure/annex-sets.ts";
import { unit } from "./sample-units.ts";

test("two selections are compared as a whole; those with a terminal result stand beside it, by cohort", () => {
  const before = [unit("a"), unit("b", { terminal: "none", endedAtMs: 1 }), unit("c", { cohort: "FE" })];
  const { compared, all, terminal } = exploratorySets(before, [unit("d")], 10);
  expect(compared.get("BE")).toEqual({ before: ["a", "b"], after: ["d"] });
  expect(all).toEqual(compared);
  expect(terminal.get("BE")).toEqual({ before: ["a"], after: ["d"] });
  expect(compared.get("FE")).toEqual({ before: ["c"], after: [] });
});
