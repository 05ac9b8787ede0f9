// The files of one recorded session → its lines, with places and with every problem counted. The only place where the
// replay reads a transcript. A line that cannot be read stays in the order of lines as unreadable: it may have held
// anything, and what comes after it must not be answered as if it had not been there.

import { closeSync, openSync, readSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { ExpectedError } from "../expected-error.ts";
import { claudeCode, readEntry } from "../session/formats/claude-code.ts";
import type { JsonValue } from "../session/json-value.ts";
import { type LineContent, readLineContent } from "../session/line-content.ts";
import { recogniseLog } from "../session/log-formats.ts";
import { type PhysicalLine, readLines } from "../session/read-lines.ts";
import type { RecordedLine } from "../session/recorded-calls.ts";
import type { SessionFile } from "../session/session-to-events.ts";
import {
  type FoundFiles,
  findLogFiles,
  isAgentFile,
  type LeftOut,
  unreadableWhy,
} from "./transcript-files.ts";

export interface ReadSession {
  /** The main file first, then the files of its subagents in the order of their names. */
  readonly files: readonly SessionFile[];
  readonly physicalLines: number;
  readonly unreadableLines: number;
  /** Files and folders beside the session that are no transcripts of it, or cannot be read, each with the reason. */
  readonly leftOut: readonly LeftOut[];
}

/** Lines at the head of a file that decide what it is. */
const HEAD_LINES = 64;

/** Bytes at the head of an agent's file in which its session is looked for. */
const HEAD_BYTES = 1024 * 1024;

/** Reads a transcript and its subagents' files. A file that is no transcript is an expected fault. */
export function readSession(path: string): ReadSession {
  const main = readTranscript(path);
  if (main.kind === "left out") {
    throw new ExpectedError(path, main.why, "Name a session transcript of Claude Code.", 4);
  }
  const read: TranscriptFile[] = [main.file];
  const agents = isAgentFile(path) ? { files: [], unread: [] } : agentFiles(path, main.file);
  const leftOut: LeftOut[] = [...agents.unread];
  for (const agentPath of agents.files) {
    const found = attempted(agentPath, leftOut, readTranscript);
    if (found === undefined) continue;
    if (found.kind === "left out") leftOut.push({ path: agentPath, why: found.why });
    else read.push(found.file);
  }
  return {
    files: read,
    physicalLines: read.reduce((sum, file) => sum + file.physicalLines, 0),
    unreadableLines: read.reduce((sum, { lines }) => sum + lines.filter(isUnreadable).length, 0),
    leftOut,
  };
}

interface TranscriptFile extends SessionFile {
  readonly physicalLines: number;
}

type Transcript =
  | { readonly kind: "file"; readonly file: TranscriptFile }
  | { readonly kind: "left out"; readonly why: string };

function isUnreadable(line: RecordedLine): boolean {
  return line.kind === "unreadable";
}

/** Both layouts: SESSION/subagents/…/agent-*.jsonl, and older agent-*.jsonl beside the session that name it. */
function agentFiles(path: string, main: SessionFile): FoundFiles {
  const own = findLogFiles(join(dirname(path), basename(path, ".jsonl"), "subagents"), true);
  const around = findLogFiles(dirname(path), false);
  const sessions = new Set(main.lines.map(sessionOf));
  const unread: LeftOut[] = [...own.unread, ...around.unread.filter((one) => isAgentFile(one.path))];
  const beside = around.files.filter(isAgentFile).filter((candidate) => {
    const found = attempted(candidate, unread, firstSession);
    return typeof found === "string" && sessions.has(found);
  });
  return { files: [...own.files.filter(isAgentFile), ...beside], unread };
}

/** What `read` gives; undefined, and named in `unread`, where the file cannot be read. */
function attempted<Result>(
  path: string,
  unread: LeftOut[],
  read: (path: string) => Result,
): Result | undefined {
  try {
    return read(path);
  } catch (fault) {
    if (!(fault instanceof ExpectedError)) throw fault;
    unread.push({ path, why: fault.problem });
    return undefined;
  }
}

function sessionOf(line: RecordedLine): string | null {
  return line.kind === "entry" ? line.entry.context.sessionId : null;
}

/** From the head of the file, where every agent's line names the session; null where none of its lines does. */
function firstSession(path: string): string | null {
  const sessions: string[] = [];
  readFileLines(path, HEAD_BYTES, (line) => {
    const content = sessions.length > 0 ? null : readLineContent(line, claudeCode.recognises);
    const session = content?.kind === "object" ? readEntry(content.object).context.sessionId : null;
    if (session !== null) sessions.push(session);
  });
  return sessions[0] ?? null;
}

function readTranscript(path: string): Transcript {
  const held: { line: PhysicalLine; content: LineContent }[] = [];
  const physicalLines = readFileLines(path, Number.POSITIVE_INFINITY, (line) => {
    held.push({ line, content: readLineContent(line, claudeCode.recognises) });
  });
  const head = held.slice(0, HEAD_LINES).flatMap(({ content }) => valuesOf(content));
  const found = recogniseLog(head);
  if (found.kind === "left out") return found;
  if (found.format.name !== claudeCode.name)
    return { kind: "left out", why: `It is a ${found.format.name}.` };
  const lines = held.flatMap(({ line, content }) => recordedLines(path, line.line, content));
  return { kind: "file", file: { path, lines, physicalLines } };
}

function readFileLines(path: string, bytesMax: number, onLine: (line: PhysicalLine) => void): number {
  try {
    const file = openSync(path, "r");
    try {
      const readAt = (into: Uint8Array, position: number): number =>
        readSync(file, into, 0, Math.max(0, Math.min(into.length, bytesMax - position)), position);
      return readLines(readAt, { line: 1, byteOffset: 0 }, onLine).lines;
    } finally {
      closeSync(file);
    }
  } catch (fault) {
    throw new ExpectedError(path, unreadableWhy(fault), "Name a transcript that can be read.", 4);
  }
}

function valuesOf(content: LineContent): readonly JsonValue[] {
  if (content.kind === "object") return [content.object];
  return content.kind === "glued" ? content.objects : [];
}

function recordedLines(file: string, line: number, content: LineContent): readonly RecordedLine[] {
  const place = { file, line };
  switch (content.kind) {
    case "blank":
      return [];
    case "object":
      return [{ kind: "entry", place, entry: readEntry(content.object) }];
    case "glued":
      return content.objects.map((object) => ({ kind: "entry", place, entry: readEntry(object) }));
    case "not-an-object":
      return [{ kind: "unreadable", place, why: "The line is JSON but no object." }];
    default:
      return [
        { kind: "unreadable", place, why: content.why },
        ...content.recovered.map(
          (object): RecordedLine => ({ kind: "entry", place, entry: readEntry(object) }),
        ),
      ];
  }
}
