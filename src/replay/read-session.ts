// The files of one recorded session → its lines, with places and with every problem counted. The only place where the
// replay reads a transcript. A line that cannot be read stays in the order of lines as unreadable: it may have held
// anything, and what comes after it must not be answered as if it had not been there.

import { closeSync, openSync, readdirSync, readSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { ExpectedError } from "../expected-error.ts";
import { errorCode } from "../moves/store/disk.ts";
import { claudeCode, readEntry } from "../session/formats/claude-code.ts";
import type { JsonValue } from "../session/json-value.ts";
import { type LineContent, readLineContent } from "../session/line-content.ts";
import { recogniseLog } from "../session/log-formats.ts";
import { type PhysicalLine, readLines } from "../session/read-lines.ts";
import type { RecordedLine } from "../session/recorded-calls.ts";
import type { SessionFile } from "../session/session-to-events.ts";

export interface ReadSession {
  /** The main file first, then the files of its subagents in the order of their names. */
  readonly files: readonly SessionFile[];
  readonly physicalLines: number;
  readonly unreadableLines: number;
  /** Files beside the session that are no transcripts of it, each with the reason. */
  readonly leftOut: readonly { readonly path: string; readonly why: string }[];
}

/** Lines at the head of a file that decide what it is. */
const HEAD_LINES = 64;

/** Bytes at the head of an agent's file in which its session is looked for. */
const HEAD_BYTES = 1024 * 1024;

const isAgentFile = (path: string): boolean => /^agent-.*\.jsonl$/.test(basename(path));

/** Reads a transcript and its subagents' files. A file that is no transcript is an expected fault. */
export function readSession(path: string): ReadSession {
  const main = readTranscript(path);
  if (main.kind === "left out") {
    throw new ExpectedError(path, main.why, "Name a session transcript of Claude Code.", 4);
  }
  const read: TranscriptFile[] = [main.file];
  const leftOut: { path: string; why: string }[] = [];
  for (const agentPath of isAgentFile(path) ? [] : agentFiles(path, main.file)) {
    const found = readTranscript(agentPath);
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

/** Transcripts below a folder that are main files, in the order of their paths. */
export function findTranscripts(folder: string): readonly string[] {
  return filesBelow(folder).filter(
    (path) => path.endsWith(".jsonl") && !isAgentFile(path) && !isBelowAgents(path),
  );
}

/** Subagents' transcripts below a folder: each belongs to a main file, which need not be there. */
export function findAgentTranscripts(folder: string): readonly string[] {
  return filesBelow(folder).filter((path) => path.endsWith(".jsonl") && isAgentFile(path));
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

function isBelowAgents(path: string): boolean {
  return dirname(path).split("/").includes("subagents");
}

/** Both layouts: SESSION/subagents/…/agent-*.jsonl, and older agent-*.jsonl beside the session that name it. */
function agentFiles(path: string, main: SessionFile): readonly string[] {
  const own = join(dirname(path), basename(path, ".jsonl"), "subagents");
  const sessions = new Set(main.lines.map(sessionOf));
  const beside = filesIn(dirname(path))
    .filter(isAgentFile)
    .filter((candidate) => {
      const found = firstSession(candidate);
      return found !== null && sessions.has(found);
    });
  return [...filesBelow(own).filter(isAgentFile), ...beside];
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

function filesBelow(folder: string): readonly string[] {
  return filesIn(folder, true);
}

function filesIn(folder: string, isDeep = false): readonly string[] {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return [];
  const found = readdirSync(folder, { withFileTypes: true, recursive: isDeep });
  return found
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name))
    .sort();
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
    const code = errorCode(fault);
    if (code === null) throw fault;
    throw new ExpectedError(path, `It cannot be read (${code}).`, "Name a transcript that can be read.", 4);
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
