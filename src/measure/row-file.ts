// Row files: how rows travel from reading to the database. One file per table, cells apart by a control character
// that no cell can hold, no quoting, written in big pieces. Ten times cheaper than handing over values one by one.

import { hash } from "node:crypto";
import { type ColumnDefinition, sqlText, type TableDefinition } from "./table-definition.ts";

export type Cell = string | number | boolean | null;

/** Appends bytes to a file; the caller owns opening and closing. The bytes are only valid during the call. */
export type AppendBytes = (bytes: Uint8Array) => void;

const CELL_END = "\x1f";
const NULL_CELL = "\x1e";
const CELL_END_BYTE = 0x1f;
const NULL_BYTE = 0x1e;
const NEWLINE = 0x0a;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const CONTROL_ALL = /[\x00-\x1f\x7f]/g;
const PENDING_BYTES = 1 << 18;
/** UTF-8 bytes that one UTF-16 unit can need. */
const BYTES_PER_UNIT_MAX = 3;
/** Bytes that a cell of no text can need, with the ends of cell and row. */
const SMALL_CELL_BYTES_MAX = 64;

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

/** An identity without what could end a cell. A changed one gets its hash: different ones stay different. */
function safeIdentity(text: string): string {
  const safe = text.replace(CONTROL_ALL, "\ufffd").toWellFormed();
  return safe === text ? text : `${safe}…sha256:${hash("sha256", JSON.stringify(text), "hex").slice(0, 16)}`;
}

/** Whole numbers are written in steps of so many digits, each below 2^31. */
const STEP_DIGITS = 9;
const STEP = 1e9;

/**
 * Collects the rows of one table as bytes. Cells are encoded at once and by hand: text that waits until a flush would
 * survive collections of garbage, and a row made of strings first would cost as much as parsing the line did.
 */
export class RowFile {
  private readonly pending = Buffer.allocUnsafe(PENDING_BYTES);
  private end = 0;
  private readonly columns: readonly ColumnDefinition[];
  private readonly isFreeText: readonly boolean[];
  private readonly append: AppendBytes;

  constructor(table: TableDefinition, append: AppendBytes) {
    this.columns = table.columns;
    this.isFreeText = table.columns.map((column) => column.isFreeText === true);
    this.append = append;
  }

  /** Adds one row; `cells` stand in the order of the table's columns. */
  add(cells: readonly Cell[]): void {
    if (cells.length !== this.columns.length) {
      const name = this.columns[cells.length]?.name ?? "beyond the last";
      throw new Error(`A row has no value for column ${name}.`);
    }
    for (let index = 0; index < cells.length; index += 1) {
      this.makeRoom(SMALL_CELL_BYTES_MAX);
      if (index > 0) this.addByte(CELL_END_BYTE);
      const cell = cells[index];
      if (typeof cell === "number") this.addNumber(cell);
      else if (typeof cell === "string") {
        if (this.isFreeText[index] === true) this.addFreeText(cell);
        else this.addIdentity(cell);
      } else if (typeof cell === "boolean") this.addPlain(cell ? "true" : "false", false);
      else this.addByte(NULL_BYTE);
    }
    this.makeRoom(SMALL_CELL_BYTES_MAX);
    this.addByte(NEWLINE);
  }

  private addByte(byte: number): void {
    this.pending[this.end] = byte;
    this.end += 1;
  }

  private addNumber(value: number): void {
    const isWhole = Number.isInteger(value) && value >= 0 && value <= Number.MAX_SAFE_INTEGER;
    if (!isWhole) this.addPlain(String(value), false);
    else if (value < STEP) this.addDigits(value, 1);
    else {
      const high = Math.floor(value / STEP);
      this.addDigits(high, 1);
      this.addDigits(value - high * STEP, STEP_DIGITS);
    }
  }

  /** Adds a whole number below 2^31 with at least so many digits. */
  private addDigits(value: number, digitsMin: number): void {
    let digits = 1;
    for (let most = 10; most <= value; most *= 10) digits += 1;
    let at = this.end + Math.max(digits, digitsMin);
    const start = this.end;
    this.end = at;
    for (let rest = value | 0; at > start; ) {
      const tenth = (rest / 10) | 0;
      at -= 1;
      this.pending[at] = 0x30 + rest - tenth * 10;
      rest = tenth;
    }
  }

  /**
   * Control characters in an identity become U+FFFD: they could otherwise end a cell. Free text keeps them, as JSON.
   * Half a surrogate pair becomes U+FFFD in both. An identity that was changed so carries its hash.
   */
  private addIdentity(value: string): void {
    const text = value.length > IDENTITY_CHARS_MAX ? shortened(value) : value;
    if (!this.addPlain(text, false)) this.addEncoded(safeIdentity(text));
  }

  private addFreeText(value: string): void {
    const text = value.length > FREE_TEXT_CHARS_MAX ? shortened(value) : value;
    this.makeRoom(SMALL_CELL_BYTES_MAX);
    this.addByte(QUOTE);
    if (this.addPlain(text, true)) {
      this.makeRoom(SMALL_CELL_BYTES_MAX);
      this.addByte(QUOTE);
    } else this.addEncoded(JSON.stringify(text.toWellFormed()).slice(1));
  }

  /** Adds printable ASCII, which JSON writes as it stands; where the text holds anything else, false and nothing. */
  private addPlain(text: string, isInJson: boolean): boolean {
    if (text.length > PENDING_BYTES / 2) return false;
    this.makeRoom(text.length);
    const { pending } = this;
    let at = this.end;
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      if (code < 0x20 || code > 0x7e || (isInJson && (code === QUOTE || code === BACKSLASH))) return false;
      pending[at] = code;
      at += 1;
    }
    this.end = at;
    return true;
  }

  private addEncoded(text: string): void {
    const bytesMax = text.length * BYTES_PER_UNIT_MAX;
    this.makeRoom(bytesMax);
    if (bytesMax > PENDING_BYTES) this.append(Buffer.from(text));
    else this.end += this.pending.write(text, this.end);
  }

  /** Writes out what is held back where fewer bytes are free. */
  private makeRoom(bytes: number): void {
    if (this.end + bytes > PENDING_BYTES) this.flush();
  }

  /** Writes what is held back; the last row may go on in the next piece. */
  flush(): void {
    if (this.end === 0) return;
    this.append(this.pending.subarray(0, this.end));
    this.end = 0;
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
