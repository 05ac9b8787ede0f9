// Which records of drain logs point to a file.

import { READ_HERE } from "./exported-paths.ts";
import type { Database } from "./open-database.ts";

/** SQL over a row of `drain_records`: its artifact stands in a file of its own. */
export const POINTS_TO_ARTIFACT = "(record = 'artifact' AND (body->>'$.path') IS NOT NULL)";

/** SQL over a row of `drain_records`: it was read here and names a forensic log or an artifact's file. */
export const POINTS = `(${READ_HERE} AND (
  (record = 'dispatch' AND (body->>'$.forensicLog') IS NOT NULL) OR ${POINTS_TO_ARTIFACT}))`;

/** True where a record points to a file, or did so at the last load. */
export async function hasPointers(database: Database): Promise<boolean> {
  const sql = `SELECT 1 AS one WHERE EXISTS (FROM drain_records WHERE ${POINTS}) OR EXISTS (
    FROM followed_files WHERE ${READ_HERE})`;
  return (await database.all(sql)).length > 0;
}
