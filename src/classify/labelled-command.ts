// Commands with the class that a reader of their text gave them. Some stand in the open, others as the sha256 of a
// command of a log, which only the log can turn into text again.

import { ExpectedError } from "../expected-error.ts";
import { isJsonObject, parseJson, stringAt } from "../session/json-value.ts";
import type { CallClass } from "./classify-call.ts";
import { findCommandClass } from "./command-control.ts";

export interface LabelledCommand {
  /** `FILE:LINE`. */
  readonly place: string;
  readonly expected: CallClass;
  readonly isMixed: boolean;
  /** Null where only the hash is known. */
  readonly command: string | null;
  /** Lower-case hex of the text in UTF-8; null where the text itself is there. */
  readonly sha256: string | null;
}

/** The labelled commands of a file in JSON Lines. A line that is none throws ExpectedError with its place. */
export function parseLabelled(path: string, text: string): readonly LabelledCommand[] {
  return text.split("\n").flatMap((line, index) => {
    if (line.trim() === "") return [];
    const place = `${path}:${index + 1}`;
    const labelled = findLabelled(place, line);
    if (labelled !== undefined) return [labelled];
    throw new ExpectedError(
      place,
      "This is no labelled command.",
      'Give {"command" or "sha256", "class", "mixed"}.',
      4,
    );
  });
}

function findLabelled(place: string, line: string): LabelledCommand | undefined {
  const value = parseJson(line);
  if (!isJsonObject(value) || typeof value.mixed !== "boolean") return undefined;
  const expected = findCallClass(stringAt(value, "class") ?? "");
  const [command, sha256] = [stringAt(value, "command"), stringAt(value, "sha256")];
  const isHash = sha256 !== null && /^[\da-f]{64}$/.test(sha256);
  if (expected === undefined || (command === null) !== isHash) return undefined;
  return { place, expected, isMixed: value.mixed, command, sha256 };
}

/** The class of that name, `unparsed` included, or undefined. */
export function findCallClass(name: string): CallClass | undefined {
  return name === "unparsed" ? "unparsed" : findCommandClass(name);
}
