// A fleet in one folder: machines with logs and databases of their own, one shared folder of exports, and databases
// that exports are loaded into.

import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { TakenExports } from "../../src/measure/export-counts.ts";
import type { ExportChoice } from "../../src/measure/leaving-rows.ts";
import { loadExports } from "../../src/measure/load-exports.ts";
import { type Database, openForLoading } from "../../src/measure/open-database.ts";
import { type ExportResult, writeExport } from "../../src/measure/write-export.ts";
import { loadFiles, writeLogs } from "./log-database.ts";

export const NOTHING_ELSE: ExportChoice = { hasPaths: false, hasSubjects: false };
export const EVERYTHING: ExportChoice = { hasPaths: true, hasSubjects: true };

/** The manifests below a folder of exports, by name. */
export function manifestsIn(folder: string): readonly string[] {
  const manifests = join(folder, "_exports");
  return existsSync(manifests)
    ? readdirSync(manifests)
        .sort()
        .map((name) => join(manifests, name))
    : [];
}

/** Takes everything in that lies in a folder of exports. */
export function takeAll(database: Database, folder: string, isReread = false): Promise<TakenExports> {
  return loadExports(database, manifestsIn(folder), isReread);
}

export class Fleet {
  readonly folder: string;
  readonly shared: string;

  constructor(folder: string) {
    this.folder = folder;
    this.shared = join(folder, "shared");
  }

  /** Uses a machine's database, which is made when it is first used. */
  async on<T>(machine: string, use: (database: Database) => Promise<T>): Promise<T> {
    mkdirSync(join(this.folder, machine), { recursive: true });
    const database = await openForLoading(join(this.folder, machine, "detent.duckdb"));
    try {
      return await use(database);
    } finally {
      database.close();
    }
  }

  /** Writes logs onto a machine and loads them there. */
  load(machine: string, logs: Readonly<Record<string, string>>): Promise<unknown> {
    const paths = writeLogs(join(this.folder, machine, "logs"), logs);
    return this.on(machine, (database) => loadFiles(database, paths));
  }

  /** Exports a machine's database into the shared folder. */
  export(machine: string, choice = NOTHING_ELSE, folder = this.shared): Promise<ExportResult> {
    return this.on(machine, (database) => writeExport(database, folder, choice));
  }
}
