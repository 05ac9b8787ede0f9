// One hook event from its bytes to what the process prints. No opinion prints nothing. A fault of ours prints nothing
// either and lets the call go on, with one line on stderr and in the ledger; only a call that barrier-world was due to
// judge is refused instead. Input that is no JSON is never due. Effects are applied before anything is printed: no
// result is shortened on the promise of a store that has failed.

import { type HookEvent, readHookEvent } from "../session/hook-event.ts";
import { parseJson } from "../session/json-value.ts";
import { applyEffects, type Records } from "./apply-effects.ts";
import { decide } from "./decide.ts";
import { answerFault, type HookOutput } from "./hook-fault.ts";
import { liveWorld } from "./live-world.ts";
import { type Operands, readOperands } from "./operands.ts";
import { reply } from "./reply.ts";
import type { Disk } from "./store/disk.ts";
import { openLedger } from "./store/ledger.ts";
import { type Lookups, openLookups } from "./store/lookups.ts";
import { openStore, type Store } from "./store/store.ts";
import { projectRoot, storeFolder } from "./store-folder.ts";

/** The world outside of the hook's own code. */
export interface HookParts {
  readonly disk: Disk;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The folder of the process, for an event that names none. */
  readonly cwd: () => string;
  /** The instant as ISO 8601 text. */
  readonly now: () => string;
}

/** Judges the event that `read` gives. Never throws. */
export function runHook(read: () => Uint8Array, parts: HookParts): HookOutput {
  const { operands } = readOperands(parts.env);
  let event: HookEvent | null = null;
  try {
    const value = parseJson(inputText(read()));
    if (value === undefined) throw new Error("Standard input is no JSON document.");
    event = readHookEvent(value);
    return event === null ? { stdout: "", stderr: "" } : judge(event, operands, parts);
  } catch (error) {
    return answerFault(error, event, operands, () => {
      const { ledger } = openRecords(event, operands, parts);
      return { ledger, at: parts.now() };
    });
  }
}

function judge(event: HookEvent, operands: Operands, parts: HookParts): HookOutput {
  const records = openRecords(event, operands, parts);
  const { disk, now } = parts;
  const { store, lookups } = records;
  const world = liveWorld({ disk, store, lookups, operands, transcriptPath: event.transcriptPath, now });
  const folded = decide(event, world);
  if (folded.effects.length > 0) applyEffects(folded.effects, records, now());
  const answer = reply(event, folded);
  return { stdout: answer === null ? "" : `${JSON.stringify(answer)}\n`, stderr: "" };
}

/** Invalid UTF-8 becomes U+FFFD; a byte order mark, which some shells put in front, is left out. */
function inputText(bytes: Uint8Array): string {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8");
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}

interface OpenRecords extends Records {
  readonly store: Pick<Store, "put" | "has" | "get">;
  readonly lookups: Lookups;
}

/** Nothing is opened before it is asked for: a silent event needs no hash and no file. */
function openRecords(event: HookEvent | null, operands: Operands, parts: HookParts): OpenRecords {
  const folder = storeFolder(operands, parts.env);
  if (folder === null) return noRecords;
  const { disk, env } = parts;
  let opened: Store | null = null;
  const store = (): Store => {
    const root = projectRoot(env, event?.cwd ?? parts.cwd());
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

function refuseRecord(): never {
  throw new Error("There is no folder for the store: neither DETENT_STORE_DIR nor HOME is set.");
}
