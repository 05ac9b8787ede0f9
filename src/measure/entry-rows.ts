// Entries of a transcript → rows. Texts leave only their length and hash; identities, figures and places are kept.

import { findRefusal } from "../session/denials.ts";
import { anchorChars, findSubject, stringChars } from "../session/input-facts.ts";
import { lineKey, responseKey, textKey } from "../session/response-key.ts";
import { readRunMark } from "../session/run-mark.ts";
import type { Entry, EntryContext, Place, ToolResult } from "../session/session.ts";
import { codePointLength } from "../session/text-length.ts";
import { contractCells } from "./contract-rows.ts";
import { ResponseRows } from "./response-rows.ts";
import type { RowSink } from "./row-sink.ts";
import { writeRunMark } from "./run-rows.ts";

/** Contexts of one source are numbered within this range. */
export const CONTEXTS_MAX = 2 ** 32;
const SUBJECT_CHARS_MAX = 4000;

/** At most `charsMax` UTF-16 units, never ending in half a surrogate pair. */
function cut(text: string, charsMax: number): string {
  if (text.length <= charsMax) return text;
  const last = text.charCodeAt(charsMax - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? charsMax - 1 : charsMax);
}

function isWorker(context: EntryContext): boolean {
  return context.isSidechain || context.agentId !== null;
}

function isSame(left: EntryContext, right: EntryContext): boolean {
  return (
    left.sessionId === right.sessionId &&
    left.agentId === right.agentId &&
    left.isSidechain === right.isSidechain &&
    left.cwd === right.cwd &&
    left.version === right.version &&
    left.gitBranch === right.gitBranch &&
    left.entrypoint === right.entrypoint &&
    left.isHeadless === right.isHeadless
  );
}

function refusalName(result: ToolResult): string | null {
  const refusal = findRefusal(result);
  if (refusal === null) return null;
  return refusal.kind === "denial" ? refusal.source : refusal.kind;
}

/** Writes the rows of one source. */
export class EntryRows {
  private readonly contexts = new Map<string, number>();
  private last: { readonly context: EntryContext; readonly id: number } | null = null;
  private readonly responses: ResponseRows;
  private readonly sourceId: number;
  private readonly firstContext: number;
  private readonly sink: RowSink;

  /** `contextsBefore` keeps the context numbers of a continued source apart from those of its earlier readings. */
  constructor(sourceId: number, contextsBefore: number, sink: RowSink) {
    this.sourceId = sourceId;
    this.firstContext = sourceId * CONTEXTS_MAX + contextsBefore;
    this.sink = sink;
    this.responses = new ResponseRows(sourceId, sink);
  }

  /** Contexts that this reading and the earlier ones of the source have numbered. */
  get contextsMade(): number {
    return this.firstContext - this.sourceId * CONTEXTS_MAX + this.contexts.size;
  }

  /**
   * Writes what is held back. To be called behind the last line, and before an unterminated one: that line is read
   * again when the source grows, and its rows must be its own.
   */
  flush(): void {
    this.responses.flush();
  }

  /** Writes what one entry says. */
  write(place: Place, entry: Entry): void {
    const contextId = this.contextId(entry.context);
    const { line, part, byteOffset, byteLength } = place;
    const { sourceId } = this;
    this.sink.row("entries", [
      sourceId,
      line,
      part,
      byteOffset,
      byteLength,
      "read",
      entry.kind,
      entry.type,
      contextId,
      entry.uuid,
      entry.timestampMs,
    ]);
    this.writeProblems(place, entry);
    if (entry.kind === "metadata") this.writeMark(place, contextId, entry);
    const head = [sourceId, line, part, contextId, entry.timestampMs];
    if (entry.response !== null) this.writeResponse(head, place, contextId, entry);
    entry.results.forEach((result, index) => {
      const callKey = result.toolUseId ?? `result:${lineKey(entry)}:${index}`;
      const figures = [
        result.isError,
        codePointLength(result.text),
        textKey(result.text),
        refusalName(result),
      ];
      this.sink.row("result_copies", [...head, callKey, ...figures]);
    });
    if (entry.prompt !== null) {
      const { source, text } = entry.prompt;
      this.sink.row("prompt_copies", [...head, lineKey(entry), source, codePointLength(text), textKey(text)]);
    }
  }

  private contextId(context: EntryContext): number {
    if (this.last !== null && isSame(this.last.context, context)) return this.last.id;
    const key = JSON.stringify(context);
    let id = this.contexts.get(key);
    if (id === undefined) {
      id = this.firstContext + this.contexts.size;
      this.contexts.set(key, id);
      const { sessionId, agentId, cwd, version, gitBranch, entrypoint, isHeadless } = context;
      const named = [sessionId ?? "", agentId, isWorker(context)];
      this.sink.row("contexts", [
        id,
        this.sourceId,
        ...named,
        cwd,
        version,
        gitBranch,
        entrypoint,
        isHeadless,
      ]);
    }
    this.last = { context, id };
    return id;
  }

  private writeResponse(
    head: readonly (number | null)[],
    place: Place,
    contextId: number,
    entry: Entry,
  ): void {
    const { response } = entry;
    if (response === null) return;
    const key = responseKey(entry);
    this.responses.add(place, contextId, entry.timestampMs, key, response);
    for (const kind of ["text", "thinking"] as const) {
      for (const text of kind === "text" ? entry.texts : entry.thinking) {
        const { line, part } = place;
        const chars = codePointLength(text);
        this.sink.row("text_copies", [this.sourceId, line, part, contextId, key, kind, chars, textKey(text)]);
        if (kind === "text") this.writeContracts(place, key, text);
      }
    }
    entry.calls.forEach((call, index) => {
      const subject = findSubject(call.input);
      const subjectCells =
        subject === null ? [null, null] : [cut(subject, SUBJECT_CHARS_MAX), codePointLength(subject)];
      const callKey = call.id ?? `call:${key}:${lineKey(entry)}:${index}`;
      const figures = [stringChars(call.input), anchorChars(call)];
      this.sink.row("call_copies", [...head, key, callKey, call.name, ...subjectCells, ...figures]);
    });
  }

  private writeContracts({ line, part }: Place, messageKey: string, text: string): void {
    for (const cells of contractCells(text))
      this.sink.row("contract_copies", [this.sourceId, line, part, messageKey, null, null, ...cells]);
  }

  /** Transcripts have one kind of line about a run as a whole; the others are read only where such lines can be. */
  private writeMark(place: Place, contextId: number, { type, context, raw }: Entry): void {
    if (!context.isHeadless && type !== "cost-state") return;
    const mark = readRunMark(raw);
    if (mark !== null) writeRunMark(this.sink, this.sourceId, place, contextId, mark);
  }

  private writeProblems(place: Place, entry: Entry): void {
    const problem = (kind: string, detail: string): void =>
      this.sink.problem(this.sourceId, place, kind, detail);
    if (entry.kind === "unknown-type")
      problem("unknown-type", `No known client writes entries of type ${entry.type}.`);
    if (entry.time === "without offset")
      problem("time-without-offset", "Its time has no offset and was not used.");
    if (entry.time === "unreadable")
      problem("unreadable-time", "Its time is no ISO 8601 time and was not used.");
    if (entry.response === null) return;
    if (entry.context.sessionId === null) problem("no-session-id", "The response names no session.");
    if (entry.response.messageId === null && entry.response.requestId === null) {
      problem("no-id", "The response has neither a message id nor a request id; it counts as one request.");
    }
  }
}
