// A whole load: the files that were named, then the forensic logs that their records point to, then everything about
// dispatches that is found on disk. What was found is settled once more where it changed.

import type { FollowDisk, FollowedFiles } from "./follow-files.ts";
import { isFollowedStale, replaceFollowedSql } from "./followed-rows.ts";
import { ingest, type LoadOptions, type LoadResult } from "./ingest.ts";
import { type LogDispatchRule, storeLogDispatches } from "./log-dispatches.ts";
import type { Database } from "./open-database.ts";
import { hasPointers } from "./pointing-records.ts";
import { settleDispatchesSql } from "./settle-dispatches.ts";
import type { FoundFile } from "./source-plan.ts";

export interface LoadExtras {
  readonly disk: FollowDisk;
  /** Null: logs are dispatches only where a drain log says so. */
  readonly asDispatches: LogDispatchRule | null;
}

/** Loads the files and what they point to. Files that have not changed are not read. */
export async function loadLogs(
  database: Database,
  files: readonly FoundFile[],
  options: LoadOptions,
  { disk, asDispatches }: LoadExtras,
): Promise<LoadResult> {
  const named = await ingest(database, files, options);
  const { followed, logs } = await follow(database, disk);
  const loaded = new Set(named.planned.map(({ file }) => file.path));
  const others = logs.filter(({ path }) => !loaded.has(path));
  const more = others.length === 0 ? null : await ingest(database, others, options);
  const isStale = await isFollowedStale(database, followed);
  if (isStale || asDispatches !== null) {
    await inTransaction(database, async () => {
      if (isStale) await database.run(replaceFollowedSql(followed));
      const paths = files.map(({ path }) => path);
      const isAdded = asDispatches !== null && (await storeLogDispatches(database, paths, asDispatches));
      if (isStale || isAdded) await database.run(settleDispatchesSql);
    });
  }
  if (more === null) return named;
  return {
    planned: [...named.planned, ...more.planned],
    results: [...named.results, ...more.results],
    gone: more.gone,
  };
}

const NOTHING: FollowedFiles = { followed: [], logs: [] };

/** Most databases have no record that points to a file: they must not wait for what reads artifacts. */
async function follow(database: Database, disk: FollowDisk): Promise<FollowedFiles> {
  if (!(await hasPointers(database))) return NOTHING;
  const { followFiles } = await import("./follow-files.ts");
  return followFiles(database, disk);
}

async function inTransaction(database: Database, act: () => Promise<void>): Promise<void> {
  try {
    await database.run("BEGIN");
    await act();
    await database.run("COMMIT");
  } catch (error) {
    await database.run("ROLLBACK");
    throw error;
  }
}
