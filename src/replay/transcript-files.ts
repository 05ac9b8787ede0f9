// The transcripts below a folder: main files and subagents' files, links followed, each folder once. What cannot be
// read on the way is named and the rest is found; nothing is passed over in silence.

import { readdirSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { errorCode } from "../moves/store/disk.ts";

/** A file or folder that was left out. `why` is a full sentence. */
export interface LeftOut {
  readonly path: string;
  readonly why: string;
}

export interface FoundFiles {
  /** In the order of their paths. */
  readonly files: readonly string[];
  readonly unread: readonly LeftOut[];
}

/** Names in a folder; a test may stand for a folder that may not be listed. */
export type ListFolder = (folder: string) => readonly string[];

const listFolder: ListFolder = (folder) => readdirSync(folder);

/** True for the name of a subagent's transcript. */
export function isAgentFile(path: string): boolean {
  return /^agent-.*\.jsonl$/.test(basename(path));
}

/** True for a transcript that is not a subagent's, by its name and place. */
export function isMainFile(path: string): boolean {
  return !isAgentFile(path) && !isBelowAgents(path);
}

function isBelowAgents(path: string): boolean {
  return dirname(path).split("/").includes("subagents");
}

/** The reason for a file or folder that the system does not give; a fault without a code is thrown again. */
export function unreadableWhy(fault: unknown): string {
  const code = errorCode(fault);
  if (code === null) throw fault;
  return `It cannot be read (${code}).`;
}

/** Every `.jsonl` file in the folder, and below it where `isDeep`. A folder that is not there holds none. */
export function findLogFiles(folder: string, isDeep: boolean, list: ListFolder = listFolder): FoundFiles {
  const files: string[] = [];
  const unread: LeftOut[] = [];
  const visited = new Set<string>();
  const visit = (path: string): void => {
    const real = realpathSync(path);
    if (visited.has(real)) return;
    visited.add(real);
    for (const name of list(path)) attempt(join(path, name), take);
  };
  const take = (path: string): void => {
    const isLog = extname(path) === ".jsonl";
    const found = statSync(path, { throwIfNoEntry: false });
    if (found === undefined && isLog) unread.push({ path, why: "It is a link to a file that is not there." });
    if (found?.isFile() === true && isLog) files.push(path);
    if (found?.isDirectory() === true && isDeep) attempt(path, visit);
  };
  const attempt = (path: string, act: (path: string) => void): void => {
    try {
      act(path);
    } catch (fault) {
      unread.push({ path, why: unreadableWhy(fault) });
    }
  };
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) attempt(folder, visit);
  return { files: files.sort(), unread };
}
