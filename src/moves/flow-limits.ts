// What limits each flow, and which flows nothing can serve: declared, with the reason and the client versions on which
// it was tried, so that nobody takes a gap for forgotten.

import type { Station } from "./move.ts";

/** `protocol`: the client's hooks have no way; `boundary`: we leave it to others; `external`: it is out of reach. */
export type Ceiling = "protocol" | "boundary" | "external";

/** Why a flow is served only in part; one sentence. */
export interface Limit {
  readonly ceiling: Ceiling;
  readonly reason: string;
}

/** Why nothing serves a flow; one sentence, and the client versions tried. */
export interface Void {
  readonly reason: string;
  readonly tried: readonly string[];
}

export const stations: readonly Station[] = ["USER", "CONTEXT", "WORKSPACE", "STORE", "WORLD"];

const tried = ["2.0.77", "2.1.301", "2.1.332"];

function limit(ceiling: Ceiling, reason: string): Limit {
  return { ceiling, reason };
}

/** By `FROM → TO`. A flow that is not here and is served is served whole, as far as is known. */
export const flowLimits: ReadonlyMap<string, Limit> = new Map([
  ["USER → CONTEXT", limit("protocol", "A hook can add to a prompt and cannot replace it.")],
  [
    "USER → STORE",
    limit("protocol", "A file named with @ in a prompt is read without a tool call, in no event."),
  ],
  [
    "CONTEXT → USER",
    limit("protocol", "The screen can be changed; a reply is sent back once, and then stands."),
  ],
  [
    "CONTEXT → WORKSPACE",
    limit(
      "protocol",
      "What a shell command writes shows afterwards; Edit anchors are checked before any hook.",
    ),
  ],
  [
    "CONTEXT → STORE",
    limit(
      "protocol",
      "Events carry the last message of a turn, and neither thinking nor text between tool calls.",
    ),
  ],
  [
    "WORKSPACE → CONTEXT",
    limit(
      "protocol",
      "The result of a failed command and one that the client spilled to a file cannot be bounded.",
    ),
  ],
  [
    "WORKSPACE → STORE",
    limit("protocol", "A change that no tool makes is told only for file names that the wiring lists."),
  ],
  [
    "STORE → WORKSPACE",
    limit(
      "protocol",
      "A reference as an Edit's anchor never arrives: the client looks for it in the file first.",
    ),
  ],
  ["WORLD → CONTEXT", limit("boundary", "MCP tools are not named, so what they bring passes.")],
  [
    "WORLD → WORKSPACE",
    limit("boundary", "Only a simple curl or wget is judged; other programs fetch as they like."),
  ],
  ["WORLD → STORE", limit("boundary", "What a command fetches into a file is kept when a tool reads it.")],
]);

/** By `FROM → TO`. */
export const flowVoids: ReadonlyMap<string, Void> = new Map([
  ["USER → WORKSPACE", { reason: "A person's own edit passes no hook before it is done.", tried }],
  ["USER → WORLD", { reason: "What a person fetches or sends outside of a session passes no hook.", tried }],
  ["CONTEXT → WORLD", { reason: "What a command sends cannot be told from its text for certain.", tried }],
  ["WORKSPACE → USER", { reason: "A person reads files without any event.", tried }],
  [
    "WORKSPACE → WORLD",
    { reason: "What a program sends cannot be told from its command for certain.", tried },
  ],
  ["STORE → WORLD", { reason: "Nothing sends what is stored, by design.", tried }],
  ["WORLD → USER", { reason: "What reaches a person outside of a session passes no hook.", tried }],
]);
