import { expect, test } from "vitest";
import { createPrinter } from "../../src/cli/print.ts";
import { printReconciliation } from "../../src/cli/reconciliation-text.ts";
import type { ReconciliationCount } from "../../src/measure/reconciliation-counts.ts";
import { MemoryWriter } from "./memory-context.ts";

function printed(...counts: readonly ReconciliationCount[]): readonly string[] {
  const [stdout, stderr] = [new MemoryWriter(), new MemoryWriter()];
  const context = { stdout, stderr, isStdoutTty: false, columns: undefined };
  printReconciliation(createPrinter(context, { isQuiet: false, hasColor: false }), counts);
  expect(stderr.text).toBe("");
  return stdout.text.split("\n").map((row) => row.split(/ {2,}/).join(" | "));
}

test("each scope and field has a row with its counts of sessions", () => {
  const counts = { equal: 12, over: 1, under: 0, noRecord: 2, noTotal: 3 };
  expect(printed({ scope: "main loop", field: "cache_read_tokens", ...counts })).toContain(
    "main loop | cache_read_tokens | 12 | 1 | 0 | 2 | 3",
  );
});

test("nothing is printed where no session has a total", () => {
  expect(printed()).toEqual([""]);
});
