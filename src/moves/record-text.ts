// What a capturing move asks to have recorded of a text: the text itself and one ledger row that names it. An empty
// text is recorded like any other; whether there is a text at all is the move's to say.

import type { HookEvent } from "../session/hook-event.ts";
import type { JsonObject } from "../session/json-value.ts";
import type { Effect } from "./decision.ts";
import { ledgerRow } from "./ledger-row.ts";
import { addressOf } from "./store/address.ts";

/** A put and its row, in that order: no row claims an object that is not there. */
export function recordText(
  move: string,
  event: HookEvent,
  text: string,
  detail: JsonObject = {},
): readonly Effect[] {
  const row = ledgerRow(move, event, addressOf(text), text.length, detail);
  return [
    { kind: "put", content: text },
    { kind: "row", row },
  ];
}
