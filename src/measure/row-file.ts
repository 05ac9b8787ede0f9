// Row files: how rows travel from reading to the database. One file per table, cells apart by a control character
// that no cell can hold, no quoting, one write per megabyte. Ten times cheaper than handing over values one by one.

import { hash } from "node:crypto";
import { type ColumnDefinition, sqlText, type TableDefinition } from "./table-definition.ts";

export type Cell = string | number | boolean | null;

/** Appends text to a file; the caller owns opening and closing. */
export type AppendText = (text: string) => void;

const CELL_END = "\x1f";
const NULL_CELL = "\x1e";
const CONTROL = /[\x00-\x1f\x7f]/;
const CONTROL_ALL = /[\x00-\x1f\x7f]/g;
const PENDING_CHARS_MAX = 1 << 20;

/** UTF-16 units that an identity may have; no client writes a longer one. */
const IDENTITY_CHARS_MAX = 4096;
/** UTF-16 units that a free text may have: with every character escaped a row still fits the reader's longest line. */
export const FREE_TEXT_CHARS_MAX = 1_000_000;
const KEPT_CHARS = 200;

/** A text that is too long keeps its beginning and its hash, so that equal ones stay equal and others differ. */
function shortened(value: string): string {
  return `${value.slice(0, KEPT_CHARS)}…sha256:${hash("sha256", value, "hex")}`;
}

/**
 * Control characters in an identity become U+FFFD: they could otherwise end a cell. Free text keeps them, as JSON.
 * Half a surrogate pair becomes U+FFFD in both.
 */
function cellText(value: Cell, isFreeText: boolean): string {
  if (value === null) return NULL_CELL;
  if (typeof value !== "string") return String(value);
  if (isFreeText) {
    const text = value.length > FREE_TEXT_CHARS_MAX ? shortened(value) : value;
    return JSON.stringify(text.toWellFormed());
  }
  if (value.length > IDENTITY_CHARS_MAX) return cellText(shortened(value), false);
  return CONTROL.test(value) ? value.replace(CONTROL_ALL, "\ufffd") : value;
}

/** Collects the rows of one table. */
export class RowFile {
  private pending = "";
  private readonly columns: readonly ColumnDefinition[];
  private readonly append: AppendText;

  constructor(table: TableDefinition, append: AppendText) {
    this.columns = table.columns;
    this.append = append;
  }

  /** Adds one row; `cells` stand in the order of the table's columns. */
  add(cells: readonly Cell[]): void {
    let row = "";
    this.columns.forEach((column, index) => {
      const cell = cells[index];
      if (cell === undefined) throw new Error(`A row has no value for column ${column.name}.`);
      row += (index === 0 ? "" : CELL_END) + cellText(cell, column.isFreeText === true);
    });
    this.pending += `${row}\n`;
    if (this.pending.length > PENDING_CHARS_MAX) this.flush();
  }

  /** Writes what is held back. */
  flush(): void {
    if (this.pending === "") return;
    this.append(this.pending);
    this.pending = "";
  }
}

function selectCell({ name, isFreeText }: ColumnDefinition): string {
  return isFreeText === true ? `(${name}::JSON)->>'$' AS ${name}` : name;
}

/** The statement that takes row files into their table. */
export function insertRowsSql(table: TableDefinition, paths: readonly string[]): string {
  const cells = table.columns.map(selectCell).join(", ");
  const types = table.columns
    .map(
      ({ name, type, isFreeText }) => `${sqlText(name)}: ${sqlText(isFreeText === true ? "VARCHAR" : type)}`,
    )
    .join(", ");
  const files = paths.map(sqlText).join(", ");
  return (
    `INSERT INTO ${table.name} SELECT ${cells} FROM read_csv([${files}], delim='${CELL_END}', quote='', escape='', ` +
    `header=false, nullstr='${NULL_CELL}', auto_detect=false, new_line='\\n', max_line_size=10000000, ` +
    `columns={${types}})`
  );
}
