// Carries out what the moves ask to have recorded: puts, ledger rows, notes, in that order of the moves. Live it
// works on the disk's store, in replay on a shadow store. It runs before the reply leaves: where a put fails, no
// result may be shortened on the promise that the store has the rest.

import type { JsonObject } from "../session/json-value.ts";
import type { Effect, LedgerRow } from "./decision.ts";
import type { Ledger } from "./store/ledger.ts";
import type { Lookups } from "./store/lookups.ts";
import type { Store } from "./store/store.ts";

export interface Records {
  readonly store: Pick<Store, "put">;
  readonly ledger: Pick<Ledger, "append">;
  readonly lookups: Pick<Lookups, "note">;
}

/** `at` is the instant as ISO 8601 text, written into every row; null: nobody knows. Throws what the disk throws. */
export function applyEffects(effects: readonly Effect[], records: Records, at: string | null): void {
  for (const effect of effects) {
    if (effect.kind === "put") records.store.put(effect.content);
    else if (effect.kind === "row") records.ledger.append(rowObject(effect.row, at));
    else records.lookups.note(effect.table, effect.key, effect.value);
  }
}

/** Field by field, so that nothing but these ever reaches the ledger. */
function rowObject(row: LedgerRow, at: string | null): JsonObject {
  return {
    ts: at,
    move: row.move,
    event: row.event,
    session: row.sessionId,
    agent: row.agentId,
    tool: row.tool,
    toolUse: row.toolUseId,
    address: row.address,
    chars: row.chars,
    detail: row.detail,
  };
}
