// Which files a load must read: new ones as a whole, grown ones from where the last load stopped, rewritten ones again.
// A file with the size and modification time of the last load is taken for unchanged without a look inside. A grown one
// is known by the hash of everything that was read of it.

import type { LogFormatName } from "../session/log-format.ts";
import type { LineStart } from "../session/read-lines.ts";
import type { Prefix } from "./prefix-hash.ts";

/** A file as it lies on disk now. */
export interface FoundFile {
  /** Its identity: the absolute path, or `stdin:` with the hash of its bytes. */
  readonly path: string;
  /** Where its bytes lie while they are loaded; absent where that is `path`. */
  readonly contentPath?: string;
  readonly sizeBytes: number;
  readonly modifiedMs: number;
}

/** A source as the database knows it. `format` is null for a file that was left out. */
export interface KnownSource {
  readonly sourceId: number;
  readonly path: string;
  readonly format: LogFormatName | null;
  readonly sizeBytes: number;
  readonly modifiedMs: number | null;
  /** Of the bytes up to `resume`, as they were read; null where nothing was kept of the file. */
  readonly prefixSha256: string | null;
  readonly resume: LineStart;
  readonly contextsBefore: number;
}

export type SourceState = "new" | "grown" | "rewritten" | "unchanged";

export interface PlannedSource {
  readonly state: SourceState;
  readonly file: FoundFile;
  readonly sourceId: number;
  readonly from: LineStart;
  readonly format: LogFormatName | null;
  readonly contextsBefore: number;
}

/** Looks at the first bytes of a file as it lies on disk. */
export type LookAtPrefix = (path: string, bytes: number) => Prefix | "gone" | "shorter";

/** Where the bytes of a file lie now. */
export function contentPath(file: FoundFile): string {
  return file.contentPath ?? file.path;
}

export const FILE_START: LineStart = { line: 1, byteOffset: 0 };

function stateOf(file: FoundFile, known: KnownSource, lookAtPrefix: LookAtPrefix): SourceState {
  if (file.sizeBytes === known.sizeBytes && file.modifiedMs === known.modifiedMs) return "unchanged";
  if (known.format === null || file.sizeBytes <= known.sizeBytes) return "rewritten";
  const prefix = lookAtPrefix(contentPath(file), known.resume.byteOffset);
  // It went away after it was found: its rows stay, and the load says that it is gone.
  if (prefix === "gone") return "unchanged";
  return prefix !== "shorter" && prefix.sha256 === known.prefixSha256 ? "grown" : "rewritten";
}

/** Plans one load. `nextId` is the first source number that is free; `isReread` reads every file again as a whole. */
export function planSources(
  files: readonly FoundFile[],
  known: readonly KnownSource[],
  lookAtPrefix: LookAtPrefix,
  { nextId, isReread }: { readonly nextId: number; readonly isReread: boolean },
): readonly PlannedSource[] {
  const byPath = new Map(known.map((source) => [source.path, source]));
  let freeId = nextId;
  return files.map((file): PlannedSource => {
    const source = byPath.get(file.path);
    if (source === undefined) {
      const sourceId = freeId;
      freeId += 1;
      return { state: "new", file, sourceId, from: FILE_START, format: null, contextsBefore: 0 };
    }
    const state = isReread ? "rewritten" : stateOf(file, source, lookAtPrefix);
    const { sourceId } = source;
    if (state !== "grown")
      return { state, file, sourceId, from: FILE_START, format: null, contextsBefore: 0 };
    const { resume, format, contextsBefore } = source;
    return { state, file, sourceId, from: resume, format, contextsBefore };
  });
}
