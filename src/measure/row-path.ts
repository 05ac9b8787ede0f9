// Where row files lie: the reader writes them there, and the load takes them from there.

import { join } from "node:path";

/** The row file of a table that the reader `name` writes. */
export function rowPath(folder: string, name: string, table: string): string {
  return join(folder, `${name}-${table}.rows`);
}
