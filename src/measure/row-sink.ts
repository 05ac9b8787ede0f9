// Where reading puts its rows: one row file per read table, and the two rows that every kind of log writes, the one for
// a physical line and the one for a problem.

import type { Place } from "../session/session.ts";
import { type AppendBytes, type Cell, RowFile } from "./row-file.ts";
import { type ReadTableName, readTables } from "./schema-read.ts";

/** Collects the rows of all read tables. */
export class RowSink {
  private readonly files: ReadonlyMap<string, RowFile>;

  constructor(appendTo: (table: string) => AppendBytes) {
    this.files = new Map(readTables.map((table) => [table.name, new RowFile(table, appendTo(table.name))]));
  }

  /** Adds one row to a table; cells stand in the order of its columns. */
  row(table: ReadTableName, cells: readonly Cell[]): void {
    const file = this.files.get(table);
    if (file === undefined) throw new Error(`There is no table ${table}.`);
    file.add(cells);
  }

  /** A physical line that gave no entry of its own: `outcome` says why. */
  line(sourceId: number, place: Place, outcome: string): void {
    const { line, part, byteOffset, byteLength } = place;
    this.row("entries", [
      sourceId,
      line,
      part,
      byteOffset,
      byteLength,
      outcome,
      null,
      null,
      null,
      null,
      null,
    ]);
  }

  /** A problem of a line, or of the file where `place` is null. */
  problem(sourceId: number, place: Place | null, kind: string, detail: string): void {
    this.row("problems", [sourceId, place?.line ?? null, place?.byteOffset ?? null, kind, detail]);
  }

  /** Writes out everything that is held back. */
  flush(): void {
    for (const file of this.files.values()) file.flush();
  }
}
