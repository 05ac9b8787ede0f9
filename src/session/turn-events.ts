// The events of a session that are no tool's: its start, prompts, ends of turns, subagents and compactions. The log
// has no line of their own for most of them; where they stood follows from the lines around, and the mark says so.

import { honours } from "./client-versions.ts";
import type { EventCommon, HookEvent } from "./hook-event.ts";
import { objectAt, stringAt } from "./json-value.ts";
import type { RecordedLine } from "./recorded-calls.ts";
import { sessionsOf } from "./response-key.ts";
import type { Entry } from "./session.ts";

/** An event that stands at a line, still without what every event carries. */
export interface LineEvent {
  readonly mark: "exact" | "inferred" | "unavailable";
  readonly make: (common: EventCommon) => HookEvent;
}

const NONE: readonly LineEvent[] = [];

/** Events by line, those that come before the line's own tool events and those that come after them. */
export class TurnEvents {
  private readonly atStart = new Map<number, LineEvent[]>();
  private readonly atEnd = new Map<number, LineEvent[]>();

  constructor(lines: readonly RecordedLine[]) {
    const entries = lines.flatMap((line, index) =>
      line.kind === "entry" ? [{ entry: line.entry, index }] : [],
    );
    for (const session of bySession(withoutRepeats(entries))) {
      const main = session.filter(({ entry }) => !isWorker(entry));
      this.readStarts(main);
      this.readPrompts(main);
      this.readStops(main);
      this.readCompactions(main);
      this.readSubagents(session.filter(({ entry }) => isWorker(entry)));
    }
  }

  before(index: number): readonly LineEvent[] {
    return this.atStart.get(index) ?? NONE;
  }

  after(index: number): readonly LineEvent[] {
    return this.atEnd.get(index) ?? NONE;
  }

  /** From the traces of hooks that ran at the start; a session that has none began somehow, from an unknown source. */
  private readStarts(main: readonly Indexed[]): void {
    let source: string | null = null;
    for (const { entry, index } of main) {
      const found = startSource(entry);
      if (found === null || found === source || found === "compact") continue;
      source = found;
      this.addFirst(
        index,
        exact((common) => ({ name: "SessionStart", ...common, source: found })),
      );
    }
    const [first] = main;
    if (source === null && first !== undefined)
      this.addFirst(
        first.index,
        inferred((common) => ({ name: "SessionStart", ...common, source: null })),
      );
  }

  private readPrompts(main: readonly Indexed[]): void {
    for (const { entry, index } of main) {
      const prompt = entry.prompt;
      if (prompt === null) continue;
      const isNotice = prompt.text.trimStart().startsWith("<task-notification>");
      const source = prompt.source === "machine" && isNotice ? "system" : null;
      const make = (common: EventCommon): HookEvent => ({
        name: "UserPromptSubmit",
        ...common,
        prompt: prompt.text,
        source,
      });
      if (prompt.source === "user" || prompt.source === "sdk") this.add(this.atEnd, index, exact(make));
      else if (isNotice || (prompt.source === "command" && isAnswered(main, index)))
        this.add(this.atEnd, index, inferred(make));
    }
  }

  /**
   * A turn ended where the client says that its stop hooks ran, and else after a last text that no call follows
   * before the next prompt or the end. A turn that was interrupted or broke on an error sends no Stop.
   */
  private readStops(main: readonly Indexed[]): void {
    let last: Indexed | null = null;
    let text: string | null = null;
    let isStopped = false;
    const close = (): void => {
      if (last !== null) this.add(this.atEnd, last.index, stopAfter(last.entry));
      isStopped ||= last !== null;
      last = null;
    };
    for (const one of main) {
      const { entry, index } = one;
      if (entry.type === "system/stop_hook_summary") {
        const said = text;
        if (!isStopped)
          this.add(
            this.atEnd,
            index,
            inferred((common) => stopEvent(common, said)),
          );
        isStopped = true;
        last = null;
      } else if (entry.prompt !== null) {
        if (entry.prompt.source === "interrupt") last = null;
        else if (entry.prompt.source !== "local-output") close();
      } else if (entry.calls.length > 0 || entry.results.length > 0) last = null;
      else if (entry.texts.length > 0) {
        last = entry.response === null ? null : one;
        isStopped = false;
        text = entry.texts.join("\n");
      }
    }
    close();
  }

