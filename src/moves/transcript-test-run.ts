// The latest test run in a session's own log: a Bash call that is one simple command and names a test runner, and the
// result that the log has for it. Only the end of the log is read. A call that was refused did not run; a call whose
// result the log does not have yet has not ended.

import { isTestCommand } from "../classify/test-commands.ts";
import { findRefusal } from "../session/denials.ts";
import {
  arrayAt,
  booleanAt,
  isJsonArray,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  objectAt,
  parseJson,
  stringAt,
} from "../session/json-value.ts";
import type { Disk } from "./store/disk.ts";
import { readTail } from "./store/read-tail.ts";
import type { TestRunFact } from "./world.ts";

/** Bytes of the log's end that are read. A run that is further back is not the latest of anything. */
const tailBytes = 1_000_000;
const outputMax = 1_200;

interface EndedRun {
  readonly command: string;
  readonly ending: string;
  readonly output: string;
  readonly at: string | null;
}

/** Null where the end of the log shows no ended test run. Lines that are no JSON are left. Throws as the disk does. */
export function testRunInTranscript(disk: Disk, path: string): TestRunFact | null {
  const commands = new Map<string, string>();
  let latest: EndedRun | null = null;
  for (const line of readTail(disk, path, tailBytes).lines) {
    const entry = parseJson(line);
    if (!isJsonObject(entry)) continue;
    for (const block of blocksOf(entry)) {
      noteCall(block, commands);
      latest = endedRun(block, entry, commands) ?? latest;
    }
  }
  if (latest === null) return null;
  const when = latest.at === null ? "" : ` at ${latest.at}`;
  const text = `\`${latest.command}\` ${latest.ending}${when}. The end of its output:\n${latest.output}`;
  return { text, provenance: `a Bash call in this session's log ${path}` };
}

function blocksOf(entry: JsonObject): readonly JsonObject[] {
  const message = objectAt(entry, "message");
  return message === null ? [] : (arrayAt(message, "content") ?? []).filter(isJsonObject);
}

function noteCall(block: JsonObject, commands: Map<string, string>): void {
  if (stringAt(block, "type") !== "tool_use" || stringAt(block, "name") !== "Bash") return;
  const [id, input] = [stringAt(block, "id"), objectAt(block, "input")];
  const command = input === null ? null : stringAt(input, "command");
  if (id !== null && command !== null && isTestCommand(command)) commands.set(id, command.trim());
}

/** The run that this result ends, or null where it is none, was refused, or still goes on in the background. */
function endedRun(
  block: JsonObject,
  entry: JsonObject,
  commands: ReadonlyMap<string, string>,
): EndedRun | null {
  if (stringAt(block, "type") !== "tool_result") return null;
  const [toolUseId, whole] = [stringAt(block, "tool_use_id"), objectAt(entry, "toolUseResult")];
  const command = toolUseId === null ? undefined : commands.get(toolUseId);
  if (command === undefined) return null;
  if (whole !== null && stringAt(whole, "backgroundTaskId") !== null) return null;
  const text = textOf(block.content);
  const isError = booleanAt(block, "is_error") === true;
  const denialKind = stringAt(entry, "toolDenialKind");
  if (findRefusal({ toolUseId, isError, text, response: undefined, denialKind }) !== null) return null;
  const isInterrupted = whole !== null && booleanAt(whole, "interrupted") === true;
  const ending = isInterrupted
    ? "was interrupted"
    : isError
      ? "ended with an error"
      : "ended without an error";
  return { command, ending, output: endOf(text), at: stringAt(entry, "timestamp") };
}

function textOf(content: JsonValue | undefined): string {
  if (typeof content === "string") return content;
  if (!isJsonArray(content)) return "";
  return content.flatMap((part) => (isJsonObject(part) ? (stringAt(part, "text") ?? []) : [])).join("\n");
}

function endOf(text: string): string {
  const trimmed = text.trimEnd();
  if (trimmed.length <= outputMax) return trimmed;
  return `…${trimmed.slice(trimmed.length - outputMax).replace(/^[\udc00-\udfff]/, "")}`;
}
