// Small keyed records beside the ledger, one append-only file per key, so that asking costs the same however long
// the ledger has become. The file's name is the hash of the key: no text of an event reaches the file system.

import { parseJson } from "../../session/json-value.ts";
import type { LookupTable } from "../world.ts";
import { addressOf } from "./address.ts";
import type { Disk } from "./disk.ts";
import { appendLine, readLines } from "./ledger.ts";

export interface Lookups {
  /** The value noted last under the key; null where none was. A torn line counts as not written. */
  find(table: LookupTable, key: string): string | null;
  /** Notes the value, unless it is the last one already. */
  note(table: LookupTable, key: string, value: string): void;
}

/** The lookups in the folder `root`. Nothing is made before the first note. */
export function openLookups(disk: Disk, root: string): Lookups {
  const folderOf = (table: LookupTable): string => `${root}/lookups/${table}`;
  const find = (table: LookupTable, key: string): string | null => {
    const values = readLines(disk, `${folderOf(table)}/${addressOf(key)}`).map(parseJson);
    const last = values.findLast((value) => typeof value === "string");
    return typeof last === "string" ? last : null;
  };
  return {
    find,
    note(table, key, value) {
      if (find(table, key) === value) return;
      appendLine(disk, folderOf(table), `${folderOf(table)}/${addressOf(key)}`, JSON.stringify(value));
    },
  };
}
