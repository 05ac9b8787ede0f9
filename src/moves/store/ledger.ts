// firings.jsonl: one line per operation, appended by one write, never changed. The order of lines is the only order;
// the time in a line is provenance. A last line that a crash left half is skipped and counted by whoever reads.

import { isJsonObject, type JsonObject, parseJson } from "../../session/json-value.ts";
import { type Disk, isAbsence } from "./disk.ts";
import { openInFolder } from "./write-whole.ts";

export interface Ledger {
  /** Appends one line. After a torn line the new one starts on a line of its own. */
  append(row: JsonObject): void;
  read(): ReadLedger;
}

/** `torn` counts lines that are no JSON object; empty lines are nobody's and are not counted. */
export interface ReadLedger {
  readonly rows: readonly JsonObject[];
  readonly torn: number;
}

/** The ledger in the folder `root`. Nothing is made before the first append. */
export function openLedger(disk: Disk, root: string): Ledger {
  const path = `${root}/firings.jsonl`;
  return {
    append: (row) => appendLine(disk, root, path, JSON.stringify(row)),
    read: () => readRows(disk, path),
  };
}

/** Appends `line` to the file by one write with O_APPEND; makes the folder (0700) and the file (0600). */
export function appendLine(disk: Disk, folder: string, path: string, line: string): void {
  const fd = openInFolder(disk, folder, path, "a+");
  try {
    const bytes = Buffer.from(`${endsTorn(disk, fd) ? "\n" : ""}${line}\n`);
    const written = disk.writeSync(fd, bytes, 0);
    if (written !== bytes.length)
      throw new Error(`${path}: only ${written} of ${bytes.length} bytes were written.`);
  } finally {
    disk.closeSync(fd);
  }
}

/** The lines of a file that end with a line feed or hold JSON, as text; none where the file is absent. */
export function readLines(disk: Disk, path: string): readonly string[] {
  try {
    const lines = Buffer.from(disk.readFileSync(path)).toString().split("\n");
    return lines.filter((line) => line !== "");
  } catch (error) {
    if (isAbsence(error)) return [];
    throw error;
  }
}

function endsTorn(disk: Disk, fd: number): boolean {
  const size = disk.fstatSync(fd).size;
  if (size === 0) return false;
  const last = new Uint8Array(1);
  return disk.readSync(fd, last, 0, 1, size - 1) === 1 && last[0] !== 0x0a;
}

function readRows(disk: Disk, path: string): ReadLedger {
  const rows: JsonObject[] = [];
  let torn = 0;
  for (const line of readLines(disk, path)) {
    const row = parseJson(line);
    if (isJsonObject(row)) rows.push(row);
    else torn += 1;
  }
  return { rows, torn };
}
