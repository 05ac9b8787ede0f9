// The workspace as a log shows it: what is known of each path at each moment. A call's own result tells what the file
// was when the call began; what earlier calls showed holds until anything may have written unseen. Refused: carrying
// knowledge across a shell command that may reach the path, a prompt, an unreadable line or anything still running.

import { posix } from "node:path";
import { type CallEffects, effectOnPath } from "../classify/command-effects.ts";
import type { RecordedCall } from "../session/recorded-calls.ts";
import { shellEffects, staysRunning } from "./call-reach.ts";
import { type FileKnowledge, type ShownText, shownForm } from "./file-knowledge.ts";
import { fileBefore } from "./shown-files.ts";

/** Tools that cannot write into the workspace. Any other tool, MCP tools among them, may have written anything. */
const HARMLESS: ReadonlySet<string> = new Set([
  ...["Read", "Grep", "Glob", "LS", "LSP", "WebFetch", "WebSearch", "TodoWrite", "ToolSearch"],
  ...["TaskCreate", "TaskUpdate", "TaskGet", "TaskList", "TaskOutput", "BashOutput", "StructuredOutput"],
]);

const FILE_WRITERS: ReadonlySet<string> = new Set(["Edit", "MultiEdit", "Write", "NotebookEdit"]);

const NEVER_SEEN = "No line before this one shows the file.";

/** The assumptions that the knowledge stands on, in words. A summary prints them beside its figures. */
export const fileAssumptions: readonly string[] = [
  "A file is, when a call's hook starts, what the call's own result shows of it: nothing else wrote in between.",
  [
    "What a Read showed holds until a prompt, a shell command that may write there, an MCP or unknown tool,",
    "a subagent, an unreadable line, or a line that shows a person's command, a hook of the user's or a changed file;",
    "once anything that may write runs in the background, nothing is remembered.",
  ].join(" "),
  "A program of a shell command does what it documents: names that a shell gives to others are not seen.",
  [
    "What a call wrote is not taken as what the file holds later:",
    "a formatting hook that prints nothing leaves no line.",
  ].join(" "),
  "Two different paths name two different files: links, and names that differ in case only, cannot be seen.",
  [
    "A text that a client showed may have any line ends, byte order mark or encoding in the file;",
    "an answer that hangs on that is undetermined.",
  ].join(" "),
];

/** Knowledge by path. Calls are told in the order of their events. */
export class RecordedFiles {
  private readonly paths = new Map<string, FileKnowledge>();
  /** Paths of which anything was ever known. */
  private readonly sighted = new Set<string>();
  private forgottenWhy = NEVER_SEEN;
  /** Calls that may be writing now; one without a result never ends. */
  private readonly running = new Map<RecordedCall, CallEffects>();
  private inBackground: string | null = null;

  /** What is known of the path now. `path` is absolute, as an event gives it. */
  at(path: string): FileKnowledge {
    const found = this.paths.get(keyOf(path));
    if (found !== undefined) return found;
    const isForgotten = this.sighted.has(keyOf(path));
    return { kind: "unknown", why: isForgotten ? (this.inBackground ?? this.forgottenWhy) : NEVER_SEEN };
  }

  /** Before the call's first event: its own result shows the file that it found. `path` null: it names no file. */
  begin(call: RecordedCall, path: string | null, version: string | null, cwd: string | null): void {
    if (path !== null && !call.isChangedByHook) {
      const own = fileBefore(call, version);
      if (own !== null) this.see(keyOf(path), own);
    }
    if (call.fate === "denied" || isHarmless(call)) return;
    if (!FILE_WRITERS.has(call.call.name)) {
      const effects = shellEffects(call, cwd);
      this.reach(call, effects, false);
      if (effects.kind !== "none") this.running.set(call, effects);
    } else if (call.fate === "unanswered" && path !== null) this.loseAt(path, call);
  }

  /** After the call, as its result shows. */
  end(call: RecordedCall, path: string | null): void {
    const { name } = call.call;
    if (call.isChangedByHook && !isHarmless(call)) {
      this.running.delete(call);
      this.forget(`A hook changed a call of ${name}, which may have written it.`);
    } else if (FILE_WRITERS.has(name)) {
      if (path === null) this.forget(`${name} wrote a file that its call does not name for certain.`);
      else if (call.fate === "succeeded") this.loseAt(path, call, writtenWhy(name));
      else if (call.fate === "failed") this.loseAt(path, call);
    } else if (call.fate !== "denied" && !isHarmless(call)) {
      const effects = this.running.get(call);
      this.running.delete(call);
      if (effects === undefined) return;
      this.reach(call, effects, call.fate === "succeeded");
      if (staysRunning(call, effects))
        this.inBackground = `${name} went on in the background and may have written it.`;
    }
  }

  /** After a call that a decision of the replay took away: what it would have left behind is nobody's knowledge. */
  skip(call: RecordedCall, path: string | null): void {
    this.running.delete(call);
    if (isHarmless(call) || call.fate === "denied") return;
    if (FILE_WRITERS.has(call.call.name) && path !== null) this.loseAt(path, call);
    else this.forget(`${call.call.name} was taken away by the replay.`);
  }

  /** From here on every path is unknown, for the reason given as a full sentence. */
  forget(why: string): void {
    this.paths.clear();
    this.forgottenWhy = why;
  }

  /** After the events of a call: where something else runs beside it, its own result holds for its own events only. */
  settle(): void {
    const beside = [...this.running.values()];
    if (this.inBackground !== null || beside.some(({ kind }) => kind === "anywhere")) {
      this.paths.clear();
    } else for (const [call, effects] of this.running) this.reach(call, effects, false);
  }

  /** What the call may have done to each path of which anything is known. `isDone`: it has ended with status 0. */
  private reach(call: RecordedCall, effects: CallEffects, isDone: boolean): void {
    const why = `${call.call.name} ran and may have written it.`;
    if (effects.kind === "anywhere") this.forget(why);
    if (effects.kind !== "paths") return;
    const named = isDone ? effects.touches.map(({ path }) => path) : [];
    for (const key of new Set([...this.paths.keys(), ...named])) {
      const effect = effectOnPath(effects, key);
      if (effect === "untouched") continue;
      const isGone = effect === "deleted" && isDone;
      if (isGone) this.sighted.add(key);
      this.paths.set(key, isGone ? { kind: "absent" } : { kind: "unknown", why });
    }
  }

  /** Exact bytes that are known, of which the client now shows the text, are what the file holds. */
  private see(key: string, own: FileKnowledge): void {
    const held = this.paths.get(key);
    this.sighted.add(key);
    this.paths.set(
      key,
      own.kind === "text" && held?.kind === "bytes" && showsAs(held.bytes, own) ? held : own,
    );
  }

  private loseAt(path: string, call: RecordedCall, why?: string): void {
    this.paths.set(keyOf(path), {
      kind: "unknown",
      why: why ?? `${call.call.name} ended in a way that does not show what the file holds.`,
    });
  }
}

/** A formatter may change line ends alone, which no client of today shows: bytes that were written are no knowledge. */
function writtenWhy(tool: string): string {
  return `${tool} wrote it, and a hook may have changed it without a trace.`;
}

function isHarmless(call: RecordedCall): boolean {
  return HARMLESS.has(call.call.name);
}

function showsAs(bytes: Uint8Array, shown: ShownText): boolean {
  return shownForm(Buffer.from(bytes).toString()) === shownForm(shown.text);
}

/** The same path written in two ways is one path; a path of Windows is taken as it stands. */
function keyOf(path: string): string {
  return path.startsWith("/") ? posix.normalize(path) : path;
}
