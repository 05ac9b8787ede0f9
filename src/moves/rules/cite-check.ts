// cite-check: a reply that cites a reference which gives no bytes is sent back, once, with the reference named. Once
// only, since a client that is stopped again and again ends the turn with an empty result.

import type { HookEvent } from "../../session/hook-event.ts";
import { findCitedPointers } from "../cited-pointers.ts";
import { fires, type RowAnswer, silent, undetermined } from "../decision.ts";
import type { Move } from "../move.ts";
import { danglingSentence, resolvePointer } from "../pointer.ts";
import type { Question, World } from "../world.ts";

/** More sentences than this teach nothing. */
const namedMax = 5;

function decide(event: HookEvent, world: World): RowAnswer {
  if (event.name !== "Stop" || event.isStopHookActive !== false || event.lastAssistantMessage === null)
    return silent;
  const dangling: string[] = [];
  const open: Question[] = [];
  const cited = new Map(
    findCitedPointers(event.lastAssistantMessage).map(({ text, pointer }) => [text, pointer]),
  );
  for (const pointer of cited.values()) {
    const resolved = resolvePointer(pointer, world);
    if (!resolved.isKnown) open.push(resolved.question);
    else if (resolved.value.kind !== "bytes") dangling.push(danglingSentence(pointer, resolved.value));
  }
  const [question] = open;
  if (dangling.length === 0) return question === undefined ? silent : undetermined(question);
  const more = dangling.length > namedMax ? [`${dangling.length - namedMax} more are cited like this.`] : [];
  const remedy = "Correct the reply: cite what is there, or say it without a reference.";
  const reason = [...dangling.slice(0, namedMax), ...more, remedy].join(" ");
  return fires({ kind: "block", reason });
}

export const citeCheck: Move = {
  name: "cite-check",
  tier: "enforcement",
  seams: [{ event: "Stop", tool: null }],
  decides: ["block"],
  recordsTools: false,
  flows: [["CONTEXT", "USER"]],
  operands: ["DETENT_STORE_DIR", "DETENT_STORE_SCOPE"],
  asks: ["stored object"],
  why: "A reference that leads nowhere looks like evidence and is none.",
  doesNotTouch:
    "Replies after a first block, references that resolve, and texts that are not of the exact form.",
  clients: {
    verified: ["2.1.301", "2.1.332"],
    note: "2.1.301 and 2.1.332 give the model the reason and go on; 2.0.77 sends no reply text, so it is silent there.",
  },
  inactive: null,
  voids: [
    {
      what: "the check of a reply",
      reason: "The client does not send its last message with the event.",
      tried: ["2.0.77"],
    },
  ],
  decide,
};
