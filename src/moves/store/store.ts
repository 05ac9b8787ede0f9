// Immutable objects on disk, named by their bytes: objects/<sha256>, files 0600 in folders 0700, since they hold
// prompts and outputs. A put writes a temporary file in the same folder and renames it, so no reader ever sees half
// an object; a get hashes again and calls an object whose bytes are not its name's damaged, never absent. Small
// marker files say which project put what: one project's agent cannot ask for another's bytes.

import { type Address, addressOf } from "./address.ts";
import { type Disk, isAbsence } from "./disk.ts";
import { exists, makeMark, writeWhole } from "./write-whole.ts";

export type FoundObject =
  | { readonly kind: "object"; readonly bytes: Uint8Array }
  | { readonly kind: "absent" }
  | { readonly kind: "damaged"; readonly address: Address };

/** `project`: only what this project root has put is found; `all`: whatever the store holds. */
export type Scope =
  | { readonly kind: "project"; readonly root: string }
  | { readonly kind: "all"; readonly root: string };

export interface Store {
  /** The address of the content (a text as UTF-8). An intact object stays untouched, a damaged one is repaired. */
  put(content: Uint8Array | string): Address;
  get(address: Address): FoundObject;
  /** True where get would find an object or a damaged one. Reads no object. */
  has(address: Address): boolean;
}

/** Opens the store in the folder `root`, which a first put makes. Every error of the disk but absence is thrown. */
export function openStore(disk: Disk, root: string, scope: Scope): Store {
  const marks = scopeFolder(root, scope.root);
  const objects = `${root}/objects`;
  const isInScope = (address: Address): boolean =>
    scope.kind === "all" || exists(disk, `${marks}/${address}`);
  return {
    put(content) {
      const bytes = typeof content === "string" ? Buffer.from(content) : content;
      const address = addressOf(content);
      if (!holds(disk, `${objects}/${address}`, bytes)) writeWhole(disk, objects, address, bytes);
      makeMark(disk, marks, address);
      return address;
    },
    get(address) {
      return isInScope(address) ? readObject(disk, `${objects}/${address}`, address) : { kind: "absent" };
    },
    has(address) {
      return isInScope(address) && exists(disk, `${objects}/${address}`);
    },
  };
}

/** Where the marker files of a project are. */
export function scopeFolder(root: string, projectRoot: string): string {
  return `${root}/scopes/${addressOf(projectRoot)}`;
}

function readObject(disk: Disk, path: string, address: Address): FoundObject {
  const bytes = readRegular(disk, path);
  if (bytes === "absent") return { kind: "absent" };
  if (bytes === "other" || addressOf(bytes) !== address) return { kind: "damaged", address };
  return { kind: "object", bytes };
}

/** Links and folders are no objects, whatever they lead to. */
function readRegular(disk: Disk, path: string): Uint8Array | "absent" | "other" {
  try {
    const status = disk.lstatSync(path, { throwIfNoEntry: false });
    if (status === undefined) return "absent";
    return status.isFile() ? disk.readFileSync(path) : "other";
  } catch (error) {
    if (isAbsence(error)) return "absent";
    throw error;
  }
}

/** True where the object is there and intact. The same bytes need no hash to be known. */
function holds(disk: Disk, path: string, bytes: Uint8Array): boolean {
  const found = readRegular(disk, path);
  return typeof found !== "string" && Buffer.from(bytes).equals(found);
}
