// The files that records of drain logs point to: forensic logs, which are loaded like any other log, and artifacts,
// whose result blocks are read. A path is followed only where it stays, links resolved, in the folder tree of the log
// that names it; whatever cannot be followed is a problem of the record's line.

import { hash } from "node:crypto";
import { dirname, join, sep } from "node:path";
import { artifactKinds } from "../session/drain-record.ts";
import { contractCells } from "./contract-rows.ts";
import type { LogDisk } from "./find-logs.ts";
import type { Database, Row } from "./open-database.ts";
import { POINTS } from "./pointing-records.ts";
import type { Cell } from "./row-file.ts";
import { findText, readNumber, readText } from "./row-values.ts";
import type { FoundFile } from "./source-plan.ts";

/** The disk as it is asked here. */
export interface FollowDisk {
  readonly look: LogDisk["look"];
  /** The path without links. Throws where nothing is there. */
  readonly realPath: (path: string) => string;
  /** Throws where the file cannot be read. */
  readonly read: (path: string) => Uint8Array;
}

/** A record that points to a file, and what is there. One of `path` and `problem` is null. */
export interface FollowedFile {
  readonly sourceId: number;
  readonly line: number;
  readonly part: number;
  readonly runId: string;
  readonly role: "forensic log" | "artifact";
  readonly path: string | null;
  readonly problem: string | null;
  readonly sha256: string | null;
  /** Cells of `contract_copies` from `at_ms` on, one list per result block. */
  readonly blocks: readonly (readonly Cell[])[];
}

export interface FollowedFiles {
  readonly followed: readonly FollowedFile[];
  readonly logs: readonly FoundFile[];
}

/** A result is prose with a few blocks; a larger file is none. */
const ARTIFACT_BYTES_MAX = 1024 * 1024;

const POINTERS = `
  SELECT r.source_id, r.line, r.part, r.run_id, s.path, body->>'$.forensicLog' AS forensic_log,
    body->>'$.path' AS artifact, body->>'$.kind' AS kind, body->>'$.version' AS version,
    (body->>'$.atMs')::DOUBLE AS at_ms
  FROM drain_records r JOIN sources s USING (source_id) WHERE ${POINTS} ORDER BY s.path, r.line, r.part`;

/** Looks at every file that a record points to. `logs` are the forensic logs that can be loaded, each once. */
export async function followFiles(database: Database, disk: FollowDisk): Promise<FollowedFiles> {
  const logs = new Map<string, FoundFile>();
  const followed = (await database.all(POINTERS)).map((row): FollowedFile => {
    const isLog = findText(row, "forensic_log") !== null;
    const role = isLog ? "forensic log" : "artifact";
    const [sourceId, line, part] = [
      readNumber(row, "source_id"),
      readNumber(row, "line"),
      readNumber(row, "part"),
    ];
    const head = { sourceId, line, part, runId: readText(row, "run_id"), role } as const;
    const named = readText(row, isLog ? "forensic_log" : "artifact");
    const target = findTarget(readText(row, "path"), named, disk);
    if ("problem" in target)
      return { ...head, path: null, problem: target.problem, sha256: null, blocks: [] };
    if (!isLog) return { ...head, ...readArtifact(target.file.path, row, disk) };
    logs.set(target.file.path, target.file);
    return { ...head, path: target.file.path, problem: null, sha256: null, blocks: [] };
  });
  return { followed, logs: [...logs.values()] };
}

type Target = { readonly file: FoundFile } | { readonly problem: string };

/** The file that a path in a log means. The log's folder may be reached by a link; what it names may not leave it. */
export function findTarget(recordPath: string, named: string, disk: FollowDisk): Target {
  if (recordPath.startsWith("stdin:")) {
    return { problem: `The log came from standard input, so ${JSON.stringify(named)} stands in no folder.` };
  }
  const folder = dirname(recordPath);
  const path = join(folder, named);
  try {
    const found = disk.look(path);
    if (found.kind === "missing") return { problem: `There is no file ${JSON.stringify(named)}.` };
    if (found.kind !== "file") return { problem: `${JSON.stringify(named)} is no file.` };
    const root = disk.realPath(folder);
    if (!disk.realPath(path).startsWith(root.endsWith(sep) ? root : root + sep)) {
      return { problem: `${JSON.stringify(named)} is a link out of the folder of the log.` };
    }
    return { file: { path, sizeBytes: found.sizeBytes, modifiedMs: found.modifiedMs } };
  } catch (error) {
    return { problem: `${JSON.stringify(named)} cannot be read: ${reasonOf(error)}.` };
  }
}

function readArtifact(
  path: string,
  row: Row,
  disk: FollowDisk,
): Pick<FollowedFile, "path" | "problem" | "sha256" | "blocks"> {
  const nothing = { sha256: null, blocks: [] };
  const kind = artifactKinds.find((one) => one === row.kind);
  try {
    const bytes = disk.read(path);
    if (bytes.length > ARTIFACT_BYTES_MAX) {
      const problem = `The artifact has ${bytes.length} bytes; at most ${ARTIFACT_BYTES_MAX} are read.`;
      return { path: null, problem, ...nothing };
    }
    const text = new TextDecoder().decode(bytes);
    const cells = kind === "validation" ? [] : contractCells(text, findText(row, "version"));
    const atMs = typeof row.at_ms === "number" ? row.at_ms : null;
    const sha256 = hash("sha256", bytes, "hex");
    return { path, problem: null, sha256, blocks: cells.map((block) => [atMs, ...block]) };
  } catch (error) {
    return { path: null, problem: `The artifact cannot be read: ${reasonOf(error)}.`, ...nothing };
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
