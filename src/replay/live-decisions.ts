// What a hook of ours really decided in a recorded session. A newer client writes what a hook printed beside the call;
// of a denial every client shows the reason in the call's result, and nothing that says whose hook it was. So a denial
// counts as ours only in a session with another trace of ours, or where its words are those of the replay.

import { isJsonObject, type JsonObject, objectAt, parseJson, stringAt } from "../session/json-value.ts";
import type { RecordedCall } from "../session/recorded-calls.ts";
import type { EventSession } from "../session/session-to-events.ts";

/** A decision that a hook took on a call. `words` and `value` as the log has them. */
export type LiveDecision =
  | { readonly kind: "deny"; readonly words: string }
  | { readonly kind: "rewrite-input"; readonly value: JsonObject }
  | { readonly kind: "rewrite-output"; readonly value: JsonObject };

/** Traces that only our hook leaves: its program's name, the note in a shortened result. */
const OUR_COMMAND = /\bdetent\b|\bhook\.cjs\b/;
const OUR_NOTE = /\n\[detent: \d+ of \d+ characters are cut here;/;

/** How a result begins that hands on a hook's reason; clients before 2.1 write the reason alone. */
const REASON_PREFIX = /^PreToolUse:\S+ hook error: /;

/** True where the command of a hook starts our program. */
export function isOurCommand(command: string): boolean {
  return OUR_COMMAND.test(command);
}

/** The decisions of hooks in one session. */
export class LiveDecisions {
  /** The log shows that a hook of ours ran. */
  readonly isOurs: boolean;
  private readonly printed: ReadonlyMap<string, readonly LiveDecision[]>;
  private readonly refused: ReadonlySet<string>;

  constructor(session: EventSession) {
    const attachments = session.lines.flatMap((line) => {
      if (line.kind !== "entry" || !line.entry.type.startsWith("attachment/hook_")) return [];
      const attachment = objectAt(line.entry.raw, "attachment");
      return attachment === null ? [] : [attachment];
    });
    const ours = attachments.filter((one) => isOurCommand(stringAt(one, "command") ?? ""));
    this.isOurs = ours.length > 0 || session.calls.some(({ result }) => OUR_NOTE.test(result?.text ?? ""));
    const printed = new Map<string, LiveDecision[]>();
    for (const one of ours) {
      const [id, decisions] = [stringAt(one, "toolUseID"), printedDecisions(stringAt(one, "stdout") ?? "")];
      if (id !== null) printed.set(id, [...(printed.get(id) ?? []), ...decisions]);
    }
    this.printed = printed;
    this.refused = new Set(
      attachments.flatMap((one) =>
        stringAt(one, "type") === "hook_error_during_execution" ? [stringAt(one, "toolUseID") ?? ""] : [],
      ),
    );
  }

  /** What was decided before the call ran; null: nothing, as far as the log shows. */
  before(call: RecordedCall): LiveDecision | null {
    const { result } = call;
    if (call.fate === "denied" && result !== null) {
      return { kind: "deny", words: result.text.trim().replace(REASON_PREFIX, "") };
    }
    return this.find(call, "rewrite-input");
  }

  /** The output that was put in the place of the call's; null: none, as far as the log shows. */
  after(call: RecordedCall): LiveDecision | null {
    return this.find(call, "rewrite-output");
  }

  /** The client said of the call that it did not take what a hook gave it. */
  isRefused(call: RecordedCall): boolean {
    return call.call.id !== null && this.refused.has(call.call.id);
  }

  private find(call: RecordedCall, kind: LiveDecision["kind"]): LiveDecision | null {
    return (this.printed.get(call.call.id ?? "") ?? []).find((one) => one.kind === kind) ?? null;
  }
}

function printedDecisions(stdout: string): readonly LiveDecision[] {
  const value = parseJson(stdout);
  const specific = isJsonObject(value) ? objectAt(value, "hookSpecificOutput") : null;
  if (specific === null) return [];
  const [input, output] = [objectAt(specific, "updatedInput"), objectAt(specific, "updatedToolOutput")];
  return [
    ...(input === null ? [] : [{ kind: "rewrite-input", value: input } as const]),
    ...(output === null ? [] : [{ kind: "rewrite-output", value: output } as const]),
  ];
}
