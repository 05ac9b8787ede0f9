// What makes two lines lines of one response, and what puts two responses into one conversation. Never where a line
// stands: a copied file gives the keys of its origin.

import { hash } from "node:crypto";
import { canonicalJson } from "./canonical-json.ts";
import type { Entry } from "./session.ts";

/** The response that a line belongs to: `message.id`, else the request id, else the line itself. */
export function responseKey(entry: Entry): string {
  const { response } = entry;
  if (response !== null && response.messageId !== null) return response.messageId;
  if (response !== null && response.requestId !== null) return `request:${response.requestId}`;
  return `line:${lineKey(entry)}`;
}

/** A line that carries no id is known by what it says. */
export function lineKey(entry: Entry): string {
  return entry.uuid ?? textKey(canonicalJson(entry.raw));
}

/** The conversation of a line: its session, as it names it unless said otherwise, and the thread or subagent in it. */
export function threadKey({ context }: Entry, session: string = context.sessionId ?? ""): string {
  const agent = context.agentId ?? (context.isSidechain ? "sidechain" : "main");
  return `${session} ${agent}`;
}

/** The session of each entry; one that names none stands in that of its neighbour before it, else behind it. */
export function sessionsOf(entries: readonly Entry[]): readonly string[] {
  const first = entries.find(({ context }) => context.sessionId !== null);
  let session = first?.context.sessionId ?? "";
  return entries.map(({ context }) => {
    session = context.sessionId ?? session;
    return session;
  });
}

/** A short key of a text: its SHA-256 in hex. */
export function textKey(text: string): string {
  return hash("sha256", text, "hex");
}
