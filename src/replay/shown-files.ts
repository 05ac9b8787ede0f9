// What the result of one file tool shows: the file as the call found it. Checked on runs of 2.0.77 and 2.1.332: a Read
// and an Edit show text with LF line ends, a Write shows the old file so from some version on, and "create" is also
// said of an empty file. What a call left there is shown by nothing but the next call that looks.

import { isJsonObject, type JsonObject, numberAt, objectAt, stringAt } from "../session/json-value.ts";
import type { RecordedCall } from "../session/recorded-calls.ts";
import type { FileKnowledge, ShownText } from "./file-knowledge.ts";

/** Versions on which a run showed that a whole Read keeps the last line feed of the file. */
const READS_LAST_FEED: ReadonlySet<string> = new Set(["2.0.77", "2.1.332"]);

/** Versions on which a run showed that the old file in a result of Edit or Write keeps its byte order mark. */
const SHOWS_MARK: ReadonlySet<string> = new Set(["2.0.77", "2.1.332"]);

/** Versions on which a run showed that the old file in a result of Write keeps its line ends. */
const SHOWS_LINE_ENDS: ReadonlySet<string> = new Set(["2.0.77"]);

/** The file as the call found it, or null where the result does not tell. */
export function fileBefore(call: RecordedCall, version: string | null): FileKnowledge | null {
  const { fate, result } = call;
  if (result === null) return null;
  const tool = call.call.name;
  if (fate === "failed") return tool === "Read" ? failedRead(result.text) : null;
  if (fate !== "succeeded" || !isJsonObject(result.response)) return null;
  if (tool === "Read") return readFile(result.response, version);
  if (tool === "Write") return originalOfWrite(result.response, version);
  const key = tool === "MultiEdit" ? "originalFileContents" : "originalFile";
  return tool === "Edit" || tool === "MultiEdit" ? original(stringAt(result.response, key), version) : null;
}

function failedRead(error: string): FileKnowledge | null {
  if (error.startsWith("File does not exist.")) return { kind: "absent" };
  if (error.startsWith("EISDIR: illegal operation on a directory")) return { kind: "other" };
  return null;
}

function readFile(response: JsonObject, version: string | null): FileKnowledge | null {
  const file = objectAt(response, "file");
  const type = stringAt(response, "type");
  if (file === null) return null;
  if (type !== "text") {
    const bytes = numberAt(file, "originalSize");
    return bytes === null ? null : { kind: "size", bytes };
  }
  const content = stringAt(file, "content");
  if (content === null) return null;
  if (!isWhole(file, content)) return { kind: "at least", bytes: content.length };
  const keepsLastFeed = isOn(READS_LAST_FEED, version);
  const mayLackEnd = !keepsLastFeed && !content.endsWith("\n");
  return { kind: "text", text: content, mayLackEnd, mayLackMark: true };
}

/** A Read shows the whole file where it starts at the first line and its lines are all lines, and are really there. */
function isWhole(file: JsonObject, content: string): boolean {
  const [start, lines, total] = [
    numberAt(file, "startLine"),
    numberAt(file, "numLines"),
    numberAt(file, "totalLines"),
  ];
  const shown = content.split("\n").length;
  return (
    start !== null && start <= 1 && lines === total && lines === shown && file.truncatedByTokenCap !== true
  );
}

function originalOfWrite(response: JsonObject, version: string | null): FileKnowledge | null {
  const text = stringAt(response, "originalFile");
  if (stringAt(response, "type") === "create") return text === null ? { kind: "absent or empty" } : null;
  const isRaw = isOn(SHOWS_LINE_ENDS, version) || text?.includes("\r\n") === true;
  if (text === null || !isRaw || /^\ufeff|\ufffd/.test(text)) return original(text, version);
  return { kind: "bytes", bytes: Buffer.from(text) };
}

function original(text: string | null, version: string | null): FileKnowledge | null {
  return text === null ? null : shownText(text, !isOn(SHOWS_MARK, version));
}

function shownText(text: string, mayLackMark: boolean): ShownText {
  return { kind: "text", text, mayLackEnd: false, mayLackMark };
}

function isOn(versions: ReadonlySet<string>, version: string | null): boolean {
  return version !== null && versions.has(version);
}
