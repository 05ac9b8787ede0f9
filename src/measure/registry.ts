// A registry is a chain of records in one folder. Reading it checks every link and names what does not hold: edits,
// swaps, removals before the head, forks. It repairs nothing. What it cannot detect it says: a chain rewritten as a
// whole.

import { ExpectedError } from "../expected-error.ts";
import { parseJson } from "../session/json-value.ts";
import {
  type NextLink,
  type RegistryRecord,
  recordFileName,
  recordHash,
  recordSchema,
} from "./registration.ts";
import type { RegistryFolder } from "./registry-folder.ts";

/** What verification cannot do, said with every result. */
export const CHAIN_LIMIT =
  "A chain that was rewritten as a whole cannot be detected without a copy of its head that was kept elsewhere.";

const RECORD_NAME = /^\d{4,}-[0-9a-f]{12}\.json$/;

export interface ChainFault {
  /** File name, or the number of a record that is missing. */
  readonly place: string;
  readonly kind: "unreadable" | "edited" | "swapped" | "missing" | "unlinked" | "fork" | "head";
  readonly problem: string;
}

export interface StoredRecord {
  readonly file: string;
  readonly record: RegistryRecord;
}

export interface Chain {
  readonly folder: string;
  /** In the order of their numbers; unreadable ones are only among the faults. */
  readonly records: readonly StoredRecord[];
  readonly faults: readonly ChainFault[];
  /** Hash of the last record; null for an empty registry. */
  readonly head: string | null;
  /** Files that are no records by their names. */
  readonly otherFiles: readonly string[];
}

/** `keptHead` is a hash (or its first 12 digits or more) that was kept elsewhere; it must be in the chain. */
export function readChain(folder: RegistryFolder, keptHead: string | null): Chain {
  const names = [...folder.list()].sort();
  const read = names.filter((name) => RECORD_NAME.test(name)).map((name) => readRecord(folder, name));
  const records = read
    .flatMap((one) => ("record" in one ? [one] : []))
    .sort((a, b) => a.record.number - b.record.number);
  const faults = [
    ...read.flatMap((one) => ("record" in one ? ownFaults(one) : [one])),
    ...linkFaults(records),
    ...headFaults(records, keptHead),
  ];
  return {
    folder: folder.path,
    records,
    faults,
    head: records.at(-1)?.record.hash ?? null,
    otherFiles: names.filter((name) => !RECORD_NAME.test(name)),
  };
}

function readRecord(folder: RegistryFolder, file: string): StoredRecord | ChainFault {
  const parsed = recordSchema.safeParse(parseJson(folder.read(file)));
  if (parsed.success) return { file, record: parsed.data };
  const [issue] = parsed.error.issues;
  const place = issue === undefined || issue.path.length === 0 ? "the file" : issue.path.join(".");
  return {
    place: file,
    kind: "unreadable",
    problem: `It is no record that this version can read (${place}).`,
  };
}

function ownFaults({ file, record }: StoredRecord): readonly ChainFault[] {
  if (recordHash(record) !== record.hash) {
    return [
      {
        place: file,
        kind: "edited",
        problem: "Its content does not have the hash that it carries: it was edited.",
      },
    ];
  }
  if (recordFileName(record) !== file) {
    const problem = `It holds the record ${recordFileName(record)}: files were swapped or renamed.`;
    return [{ place: file, kind: "swapped", problem }];
  }
  return [];
}

function linkFaults(records: readonly StoredRecord[]): readonly ChainFault[] {
  const byNumber = new Map<number, StoredRecord[]>();
  for (const stored of records) {
    byNumber.set(stored.record.number, [...(byNumber.get(stored.record.number) ?? []), stored]);
  }
  const last = records.at(-1)?.record.number;
  if (last === undefined) return [];
  const faults: ChainFault[] = [];
  let missingFrom = 1;
  for (const [number, stored] of byNumber) {
    if (missingFrom < number) faults.push(missing(missingFrom, number - 1));
    missingFrom = number + 1;
    if (stored.length > 1) faults.push(fork(number, stored));
    const before = (byNumber.get(number - 1) ?? []).map(({ record }) => record.hash);
    for (const { file, record } of stored) {
      const isLinked = number === 1 ? record.previous === null : before.includes(record.previous ?? "");
      if (isLinked || (number > 1 && before.length === 0)) continue;
      const problem =
        "It does not follow from the record before it: that one was replaced, or this one belongs elsewhere.";
      faults.push({ place: file, kind: "unlinked", problem });
    }
  }
  return faults;
}

function missing(from: number, to: number): ChainFault {
  const place = from === to ? `record ${from}` : `records ${from} to ${to}`;
  return { place, kind: "missing", problem: "Removed from before the head." };
}

function fork(number: number, stored: readonly StoredRecord[]): ChainFault {
  const names = stored.map(({ file }) => file).join(", ");
  return {
    place: names,
    kind: "fork",
    problem: `The chain forks: ${stored.length} records have the number ${number}.`,
  };
}

function headFaults(records: readonly StoredRecord[], keptHead: string | null): readonly ChainFault[] {
  if (keptHead === null) return [];
  if (!/^[0-9a-f]{12,64}$/.test(keptHead)) {
    throw new ExpectedError(
      "--head",
      `"${keptHead}" is no head.`,
      "Give the hash, 12 hex digits or more.",
      2,
    );
  }
  if (records.some(({ record }) => record.hash.startsWith(keptHead))) return [];
  const problem = "No record has the head that was kept: the chain was cut off or rewritten since.";
  return [{ place: keptHead, kind: "head", problem }];
}

/** The same chain, checked against the heads that a database keeps of it: whole hashes. */
export function withKeptHeads(chain: Chain, heads: readonly string[]): Chain {
  const problem =
    "No record has this head, which the database keeps: the last record was removed, the chain was rewritten, or " +
    "this is an older copy of it.";
  const lost = heads.filter((head) => !chain.records.some(({ record }) => record.hash === head));
  const faults = lost.map((head): ChainFault => ({ place: head, kind: "head", problem }));
  return { ...chain, faults: [...chain.faults, ...faults] };
}

/** Where the next record goes. Throws ExpectedError on a broken chain: nothing is built on it. */
export function nextLink(chain: Chain): NextLink {
  const [fault] = chain.faults;
  if (fault !== undefined) {
    const problem = `The registry is broken at ${fault.place}: ${fault.problem}`;
    const remedy = "Restore the records from a copy, or start another registry with --registry DIR.";
    throw new ExpectedError(chain.folder, problem, remedy, 1);
  }
  return { number: (chain.records.at(-1)?.record.number ?? chain.records.length) + 1, previous: chain.head };
}

/** Writes a record as a file of its own. Returns the file's name. Throws ExpectedError where it exists. */
export function appendRecord(folder: RegistryFolder, record: RegistryRecord): string {
  const name = recordFileName(record);
  folder.create(name, `${JSON.stringify(record, null, 2)}\n`);
  return name;
}
