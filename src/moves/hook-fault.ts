// What the hook answers when it met a fault of its own: nothing, so that the call goes on, with one line on stderr and
// one in the ledger. Only a call that barrier-world was due to judge is refused: that gate fails closed.

import type { HookEvent } from "../session/hook-event.ts";
import type { Operands } from "./operands.ts";
import { reply } from "./reply.ts";
import { barrierWorld, isBehindBarrier } from "./rules/barrier-world.ts";
import type { Ledger } from "./store/ledger.ts";

/** What the process prints. Each is empty or one line with its newline; `stdout` is then one JSON document. */
export interface HookOutput {
  readonly stdout: string;
  readonly stderr: string;
}

/** Where a fault is recorded, and the instant as ISO 8601 text. */
export interface FaultRecord {
  readonly ledger: Pick<Ledger, "append">;
  readonly at: string;
}

/** The name that a fault has in the ledger, in place of a move's. */
export const faultName = "hook-fault";

const faultCharsMax = 300;
const refusal =
  "detent could not finish judging this call, and a call that barrier-world judges does not pass unjudged. " +
  "Fetch into a file with Bash, curl -fsSL -o FILE URL, and read the lines you need from that file.";

/** `event` null: the input was not understood, and nothing was due. A ledger that fails too is named on stderr. */
export function answerFault(
  error: unknown,
  event: HookEvent | null,
  { movesOff }: Pick<Operands, "movesOff">,
  openRecord: () => FaultRecord,
): HookOutput {
  const fault = faultLine(error);
  const unrecorded = recordFault(fault, event, openRecord);
  const stderr = `detent: ${fault}${unrecorded === null ? "" : ` Not in the ledger: ${unrecorded}`}\n`;
  if (event === null || !isBarrierDue(event, movesOff)) return { stdout: "", stderr };
  const decision = { kind: "deny", reason: refusal, instead: null } as const;
  return { stdout: `${JSON.stringify(reply(event, { decision, advice: [] }))}\n`, stderr };
}

function isBarrierDue(event: HookEvent, movesOff: readonly string[]): boolean {
  return event.name === "PreToolUse" && isBehindBarrier(event.tool) && !movesOff.includes(barrierWorld.name);
}

/** Null where the ledger has the fault now, else why not. */
function recordFault(fault: string, event: HookEvent | null, openRecord: () => FaultRecord): string | null {
  const call = event !== null && "tool" in event ? event : null;
  try {
    const { ledger, at } = openRecord();
    ledger.append({
      ts: at,
      move: faultName,
      event: event?.name ?? null,
      session: event?.sessionId ?? null,
      agent: event?.agentId ?? null,
      tool: call?.tool ?? null,
      toolUse: call?.toolUseId ?? null,
      address: null,
      chars: null,
      detail: { fault },
    });
    return null;
  } catch (error) {
    return faultLine(error);
  }
}

/** The message on one line; it may quote the disk, never the environment. */
function faultLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, " ").slice(0, faultCharsMax);
}
