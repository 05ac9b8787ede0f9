// Small keyed records beside the ledger, one append-only file per key, of which only the end is read: asking costs the
// same however long the ledger and the history of a key have become. The file's name is the hash of the key: no text
// of an event reaches the file system.

import { parseJson } from "../../session/json-value.ts";
import type { LookupTable } from "../world.ts";
import { addressOf } from "./address.ts";
import { type Disk, isAbsence } from "./disk.ts";
import { appendLine } from "./ledger.ts";
import { readTail } from "./read-tail.ts";

/** Bytes of a key's file that are read first: some fifty addresses. */
const tailBytes = 4_096;

export interface Lookups {
  /** The value noted last under the key; null where none was. A torn line counts as not written. */
  find(table: LookupTable, key: string): string | null;
  /** Notes the value, unless it is the last one already. */
  note(table: LookupTable, key: string, value: string): void;
}

/** The lookups in the folder `root`. Nothing is made before the first note. */
export function openLookups(disk: Disk, root: string): Lookups {
  const folderOf = (table: LookupTable): string => `${root}/lookups/${table}`;
  const find = (table: LookupTable, key: string): string | null =>
    lastValue(disk, `${folderOf(table)}/${addressOf(key)}`, tailBytes);
  return {
    find,
    note(table, key, value) {
      if (find(table, key) === value) return;
      appendLine(disk, folderOf(table), `${folderOf(table)}/${addressOf(key)}`, JSON.stringify(value));
    },
  };
}

/** The last text in the file; where the tail holds none, a tail of twice the size is read, up to the whole file. */
function lastValue(disk: Disk, path: string, bytesMax: number): string | null {
  try {
    const { lines, isWhole } = readTail(disk, path, bytesMax);
    const last = lines.map(parseJson).findLast((value) => typeof value === "string");
    if (typeof last === "string") return last;
    return isWhole ? null : lastValue(disk, path, 2 * bytesMax);
  } catch (error) {
    if (isAbsence(error)) return null;
    throw error;
  }
}
