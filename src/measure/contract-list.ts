// The result contracts of dispatches, as the list of them shows: how each stands, why, and where the block is.

import type { Database } from "./open-database.ts";
import { findNumber, findText, readText } from "./row-values.ts";

export type ContractStanding = "valid" | "malformed" | "missing" | "unknown";

export interface ListedContract {
  readonly runId: string;
  readonly cohort: string | null;
  readonly kind: string;
  readonly standing: ContractStanding;
  /** False for a contract that nothing asks for and that is there all the same. */
  readonly isExpected: boolean;
  readonly version: string | null;
  /** Of a valid review. */
  readonly verdict: string | null;
  /** Why it is not valid, as a sentence. */
  readonly why: string | null;
  /** Blocks of the kind that did not count, such as `example 1`. */
  readonly notes: string | null;
  readonly path: string | null;
  readonly line: number | null;
}

const STANDINGS: readonly ContractStanding[] = ["valid", "malformed", "missing", "unknown"];

/** All contracts, of all runs or of one, in the order of runs and kinds. */
export async function readContractList(
  database: Database,
  runId: string | null,
): Promise<readonly ListedContract[]> {
  const rows = await database.all(
    `SELECT c.*, d.cohort, s.path FROM contracts c JOIN dispatches d USING (run_id)
       LEFT JOIN sources s ON s.source_id = c.source_id
     WHERE $run IS NULL OR c.run_id = $run
     ORDER BY coalesce(d.first_session_ms, d.started_ms) NULLS LAST, c.run_id, c.kind`,
    { run: runId },
  );
  return rows.map((row): ListedContract => {
    const standing = STANDINGS.find((one) => one === row.standing);
    if (standing === undefined) throw new Error(`A contract stands as ${String(row.standing)}.`);
    return {
      runId: readText(row, "run_id"),
      cohort: findText(row, "cohort"),
      kind: readText(row, "kind"),
      standing,
      isExpected: row.is_expected === true,
      version: findText(row, "version"),
      verdict: findText(row, "verdict"),
      why: findText(row, "why"),
      notes: findText(row, "notes"),
      path: findText(row, "path"),
      line: findNumber(row, "line"),
    };
  });
}
