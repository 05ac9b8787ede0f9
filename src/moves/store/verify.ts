// Goes over a whole store: hashes every object again, counts torn lines, and names what does not belong, what nobody
// can reach and what others than the user could read. It changes nothing.

import { isJsonObject, parseJson } from "../../session/json-value.ts";
import type { Address } from "./address.ts";
import { hashFile } from "./hash-file.ts";
import { readLines } from "./ledger.ts";
import type { PersonDisk } from "./person-disk.ts";
import { listStoredPaths, type StoredPath } from "./stored-paths.ts";

export type StoreFaultKind =
  /** An object whose bytes are not those that its name says, or that is a link or no file. */
  | "damaged object"
  /** An object that no project has put, so that no project can ask for it. */
  | "orphan object"
  /** A project's mark of an object that is not there. */
  | "mark without object"
  /** A line that a crash left half. */
  | "torn line"
  /** A file that is not 0600 or a folder that is not 0700. */
  | "wrong mode"
  /** A temporary file of a put that did not end; one of this moment may still be going on. */
  | "leftover"
  /** Nothing that this program writes. */
  | "foreign path";

/** `path` is below the store's folder; `what` is a full sentence. */
export interface StoreFault {
  readonly kind: StoreFaultKind;
  readonly path: string;
  readonly what: string;
}

export interface Verification {
  readonly objects: number;
  /** Bytes of all objects. */
  readonly bytes: number;
  /** Lines of the ledger that are whole. */
  readonly rows: number;
  readonly faults: readonly StoreFault[];
}

/** Throws what the disk throws on a path that cannot be read. */
export function verifyStore(disk: PersonDisk, root: string): Verification {
  const paths = listStoredPaths(disk, root);
  const objects = paths.filter(({ kind }) => kind === "object");
  const marked = addressesOf(paths, "mark");
  const present = addressesOf(paths, "object");
  const faults: StoreFault[] = [];
  let rows = 0;
  for (const stored of paths) {
    faults.push(...modeFaults(stored));
    if (stored.kind === "object") faults.push(...objectFaults(disk, root, stored, marked));
    if (stored.kind === "mark" && !(stored.address !== null && present.has(stored.address)))
      faults.push(fault("mark without object", stored, "Marks an object that is not in the store."));
    if (stored.kind === "leftover")
      faults.push(fault("leftover", stored, "Is a temporary file of a put that has not ended."));
    if (stored.kind === "foreign")
      faults.push(fault("foreign path", stored, "Is nothing that this program writes."));
    if (stored.kind !== "ledger" && stored.kind !== "lookup") continue;
    const { whole, torn } = countLines(disk, root, stored);
    if (stored.kind === "ledger") rows += whole;
    if (torn > 0) faults.push(fault("torn line", stored, `Has ${torn} torn of ${whole + torn} lines.`));
  }
  const bytes = objects.reduce((sum, { status }) => sum + status.size, 0);
  return { objects: objects.length, bytes, rows, faults };
}

function addressesOf(paths: readonly StoredPath[], kind: "object" | "mark"): ReadonlySet<Address> {
  return new Set(
    paths.flatMap((stored) => (stored.kind === kind && stored.address !== null ? stored.address : [])),
  );
}

function objectFaults(
  disk: PersonDisk,
  root: string,
  stored: StoredPath,
  marked: ReadonlySet<Address>,
): readonly StoreFault[] {
  const { address, path, status } = stored;
  const orphan =
    address !== null && !marked.has(address)
      ? [fault("orphan object", stored, "No project has put it, so none can ask for it.")]
      : [];
  if (!status.isFile()) return [fault("damaged object", stored, "Is a link or no file."), ...orphan];
  if (hashFile(disk, `${root}/${path}`) === address) return orphan;
  return [fault("damaged object", stored, "Has other bytes than those that its name says."), ...orphan];
}

function modeFaults(stored: StoredPath): readonly StoreFault[] {
  const { kind, status } = stored;
  if (kind === "foreign" || !(status.isFile() || status.isDirectory())) return [];
  const [mode, wanted] = [status.mode & 0o777, status.isDirectory() ? 0o700 : 0o600];
  if (mode === wanted) return [];
  return [fault("wrong mode", stored, `Has the mode ${mode.toString(8)} instead of ${wanted.toString(8)}.`)];
}

/** A whole line of the ledger is a JSON object, one of a lookup a JSON text. */
function countLines(
  disk: PersonDisk,
  root: string,
  { kind, path }: StoredPath,
): { whole: number; torn: number } {
  const lines = readLines(disk, `${root}/${path}`).map(parseJson);
  const whole = lines.filter((line) =>
    kind === "ledger" ? isJsonObject(line) : typeof line === "string",
  ).length;
  return { whole, torn: lines.length - whole };
}

function fault(kind: StoreFaultKind, { path }: StoredPath, what: string): StoreFault {
  return { kind, path, what };
}
