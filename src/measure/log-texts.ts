// Texts that stay in the logs, read from the place that the database names. A text is given only where its hash (or,
// for the input of a call, its id and length) is the one that was loaded: a log that has changed or gone is said so.

import { hash } from "node:crypto";
import { closeSync, openSync, readSync } from "node:fs";
import { stringChars } from "../session/input-facts.ts";
import { readLineContent } from "../session/line-content.ts";
import { isLogEntry, readLogEntry } from "../session/log-formats.ts";
import { readOpening } from "../session/read-lines.ts";
import type { Entry } from "../session/session.ts";
import { isExportedPath } from "./exported-paths.ts";
import type { TimelineEvent } from "./session-timeline.ts";

/** A text, or why it cannot be shown, as a full sentence. */
export type LogText = { readonly text: string } | { readonly problem: string };

/** Where an entry stands, as the database has it. */
export type EntryPlace = Pick<TimelineEvent, "path" | "line" | "part" | "byteOffset" | "byteLength">;

type OpenedLog = { readonly handle: number } | { readonly problem: string };

/** Said where a log is not the one that was loaded. */
export const CHANGED = "The log has changed since it was loaded; `detent load` reads it again.";
const GONE = "The log is no longer there.";
const FROM_EXPORT = "It came with an export; its text is on the machine that exported it.";
const FROM_STDIN = "It came from standard input, which is not kept.";

/** Reads texts; each log is opened once. `close` must be called. */
export class LogTexts {
  private readonly files = new Map<string, OpenedLog>();

  /** The whole text of an event; undefined for events that have none. */
  findText(event: TimelineEvent): LogText | undefined {
    if (event.kind === "request" || event.kind === "compaction") return undefined;
    const read = this.readEntry(event);
    if ("problem" in read) return read;
    const text = textIn(read.entry, event);
    return text === undefined ? { problem: CHANGED } : { text };
  }

  /** The entry that stands at a place; the caller says how it knows that it is the one that was loaded. */
  readEntry(place: EntryPlace): { readonly entry: Entry } | { readonly problem: string } {
    if (place.path.startsWith("stdin:")) return { problem: FROM_STDIN };
    if (isExportedPath(place.path)) return { problem: FROM_EXPORT };
    const file = this.open(place.path);
    if ("problem" in file) return file;
    const entry = findEntry(file.handle, place);
    return entry === undefined ? { problem: CHANGED } : { entry };
  }

  close(): void {
    for (const file of this.files.values()) if ("handle" in file) closeSync(file.handle);
    this.files.clear();
  }

  private open(path: string): OpenedLog {
    const opened = this.files.get(path) ?? openLog(path);
    this.files.set(path, opened);
    return opened;
  }
}

function openLog(path: string): OpenedLog {
  try {
    return { handle: openSync(path, "r") };
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    return { problem: error.code === "ENOENT" ? GONE : `The log cannot be read: ${error.message}.` };
  }
}

function findEntry(file: number, { line, part, byteOffset, byteLength }: EntryPlace): Entry | undefined {
  const head = Buffer.alloc(4);
  const { encoding } = readOpening(head.subarray(0, readSync(file, head, 0, head.length, 0)));
  const bytes = Buffer.alloc(byteLength);
  if (readSync(file, bytes, 0, byteLength, byteOffset) < byteLength) return undefined;
  const byteEnd = byteOffset + byteLength;
  const physical = { line, byteOffset, byteLength, byteEnd, isTerminated: true, bytes, encoding };
  const content = readLineContent(physical, isLogEntry);
  const objects = content.kind === "object" ? [content.object] : "objects" in content ? content.objects : [];
  const object = objects[Math.max(part - 1, 0)];
  return object === undefined ? undefined : readLogEntry("claude-code", object);
}

function textIn(entry: Entry, event: TimelineEvent): string | undefined {
  switch (event.kind) {
    case "prompt":
      return withHash([entry.prompt?.text ?? ""], event.sha256);
    case "text":
      return withHash(entry.texts, event.sha256);
    case "thinking":
      return withHash(entry.thinking, event.sha256);
    case "result":
      return withHash(
        entry.results.map((result) => result.text),
        event.sha256,
      );
    case "call": {
      const call = entry.calls.find(({ id, name, input }) => {
        return (
          (id ?? event.callKey) === event.callKey &&
          name === event.name &&
          stringChars(input) === event.inputChars
        );
      });
      return call === undefined ? undefined : JSON.stringify(call.input, null, 2);
    }
    default:
      return undefined;
  }
}

function withHash(texts: readonly string[], sha256: string): string | undefined {
  return texts.find((text) => hash("sha256", text, "hex") === sha256);
}
