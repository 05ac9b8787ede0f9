// Removes stored objects, for a person only. A plan says what would go and what stays; applying it takes the objects
// away with the marks that projects have made of them. An object that a file of the given folders cites always stays.

import { stringAt } from "../../session/json-value.ts";
import type { Address } from "./address.ts";
import { findCitations } from "./citations.ts";
import { openLedger } from "./ledger.ts";
import type { PersonDisk } from "./person-disk.ts";
import { listStoredPaths, type StoredPath } from "./stored-paths.ts";

/** Which objects: those named, or those that nobody has put, and no ledger row named, since an instant in ms. */
export type PruneChoice =
  | { readonly kind: "named"; readonly addresses: readonly Address[] }
  | { readonly kind: "older"; readonly beforeMs: number };

export interface PruneRow {
  readonly address: Address;
  readonly bytes: number;
}

export interface PrunePlan {
  readonly remove: readonly PruneRow[];
  /** Chosen and kept: `citedIn` is the path of a file that holds the address. */
  readonly cited: readonly (PruneRow & { readonly citedIn: string })[];
  /** Named and not in the store. */
  readonly absent: readonly Address[];
  /** Temporary files of puts that did not end, older than an hour; paths below the store's folder. */
  readonly leftovers: readonly string[];
  /** How many files were searched for citations. */
  readonly searchedFiles: number;
}

const leftoverAgeMs = 3_600_000;

/** Changes nothing. Throws what the disk throws, also on a citing file that cannot be read. */
export function planPrune(
  disk: PersonDisk,
  root: string,
  choice: PruneChoice,
  citingFolders: readonly string[],
  nowMs: number,
): PrunePlan {
  const paths = listStoredPaths(disk, root);
  const rows = chosenObjects(paths, choice, choice.kind === "older" ? lastNamedTimes(disk, root) : new Map());
  const { cited, files } = findCitations(disk, citingFolders, new Set(rows.map(({ address }) => address)));
  const present = new Set(rows.map(({ address }) => address));
  return {
    remove: rows.filter(({ address }) => !cited.has(address)),
    cited: rows.flatMap((row) => {
      const citedIn = cited.get(row.address);
      return citedIn === undefined ? [] : [{ ...row, citedIn }];
    }),
    absent: choice.kind === "named" ? choice.addresses.filter((address) => !present.has(address)) : [],
    leftovers: paths
      .filter(({ kind, status }) => kind === "leftover" && status.mtimeMs < nowMs - leftoverAgeMs)
      .map(({ path }) => path),
    searchedFiles: files,
  };
}

/** Removes what the plan says. Marks go first: what a stop in between leaves can be pruned again. */
export function applyPrune(disk: PersonDisk, root: string, plan: PrunePlan): void {
  const removed = new Set(plan.remove.map(({ address }) => address));
  const marks = listStoredPaths(disk, root).filter(
    ({ kind, address }) => kind === "mark" && address !== null && removed.has(address),
  );
  for (const { path } of marks) disk.unlinkSync(`${root}/${path}`);
  for (const { address } of plan.remove) disk.unlinkSync(`${root}/objects/${address}`);
  for (const path of plan.leftovers) disk.unlinkSync(`${root}/${path}`);
}

function chosenObjects(
  paths: readonly StoredPath[],
  choice: PruneChoice,
  lastNamed: ReadonlyMap<string, number>,
): readonly PruneRow[] {
  const named = choice.kind === "named" ? new Set<string>(choice.addresses) : null;
  const lastPut = lastPutTimes(paths);
  return paths.flatMap(({ kind, address, status }) => {
    if (kind !== "object" || address === null) return [];
    const timesMs = [lastPut.get(address), lastNamed.get(address)].flatMap((timeMs) => timeMs ?? []);
    const isChosen =
      choice.kind === "older"
        ? timesMs.every((timeMs) => timeMs < choice.beforeMs)
        : named?.has(address) === true;
    return isChosen ? [{ address, bytes: status.size }] : [];
  });
}

/** When an object was last written or marked by a further project. */
function lastPutTimes(paths: readonly StoredPath[]): ReadonlyMap<Address, number> {
  const times = new Map<Address, number>();
  for (const { address, status } of paths) {
    if (address === null) continue;
    times.set(address, Math.max(times.get(address) ?? -Infinity, status.mtimeMs));
  }
  return times;
}

/**
 * When the ledger last named an address. A put of bytes that are there touches no file, since the hook may not wait
 * for it, and only its row shows that a session of today still points at them.
 */
function lastNamedTimes(disk: PersonDisk, root: string): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const row of openLedger(disk, root).read().rows) {
    const [address, ts] = [stringAt(row, "address"), stringAt(row, "ts")];
    const timeMs = ts === null ? Number.NaN : Date.parse(ts);
    if (address === null || Number.isNaN(timeMs)) continue;
    times.set(address, Math.max(times.get(address) ?? -Infinity, timeMs));
  }
  return times;
}
