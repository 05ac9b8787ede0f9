// The world of a running hook: the disk answers. It knows whatever it can open; a file that it may not read is
// unknown, never absent. It is not told the client's version.

import { latestTestRun } from "./facts.ts";
import type { Operands } from "./operands.ts";
import { type Disk, errorCode, isAbsence } from "./store/disk.ts";
import type { Lookups } from "./store/lookups.ts";
import type { Store } from "./store/store.ts";
import {
  type Answer,
  type FileBytes,
  type FileSize,
  known,
  type QuestionKind,
  unknown,
  type World,
} from "./world.ts";

export interface LiveParts {
  readonly disk: Disk;
  readonly store: Pick<Store, "has" | "get">;
  readonly lookups: Pick<Lookups, "find">;
  readonly operands: Operands;
  /** The session's own log as the event names it; null where the event does not. */
  readonly transcriptPath: string | null;
  /** The instant as ISO 8601 text. */
  readonly now: () => string;
}

/** A world over the parts; it asks the disk anew at every question. */
export function liveWorld(parts: LiveParts): World {
  const { disk, store, lookups } = parts;
  const absent = { kind: "absent" } as const;
  return {
    workspace: {
      size: (path) => ask("file size", path, () => sizeOf(disk, path), absent),
      read: (path) => ask("file bytes", path, () => bytesOf(disk, path), absent),
      head: (path, bytesMax) => ask("file bytes", path, () => headOf(disk, path, bytesMax), absent),
      realPath: (path) => ask("real path", path, () => disk.realpathSync(path), null),
    },
    store: {
      has: (address) => ask("stored object", address, () => store.has(address), false),
      get: (address) => ask("stored object", address, () => store.get(address), absent),
    },
    ledger: {
      lookup: (table, key) => ask("lookup", `${table} ${key}`, () => lookups.find(table, key), null),
    },
    facts: {
      latestTestRun: () =>
        ask(
          "test-run fact",
          "latest test run",
          () => latestTestRun(disk, parts.operands.factsFile, parts.transcriptPath),
          null,
        ),
    },
    operands: parts.operands,
    clock: { now: () => known(parts.now()) },
    client: {
      version: () => unknown("client version", "client", "An event does not carry its client's version."),
    },
  };
}

/** What the question gives; `absence` where nothing exists at the path, unknown on every other error of the disk. */
function ask<T, A>(kind: QuestionKind, about: string, question: () => T, absence: A): Answer<T | A> {
  try {
    return known(question());
  } catch (error) {
    if (isAbsence(error)) return known(absence);
    const code = errorCode(error);
    if (code === null) throw error;
    return unknown(kind, about, `The disk answered ${code}.`);
  }
}

function sizeOf(disk: Disk, path: string): FileSize {
  const found = disk.statSync(path);
  return found.isFile() ? { kind: "file", bytes: found.size } : { kind: "other" };
}

function headOf(disk: Disk, path: string, bytesMax: number): FileBytes {
  if (!disk.statSync(path).isFile()) return { kind: "other" };
  const fd = disk.openSync(path, "r");
  try {
    const bytes = Buffer.alloc(bytesMax);
    let held = 0;
    for (let read = -1; read !== 0 && held < bytesMax; held += read)
      read = disk.readSync(fd, bytes, held, bytesMax - held, held);
    return { kind: "file", bytes: bytes.subarray(0, held) };
  } finally {
    disk.closeSync(fd);
  }
}

function bytesOf(disk: Disk, path: string): FileBytes {
  return disk.statSync(path).isFile() ? { kind: "file", bytes: disk.readFileSync(path) } : { kind: "other" };
}
