// What a user names → the log files that it means: files, folders (searched to the bottom, dot folders too), globs.
// Nothing named is dropped in silence: what cannot be found or read is a fault with its place, and a folder without
// logs is named. A file that is named itself is taken whatever it is called; its content decides later.

import { basename, extname, join, resolve } from "node:path";
import { MANIFEST_FOLDER } from "./export-folders.ts";
import type { FoundFile } from "./source-plan.ts";

/** What lies at a path, links followed. `other` is a pipe, a socket or a device. */
export type Found =
  | { readonly kind: "file"; readonly sizeBytes: number; readonly modifiedMs: number }
  | { readonly kind: "folder"; readonly realPath: string }
  | { readonly kind: "other" }
  | { readonly kind: "missing" };

/** The disk as it is asked here. Every function may throw; what it throws becomes a fault. */
export interface LogDisk {
  readonly look: (path: string) => Found;
  /** Names in a folder. */
  readonly list: (folder: string) => readonly string[];
  /** Throws where the file cannot be opened for reading. */
  readonly checkReadable: (path: string) => void;
  /** Absolute paths that match a glob, or null where the text is no glob. */
  readonly match: (pattern: string, folder: string) => Promise<readonly string[] | null>;
}

/** Something that was named and cannot be read. `problem` is a full sentence; the path of a folder ends in `/`. */
export interface InputFault {
  readonly path: string;
  /** False for a name or a pattern that means nothing: a fault of the command line, not of a file. */
  readonly isThere: boolean;
  readonly problem: string;
}

export interface FoundLogs {
  /** Each file once, in the order of paths. */
  readonly files: readonly FoundFile[];
  readonly faults: readonly InputFault[];
  /** Folders that were named and hold neither a log file nor an export. */
  readonly emptyFolders: readonly string[];
  /** Files that may be manifests of exports, by where they lie; their content decides. */
  readonly manifests: readonly string[];
}

const LOG_ENDINGS = [".jsonl", ".ndjson"];
const BROKEN_LINK = "It is a link to a file that is not there.";

class LogSearch {
  readonly files = new Map<string, FoundFile>();
  readonly faults: InputFault[] = [];
  readonly emptyFolders: string[] = [];
  readonly manifests = new Set<string>();
  private readonly disk: LogDisk;

  constructor(disk: LogDisk) {
    this.disk = disk;
  }

  async take(input: string, cwd: string): Promise<void> {
    const path = resolve(cwd, input);
    if (this.takePath(path)) return;
    const matches = await this.disk.match(input, cwd);
    if (matches === null) this.fault(path, "There is no file and no folder of this name.", false);
    else if (matches.length === 0) this.fault(input, "No file matches this pattern.", false);
    for (const match of matches ?? []) {
      const matched = resolve(cwd, match);
      if (!this.takePath(matched)) this.fault(matched, BROKEN_LINK);
    }
  }

  private get found(): number {
    return this.files.size + this.faults.length + this.manifests.size;
  }

  /** False where nothing lies at the path. */
  private takePath(path: string): boolean {
    const found = this.look(path);
    if (found?.kind === "missing") return false;
    if (found?.kind === "file") this.takeFile(path, found);
    else if (found?.kind === "folder") {
      const before = this.found;
      const hasLog = this.takeFolder(path, found.realPath, new Set());
      if (!hasLog && this.found === before) this.emptyFolders.push(path);
    } else if (found?.kind === "other") {
      this.fault(path, "It is neither a file nor a folder; standard input is read by the name -.");
    }
    return true;
  }

  private takeFile(path: string, found: Found & { readonly kind: "file" }): void {
    const { sizeBytes, modifiedMs } = found;
    if (this.isReadable(path)) this.files.set(path, { path, sizeBytes, modifiedMs });
  }

  private isReadable(path: string): boolean {
    const isReadable = this.attempt(path, () => {
      this.disk.checkReadable(path);
      return true;
    });
    return isReadable === true;
  }

  /** True where a log lies below. `above` holds the real paths of the folders around it: a circle ends there. */
  private takeFolder(folder: string, realPath: string, above: ReadonlySet<string>): boolean {
    if (above.has(realPath)) return false;
    const around = new Set([...above, realPath]);
    let hasLog = false;
    for (const name of this.attempt(`${folder}/`, () => this.disk.list(folder)) ?? []) {
      const path = join(folder, name);
      const isLog = LOG_ENDINGS.includes(extname(name).toLowerCase());
      const found = this.look(path);
      if (found?.kind === "folder") hasLog = this.takeFolder(path, found.realPath, around) || hasLog;
      else if (found?.kind === "file" && isLog) {
        hasLog = true;
        this.takeFile(path, found);
      } else if (found?.kind === "file" && isManifest(path)) {
        hasLog = true;
        if (this.isReadable(path)) this.manifests.add(path);
      } else if (found?.kind === "missing" && isLog) this.fault(path, BROKEN_LINK);
    }
    return hasLog;
  }

  private look(path: string): Found | undefined {
    return this.attempt(path, () => this.disk.look(path));
  }

  private attempt<T>(path: string, act: () => T): T | undefined {
    try {
      return act();
    } catch (error) {
      this.fault(path, readingFault(error));
      return undefined;
    }
  }

  private fault(path: string, problem: string, isThere = true): void {
    this.faults.push({ path, isThere, problem });
  }
}

function isManifest(path: string): boolean {
  return extname(path) === ".json" && basename(join(path, "..")) === MANIFEST_FOLDER;
}

function readingFault(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "EACCES" || code === "EPERM") return "It may not be read by this user.";
  return `It could not be read: ${error instanceof Error ? error.message : String(error)}.`;
}

/** Every log file that the inputs mean. Relative inputs start from `cwd`. */
export async function findLogs(inputs: readonly string[], cwd: string, disk: LogDisk): Promise<FoundLogs> {
  const search = new LogSearch(disk);
  for (const input of inputs) await search.take(input, cwd);
  const files = [...search.files.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
  const { faults, emptyFolders } = search;
  return { files, faults, emptyFolders, manifests: [...search.manifests].sort() };
}

/** The folder that the client keeps its transcripts in; undefined where the environment names no home. */
export function findProjectsFolder(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const { CLAUDE_CONFIG_DIR: configFolder = "", HOME: home = "" } = env;
  if (configFolder !== "") return join(configFolder, "projects");
  return home === "" ? undefined : join(home, ".claude", "projects");
}
