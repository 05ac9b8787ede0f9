// Every path in a store's folder with what it is by its place, for those who go over all of it: verify and prune.
// What no part of this program writes is foreign; it is named and never touched.

import { type Address, isAddress } from "./address.ts";
import { isAbsence } from "./disk.ts";
import type { PathStatus, PersonDisk } from "./person-disk.ts";
import { temporaryPrefix } from "./write-whole.ts";

export type StoredKind = "folder" | "object" | "mark" | "lookup" | "ledger" | "leftover" | "foreign";

export interface StoredPath {
  readonly kind: StoredKind;
  /** Below the store's folder, with `/`. */
  readonly path: string;
  /** The address that an object or a mark is about, else null. */
  readonly address: Address | null;
  readonly status: PathStatus;
}

const folders = /^(?:objects|scopes|lookups|scopes\/[0-9a-f]{64}|lookups\/[a-z-]+)$/;

/** All paths, a folder before what is in it; none where the store's folder does not exist. Links are not followed. */
export function listStoredPaths(disk: PersonDisk, root: string): readonly StoredPath[] {
  return namesIn(disk, root).flatMap((name) => pathsBelow(disk, root, name));
}

function pathsBelow(disk: PersonDisk, root: string, path: string): readonly StoredPath[] {
  const status = disk.lstatSync(`${root}/${path}`);
  const kind = kindOf(path, status);
  const name = path.slice(path.lastIndexOf("/") + 1);
  const address = (kind === "object" || kind === "mark") && isAddress(name) ? name : null;
  const own: StoredPath = { kind, path, address, status };
  if (kind !== "folder") return [own];
  return [
    own,
    ...namesIn(disk, `${root}/${path}`).flatMap((inside) => pathsBelow(disk, root, `${path}/${inside}`)),
  ];
}

function kindOf(path: string, status: PathStatus): StoredKind {
  if (status.isDirectory()) return folders.test(path) ? "folder" : "foreign";
  const [, folder = "", name = ""] = /^(.*?)\/?([^/]*)$/.exec(path) ?? [];
  if (folder === "") return name === "firings.jsonl" && status.isFile() ? "ledger" : "foreign";
  if (name.startsWith(temporaryPrefix) && status.isFile()) return "leftover";
  if (!isAddress(name)) return "foreign";
  if (folder === "objects") return "object";
  if (!status.isFile()) return "foreign";
  return folder.startsWith("scopes/") ? "mark" : folder.startsWith("lookups/") ? "lookup" : "foreign";
}

function namesIn(disk: PersonDisk, folder: string): readonly string[] {
  try {
    return [...disk.readdirSync(folder)].sort();
  } catch (error) {
    if (isAbsence(error)) return [];
    throw error;
  }
}
