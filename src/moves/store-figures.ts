// How much the store keeps and since when, by counting files and lines. It opens no object: whether one is intact is
// what `detent store verify` says.

import { isJsonObject, parseJson, stringAt } from "../session/json-value.ts";
import { faultName } from "./hook-fault.ts";
import { isAddress } from "./store/address.ts";
import { type Disk, errorCode, isAbsence } from "./store/disk.ts";

/** What counting needs of the disk. node:fs fits. */
export interface FolderDisk extends Pick<Disk, "lstatSync" | "readFileSync"> {
  readdirSync(path: string): readonly string[];
}

export interface StoreFigures {
  readonly objects: number;
  readonly bytes: number;
  /** Lines of the ledger. */
  readonly firings: number;
  /** Lines among them that tell a fault of the hook. */
  readonly faults: number;
  /** When the first line was written, as ISO 8601 text; null where the ledger is empty or does not say. */
  readonly since: string | null;
}

/** Null where nothing was stored yet; a text where the folder cannot be read: one sentence why. */
export function readStoreFigures(disk: FolderDisk, folder: string): StoreFigures | string | null {
  try {
    const names = namesIn(disk, folder);
    if (names === null) return null;
    const objects = (namesIn(disk, `${folder}/objects`) ?? []).filter(isAddress);
    const bytes = objects.reduce((sum, name) => sum + disk.lstatSync(`${folder}/objects/${name}`).size, 0);
    return { objects: objects.length, bytes, ...ledgerFigures(disk, `${folder}/firings.jsonl`) };
  } catch (error) {
    const code = errorCode(error);
    if (code === null) throw error;
    return `${folder} cannot be read: the disk answered ${code}.`;
  }
}

/** Null where the folder does not exist. */
function namesIn(disk: FolderDisk, folder: string): readonly string[] | null {
  try {
    return disk.readdirSync(folder);
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}

function ledgerFigures(disk: FolderDisk, path: string): Pick<StoreFigures, "firings" | "faults" | "since"> {
  const ledger = readBytes(disk, path);
  const row = parseJson(ledger.toString("utf8", 0, Math.max(0, ledger.indexOf("\n"))));
  return {
    firings: count(ledger, "\n"),
    faults: count(ledger, `"move":"${faultName}"`),
    since: isJsonObject(row) ? stringAt(row, "ts") : null,
  };
}

function readBytes(disk: FolderDisk, path: string): Buffer {
  try {
    return Buffer.from(disk.readFileSync(path));
  } catch (error) {
    if (isAbsence(error)) return Buffer.alloc(0);
    throw error;
  }
}

function count(bytes: Buffer, text: string): number {
  let found = 0;
  for (let at = bytes.indexOf(text); at !== -1; at = bytes.indexOf(text, at + text.length)) found += 1;
  return found;
}
