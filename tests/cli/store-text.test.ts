import { expect, test } from "vitest";
import { pruneLines, statsLines, verifyLines } from "../../src/cli/store-text.ts";
import { addressOf } from "../../src/moves/store/address.ts";

const address = addressOf("x");

test("figures say how much is kept and since when, or that nothing is", () => {
  const figures = {
    objects: 1200,
    bytes: 3_000_000,
    firings: 5,
    faults: 0,
    since: "2026-01-01T00:00:00.000Z",
  };
  expect(statsLines("/s", figures, 2)).toEqual([
    "Store     /s",
    "Objects   1,200 with 3,000,000 bytes in all",
    "Projects  2",
    "Ledger    5 lines, the first at 2026-01-01T00:00:00.000Z",
    "Faults    0 of the hook's own",
    "Kept      STORE/objects/<address>: until `detent store prune --apply` takes it",
    "Kept      STORE/scopes/<address>/<address>: until `detent store prune --apply` takes it",
    "Kept      STORE/<folder>/.put-<name>: until `detent store prune --apply` takes it",
    "Kept      STORE/firings.jsonl: until you delete it",
    "Kept      STORE/lookups/<table>/<address>: until you delete it",
  ]);
  expect(statsLines("/s", null, 0)).toEqual(["Store  /s: nothing was stored yet"]);
});

test("a verification names each fault and what was looked at", () => {
  const fault = { kind: "torn line", path: "firings.jsonl", what: "Has 1 torn of 2 lines." } as const;
  expect(verifyLines({ objects: 2, bytes: 1000, rows: 1, faults: [fault] })).toEqual([
    "firings.jsonl: Has 1 torn of 2 lines. (torn line)",
    "2 objects of 1,000 bytes, 1 ledger line: 1 found wrong.",
  ]);
  expect(verifyLines({ objects: 0, bytes: 0, rows: 0, faults: [] }).at(-1)).toContain("nothing is wrong.");
});

test("a prune says what goes, what stays and why", () => {
  const plan = {
    remove: [{ address, bytes: 1500 }],
    cited: [{ address, bytes: 2, citedIn: "/r/a.md" }],
    absent: [address],
    leftovers: ["objects/.put-1"],
    searchedFiles: 0,
  };
  expect(pruneLines(plan, false)).toEqual([
    `detent://${address}  1,500 bytes`,
    `detent://${address}  stays: cited in /r/a.md`,
    `detent://${address}  is not in the store`,
    "objects/.put-1  temporary file of a put that did not end",
    "Would remove 1 object of 1,500 bytes; 1 cited one stays.",
  ]);
  expect(pruneLines(plan, true).at(-1)).toMatch(/^Removed 1 object/);
});
