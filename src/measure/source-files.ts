// Reading sources from disk into row files: the part of a load that runs in a worker thread, or in the main thread
// where there is little to read.

import { closeSync, openSync, readSync, writeSync } from "node:fs";
import { hashPrefix, PrefixHash } from "./prefix-hash.ts";
import { readSource, type SourceReading, type SourceTask } from "./read-source.ts";
import { rowPath } from "./row-path.ts";
import { RowSink } from "./row-sink.ts";
import { readTables } from "./schema-read.ts";

/** A source whose file could not be opened or read; `why` is a full sentence. */
export interface UnreadSource {
  readonly sourceId: number;
  readonly why: string;
}

/** A source that was read to its end. */
export interface ReadSource extends SourceReading {
  /** Of the bytes up to `resumeOffset`, as they were read; null where the file became shorter while it was read. */
  readonly prefixSha256: string | null;
}

export type SourceResult = ReadSource | UnreadSource;

function readFile(task: SourceTask, sink: RowSink, onBytes: (bytes: number) => void): SourceResult {
  let file: number;
  try {
    file = openSync(task.path, "r");
  } catch (error) {
    return { sourceId: task.sourceId, why: `It could not be opened: ${String(error)}.` };
  }
  let fault: string | null = null;
  const prefix = new PrefixHash();
  try {
    const readAt = (into: Uint8Array, position: number): number => {
      try {
        const bytes = readSync(file, into, 0, into.length, position);
        onBytes(bytes);
        prefix.add(into.subarray(0, bytes), position);
        return bytes;
      } catch (error) {
        fault = `It could not be read: ${String(error)}.`;
        return 0;
      }
    };
    const reading = readSource(task, readAt, sink);
    if (fault !== null) return { sourceId: task.sourceId, why: fault };
    const { resumeOffset } = reading;
    const prefixSha256 = prefix.digest(resumeOffset) ?? hashPrefix(file, resumeOffset);
    return { ...reading, prefixSha256 };
  } finally {
    closeSync(file);
  }
}

/** Reads sources one after the other into the row files of one reader. */
export class SourceFiles {
  private readonly sink: RowSink;
  private readonly handles: readonly number[];
  private readonly onBytes: (bytes: number) => void;

  constructor(folder: string, name: string, onBytes: (bytes: number) => void) {
    const opened = new Map(
      readTables.map((t) => [t.name, openSync(rowPath(folder, name, t.name), "a", 0o600)]),
    );
    this.handles = [...opened.values()];
    this.onBytes = onBytes;
    this.sink = new RowSink((table) => (bytes) => {
      const handle = opened.get(table);
      if (handle === undefined) throw new Error(`There is no row file for ${table}.`);
      let rest = bytes;
      while (rest.length > 0) rest = rest.subarray(writeSync(handle, rest));
    });
  }

  read(task: SourceTask): SourceResult {
    return readFile(task, this.sink, this.onBytes);
  }

  close(): void {
    this.sink.flush();
    for (const handle of this.handles) closeSync(handle);
  }
}
