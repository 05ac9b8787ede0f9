// Row files: how rows travel from reading to the database. One file per table, cells apart by a control character
// that no cell can hold, no quoting, written in big pieces. Ten times cheaper than handing over values one by one.

import { hash } from "node:crypto";
import { type ColumnDefinition, sqlText, type TableDefinition } from "./table-definition.ts";

export type Cell = string | number | boolean | null;

/** Appends bytes to a file; the caller owns opening and closing. The bytes are only valid during the call. */
export type AppendBytes = (bytes: Uint8Array) => void;

const CELL_END = "\x1f";
const NULL_CELL = "\x1e";
const CONTROL = /[\x00-\x1f\x7f]/;
const CONTROL_ALL = /[\x00-\x1f\x7f]/g;
const PENDING_BYTES = 1 << 18;
/** UTF-8 bytes that one UTF-16 unit can need. */
const BYTES_PER_UNIT_MAX = 3;

/** UTF-16 units that an identity may have; no client writes a longer one. */
const IDENTITY_CHARS_MAX = 4096;
/**
 * Bytes that a row may have. The database's reader holds a buffer of at least this size for every file, so a generous
 * bound would cost more memory than all rows together.
 */
const ROW_BYTES_MAX = 2_000_000;
const BUFFER_BYTES = 2 * ROW_BYTES_MAX;
/** UTF-16 units that a free text may have: with every character escaped (six bytes) a row still fits. */
export const FREE_TEXT_CHARS_MAX = 300_000;
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

const SPLIT = 1e6;

/** A whole number beyond 31 bits is written in two halves that the engine converts fast; times are such numbers. */
function numberText(value: number): string {
  if (value < SPLIT || value > Number.MAX_SAFE_INTEGER || !Number.isInteger(value)) return String(value);
  const high = Math.floor(value / SPLIT);
  return `${high}${String(value - high * SPLIT).padStart(6, "0")}`;
}

/**
 * Collects the rows of one table as bytes. Rows are encoded at once: text that waits until a flush would survive
 * collections of garbage, and cost more than everything else here.
 */
export class RowFile {
  private readonly pending = Buffer.allocUnsafe(PENDING_BYTES);
  private pendingBytes = 0;
  private readonly columns: readonly ColumnDefinition[];
  private readonly append: AppendBytes;

  constructor(table: TableDefinition, append: AppendBytes) {
    this.columns = table.columns;
    this.append = append;
  }

  /** Adds one row; `cells` stand in the order of the table's columns. */
  add(cells: readonly Cell[]): void {
    if (cells.length !== this.columns.length) {
      const name = this.columns[cells.length]?.name ?? "beyond the last";
      throw new Error(`A row has no value for column ${name}.`);
    }
    let row = "";
    for (let index = 0; index < cells.length; index += 1) {
      const cell = cells[index];
      if (index > 0) row += CELL_END;
      if (typeof cell === "number") row += numberText(cell);
      else row += cellText(cell ?? null, this.columns[index]?.isFreeText === true);
    }
    this.write(`${row}\n`);
  }

  private write(row: string): void {
    const bytesMax = row.length * BYTES_PER_UNIT_MAX;
    if (this.pendingBytes + bytesMax > PENDING_BYTES) this.flush();
    if (bytesMax > PENDING_BYTES) this.append(Buffer.from(row));
    else this.pendingBytes += this.pending.write(row, this.pendingBytes);
  }

  /** Writes what is held back. */
  flush(): void {
    if (this.pendingBytes === 0) return;
    this.append(this.pending.subarray(0, this.pendingBytes));
    this.pendingBytes = 0;
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
    `header=false, nullstr='${NULL_CELL}', auto_detect=false, new_line='\\n', max_line_size=${ROW_BYTES_MAX}, ` +
    `buffer_size=${BUFFER_BYTES}, ` +
    `columns={${types}})`
  );
}
