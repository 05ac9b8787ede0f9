// How many sessions agree with their recorded totals, as a table.

import type { ReconciliationCount } from "../measure/reconciliation-counts.ts";
import type { Printer } from "./print.ts";
import type { Cell, Column } from "./text-table.ts";

const COLUMNS: readonly Column[] = [
  { title: "lines against totals", align: "left" },
  { title: "field", align: "left" },
  { title: "equal", align: "right" },
  { title: "over", align: "right" },
  { title: "under", align: "right" },
  { title: "no record", align: "right" },
  { title: "no total", align: "right" },
];

/** Prints nothing where no session has a total: then every token is as the lines record it. */
export function printReconciliation(print: Printer, counts: readonly ReconciliationCount[]): void {
  if (counts.length === 0) return;
  print.line("");
  const rows = counts.map(({ scope, field, equal, over, under, noRecord, noTotal }): readonly Cell[] => {
    return [scope, field, equal, over, under, noRecord, noTotal];
  });
  print.table(COLUMNS, rows, "No session has a total.");
}
