// The log formats that are read, by hand, and the files that look alike and are left out with a reason.

import { claudeCode, readEntry } from "./formats/claude-code.ts";
import { drainLog } from "./formats/drain-log.ts";
import { readStreamEntry, streamJson } from "./formats/stream-json.ts";
import { isJsonObject, type JsonObject, type JsonValue } from "./json-value.ts";
import { type LogFormat, type LogFormatName, noObjectWhy } from "./log-format.ts";
import type { Entry } from "./session.ts";

export const logFormats: readonly LogFormat[] = [claudeCode, streamJson, drainLog];

/** True where some format takes the object for a line of its logs. */
export function isLogEntry(object: JsonObject): boolean {
  return logFormats.some((format) => format.recognises(object));
}

/**
 * Reads one object of a session's log. The object itself decides where it can: a transcript's line has a `sessionId`, a
 * line of headless output a `session_id` alone. So a log in which both kinds stand is read right, line by line.
 */
export function readLogEntry(format: LogFormatName, object: JsonObject): Entry {
  if (Object.hasOwn(object, "sessionId")) return readEntry(object);
  const isStream = Object.hasOwn(object, "session_id") || format === streamJson.name;
  return isStream ? readStreamEntry(object) : readEntry(object);
}

interface Lookalike {
  readonly recognises: (object: JsonObject) => boolean;
  readonly why: string;
}

function has(object: JsonObject, ...keys: readonly string[]): boolean {
  return keys.every((key) => Object.hasOwn(object, key));
}

const lookalikes: readonly Lookalike[] = [
  {
    recognises: (object) => has(object, "key", "agentId") && has(object, "type"),
    why: "It is the journal of a workflow; its agents' transcripts are read instead.",
  },
  {
    recognises: (object) => has(object, "display", "project"),
    why: "It is the client's prompt history, not a session.",
  },
  {
    recognises: (object) => !has(object, "type") && has(object, "sessionId", "timestamp"),
    why: "It is the log of an MCP server, not a session.",
  },
];

export type Recognition =
  | { readonly kind: "format"; readonly format: LogFormat }
  | { readonly kind: "left out"; readonly why: string };

/**
 * Says what a file is from the first values of its lines. The format that recognises most objects wins. A session's
 * log and a drain log with the same count are ambiguous: the file is left out rather than guessed. Transcript and
 * headless output are not, since each of their lines says which it is.
 */
export function recogniseLog(values: readonly JsonValue[]): Recognition {
  const objects = values.filter(isJsonObject);
  const counts = logFormats.map((format) => ({ format, count: objects.filter(format.recognises).length }));
  const most = Math.max(...counts.map(({ count }) => count));
  const winners = counts.filter(({ count }) => count === most);
  const [winner] = winners;
  if (most > 0 && winner !== undefined) {
    const isDrainBeside = winners.some(({ format }) => format === drainLog);
    if (winners.length === 1 || !isDrainBeside) return { kind: "format", format: winner.format };
    return { kind: "left out", why: "Its lines belong to two log formats in equal number." };
  }
  const seen = lookalikes.filter((lookalike) => objects.some(lookalike.recognises));
  const [only] = seen;
  if (seen.length === 1 && only !== undefined) return { kind: "left out", why: only.why };
  if (objects.length === 0) return { kind: "left out", why: noObjectWhy };
  return { kind: "left out", why: "No line of it is an entry of a known log." };
}
