// Who wrote a user message that is no tool result: a person, a program, a slash command or the client itself.
// Newer clients mark it (`promptSource`, `origin`); older ones only show it by flags and by the tag a text opens with.

import { booleanAt, type JsonObject, objectAt, stringAt } from "./json-value.ts";
import type { PromptSource } from "./session.ts";

/**
 * Values of `promptSource` in transcripts (clients 2.1.2xx). A value that is not listed is decided by the older
 * marks.
 */
const BY_PROMPT_SOURCE: ReadonlyMap<string, PromptSource> = new Map([
  ["typed", "user"],
  ["suggestion_accepted", "user"],
  ["queued", "user"],
  ["sdk", "sdk"],
  ["system", "machine"],
]);

/** Opening tags that only the client writes. A slash command is told apart: it counts when a response answers it. */
const BY_OPENING: readonly (readonly [string, PromptSource])[] = [
  ["<command-name>", "command"],
  ["<command-message>", "command"],
  ["<local-command-stdout>", "local-output"],
  ["<local-command-stderr>", "local-output"],
  ["<local-command-caveat>", "machine"],
  ["<bash-input>", "machine"],
  ["<bash-stdout>", "local-output"],
  ["<bash-stderr>", "local-output"],
  ["<task-notification>", "machine"],
  ["[Request interrupted by user]", "interrupt"],
  ["[Request interrupted by user for tool use]", "interrupt"],
];

function findOpening(text: string): PromptSource | undefined {
  const start = text.trimStart();
  return BY_OPENING.find(([opening]) => start.startsWith(opening))?.[1];
}

function findOrigin(entry: JsonObject): PromptSource | undefined {
  const origin = objectAt(entry, "origin");
  const kind = origin === null ? stringAt(entry, "origin") : stringAt(origin, "kind");
  if (kind === null) return undefined;
  return kind === "human" ? "user" : "machine";
}

/** The source of the prompt on a user line. `isWorker` says that the line belongs to a subagent. */
export function promptSource(entry: JsonObject, text: string, isWorker: boolean): PromptSource {
  if (booleanAt(entry, "isCompactSummary") === true) return "summary";
  if (isWorker) return "subagent";
  if (booleanAt(entry, "isMeta") === true) return "machine";
  const opening = findOpening(text);
  if (opening !== undefined) return opening;
  const marked = stringAt(entry, "promptSource");
  const byMark = marked === null ? undefined : BY_PROMPT_SOURCE.get(marked);
  if (byMark !== undefined) return byMark;
  return findOrigin(entry) ?? "user";
}
