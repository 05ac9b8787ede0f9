// Figures that drains give of dispatches: read from the settled row of each, with what is unknown and what is only a
// lower bound told apart. They need no log of a session.

import type { MetricValue } from "./dispatch-unit.ts";
import type { DispatchFigure } from "./metric.ts";
import type { Database } from "./open-database.ts";
import { findNumber, readNumber, readText } from "./row-values.ts";
import { idParameters, isTogether, selected, type UnitSelection, unitRows } from "./unit-selection.ts";

/** By unit. A unit without any dispatch that the figure keeps has no entry. */
export async function readDispatchFigures(
  database: Database,
  figure: DispatchFigure,
  selection: UnitSelection,
): Promise<ReadonlyMap<string, MetricValue>> {
  if (selection.level !== "dispatch") throw new Error("Sessions have no figure of a drain.");
  const { value, where = "true", atLeast } = figure;
  const rows = await database.all(
    `SELECT unit, sum(${value})::DOUBLE AS total, count(*) FILTER ((${value}) IS NULL) AS unknown,
       count(*) FILTER ((${value}) IS NOT NULL AND (${atLeast?.where ?? "false"})) AS bounds
     FROM ${selected(unitRows.dispatch, selection)} WHERE ${where} GROUP BY unit`,
    idParameters(selection),
  );
  return new Map(
    rows.map((row) => {
      const counts = { unknown: readNumber(row, "unknown"), bounds: readNumber(row, "bounds") };
      return [
        readText(row, "unit"),
        figureValue(figure, findNumber(row, "total"), counts, isTogether(selection)),
      ];
    }),
  );
}

function figureValue(
  { unknownWhy, atLeast }: DispatchFigure,
  total: number | null,
  { unknown, bounds }: { readonly unknown: number; readonly bounds: number },
  isOfSeveral: boolean,
): MetricValue {
  const why = isOfSeveral ? `It is unknown of ${unknown}. ${unknownWhy}` : unknownWhy;
  if (total === null) return { kind: "unknown", why };
  if (unknown > 0) return { kind: "lower bound", value: total, why };
  if (bounds === 0) return { kind: "value", value: total };
  return { kind: "lower bound", value: total, why: atLeast?.why ?? unknownWhy };
}
