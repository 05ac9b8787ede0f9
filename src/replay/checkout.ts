// A checkout of the session's project as it is today, asked where the log shows nothing of a file. Its answers are
// guesses about the past that a user has asked for: each event that used one is marked. It is only read.

import { readFileSync, statSync } from "node:fs";
import { join, posix } from "node:path";
import { errorCode, isAbsence } from "../moves/store/disk.ts";
import type { PossibleFile } from "./file-knowledge.ts";

/** One checkout in the place of the session's folder. */
export class Checkout {
  private readonly folder: string;
  private readonly root: string;
  private isAsked = false;

  /** `root`: the session's folder, whose paths are looked for below `folder`. */
  constructor(folder: string, root: string) {
    this.folder = folder;
    this.root = root;
  }

  /** Before an event. */
  begin(): void {
    this.isAsked = false;
  }

  /** True where an answer to the event came from here. */
  get wasAsked(): boolean {
    return this.isAsked;
  }

  /** The file in the place of `path`; null for a path outside of the session's folder and what cannot be read. */
  find(path: string): PossibleFile | null {
    const relative = posix.relative(this.root, posix.normalize(path));
    if (!path.startsWith("/") || relative.startsWith("..") || relative === "") return null;
    const found = readHere(join(this.folder, relative));
    if (found !== null) this.isAsked = true;
    return found;
  }
}

function readHere(path: string): PossibleFile | null {
  try {
    if (!statSync(path).isFile()) return { size: { kind: "other" }, bytes: { kind: "other" } };
    const bytes = readFileSync(path);
    return { size: { kind: "file", bytes: bytes.length }, bytes: { kind: "file", bytes } };
  } catch (fault) {
    if (isAbsence(fault)) return { size: { kind: "absent" }, bytes: { kind: "absent" } };
    if (errorCode(fault) === null) throw fault;
    return null;
  }
}
