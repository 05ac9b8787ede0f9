// Which transcripts a replay is of: a file, a folder of them, the file of a loaded session, or all that a database has
// loaded. A name that means several files is a list, never a choice.

import { existsSync, statSync } from "node:fs";
import { basename, resolve } from "node:path";
import { ExpectedError } from "../expected-error.ts";
import { isExportedPath } from "../measure/exported-paths.ts";
import { findSession } from "../measure/find-session.ts";
import type { Database } from "../measure/open-database.ts";
import { readText } from "../measure/row-values.ts";
import { findLogFiles, isAgentFile, isMainFile, type LeftOut } from "../replay/transcript-files.ts";
import type { CommandContext } from "./command.ts";

export interface Transcripts {
  readonly main: readonly string[];
  /** Subagents' files of a folder; each belongs to a main file, which need not be there. */
  readonly agents: readonly string[];
  readonly unread: readonly LeftOut[];
}

/** The transcripts that `what` names; undefined: every one of the database. */
export async function findTranscripts(
  context: CommandContext,
  what: string | undefined,
): Promise<Transcripts> {
  if (what === undefined) {
    const main = await withDatabase(context, loadedPaths);
    return { main, agents: [], unread: [] };
  }
  const path = resolve(context.cwd, what);
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory() === true) {
    const { files, unread } = findLogFiles(path, true);
    return { main: files.filter(isMainFile), agents: files.filter(isAgentFile), unread };
  }
  return { main: [found === undefined ? await sessionPath(context, what) : path], agents: [], unread: [] };
}

async function loadedPaths(database: Database): Promise<readonly string[]> {
  const rows = await database.all(
    `SELECT path FROM sources
     WHERE format = 'claude-code' AND left_out_why IS NULL
       AND path NOT LIKE 'stdin:%' AND path NOT LIKE 'export:%' ORDER BY path`,
  );
  return rows.map((row) => readText(row, "path")).filter(isMainFile);
}

/** The one file of a loaded session; copies and forks that name it too are listed, never chosen from. */
export async function sessionPath(context: CommandContext, id: string): Promise<string> {
  const isPath = id.includes("/") || id.endsWith(".jsonl");
  if (isPath || !existsSync(context.flags.databasePath)) {
    const problem = isPath
      ? "There is no file and no folder of this name."
      : `There is no file and no folder of this name, and no database at ${context.flags.databasePath}.`;
    throw new ExpectedError(id, problem, "Name a transcript, a folder, or the id of a loaded session.", 4);
  }
  return withDatabase(context, async (database) => {
    const session = await findSession(database, id);
    const rows = await database.all(
      `SELECT DISTINCT path FROM contexts JOIN sources USING (source_id)
       WHERE session_id = ? AND NOT is_worker AND left_out_why IS NULL ORDER BY path`,
      [session.id],
    );
    const held = rows.map((row) => readText(row, "path"));
    const paths = held.filter((path) => !isExportedPath(path));
    if (paths.length === 0 && held.length > 0) {
      const problem = "It came with an export; its log is on the machine that exported it.";
      throw new ExpectedError(session.id, problem, "Replay it there, or load its log here.", 4);
    }
    const named = paths.filter((path) => basename(path) === `${session.id}.jsonl`);
    const [only, another] = named.length > 0 ? named : paths;
    if (only !== undefined && another === undefined) return only;
    const list = paths.map((path) => `\n  ${path}`).join("");
    if (paths.length === 0)
      throw new ExpectedError(session.id, "No main file of it is loaded.", "Name a transcript.", 2);
    throw new ExpectedError(session.id, "Several files hold it.", `Name one of them:${list}`, 2);
  });
}

async function withDatabase<Result>(
  context: CommandContext,
  use: (database: Database) => Promise<Result>,
): Promise<Result> {
  // Only here: replaying a file needs no database, whose client is slow to load.
  const { openForReading } = await import("../measure/open-database.ts");
  const database = await openForReading(context.flags.databasePath);
  try {
    return await use(database);
  } finally {
    database.close();
  }
}
