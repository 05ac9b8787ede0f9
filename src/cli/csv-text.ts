// Rows as CSV (RFC 4180). Unknown is an empty cell. Values keep every character: CSV is data, not a screen; a text that a
// spreadsheet would take for a formula is quoted with a leading apostrophe.

import type { Cell } from "./text-table.ts";

const FORMULA_START = /^[=+\-@\t\r]/;

function cellText(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell !== "string") return String(cell);
  const safe = FORMULA_START.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line per row, each ended by CR LF as the RFC says. */
export function csvText(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(cellText).join(",")}\r\n`).join("");
}
