// What a comparison reads: dispatches with their values, the sources that they came from, and what a written report
// shows of the logs behind them. Each opens the database for itself, so that none is held while figures are computed.

import { type LogFacts, readLogFacts } from "../measure/annex-rows.ts";
import type { DispatchUnit } from "../measure/dispatch-unit.ts";
import { readDispatchUnits } from "../measure/dispatch-units.ts";
import { type Database, openForReading } from "../measure/open-database.ts";
import { readSourcesOf, type SourceStamp, stampSource } from "../measure/source-stamps.ts";
import type { CommandContext } from "./command.ts";

/** Reads the dispatches of the database with the values of the named metrics; `hasLabels` for terms. */
export type ReadUnits = (
  context: CommandContext,
  metricNames: readonly string[],
  hasLabels: boolean,
) => Promise<readonly DispatchUnit[]>;

/** Stamps the sources that dispatches were read from; null where they are not known. */
export type StampSources = (
  context: CommandContext,
  runIds: readonly string[],
  hasPaths: boolean,
) => Promise<readonly SourceStamp[] | null>;

/** Reads what a written report shows of the logs behind its dispatches. */
export type ReadFacts = (context: CommandContext, runIds: readonly string[]) => Promise<LogFacts>;

export interface ComparisonReads {
  readonly units: ReadUnits;
  readonly stamps: StampSources;
  readonly facts: ReadFacts;
}

async function reading<Found>(
  { flags }: CommandContext,
  read: (database: Database) => Promise<Found>,
): Promise<Found> {
  const database = await openForReading(flags.databasePath);
  try {
    return await read(database);
  } finally {
    database.close();
  }
}

/** From the database that the flags name. */
export const databaseReads: ComparisonReads = {
  units: (context, names, hasLabels) =>
    reading(context, (database) => readDispatchUnits(database, names, hasLabels)),
  stamps: (context, runIds, hasPaths) =>
    reading(context, async (database) =>
      (await readSourcesOf(database, runIds)).map((source) => stampSource(source, hasPaths)),
    ),
  facts: (context, runIds) => reading(context, (database) => readLogFacts(database, runIds)),
};

const NO_FACTS: LogFacts = { calls: [], reconciled: [], sessions: 0, sessionsWithoutTotals: 0, problems: [] };

/** Of dispatches from anywhere: their logs are not known. */
export function readsOf(units: ReadUnits): ComparisonReads {
  return { units, stamps: async () => null, facts: async () => NO_FACTS };
}
