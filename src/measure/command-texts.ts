// The Bash commands of logs by the hash of their text: what a labelled hash is resolved with. Every *.jsonl file below
// a folder is read, whatever else is in it; a line that is no JSON holds no command.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  isJsonArray,
  isJsonObject,
  type JsonValue,
  objectAt,
  parseJson,
  stringAt,
} from "../session/json-value.ts";

/** Texts by their sha256, of every tool_use block named Bash anywhere in a line. Throws what the disk throws. */
export function commandTexts(folder: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  for (const name of names.filter((path) => path.endsWith(".jsonl")).sort()) {
    for (const line of readFileSync(join(folder, name), "utf8").split("\n")) {
      for (const command of commandsOfLine(line)) texts.set(commandHash(command), command);
    }
  }
  return texts;
}

/** The Bash commands of one line of a log, in their order. */
export function commandsOfLine(line: string): readonly string[] {
  if (!line.includes('"Bash"')) return [];
  const value = parseJson(line);
  return value === undefined ? [] : commandsIn(value);
}

/** SHA-256 of a command's text in UTF-8, in lower-case hex. */
export function commandHash(command: string): string {
  return createHash("sha256").update(command).digest("hex");
}

/** Blocks lie deep in some lines: copies of messages, progress of subagents. No depth is too much. */
function commandsIn(line: JsonValue): readonly string[] {
  const found: string[] = [];
  const left: JsonValue[] = [line];
  for (let value = left.pop(); value !== undefined; value = left.pop()) {
    if (isJsonArray(value)) {
      for (let at = value.length - 1; at >= 0; at -= 1) push(left, value[at]);
      continue;
    }
    if (!isJsonObject(value)) continue;
    const input = objectAt(value, "input");
    const command = input === null ? null : stringAt(input, "command");
    const isBash = stringAt(value, "type") === "tool_use" && stringAt(value, "name") === "Bash";
    if (isBash && command !== null) found.push(command);
    for (const part of Object.values(value).reverse()) push(left, part);
  }
  return found;
}

function push(left: JsonValue[], value: JsonValue | undefined): void {
  if (value !== undefined) left.push(value);
}
