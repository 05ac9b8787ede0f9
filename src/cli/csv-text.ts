// Rows as CSV (RFC 4180). Unknown is an empty cell. Values keep every character: CSV is data, not a screen; a text
// that a spreadsheet would take for a formula gets a leading apostrophe, unless exact texts were asked for.

import type { Cell } from "./text-table.ts";

/** `exact` changes no text, and tells an empty text (`""`) from nothing. */
export type CsvTexts = "no formulas" | "exact";

/** How the lines of the CSV end, for the help of a flag. */
export const CSV_LINES = "its lines end with CR LF (RFC 4180)";

const FORMULA_START = /^[=+\-@\t\r]/;

function cellText(cell: Cell, texts: CsvTexts): string {
  if (cell === null) return "";
  if (typeof cell !== "string") return String(cell);
  if (cell === "" && texts === "exact") return '""';
  const safe = texts === "no formulas" && FORMULA_START.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line per row, each ended by CR LF as the RFC says. */
export function csvText(rows: readonly (readonly Cell[])[], texts: CsvTexts = "no formulas"): string {
  return rows.map((row) => `${row.map((cell) => cellText(cell, texts)).join(",")}\r\n`).join("");
}
