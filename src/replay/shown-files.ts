// What the result of one file tool shows: the file as the call found it, and as it left it. Checked on runs of 2.0.77
// and 2.1.332: a Read and an Edit show text with LF line ends, a Write shows the old file so from some version on,
// "create" is also said of an empty file, and what a Write creates holds the bytes that it was given.

import {
  arrayAt,
  isJsonObject,
  type JsonObject,
  numberAt,
  objectAt,
  stringAt,
} from "../session/json-value.ts";
import type { RecordedCall } from "../session/recorded-calls.ts";
import type { FileKnowledge, ShownText } from "./file-knowledge.ts";

/** Versions on which a run showed that a Write leaves exactly the bytes it was given, and what its result tells. */
const WRITES_AS_GIVEN: ReadonlySet<string> = new Set(["2.0.77", "2.1.332"]);

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

/** The file as a successful writing call left it, from what it found. */
export function fileAfter(call: RecordedCall, before: FileKnowledge, version: string | null): FileKnowledge {
  const response = call.result?.response;
  const lost: FileKnowledge = { kind: "unknown", why: `The result of ${call.call.name} does not show it.` };
  if (!isJsonObject(response)) return lost;
  if (call.call.name === "Write") return written(call.call.input, response, before, version) ?? lost;
  if (call.call.name !== "Edit" && call.call.name !== "MultiEdit") return lost;
  return edited(before, editsOf(call.call.name, response)) ?? lost;
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

function written(
  input: JsonObject,
  response: JsonObject,
  before: FileKnowledge,
  version: string | null,
): FileKnowledge | null {
  const text = stringAt(response, "content") ?? stringAt(input, "content");
  if (text === null) return null;
  const isSeen = isOn(WRITES_AS_GIVEN, version);
  // A byte order mark may be that of UTF-16, in which the client then goes on writing.
  const mayKeepEncoding =
    before.kind !== "absent" && before.kind !== "absent or empty" && text.startsWith("\ufeff");
  if (isSeen && !mayKeepEncoding) return { kind: "bytes", bytes: Buffer.from(text) };
  return shownText(text, true);
}

interface TextEdit {
  readonly from: string;
  readonly to: string;
  readonly isEverywhere: boolean;
}

function editsOf(tool: string, response: JsonObject): readonly (TextEdit | null)[] {
  if (tool === "Edit") {
    const [from, to] = [stringAt(response, "oldString"), stringAt(response, "newString")];
    return [from === null || to === null ? null : { from, to, isEverywhere: response.replaceAll === true }];
  }
  return (arrayAt(response, "edits") ?? [null]).map((edit) => {
    const [from, to] = isJsonObject(edit)
      ? [stringAt(edit, "old_string"), stringAt(edit, "new_string")]
      : [null, null];
    const isEverywhere = isJsonObject(edit) && edit.replace_all === true;
    return from === null || to === null ? null : { from, to, isEverywhere };
  });
}

/** Null where the text of the edit is not the file's: the client matched it in a way of its own. */
function edited(before: FileKnowledge, edits: readonly (TextEdit | null)[]): FileKnowledge | null {
  if (before.kind !== "bytes" && before.kind !== "text") return null;
  const text = before.kind === "text" ? before.text : Buffer.from(before.bytes).toString();
  const after = edits.reduce<string | null>(
    (now, edit) => {
      if (now === null || edit === null || edit.from === "" || edit.to === "") return null;
      return replaced(now, edit);
    },
    text.replaceAll("\r\n", "\n"),
  );
  if (after === null) return null;
  if (before.kind === "text") return { ...before, text: after };
  // An edit keeps LF line ends; what it makes of any others, of marks and of foreign bytes is not known exactly.
  const isExact = !/[\r\ufeff\ufffd]/.test(text + after) && (text.includes("\n") || !after.includes("\n"));
  return isExact ? { kind: "bytes", bytes: Buffer.from(after) } : shownText(after, true);
}

function replaced(text: string, edit: TextEdit): string | null {
  const parts = text.split(edit.from);
  if (parts.length === 1 || (parts.length > 2 && !edit.isEverywhere)) return null;
  return parts.join(edit.to);
}
