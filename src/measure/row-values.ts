// Reads the columns of a row as the type that the query gives them. A column of another type is a bug and throws: it
// must not become a plausible value.

import type { Row } from "./open-database.ts";

/** The text of a column; null where the row has none. */
export function findText(row: Row, column: string): string | null {
  const value = row[column];
  if (value === null || typeof value === "string") return value;
  throw columnFault(row, column, "text");
}

/** The number of a column; null where the row has none. */
export function findNumber(row: Row, column: string): number | null {
  const value = row[column];
  if (value === null || typeof value === "number") return value;
  throw columnFault(row, column, "a number");
}

/** The text of a column that is never NULL. */
export function readText(row: Row, column: string): string {
  const text = findText(row, column);
  if (text === null) throw columnFault(row, column, "text");
  return text;
}

/** The number of a column that is never NULL. */
export function readNumber(row: Row, column: string): number {
  const number = findNumber(row, column);
  if (number === null) throw columnFault(row, column, "a number");
  return number;
}

function columnFault(row: Row, column: string, expected: string): Error {
  return new Error(`The column ${column} is ${JSON.stringify(row[column])}, which is not ${expected}.`);
}
