// What tells sources that came with an export from those that this database has read itself. Their files lie on another
// machine: nothing here looks for them, follows what they point to, or takes them for gone.

/** What the path of such a source begins with; the install and its name there follow. */
export const EXPORTED_PREFIX = "export:";

/** SQL over a row with a `source_id`: it was read by this database itself. */
export const READ_HERE = "source_id NOT IN (SELECT source_id FROM exported_sources)";

/** True for the path of a source that came with an export. */
export function isExportedPath(path: string): boolean {
  return path.startsWith(EXPORTED_PREFIX);
}
