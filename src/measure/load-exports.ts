// The part of a load that is about exports. A load that finds none must not wait for what reads them.

import { NO_EXPORTS, type TakenExports } from "./export-counts.ts";
import type { Database } from "./open-database.ts";

/** Takes every export that these files are manifests of. `isReread`: also what is unchanged. */
export async function loadExports(
  database: Database,
  manifests: readonly string[],
  isReread: boolean,
): Promise<TakenExports> {
  if (manifests.length === 0) return NO_EXPORTS;
  const { findExports } = await import("./find-exports.ts");
  const { takeExports } = await import("./take-exports.ts");
  return takeExports(database, findExports(manifests), isReread);
}
