// capture-reply: the last message of a turn is kept and keyed to the prompt that it answers. A turn whose prompt was
// not seen has its reply kept without a key. It records and decides nothing.

import type { HookEvent } from "../../session/hook-event.ts";
import { type Effect, fires, type RowAnswer, silent, undetermined } from "../decision.ts";
import type { Move } from "../move.ts";
import { readTurn, turnKey } from "../prompt-key.ts";
import { recordText } from "../record-text.ts";
import { addressOf } from "../store/address.ts";
import { known, type World } from "../world.ts";

function decide(event: HookEvent, world: World): RowAnswer {
  if (event.name !== "Stop" || event.lastAssistantMessage === null || event.lastAssistantMessage === "") {
    return silent;
  }
  const reply = event.lastAssistantMessage;
  const key = turnKey(event);
  const noted = key === null ? known(null) : world.ledger.lookup("turn-prompt", key);
  if (!noted.isKnown) return undetermined(noted.question);
  const turn = readTurn(noted.value);
  const note: readonly Effect[] =
    turn === null || !turn.isFromPerson
      ? []
      : [{ kind: "note", table: "prompt-reply", key: turn.prompt, value: addressOf(reply) }];
  const detail = { prompt: turn === null ? null : turn.prompt };
  return fires(null, [...recordText("capture-reply", event, reply, detail), ...note]);
}

export const captureReply: Move = {
  name: "capture-reply",
  tier: "capture",
  seams: [{ event: "Stop", tool: null }],
  decides: [],
  recordsTools: false,
  flows: [["CONTEXT", "STORE"]],
  operands: ["DETENT_STORE_DIR", "DETENT_STORE_SCOPE"],
  asks: ["lookup"],
  why: "A reply that is in the store can be cited, and given again when its prompt comes back.",
  doesNotTouch:
    "Turns that end without a message, and turns that the user interrupts, which have no such event.",
  clients: {
    verified: ["2.1.301", "2.1.332"],
    note: "The event carries the last message on 2.1.301 and 2.1.332; on 2.0.77 it does not, and nothing is recorded.",
  },
  inactive: null,
  voids: [
    {
      what: "the reply of a turn",
      reason: "The client does not send its last message with the event.",
      tried: ["2.0.77"],
    },
  ],
  decide,
};
