// Which stored objects are cited by files of some folders: a plain search of all their bytes for the addresses. A
// folder that does not exist cites nothing; a file that cannot be read stops the search, since nobody knows then.
// Links are followed: whoever reads a report through one reads what it cites.

import { type Address, isAddress } from "./address.ts";
import { isAbsence } from "./disk.ts";
import { readPieces } from "./hash-file.ts";
import type { PersonDisk } from "./person-disk.ts";

/** One less than the length of an address: what may stand at the end of a piece and go on in the next. */
const overlap = 63;

export interface CitationSearch {
  /** Address to the path of the first file that holds it. */
  readonly cited: ReadonlyMap<Address, string>;
  /** How many files were searched. */
  readonly files: number;
}

/** Searches the folders and all below them, each real path once. Throws what the disk throws. */
export function findCitations(
  disk: PersonDisk,
  folders: readonly string[],
  addresses: ReadonlySet<Address>,
): CitationSearch {
  const cited = new Map<Address, string>();
  const seen = new Set<string>();
  const files = folders.flatMap((folder) => filesBelow(disk, folder, seen));
  for (const path of files) {
    for (const address of addressesIn(disk, path)) {
      if (addresses.has(address) && !cited.has(address)) cited.set(address, path);
    }
  }
  return { cited, files: files.length };
}

function filesBelow(disk: PersonDisk, path: string, seen: Set<string>): readonly string[] {
  try {
    const status = disk.statSync(path);
    const real = disk.realpathSync(path);
    // A link to a folder above it would lead round for ever.
    if (seen.has(real)) return [];
    seen.add(real);
    if (status.isFile()) return [path];
    if (!status.isDirectory()) return [];
    return [...disk.readdirSync(path)].sort().flatMap((name) => filesBelow(disk, `${path}/${name}`, seen));
  } catch (error) {
    if (isAbsence(error)) return [];
    throw error;
  }
}

/** Every 64 digits in a row, also those inside of a longer row of digits. */
function* addressesIn(disk: PersonDisk, path: string): Generator<Address> {
  let before = "";
  for (const piece of readPieces(disk, path)) {
    const text = before + Buffer.from(piece).toString("latin1");
    for (const [run] of text.matchAll(/[0-9a-f]{64,}/g)) {
      for (let at = 0; at + 64 <= run.length; at += 1) {
        const address = run.slice(at, at + 64);
        if (isAddress(address)) yield address;
      }
    }
    before = text.slice(-overlap);
  }
}
