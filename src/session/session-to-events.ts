// A recorded session → the hook events that its client must have sent, in order, each with a mark that says how far
// the log carries it. Nothing is made up: what the client sends and no log has is counted as missing. The replay
// feeds these events to the moves; it needs no other reading of a session.

import { honours } from "./client-versions.ts";
import { EventKeys } from "./event-keys.ts";
import type { EventCommon, HookEvent } from "./hook-event.ts";
import { isJsonObject, stringAt } from "./json-value.ts";
import { type LinePlace, type RecordedCall, type RecordedLine, readCalls } from "./recorded-calls.ts";
import { responseKey, textKey } from "./response-key.ts";
import type { Entry } from "./session.ts";
import { type LineEvent, TurnEvents } from "./turn-events.ts";

/**
 * `exact`: every field that a move reads is in the log. `inferred`: the event happened, a field is derived.
 * `unavailable`: it happened, and the log does not carry what it says.
 */
export type Mark = "exact" | "inferred" | "unavailable";

export interface RecordedEvent {
  readonly kind: "event";
  readonly event: HookEvent;
  readonly mark: Mark;
  readonly place: LinePlace;
  readonly timestampMs: number | null;
  /** The client's version as the line says it. */
  readonly version: string | null;
  /** The call of a tool event, with what became of it. */
  readonly call: RecordedCall | null;
  /** An event of another session that has one of these keys too is a copy of this one. */
  readonly copyKeys: readonly string[];
}

export type SessionStep =
  | RecordedEvent
  | { readonly kind: "unreadable"; readonly place: LinePlace; readonly why: string };

/** Events that the client sends and the log has no line for. */
export interface MissingEvents {
  readonly event: string;
  /** One for each; a copy of the session has the same. Null: nobody can tell how many. */
  readonly keys: readonly string[] | null;
}

export interface EventSession {
  /** All lines in one order; the indexes of calls point into it. */
  readonly lines: readonly RecordedLine[];
  readonly steps: readonly SessionStep[];
  readonly missing: readonly MissingEvents[];
  /** All calls, also those that the client's own checks refused before any hook: these have no step. */
  readonly calls: readonly RecordedCall[];
  /** A key for each result whose call is in no line. */
  readonly resultsWithoutCall: readonly string[];
}

/** One log file of a session. */
export interface SessionFile {
  readonly path: string;
  readonly lines: readonly RecordedLine[];
}

/** The tools that start a subagent: their first event stands where the call does, before the subagent's own. */
const AGENT_TOOLS: ReadonlySet<string> = new Set(["Task", "Agent", "Workflow"]);

/** The lines of all files in one order: that of each file, and between files that of their times. Main file first. */
export function orderLines(files: readonly SessionFile[]): readonly RecordedLine[] {
  const keyed = files.flatMap(({ lines }, file) => {
    const times = lineTimes(lines);
    return lines.map((line, index) => ({
      line,
      file,
      index,
      time: times[index] ?? Number.POSITIVE_INFINITY,
    }));
  });
  keyed.sort((one, other) => {
    if (one.time !== other.time) return one.time < other.time ? -1 : 1;
    return one.file - other.file || one.index - other.index;
  });
  return withoutCopies(
    keyed.map(({ line }) => line),
    files,
  );
}

/** Never falling within a file, whose order is the law; a line without a time has that of its neighbour before it. */
function lineTimes(lines: readonly RecordedLine[]): readonly number[] {
  const own = lines.map((line) => (line.kind === "entry" ? line.entry.timestampMs : null));
  let latest = own.find((time) => time !== null) ?? Number.POSITIVE_INFINITY;
  return own.map((time) => {
    if (time !== null && time > latest) latest = time;
    return latest;
  });
}

