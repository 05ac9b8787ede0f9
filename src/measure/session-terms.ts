// Filters over sessions: `key:value` terms and their flags → SQL conditions with bound values. No text of a user ever
// becomes a part of the SQL. Terms add up: a session must meet all of them.

import { ExpectedError } from "../expected-error.ts";
import type { Value } from "./open-database.ts";
import { parseZonedTime } from "./zoned-time.ts";

/** One condition; every `?` in `sql` stands for the value of the same place. The session's row is `s`. */
export interface SessionCondition {
  readonly sql: string;
  readonly values: readonly Value[];
}

interface TermKey {
  readonly key: string;
  /** What a value means, for help. */
  readonly meaning: string;
  readonly condition: (value: string) => SessionCondition;
}

/** The keys that a term may have, in the order of help. */
export const termKeys: readonly TermKey[] = [
  {
    key: "id",
    meaning: "begins with this",
    condition: (value) => ({ sql: "starts_with(s.session_id, ?)", values: [value] }),
  },
  {
    key: "text",
    meaning: "a part of the id, the working folder or the client version",
    condition: (value) => ({
      sql: "(contains(s.session_id, ?) OR contains(s.cwd, ?) OR contains(s.version, ?))",
      values: [value, value, value],
    }),
  },
  { key: "repo", meaning: "a part of the working folder's path, or a path that it lies in", condition: repo },
  {
    key: "version",
    meaning: "the client version, or its beginning up to a dot",
    condition: (value) => ({
      sql: "(s.version = ? OR starts_with(s.version, ?))",
      values: [value, `${value}.`],
    }),
  },
  {
    key: "model",
    meaning: "a request was made by this model, or by one whose name begins so",
    condition: (value) => ({
      sql: "EXISTS (FROM requests r WHERE r.session_id = s.session_id AND starts_with(r.model, ?))",
      values: [value],
    }),
  },
  {
    key: "tool",
    meaning: "a tool of this name was called",
    condition: (value) => ({
      sql: "EXISTS (FROM tool_calls t WHERE t.session_id = s.session_id AND t.name = ?)",
      values: [value],
    }),
  },
  {
    key: "branch",
    meaning: "a line names this Git branch",
    condition: (value) => ({
      sql: "EXISTS (FROM contexts c WHERE c.session_id = s.session_id AND c.git_branch = ?)",
      values: [value],
    }),
  },
  {
    key: "since",
    meaning: "started at this day (UTC) or time or later",
    condition: (value) => ({ sql: "s.started_ms >= ?", values: [readMoment("since", value)] }),
  },
  {
    key: "until",
    meaning: "started before this day (UTC) or time",
    condition: (value) => ({ sql: "s.started_ms < ?", values: [readMoment("until", value)] }),
  },
];

/** Reads one `key:value` term. */
export function readTerm(term: string): SessionCondition {
  const at = term.indexOf(":");
  const [key, value] = [term.slice(0, Math.max(at, 0)), term.slice(at + 1)];
  const known = termKeys.find((candidate) => candidate.key === key);
  if (known !== undefined && value !== "") return known.condition(value);
  const remedy = `Give key:value with one of the keys ${termKeys.map((candidate) => candidate.key).join(", ")}.`;
  throw new ExpectedError(`'${term}'`, termProblem(key, known), remedy, 2);
}

function termProblem(key: string, known: TermKey | undefined): string {
  if (known !== undefined) return "Its value is empty.";
  return key === "" ? "It is no key:value term." : `There is no key '${key}'.`;
}

/** One name is a part of the path; a name with a slash is a path that the folder is or lies in. */
function repo(value: string): SessionCondition {
  const path = value.replace(/(?<=.)\/+$/, "");
  if (!path.includes("/")) return { sql: "list_contains(string_split(s.cwd, '/'), ?)", values: [path] };
  return {
    sql: "(s.cwd = ? OR starts_with(s.cwd, ?))",
    values: [path, path.endsWith("/") ? path : `${path}/`],
  };
}

/** Milliseconds since 1970 of a day in UTC, or of a time with its offset. A time without one means no instant. */
function readMoment(key: string, value: string): number {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(value);
  const ms = parseZonedTime(isDay ? `${value}T00:00:00Z` : value);
  if (ms !== undefined) return ms;
  const remedy =
    "Give a day such as 2026-01-31, or a time with its offset such as 2026-01-31T08:00:00+01:00.";
  throw new ExpectedError(key, `'${value}' is no day and no time with an offset.`, remedy, 2);
}
