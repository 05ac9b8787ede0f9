// Many commands on standard input, one per line: as they are, or in JSON Lines where a command has several lines of its
// own. An answer goes out for every line, in order.

import { classifyCall } from "../classify/classify-call.ts";
import { isJsonObject, parseJson, stringAt } from "../session/json-value.ts";
import { classifiedShape, classWord } from "./classified-text.ts";
import type { CommandContext } from "./command.ts";

/** Classifies every line until the input ends or nobody reads the answers any more. */
export async function classifyStream({ flags, print, stdout, openStdin }: CommandContext): Promise<void> {
  const decoder = new TextDecoder();
  let rest = "";
  const answer = (line: string): void => {
    const text = commandOf(line);
    if (text === undefined) return;
    const call = classifyCall(text);
    if (flags.isJson) print.jsonLine(classifiedShape(text, call));
    else print.line(`${classWord(call)}\t${text.replaceAll("\n", "⏎")}`);
  };
  for await (const chunk of openStdin()) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) answer(line);
    if (stdout.isClosed) return;
  }
  answer(rest + decoder.decode());
}

/** A JSON string, the `command` of a JSON object, or the line itself; undefined for an empty line. */
function commandOf(line: string): string | undefined {
  const bare = line.endsWith("\r") ? line.slice(0, -1) : line;
  if (bare.trim() === "") return undefined;
  if (!/^\s*["{]/.test(bare)) return bare;
  const value = parseJson(bare);
  if (typeof value === "string") return value;
  return (isJsonObject(value) ? stringAt(value, "command") : null) ?? bare;
}