  private readCompactions(main: readonly Indexed[]): void {
    let trigger: string | null = null;
    for (const { entry, index } of main) {
      if (entry.type === "system/compact_boundary") {
        const about = objectAt(entry.raw, "compactMetadata");
        trigger = about === null ? null : stringAt(about, "trigger");
        const by = trigger;
        this.add(
          this.atEnd,
          index,
          inferred((common) => ({ name: "PreCompact", ...common, trigger: by, customInstructions: null })),
        );
        this.add(
          this.atEnd,
          index,
          inferred((common) => ({ name: "SessionStart", ...common, source: "compact" })),
        );
      } else if (entry.prompt?.source === "summary" && !lacksPostCompact(entry)) {
        const [by, compactSummary] = [trigger, entry.prompt.text];
        this.add(
          this.atEnd,
          index,
          inferred((common) => ({ name: "PostCompact", ...common, trigger: by, compactSummary })),
        );
      }
    }
  }

  /** Old sidechain lines name no subagent: all of a session's nameless ones are taken as one. */
  private readSubagents(worker: readonly Indexed[]): void {
    const agents = new Map<string, Indexed[]>();
    for (const one of worker) {
      const key = one.entry.context.agentId ?? "";
      agents.set(key, [...(agents.get(key) ?? []), one]);
    }
    for (const lines of agents.values()) {
      const [first, last] = [lines[0], lines.at(-1)];
      if (first === undefined || last === undefined) continue;
      this.addFirst(
        first.index,
        inferred((common) => ({ name: "SubagentStart", ...common })),
      );
      const texts = lines.findLast(({ entry }) => entry.texts.length > 0)?.entry.texts;
      const lastAssistantMessage = texts === undefined ? null : texts.join("\n");
      this.add(
        this.atEnd,
        last.index,
        inferred((common) => ({
          name: "SubagentStop",
          ...common,
          isStopHookActive: null,
          lastAssistantMessage,
          agentTranscriptPath: null,
        })),
      );
    }
  }

  private addFirst(index: number, made: LineEvent): void {
    this.atStart.set(index, [made, ...this.before(index)]);
  }

  private add(to: Map<number, LineEvent[]>, index: number, made: LineEvent): void {
    to.set(index, [...(to.get(index) ?? []), made]);
  }
}

interface Indexed {
  readonly entry: Entry;
  readonly index: number;
}

/** A line that was written again, with its uuid, happened once. */
function withoutRepeats(entries: readonly Indexed[]): readonly Indexed[] {
  const seen = new Set<string>();
  return entries.filter(({ entry: { uuid } }) => {
    if (uuid === null) return true;
    const isFirst = !seen.has(uuid);
    seen.add(uuid);
    return isFirst;
  });
}

/** A transcript may hold several sessions: each starts, is prompted and stops by itself. */
function bySession(entries: readonly Indexed[]): readonly (readonly Indexed[])[] {
  const sessions = sessionsOf(entries.map(({ entry }) => entry));
  const groups = new Map<string, Indexed[]>();
  entries.forEach((one, at) => {
    const session = sessions[at] ?? "";
    const group = groups.get(session);
    if (group === undefined) groups.set(session, [one]);
    else group.push(one);
  });
  return [...groups.values()];
}

/** A slash command that the client carries out by itself is no prompt: no response follows it before the next one. */
function isAnswered(main: readonly Indexed[], index: number): boolean {
  const next = main.find(({ entry, index: at }) => at > index && (entry.response !== null || isTurn(entry)));
  return next !== undefined && next.entry.response !== null;
}

function isTurn({ prompt }: Entry): boolean {
  return prompt !== null && prompt.source !== "machine" && prompt.source !== "local-output";
}

function isWorker(entry: Entry): boolean {
  return entry.context.isSidechain || entry.context.agentId !== null;
}

function exact(make: LineEvent["make"]): LineEvent {
  return { mark: "exact", make };
}

function inferred(make: LineEvent["make"]): LineEvent {
  return { mark: "inferred", make };
}

/** `startup` of a line that says that a hook for SessionStart:startup ran. */
function startSource(entry: Entry): string | null {
  const inner = objectAt(entry.raw, entry.raw.type === "attachment" ? "attachment" : "data");
  if (inner === null || stringAt(inner, "hookEvent") !== "SessionStart") return null;
  const match = /^SessionStart:([a-z]+)$/.exec(stringAt(inner, "hookName") ?? "");
  return match?.[1] ?? null;
}

function stopAfter(entry: Entry): LineEvent {
  const text = entry.texts.join("\n");
  return inferred((common) => stopEvent(common, text));
}

function stopEvent(common: EventCommon, lastAssistantMessage: string | null): HookEvent {
  return { name: "Stop", ...common, isStopHookActive: null, lastAssistantMessage };
}

function lacksPostCompact(entry: Entry): boolean {
  return entry.context.version !== null && honours(entry.context.version, "event:PostCompact") === "no";
}
