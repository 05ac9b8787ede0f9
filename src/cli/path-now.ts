// What lies at a path now, as far as this user may see. What may not be looked at is there: hidden is not gone.

import { lstatSync, statSync } from "node:fs";
import { logDisk } from "../measure/log-disk.ts";
import type { PathNow } from "../measure/unreadable-inputs.ts";
import { findSystemFault } from "./system-fault.ts";

/** True where a file or folder is at the path, links followed, and where rights hide whether one is. */
export function isThere(path: string): boolean {
  return attempted(() => statSync(path, { throwIfNoEntry: false }) !== undefined, true);
}

/** Of a path that a load could not read; a link that leads nowhere is there itself. */
export const pathNow: PathNow = {
  exists: (path) => attempted(() => lstatSync(path, { throwIfNoEntry: false }) !== undefined, true),
  canRead: (path) =>
    attempted(() => {
      if (path.endsWith("/")) logDisk.list(path);
      else logDisk.checkReadable(path);
      return true;
    }, false),
};

/** `otherwise` where the system does not answer. */
function attempted(ask: () => boolean, otherwise: boolean): boolean {
  try {
    return ask();
  } catch (fault) {
    if (findSystemFault(fault) === undefined) throw fault;
    return otherwise;
  }
}
