// Keys by which an event of a session is known again in a copy of that session. The uuid of the line where it has one;
// a copy may have fresh ones, so also what the event says with the response that it belongs to. Where neither is there
// an event is its own: two prompts of one text are two prompts.

import { canonicalJson } from "./canonical-json.ts";
import type { HookEvent } from "./hook-event.ts";
import type { RecordedLine } from "./recorded-calls.ts";
import { responseKey, sessionsOf, textKey, threadKey } from "./response-key.ts";
import type { Entry } from "./session.ts";

/** Gives the keys of events that are no tool's. */
export class EventKeys {
  private readonly entries = new Map<number, Entry>();
  private readonly anchors = new Map<number, string>();

  constructor(lines: readonly RecordedLine[]) {
    lines.forEach((line, index) => {
      if (line.kind === "entry") this.entries.set(index, line.entry);
    });
    const sessions = sessionsOf([...this.entries.values()]);
    const found = [...this.entries].map(([index, entry], at) => {
      return { index, entry, thread: threadKey(entry, sessions[at]) };
    });
    const [before, after] = [new Map<string, string>(), new Map<string, string>()];
    for (const { index, entry, thread } of found) {
      if (entry.response !== null) before.set(thread, responseKey(entry));
      const latest = before.get(thread);
      // The same text after the same response is the same event only at the same time.
      if (latest !== undefined && entry.timestampMs !== null)
        this.anchors.set(index, `after ${latest} at ${entry.timestampMs}`);
    }
    for (const { index, entry, thread } of found.toReversed()) {
      if (entry.response !== null) after.set(thread, responseKey(entry));
      const next = after.get(thread);
      if (next !== undefined) this.anchors.set(index, `with ${next}`);
    }
  }

  /** The keys of an event at a line, none where nothing would show a copy. */
  of(index: number, event: HookEvent): readonly string[] {
    const uuid = this.entries.get(index)?.uuid ?? null;
    const anchor = this.anchors.get(index);
    const source = "source" in event ? event.source : null;
    return [
      ...(uuid === null ? [] : [`${event.name} ${source} line ${uuid}`]),
      ...(anchor === undefined ? [] : [`${event.name} ${anchor} ${textKey(canonicalJson(saidBy(event)))}`]),
    ];
  }
}

/** What the event itself says; what every event carries differs between a session and its copy. */
function saidBy(event: HookEvent): readonly (string | null)[] {
  switch (event.name) {
    case "UserPromptSubmit":
      return [event.prompt];
    case "SessionStart":
      return [event.source];
    case "Stop":
    case "SubagentStop":
      return [event.lastAssistantMessage];
    case "PreCompact":
      return [event.trigger];
    case "PostCompact":
      return [event.trigger, event.compactSummary];
    default:
      return [];
  }
}
