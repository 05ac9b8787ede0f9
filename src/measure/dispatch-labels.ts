// How many dispatches have which word, such as the reason of their end.

import type { DispatchLabel } from "./metric.ts";
import type { Database } from "./open-database.ts";
import { readNumber, readText } from "./row-values.ts";
import { idParameters, selected, type UnitSelection, unitRows } from "./unit-selection.ts";

export interface LabelCount {
  readonly label: string;
  readonly dispatches: number;
}

/** By unit of the selection, the most frequent word first. */
export async function readLabels(
  database: Database,
  { label }: DispatchLabel,
  selection: UnitSelection,
): Promise<ReadonlyMap<string, readonly LabelCount[]>> {
  const rows = await database.all(
    `SELECT unit, label, count(*) AS dispatches
     FROM (SELECT unit, ${label} AS label FROM ${selected(unitRows.dispatch, selection)})
     GROUP BY unit, label ORDER BY dispatches DESC, label`,
    idParameters(selection),
  );
  const byUnit = new Map<string, LabelCount[]>();
  for (const row of rows) {
    const unit = readText(row, "unit");
    const counts = byUnit.get(unit) ?? [];
    counts.push({ label: readText(row, "label"), dispatches: readNumber(row, "dispatches") });
    byUnit.set(unit, counts);
  }
  return byUnit;
}
