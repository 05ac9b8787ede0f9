// One event judged on the real disk: the moves are asked, and what they want recorded is recorded, before anybody can
// print the answer: no result is shortened on the promise of a store that has failed. Each part of the hook's program
// is built from this file, with the rules of its events alone.

import type { HookEvent } from "../session/hook-event.ts";
import { applyEffects, type Records } from "./apply-effects.ts";
import { answerRows, type Folded } from "./decide.ts";
import { liveWorld } from "./live-world.ts";
import type { Operands } from "./operands.ts";
import { refuseUnanswered } from "./refuse-unanswered.ts";
import type { Disk } from "./store/disk.ts";
import { openLedger } from "./store/ledger.ts";
import { type Lookups, openLookups } from "./store/lookups.ts";
import { openStore, type Store } from "./store/store.ts";
import { projectRoot, refuseRecord, storeFolder } from "./store-folder.ts";

/** The world outside of the hook's own code. */
export interface HookParts {
  readonly disk: Disk;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The folder of the process, for an event that names none. */
  readonly cwd: () => string;
  /** The instant as ISO 8601 text. */
  readonly now: () => string;
}

/** What an event ends in, its effects applied. Throws what the disk throws. */
export type Judge = (event: HookEvent, operands: Operands, parts: HookParts) => Folded;

export const judgeEvent: Judge = (event, operands, parts) => {
  const records = openRecords(event, operands, parts);
  const { disk, now } = parts;
  const { store, lookups } = records;
  const world = liveWorld({ disk, store, lookups, operands, transcriptPath: event.transcriptPath, now });
  const { rows, folded } = answerRows(event, world);
  if (folded.effects.length > 0) applyEffects(folded.effects, records, now());
  const decision = folded.decision === null ? refuseUnanswered(event, rows) : folded.decision;
  return { ...folded, decision };
};

interface OpenRecords extends Records {
  readonly store: Pick<Store, "put" | "has" | "get">;
  readonly lookups: Lookups;
}

/** Nothing is opened before it is asked for: a silent event needs no hash and no file. */
function openRecords(event: HookEvent, operands: Operands, parts: HookParts): OpenRecords {
  const { disk, env } = parts;
  const folder = storeFolder(operands, env);
  if (folder === null) return noRecords;
  let opened: Store | null = null;
  const store = (): Store => {
    const root = projectRoot(env, event.cwd ?? parts.cwd());
    opened ??= openStore(disk, folder, { kind: operands.storeScope, root });
    return opened;
  };
  return {
    store: {
      put: (content) => store().put(content),
      has: (address) => store().has(address),
      get: (address) => store().get(address),
    },
    ledger: openLedger(disk, folder),
    lookups: openLookups(disk, folder),
  };
}

/** Without a home nothing was ever recorded, and nothing can be. */
const noRecords: OpenRecords = {
  store: { put: refuseRecord, has: () => false, get: () => ({ kind: "absent" }) },
  ledger: { append: refuseRecord },
  lookups: { find: () => null, note: refuseRecord },
};