/** Progress lines repeat what a subagent's own file says; where that file is there, it alone is read. */
function withoutCopies(
  lines: readonly RecordedLine[],
  files: readonly SessionFile[],
): readonly RecordedLine[] {
  const [, ...agentFiles] = files;
  const agents = new Set(
    agentFiles.flatMap((file) =>
      file.lines.flatMap((line) => (line.kind === "entry" ? [line.entry.context.agentId] : [])),
    ),
  );
  return lines.filter(
    (line) =>
      line.kind !== "entry" ||
      line.entry.type !== "progress/agent_progress" ||
      !agents.has(line.entry.context.agentId),
  );
}

/** The events of a session from its files, the main one first. Total: any files give a session. */
export function sessionToEvents(files: readonly SessionFile[]): EventSession {
  const lines = orderLines(files);
  const { calls, resultsWithoutCall } = readCalls(lines);
  const reading = new SessionReading(lines, calls, files[0]?.path ?? null);
  return {
    lines,
    steps: reading.steps(),
    missing: missingEvents(lines),
    calls,
    resultsWithoutCall,
  };
}

/** Texts shown and files changed: the client tells its hooks, the log does not say what it told. */
function missingEvents(lines: readonly RecordedLine[]): readonly MissingEvents[] {
  const entries = lines.flatMap((line) => (line.kind === "entry" ? [line.entry] : []));
  const sends = (entry: Entry, event: string): boolean =>
    entry.context.version !== null && honours(entry.context.version, `event:${event}`) === "yes";
  const shown = entries.filter(
    (entry) =>
      entry.texts.length > 0 && entry.response !== null && !isWorker(entry) && sends(entry, "MessageDisplay"),
  );
  const watched = entries.some((entry) => sends(entry, "FileChanged"));
  return [
    ...(shown.length > 0 ? [{ event: "MessageDisplay", keys: [...new Set(shown.map(textsKey))] }] : []),
    ...(watched ? [{ event: "FileChanged", keys: null }] : []),
  ];
}

function textsKey(entry: Entry): string {
  return `${responseKey(entry)} ${textKey(entry.texts.join("\n"))}`;
}

function isWorker(entry: Entry): boolean {
  return entry.context.isSidechain || entry.context.agentId !== null;
}

class SessionReading {
  private readonly lines: readonly RecordedLine[];
  private readonly calls: readonly RecordedCall[];
  private readonly transcriptPath: string | null;
  private readonly agentTypes: ReadonlyMap<string, string>;
  private readonly keys: EventKeys;
  private sessionId: string | null = null;
  private permissionMode: string | null = null;
  private promptId: string | null = null;
  private cwd: string | null = null;
  private version: string | null = null;

  constructor(lines: readonly RecordedLine[], calls: readonly RecordedCall[], transcriptPath: string | null) {
    this.lines = lines;
    this.calls = calls;
    this.transcriptPath = transcriptPath;
    this.agentTypes = readAgentTypes(calls);
    this.keys = new EventKeys(lines);
  }

  steps(): readonly SessionStep[] {
    const [before, after] = this.callsByLine();
    const turns = new TurnEvents(this.lines);
    return this.lines.flatMap((line, index): readonly SessionStep[] => {
      if (line.kind === "unreadable") return [line];
      this.note(line.entry);
      const make = (made: LineEvent, call: RecordedCall | null = null): RecordedEvent =>
        this.recorded(line.place, line.entry, made, call, index);
      return [
        ...turns.before(index).map((made) => make(made)),
        ...(before.get(index) ?? []).map((call) => make(preToolUse(call), call)),
        ...(after.get(index) ?? []).flatMap((call) => [
          ...(startsAtResult(call) ? [make(preToolUse(call), call)] : []),
          ...afterCall(call).map((made) => make(made, call)),
        ]),
        ...turns.after(index).map((made) => make(made)),
      ];
    });
  }

