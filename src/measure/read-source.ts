// One log file → rows. Reads lines, recognises the format by content, and writes what each line says; every physical
// line gives a row with its outcome, and everything that could not be taken as it stands gives a problem.

import type { JsonObject, JsonValue } from "../session/json-value.ts";
import { type LineContent, readLineContent } from "../session/line-content.ts";
import type { LogFormatName } from "../session/log-format.ts";
import { isLogEntry, readLogEntry, recogniseLog } from "../session/log-formats.ts";
import { type LineStart, type PhysicalLine, type ReadAt, readLines } from "../session/read-lines.ts";
import type { Place } from "../session/session.ts";
import { DrainRows } from "./drain-rows.ts";
import { EntryRows } from "./entry-rows.ts";
import type { RowSink } from "./row-sink.ts";

/** What is to be read: a whole source, or what has been appended to one whose format is known. */
export interface SourceTask {
  readonly sourceId: number;
  readonly path: string;
  readonly from: LineStart;
  readonly format: LogFormatName | null;
  /** Contexts that earlier readings of the source have made. */
  readonly contextsBefore: number;
}

/** What a reading found; it becomes the source's row. */
export interface SourceReading {
  readonly sourceId: number;
  readonly format: LogFormatName | null;
  readonly leftOutWhy: string | null;
  readonly physicalLines: number;
  /** Bytes up to the end of the last terminated line: where the next load goes on. */
  readonly resumeOffset: number;
  readonly resumeLine: number;
  /** Contexts that all readings of the source have numbered. */
  readonly contextsMade: number;
}

/** Lines looked at before a file is recognised or left out. */
const HEAD_LINES_MAX = 64;

interface HeldLine {
  readonly place: Place;
  readonly content: LineContent;
}

function placeOf(line: PhysicalLine): Place {
  return { line: line.line, part: 0, byteOffset: line.byteOffset, byteLength: line.byteLength };
}

function valuesOf(held: readonly HeldLine[]): JsonValue[] {
  return held.flatMap(({ content }): readonly JsonValue[] => {
    if (content.kind === "object") return [content.object];
    if (content.kind === "glued") return content.objects;
    if ("recovered" in content) return content.recovered;
    return content.kind === "not-an-object" ? [null] : [];
  });
}

class SourceReader {
  private format: LogFormatName | null;
  private leftOutWhy: string | null = null;
  private held: HeldLine[] = [];
  private resume: LineStart;
  private readonly entryRows: EntryRows;
  private readonly drainRows: DrainRows;
  private readonly task: SourceTask;
  private readonly sink: RowSink;

  constructor(task: SourceTask, sink: RowSink) {
    this.task = task;
    this.sink = sink;
    this.format = task.format;
    this.resume = task.from;
    this.entryRows = new EntryRows(task.sourceId, task.contextsBefore, sink);
    this.drainRows = new DrainRows(task.sourceId, sink);
  }

  take(line: PhysicalLine): void {
    if (line.isTerminated) this.resume = { line: line.line + 1, byteOffset: line.byteEnd };
    if (this.leftOutWhy !== null) return;
    if (!line.isTerminated) this.entryRows.flush();
    const content = readLineContent(line, isLogEntry);
    const held = { place: placeOf(line), content };
    if (this.format !== null) this.write(held);
    else this.hold(held);
  }

  private hold(held: HeldLine): void {
    this.held.push(held);
    if (this.held.length >= HEAD_LINES_MAX) this.recognise();
  }

  private recognise(): void {
    const recognition = recogniseLog(valuesOf(this.held));
    if (recognition.kind === "left out") this.leftOutWhy = recognition.why;
    else {
      this.format = recognition.format.name;
      for (const held of this.held) this.write(held);
    }
    this.held = [];
  }

  private write({ place, content }: HeldLine): void {
    for (const note of content.notes) this.sink.problem(this.task.sourceId, place, note, NOTE_TEXTS[note]);
    if (content.kind === "object") this.writeObject(place, content.object);
    else this.writeOdd(place, content);
  }

  private writeOdd(place: Place, content: Exclude<LineContent, { kind: "object" }>): void {
    this.sink.line(this.task.sourceId, place, content.kind);
    if (content.kind === "glued") {
      this.writeParts(place, content.objects);
    } else if ("recovered" in content) {
      this.sink.problem(this.task.sourceId, place, content.kind, content.why);
      this.writeParts(place, content.recovered);
    } else if (content.kind === "not-an-object") {
      this.sink.problem(this.task.sourceId, place, content.kind, "The line is JSON but no object.");
    }
  }

  private writeParts(place: Place, objects: readonly JsonObject[]): void {
    objects.forEach((object, index) => {
      this.writeObject({ ...place, part: index + 1 }, object);
    });
  }

  private writeObject(place: Place, object: JsonObject): void {
    if (this.format === "drain-log") this.drainRows.write(place, object);
    else if (this.format !== null) this.entryRows.write(place, readLogEntry(this.format, object));
  }

  finish(lines: number, hasMark: boolean, isUtf16: boolean): SourceReading {
    if (this.format === null && this.leftOutWhy === null && this.held.length > 0) this.recognise();
    this.entryRows.flush();
    const { sourceId } = this.task;
    if (this.format === null && this.leftOutWhy === null) this.leftOutWhy = "It is empty.";
    else if (this.leftOutWhy !== null) this.sink.problem(sourceId, null, "left-out", this.leftOutWhy);
    if (this.leftOutWhy === null && hasMark) {
      this.sink.problem(
        sourceId,
        FIRST_LINE,
        "bom",
        "The file begins with a byte order mark; it was skipped.",
      );
    }
    if (this.leftOutWhy === null && isUtf16) {
      this.sink.problem(sourceId, FIRST_LINE, "utf16", "The file is UTF-16; it was read as such.");
    }
    return {
      sourceId,
      format: this.format,
      leftOutWhy: this.leftOutWhy,
      physicalLines: this.task.from.line - 1 + lines,
      resumeOffset: this.resume.byteOffset,
      resumeLine: this.resume.line,
      contextsMade: this.entryRows.contextsMade,
    };
  }
}

/** Where a problem of the whole file's encoding stands: said once, dropped with the line when that is read again. */
const FIRST_LINE: Place = { line: 1, part: 0, byteOffset: 0, byteLength: 0 };

const NOTE_TEXTS = {
  bom: "A byte order mark stands in the middle of the file; it was skipped.",
  "nul-bytes": "The line holds NUL bytes; they were skipped.",
  "invalid-utf8": "The line holds bytes that are no UTF-8; they read as U+FFFD.",
  "lone-surrogate": "A text of the line holds half of a surrogate pair; it reads as U+FFFD.",
  glued: "Several objects stand on one line; each whole one was read.",
} as const;

/** Reads one source to its end and writes its rows into `sink`. */
export function readSource(task: SourceTask, readAt: ReadAt, sink: RowSink): SourceReading {
  const reader = new SourceReader(task, sink);
  const read = readLines(readAt, task.from, (line) => reader.take(line));
  const isUtf16 = read.encoding !== "utf8";
  const isFromStart = task.from.byteOffset === 0;
  return reader.finish(read.lines, isFromStart && read.hasByteOrderMark && !isUtf16, isFromStart && isUtf16);
}
