// The log formats that are read, by hand, and the files that look alike and are left out with a reason.

import { claudeCode } from "./formats/claude-code.ts";
import { drainLog } from "./formats/drain-log.ts";
import { isJsonObject, type JsonObject, type JsonValue, stringAt } from "./json-value.ts";
import type { LogFormat } from "./log-format.ts";

export const logFormats: readonly LogFormat[] = [claudeCode, drainLog];

/** True where some format takes the object for a line of its logs. */
export function isLogEntry(object: JsonObject): boolean {
  return logFormats.some((format) => format.recognises(object));
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
    recognises: (object) => stringAt(object, "session_id") !== null && stringAt(object, "type") !== null,
    why: "It is a headless stream-json log, and this version does not read those.",
  },
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

/** Why a file is left out that may be a damaged log: whoever knows its name must not take its figures for whole. */
export const noObjectWhy = "None of its first lines is a JSON object.";

export type Recognition =
  | { readonly kind: "format"; readonly format: LogFormat }
  | { readonly kind: "left out"; readonly why: string };

/**
 * Says what a file is from the first values of its lines. The format that recognises most objects wins; two formats
 * with the same count are ambiguous and the file is left out rather than guessed.
 */
export function recogniseLog(values: readonly JsonValue[]): Recognition {
  const objects = values.filter(isJsonObject);
  const counts = logFormats.map((format) => ({ format, count: objects.filter(format.recognises).length }));
  const most = Math.max(...counts.map(({ count }) => count));
  const winners = counts.filter(({ count }) => count === most);
  const [winner] = winners;
  if (most > 0 && winner !== undefined) {
    if (winners.length === 1) return { kind: "format", format: winner.format };
    return { kind: "left out", why: "Its lines belong to two log formats in equal number." };
  }
  const seen = lookalikes.filter((lookalike) => objects.some(lookalike.recognises));
  const [only] = seen;
  if (seen.length === 1 && only !== undefined) return { kind: "left out", why: only.why };
  if (objects.length === 0) return { kind: "left out", why: noObjectWhy };
  return { kind: "left out", why: "No line of it is an entry of a known log." };
}