  /** Calls by the line at which their first event stands, and by the line of their result. */
  private callsByLine(): readonly [Map<number, RecordedCall[]>, Map<number, RecordedCall[]>] {
    const [before, after] = [new Map<number, RecordedCall[]>(), new Map<number, RecordedCall[]>()];
    const add = (to: Map<number, RecordedCall[]>, index: number, call: RecordedCall): void => {
      to.set(index, [...(to.get(index) ?? []), call]);
    };
    for (const call of this.calls) {
      if (call.fate === "refused early") continue;
      if (!startsAtResult(call)) add(before, call.callIndex, call);
      if (call.resultIndex !== null) add(after, call.resultIndex, call);
    }
    return [before, after];
  }

  /** What one session said holds for no other one in the transcript. */
  private note(entry: Entry): void {
    const { sessionId } = entry.context;
    if (sessionId !== null && this.sessionId !== null && sessionId !== this.sessionId) {
      [this.permissionMode, this.promptId, this.cwd, this.version] = [null, null, null, null];
    }
    this.sessionId = sessionId ?? this.sessionId;
    this.permissionMode = entry.permissionMode ?? this.permissionMode;
    this.promptId = stringAt(entry.raw, "promptId") ?? this.promptId;
    this.cwd = entry.context.cwd ?? this.cwd;
    this.version = entry.context.version ?? this.version;
  }

  private recorded(
    place: LinePlace,
    entry: Entry,
    made: LineEvent,
    call: RecordedCall | null,
    index: number,
  ): RecordedEvent {
    const common: EventCommon = {
      sessionId: entry.context.sessionId,
      cwd: entry.context.cwd ?? this.cwd,
      transcriptPath: this.transcriptPath,
      permissionMode: this.permissionMode,
      promptId: this.promptId,
      agentId: entry.context.agentId,
      agentType: this.agentTypes.get(entry.context.agentId ?? "") ?? null,
    };
    const event = made.make(common);
    return {
      kind: "event",
      event,
      mark: made.mark,
      place,
      timestampMs: entry.timestampMs,
      version: entry.context.version ?? this.version,
      call,
      copyKeys: call === null ? this.keys.of(index, event) : [`call ${call.key}`],
    };
  }
}

/** Of several calls in one response the client runs writing ones one after the other, whatever the log wrote first. */
function startsAtResult(call: RecordedCall): boolean {
  return call.hasSiblings && call.resultIndex !== null && !AGENT_TOOLS.has(call.call.name);
}

function toolFields(call: RecordedCall) {
  return { tool: call.call.name, toolInput: call.call.input, toolUseId: call.call.id };
}

/** Of a call without a result nobody knows whether its hooks were still started. */
function preToolUse(call: RecordedCall): LineEvent {
  const mark = call.fate === "unanswered" ? "inferred" : "exact";
  return { mark, make: (common) => ({ name: "PreToolUse", ...common, ...toolFields(call) }) };
}

function afterCall(call: RecordedCall): readonly LineEvent[] {
  const { result } = call;
  if (result === null) return [];
  if (call.fate === "failed") {
    const [error, isInterrupt] = [result.text, null];
    return [
      {
        mark: "exact",
        make: (common) => ({
          name: "PostToolUseFailure",
          ...common,
          ...toolFields(call),
          error,
          isInterrupt,
        }),
      },
    ];
  }
  if (call.fate !== "succeeded") return [];
  const { response } = result;
  const toolResponse = response === undefined ? null : response;
  const mark = response === undefined || call.isChangedByHook ? "unavailable" : "exact";
  return [
    { mark, make: (common) => ({ name: "PostToolUse", ...common, ...toolFields(call), toolResponse }) },
  ];
}

/** The type that a subagent was started as, by its id, from the call that started it and the id in its result. */
function readAgentTypes(calls: readonly RecordedCall[]): ReadonlyMap<string, string> {
  const pairs = calls.flatMap(({ call, result }): [string, string][] => {
    const type = stringAt(call.input, "subagent_type");
    const agentId = isJsonObject(result?.response) ? stringAt(result.response, "agentId") : null;
    return type === null || agentId === null ? [] : [[agentId, type]];
  });
  return new Map(pairs);
}
