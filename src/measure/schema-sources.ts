// The table of sources: every file that was offered to a load, and how far it was read.

import { column, type TableDefinition } from "./table-definition.ts";

/** What is known of every source; the other tables name it by its number. */
export const sourcesTable: TableDefinition = {
  name: "sources",
  comment: "Every file that was offered to a load, read or left out.",
  columns: [
    column("source_id", "INTEGER", "Number of the source within this database."),
    column(
      "path",
      "VARCHAR",
      "Absolute path; stdin:<hash> for standard input, export:<install>/<name> from an export.",
    ),
    column("format", "VARCHAR", "Log format recognised by content; NULL for a file that was left out."),
    column("left_out_why", "VARCHAR", "Why the file was left out; NULL for a file that was read."),
    column("size_bytes", "BIGINT", "Size when it was last read."),
    column("modified_ms", "DOUBLE", "Modification time when it was last read, in milliseconds since 1970."),
    column(
      "prefix_sha256",
      "VARCHAR",
      "SHA-256 of the bytes up to resume_offset, as they were read; NULL = left out.",
    ),
    column("resume_offset", "BIGINT", "Bytes read to the end of the last terminated line."),
    column("resume_line", "INTEGER", "Number of the line that begins at resume_offset."),
    column("physical_lines", "INTEGER", "Newlines plus an unterminated tail."),
    column("contexts_made", "INTEGER", "Contexts that its readings have numbered so far."),
    column("is_gone", "BOOLEAN", "True where a later load found no file at the path; its rows are kept."),
    column("definition", "INTEGER", "Number of the counting rules that the rows were read with."),
  ],
};
