// The store of a replay: the real store code on a disk in memory, which no process sees. It knows what this replay has
// put and nothing else: an object or a note that it lacks may have come from an earlier session, so the
// answer is unknown and never absent. A store of the user's can be read beside it; nothing is ever written there.

import * as fs from "node:fs";
import type { Records } from "../moves/apply-effects.ts";
import type { Address } from "../moves/store/address.ts";
import { type Lookups, openLookups } from "../moves/store/lookups.ts";
import { openStore, type Scope, type Store } from "../moves/store/store.ts";
import { type Answer, known, unknown, type World } from "../moves/world.ts";
import { MemoryDisk } from "./memory-disk.ts";

/** A store of the user's, read only. `isComplete`: he says that it holds all that was ever put before the session. */
export interface EarlierStore {
  readonly folder: string;
  readonly isComplete: boolean;
}

export interface Shadow {
  readonly store: World["store"];
  readonly ledger: World["ledger"];
  readonly records: Records;
}

const EARLIER = "An earlier session may have put it.";

/** The folder of the store on its own disk. */
const ROOT = "/store";

/** Opens an empty shadow store. `scope` is that of the hook's store: one project's, or all. */
export function openShadow(scope: Scope, earlier: EarlierStore | null): Shadow {
  const disk = new MemoryDisk();
  const store = openStore(disk, ROOT, scope);
  const lookups = openLookups(disk, ROOT);
  return {
    store: earlier === null ? storeAnswers(store, null, false) : withEarlier(store, earlier, scope),
    ledger: { lookup: ledgerAnswers(lookups, earlier) },
    // No question of a move is answered by the ledger: its rows need not be written down.
    records: { store, lookups, ledger: { append: () => undefined } },
  };
}

/** Only the two questions of the earlier store are ever handed on. */
function withEarlier(store: Store, earlier: EarlierStore, scope: Scope): World["store"] {
  const { get, has } = openStore(fs, earlier.folder, scope);
  return storeAnswers(store, { get, has }, earlier.isComplete);
}

function storeAnswers(
  own: Pick<Store, "get" | "has">,
  earlier: Pick<Store, "get" | "has"> | null,
  isComplete: boolean,
): World["store"] {
  const missing = (address: Address): Answer<never> => unknown("stored object", address, EARLIER);
  return {
    has(address) {
      if (own.has(address) || earlier?.has(address) === true) return known(true);
      return isComplete ? known(false) : missing(address);
    },
    get(address) {
      const found = own.get(address);
      if (found.kind !== "absent") return known(found);
      const before = earlier?.get(address);
      if (before !== undefined && before.kind !== "absent") return known(before);
      return isComplete ? known({ kind: "absent" }) : missing(address);
    },
  };
}

function ledgerAnswers(own: Lookups, earlier: EarlierStore | null): World["ledger"]["lookup"] {
  const before = earlier === null ? null : openLookups(fs, earlier.folder);
  return (table, key) => {
    const found = own.find(table, key) ?? before?.find(table, key) ?? null;
    if (found !== null || earlier?.isComplete === true) return known(found);
    return unknown("lookup", `${table} ${key}`, "A session before the first line may have noted it.");
  };
}
