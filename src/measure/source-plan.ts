// Which files a load must read: new ones as a whole, grown ones from where the last load stopped, rewritten ones again.
// A file with the size and modification time of the last load is taken for unchanged without a look inside. A grown one
// is known by hashes of its head and of what stands before the place where reading would go on: a change in the middle
// of a file that also grew is not seen, and `load --reread` is the way to be sure.

import type { LogFormatName } from "../session/log-format.ts";
import type { LineStart } from "../session/read-lines.ts";

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
  readonly headSha256: string | null;
  readonly tailSha256: string | null;
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

/** Hashes of the head and of the tail before `byteOffset`, of the file as it lies on disk; null where it is gone. */
export type HashEnds = (
  path: string,
  byteOffset: number,
) => { readonly head: string; readonly tail: string } | null;

/** Where the bytes of a file lie now. */
export function contentPath(file: FoundFile): string {
  return file.contentPath ?? file.path;
}

export const FILE_START: LineStart = { line: 1, byteOffset: 0 };

function stateOf(file: FoundFile, known: KnownSource, hashEnds: HashEnds): SourceState {
  if (file.sizeBytes === known.sizeBytes && file.modifiedMs === known.modifiedMs) return "unchanged";
  if (known.format === null || file.sizeBytes <= known.sizeBytes) return "rewritten";
  const ends = hashEnds(contentPath(file), known.resume.byteOffset);
  // It went away after it was found: its rows stay, and the load says that it is gone.
  if (ends === null) return "unchanged";
  return ends.head === known.headSha256 && ends.tail === known.tailSha256 ? "grown" : "rewritten";
}

/** Plans one load. `nextId` is the first source number that is free; `isReread` reads every file again as a whole. */
export function planSources(
  files: readonly FoundFile[],
  known: readonly KnownSource[],
  hashEnds: HashEnds,
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
    const state = isReread ? "rewritten" : stateOf(file, source, hashEnds);
    const { sourceId } = source;
    if (state !== "grown")
      return { state, file, sourceId, from: FILE_START, format: null, contextsBefore: 0 };
    const { resume, format, contextsBefore } = source;
    return { state, file, sourceId, from: resume, format, contextsBefore };
  });
}
