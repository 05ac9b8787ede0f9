// The table of failure classes: its order, and the laws that every signature keeps.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { failureClasses } from "../../src/classify/failure-classes.ts";
import { orderMutants } from "./failure-mutants.ts";
import { isNoticed } from "./shipped-failures.ts";

const signatures = failureClasses.flatMap((table) =>
  table.signatures.map((signature) => ({ ...signature, table })),
);

test("the classes stand in their fixed order", () => {
  expect(failureClasses.map(({ name }) => name)).toEqual([
    "timeout",
    "budget",
    "upstream-api",
    "test-no-result",
    "toolchain",
    "collision",
    "state-divergence",
  ]);
});

test("no two neighbours can change places unnoticed", () => {
  const unnoticed = orderMutants().filter(({ tables }) => !isNoticed(tables));
  expect(unnoticed.map(({ fault }) => fault)).toEqual([]);
});

test("the check is silent about the tables that ship", () => {
  expect(isNoticed(failureClasses)).toBe(false);
});

test("a time-out is never resumed", () => {
  const ways = signatures.filter(({ table }) => table.name === "timeout");
  expect(ways.map(({ recovery, table }) => recovery ?? table.recovery)).not.toContain("resume once");
});

test("each id is there once, and each signature but that of the last retry has a condition", () => {
  const ids = signatures.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  const bare = signatures.filter(({ fields, line }) => fields === undefined && line === undefined);
  expect(bare.map(({ id }) => id)).toEqual(["retry: the last thing heard"]);
});

test.each(failureClasses)("signatures of fields alone stand before those of words in $name", (table) => {
  const hasLine = table.signatures.map(({ line }) => line !== undefined);
  expect(hasLine).toEqual([...hasLine].sort());
});

test.each(failureClasses)("no control of $name stands twice", ({ name }) => {
  const path = fileURLToPath(new URL(`../../corpora/failures/${name}.jsonl`, import.meta.url));
  const lines = readFileSync(path, "utf8").trimEnd().split("\n");
  expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
});
