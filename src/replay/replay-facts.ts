// What only a replay can tell of a session's texts: which anchors could have been pointers, which Writes held what the
// file held already, and which lines of prompts the context held already. A file that the log does not show leaves its
// call unknown. One row for each call or prompt.

import { arrayAt, isJsonObject, type JsonObject, type JsonValue, stringAt } from "../session/json-value.ts";
import type { LinePlace, RecordedCall, RecordedLine } from "../session/recorded-calls.ts";
import { threadKey } from "../session/response-key.ts";
import type { Entry } from "../session/session.ts";
import type { RecordedEvent } from "../session/session-to-events.ts";
import { codePointLength } from "../session/text-length.ts";
import { type FileKnowledge, possibleFiles, shownForm } from "./file-knowledge.ts";
import type { JudgedEvent } from "./judged-event.ts";
import { fileBefore } from "./shown-files.ts";

/** `pointer expressible`: characters of an anchor of whole lines that are unique in the file as it stood. */
export type ReplayFactKind =
  | "pointer expressible"
  | "re-emitted"
  | "prompt bytes"
  | "repasted prompt bytes"
  | `fires ${string}`
  | `undetermined ${string}`;

export interface ReplayFact {
  readonly sessionId: string;
  readonly timestampMs: number | null;
  readonly kind: ReplayFactKind;
  /**
   * Code points of calls, UTF-8 bytes of prompts, 1 of an answer; null: the log does not show the file, or what stood
   * before.
   */
  readonly amount: number | null;
  /** The tool id of the call with its response; null of a prompt, and of a call without an id. */
  readonly call: { readonly id: string; readonly responseKey: string } | null;
  /** The line of the event. */
  readonly place: LinePlace;
}

/** Lines of a prompt shorter than this, trimmed, say nothing by standing twice. */
const LINE_MIN = 20;

/** The facts of the session's own events; `lines` are all of its lines in their order. */
export function replayFacts(
  events: readonly JudgedEvent[],
  lines: readonly RecordedLine[],
): readonly ReplayFact[] {
  const contexts = new ContextLines(lines);
  return events.flatMap(({ replayed: { recorded } }): readonly ReplayFact[] => {
    const { event, call, version, place } = recorded;
    const about = factPlace(recorded);
    if (event.name === "PreToolUse" && call !== null) {
      return callFacts(call, version).map((fact) => ({ ...about, ...fact }));
    }
    if (event.name !== "UserPromptSubmit" || event.agentId !== null) return [];
    const repasted = contexts.repasted(place, event.prompt);
    return [
      { ...about, kind: "prompt bytes", amount: Buffer.byteLength(event.prompt) },
      { ...about, kind: "repasted prompt bytes", amount: repasted },
    ];
  });
}

/** Whose fact it is, and where its event stands. */
export function factPlace({
  event,
  timestampMs,
  call,
  place,
}: RecordedEvent): Pick<ReplayFact, "sessionId" | "timestampMs" | "call" | "place"> {
  return { sessionId: event.sessionId ?? "", timestampMs, call: idOf(call), place };
}

function idOf(call: RecordedCall | null): ReplayFact["call"] {
  const id = call?.call.id ?? null;
  return call === null || id === null ? null : { id, responseKey: call.responseKey };
}

function callFacts(
  call: RecordedCall,
  version: string | null,
): readonly Pick<ReplayFact, "kind" | "amount">[] {
  const { name, input } = call.call;
  const before = call.isChangedByHook ? null : fileBefore(call, version);
  if (name === "Write")
    return [{ kind: "re-emitted", amount: reemitted(stringAt(input, "content"), before) }];
  if (name !== "Edit" && name !== "MultiEdit") return [];
  return [{ kind: "pointer expressible", amount: expressible(anchorsOf(name, input), before) }];
}

function reemitted(content: string | null, before: FileKnowledge | null): number | null {
  if (content === null || before === null) return null;
  const wanted = Buffer.from(content);
  const files = possibleFiles(before, content).map(({ bytes }) =>
    bytes === null ? null : bytes.kind === "file" && wanted.equals(bytes.bytes),
  );
  if (files.length === 0 || files.includes(null)) return null;
  if (files.every((isHeld) => isHeld === true)) return codePointLength(content);
  return files.includes(true) ? null : 0;
}

interface Anchor {
  readonly from: string;
  readonly to: string;
}

function anchorsOf(name: string, input: JsonObject): readonly (Anchor | null)[] {
  const edits: readonly JsonValue[] = name === "Edit" ? [input] : (arrayAt(input, "edits") ?? []);
  return edits.map((edit) => {
    const [from, to] = isJsonObject(edit)
      ? [stringAt(edit, "old_string"), stringAt(edit, "new_string")]
      : [null, null];
    return from === null || to === null ? null : { from, to };
  });
}

/** Each anchor against the text that the edits before it have left. */
function expressible(anchors: readonly (Anchor | null)[], before: FileKnowledge | null): number | null {
  if (before === null || (before.kind !== "text" && before.kind !== "bytes")) return null;
  const whole = before.kind === "text" ? before.text : Buffer.from(before.bytes).toString();
  let text = shownForm(whole);
  let sum = 0;
  for (const anchor of anchors) {
    if (anchor === null) return null;
    if (isWholeAndUnique(text, anchor.from)) sum += codePointLength(anchor.from);
    text = text.replace(anchor.from, () => anchor.to);
  }
  return sum;
}

function isWholeAndUnique(text: string, anchor: string): boolean {
  const at = text.indexOf(anchor);
  if (anchor === "" || at === -1 || text.indexOf(anchor, at + 1) !== -1) return false;
  const end = at + anchor.length;
  const startsLine = at === 0 || text[at - 1] === "\n";
  return startsLine && (end === text.length || text[end] === "\n" || anchor.endsWith("\n"));
}

/** The lines that stood in the main context before each place, since its last compaction. */
class ContextLines {
  private readonly lines: readonly RecordedLine[];

  constructor(lines: readonly RecordedLine[]) {
    this.lines = lines;
  }

  /** Null where an unreadable line may have held some of them. */
  repasted(place: RecordedLine["place"], prompt: string): number | null {
    const at = this.lines.findIndex((line) => line.place === place);
    const own = this.lines[at];
    if (own?.kind !== "entry") return null;
    const thread = threadKey(own.entry);
    const seen = new Set<string>();
    let hasGap = false;
    for (let index = at - 1; index >= 0; index -= 1) {
      const line = this.lines[index];
      if (line === undefined) break;
      if (line.kind === "unreadable") hasGap = true;
      else if (threadKey(line.entry) === thread) {
        if (line.entry.type === "system/compact_boundary") break;
        for (const text of textsOf(line.entry)) for (const one of longLines(text)) seen.add(one);
      }
    }
    const asked = longLines(prompt);
    const found = asked.filter((one) => seen.has(one));
    if (hasGap && found.length < asked.length) return null;
    return found.reduce((sum, one) => sum + Buffer.byteLength(one), 0);
  }
}

function textsOf({ texts, prompt, results, calls }: Entry): readonly string[] {
  return [
    ...texts,
    ...(prompt === null ? [] : [prompt.text]),
    ...results.map(({ text }) => text),
    ...calls.flatMap(({ input }) =>
      Object.values(input).flatMap((one) => (typeof one === "string" ? [one] : [])),
    ),
  ];
}

function longLines(text: string): readonly string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => codePointLength(line) >= LINE_MIN);
}
