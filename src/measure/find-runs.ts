// Dispatches that a user names by their run id.

import { ExpectedError } from "../expected-error.ts";
import type { Database } from "./open-database.ts";

/** Throws ExpectedError for the first id that no dispatch has; `place` is the command that it was given to. */
export async function checkRuns(database: Database, runIds: readonly string[], place: string): Promise<void> {
  for (const runId of runIds) {
    const found = await database.all("SELECT 1 AS one FROM dispatches WHERE run_id = ?", [runId]);
    if (found.length > 0) continue;
    throw new ExpectedError(place, `There is no dispatch '${runId}'.`, "`detent dispatches` lists them.", 2);
  }
}
