// Row files: how rows travel from reading to the database. One file per table, cells apart by a control character that no
// cell can hold, no quoting, one write per megabyte. Ten times cheaper than handing over values one by one.

import { type ColumnDefinition, sqlText, type TableDefinition } from "./table-definition.ts";

export type Cell = string | number | boolean | null;

/** Appends text to a file; the caller owns opening and closing. */
export type AppendText = (text: string) => void;

const CELL_END = "\x1f";
const NULL_CELL = "\x1e";
const CONTROL = /[\x00-\x1f\x7f]/;
const CONTROL_ALL = /[\x00-\x1f\x7f]/g;
const PENDING_CHARS_MAX = 1 << 20;

/** Control characters in an identity become U+FFFD: they could otherwise end a cell. Free text keeps them, as JSON. */
function cellText(value: Cell, isFreeText: boolean): string {
  if (value === null) return NULL_CELL;
  if (typeof value !== "string") return String(value);
  if (isFreeText) return JSON.stringify(value.toWellFormed());
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
