// What a chart of a report is: a Vega-Lite specification, the same in words, and its numbers as rows. It shows nothing
// that the table beneath it does not hold, and no text of a log but cohorts, metrics and run ids.

import type { JsonObject } from "../../session/json-value.ts";
import { shownCut } from "../../session/shown-text.ts";

export type ChartCell = string | number | null;

export interface Chart {
  /** Name of its files, without an extension: lower case letters, digits, dashes and underscores. */
  readonly name: string;
  readonly title: string;
  /** Full sentences: the text alternative. */
  readonly alternative: readonly string[];
  /** Vega-Lite. Its data is inside. */
  readonly spec: JsonObject;
  /** What is drawn, short enough to stand beneath the chart. */
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Every number that went in, for the CSV file beside the chart. First row: names. */
  readonly numbers: readonly (readonly ChartCell[])[];
}

/** Columns of a text in a chart; longer ones are cut there, and whole in the table beneath. */
export const LABEL_COLUMNS = 28;

/** A text from a log as it may stand in a chart. */
export function label(text: string): string {
  return shownCut(text, LABEL_COLUMNS);
}

/** A file name of parts that may hold anything; `position` keeps names apart whatever the parts are. */
export function chartName(position: number, ...parts: readonly string[]): string {
  const slugs = parts.map((part) =>
    part
      .toLowerCase()
      .replace(/[^a-z0-9_]+/g, "-")
      .slice(0, 40),
  );
  const number = String(position).padStart(2, "0");
  return [number, ...slugs].join("-").replace(/-{2,}/g, "-").replace(/-$/, "");
}
