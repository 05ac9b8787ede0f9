// Faults of the operating system that a user can fix: a file that may not be read, a folder where a file was named, a
// full or read-only disk. They come from anywhere, so they are told apart in one place, by their code and path.

import { ExpectedError } from "../expected-error.ts";

/** What each code means, as the end of a sentence about the path. Codes that are not here are bugs of the program. */
const MEANINGS: Readonly<Record<string, readonly [string, string]>> = {
  EACCES: ["may not be opened by this user", "Change its rights, or name another one."],
  EPERM: ["may not be changed by this user", "Change its rights, or name another one."],
  EISDIR: ["is a folder, and a file is needed", "Name a file."],
  ENOTDIR: ["goes through something that is no folder", "Name another path."],
  ENOENT: ["is not there", "Check the name, or whether it was moved or removed."],
  EROFS: ["lies on a disk that cannot be written", "Name another path."],
  ENOSPC: ["lies on a disk that is full", "Make room, or name another path."],
  ELOOP: ["is a link that leads to itself", "Name the file itself."],
  ENAMETOOLONG: ["has a name that is too long for this system", "Name another path."],
};

/** The fault as an expected one, with exit code 4; undefined where it is no fault of the system, or names no path. */
export function findSystemFault(fault: unknown): ExpectedError | undefined {
  if (!(fault instanceof Error) || fault instanceof ExpectedError) return undefined;
  const code = "code" in fault ? fault.code : undefined;
  const path = "path" in fault ? fault.path : undefined;
  if (typeof code !== "string" || typeof path !== "string") return undefined;
  const meaning = Object.hasOwn(MEANINGS, code) ? MEANINGS[code] : undefined;
  if (meaning === undefined) return undefined;
  return new ExpectedError(path, `It ${meaning[0]} (${code}).`, meaning[1], 4);
}
