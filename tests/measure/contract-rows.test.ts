import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contractCells, contractFieldCells } from "../../src/measure/contract-rows.ts";
import { reviewBlock } from "./drain-lines.ts";

test("each block of a text has its cells, with the hash of the whole text", () => {
  const text = `${reviewBlock("FAIL", "F1")}\n---FIX RESULT---\ncut`;
  const sha256 = createHash("sha256").update(text).digest("hex");
  // The review has nine lines: marker, three fields, the list's key, three of its finding, marker.
  expect(contractCells(text)).toEqual([
    [sha256, 1, "review", "complete", "valid", "1", null, "FAIL", '["F1"]'],
    [sha256, 10, "fix", "unfinished", null, null, null, null, null],
  ]);
  const wrong = contractCells(reviewBlock("PASS").replace("count: 0", "count: 2"));
  expect(wrong[0]?.slice(4, 7)).toEqual([
    "malformed",
    "1",
    "`finding_count` is 2, and 0 findings are listed.",
  ]);
});

test("a text without a block has none", () => {
  expect(contractCells("The review result is fine.")).toEqual([]);
});

test("the fields of an artifact are a contract of its kind; a validation is none", () => {
  const fields = { reviewer: "r", verdict: "PASS", finding_count: 0, findings: [] };
  expect(contractFieldCells("review", fields, null)[0]?.slice(1)).toEqual([
    ...[1, "review", "complete", "valid", "1", null, "PASS", "[]"],
  ]);
  expect(contractFieldCells("review", fields, "3")[0]?.[4]).toBe("malformed");
  expect(contractFieldCells("validation", fields, null)).toEqual([]);
});
