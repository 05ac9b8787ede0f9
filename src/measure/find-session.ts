// The one session that an id, or the beginning of one, means. Several that fit are named, never chosen from.

import { ExpectedError } from "../expected-error.ts";
import type { Database, Row } from "./open-database.ts";
import { findNumber, findText, readNumber, readText } from "./row-values.ts";

/** A session as the database holds it. */
export interface StoredSession {
  /** Empty for lines that name no session. */
  readonly id: string;
  readonly startedMs: number | null;
  readonly endedMs: number | null;
  readonly cwd: string | null;
  readonly version: string | null;
  readonly requests: number;
  /** Responses that its files hold and that belong to another session. */
  readonly copiedRequests: number;
  readonly sourceFiles: number;
  readonly damagedLines: number;
}

const CANDIDATES_MAX = 10;

/** The session whose id is `id`, or whose id alone begins so. None or several is an expected fault. */
export async function findSession(database: Database, id: string): Promise<StoredSession> {
  const sql = "SELECT * FROM sessions WHERE starts_with(session_id, ?) ORDER BY session_id LIMIT ?";
  // In the order of text, an id stands before those that it begins.
  const rows = await database.all(sql, [id, CANDIDATES_MAX + 1]);
  const [first] = rows;
  if (first === undefined) {
    throw new ExpectedError(
      `'${id}'`,
      "No session has an id that begins so.",
      "`detent sessions` lists them.",
      2,
    );
  }
  const session = storedSession(first);
  if (rows.length === 1 || session.id === id) return session;
  const names = rows.slice(0, CANDIDATES_MAX).map((row) => `  ${readText(row, "session_id")}`);
  const more = rows.length > CANDIDATES_MAX ? ["  and more"] : [];
  const problem = `Several sessions have an id that begins so:\n${[...names, ...more].join("\n")}`;
  throw new ExpectedError(`'${id}'`, problem, "\nGive more of the id.", 2);
}

function storedSession(row: Row): StoredSession {
  return {
    id: readText(row, "session_id"),
    startedMs: findNumber(row, "started_ms"),
    endedMs: findNumber(row, "ended_ms"),
    cwd: findText(row, "cwd"),
    version: findText(row, "version"),
    requests: readNumber(row, "requests"),
    copiedRequests: readNumber(row, "copied_requests"),
    sourceFiles: readNumber(row, "source_files"),
    damagedLines: readNumber(row, "damaged_lines"),
  };
}
