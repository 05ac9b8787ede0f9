// The real disk, as the search for logs asks it. Links are followed; a broken one is missing.

import { accessSync, constants, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import type { Found, LogDisk } from "./find-logs.ts";
import type { FollowDisk } from "./follow-files.ts";

/** The disk of this machine. */
export const logDisk: LogDisk = {
  look: (path): Found => {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat === undefined) return { kind: "missing" };
    if (stat.isFile()) return { kind: "file", sizeBytes: stat.size, modifiedMs: stat.mtimeMs };
    return stat.isDirectory() ? { kind: "folder", realPath: realpathSync(path) } : { kind: "other" };
  },
  list: (folder) => readdirSync(folder),
  checkReadable: (path) => accessSync(path, constants.R_OK),
  match: async (pattern, folder) => {
    const { glob, isDynamicPattern } = await import("tinyglobby");
    if (!isDynamicPattern(pattern)) return null;
    const options = { cwd: folder, absolute: true, dot: true, expandDirectories: false, onlyFiles: false };
    return glob(pattern, options);
  },
};

/** The same for files that records point to. */
export const followDisk: FollowDisk = {
  look: logDisk.look,
  realPath: (path) => realpathSync(path),
  read: (path) => readFileSync(path),
};
