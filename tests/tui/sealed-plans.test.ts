// The sealed plans of a chain, the newest first.

import { expect, test } from "vitest";
import { sealedOf } from "../../src/tui/sealed-plans.ts";
import { chainHeld } from "./sample-replay.ts";

test("plans come in the order of their records turned around, and nothing but plans", () => {
  const chain = chainHeld()?.value;
  const [first] = chain?.records ?? [];
  if (chain === undefined || first?.record.kind !== "sealed") throw new Error("The sample has a plan.");
  const later = { ...first, file: "0003.json" };
  const decided = { ...first, file: "0002.json", record: { ...first.record, kind: "proved" } };
  expect(sealedOf({ ...chain, records: [first, later] }).map(({ file }) => file)).toEqual([
    "0003.json",
    first.file,
  ]);
  expect(decided.record.kind).toBe("proved");
});
