// What a report has read, so that it can be checked later: of each source the bytes that were read and the hash of
// exactly these. A source that was appended to since still begins with them; one that was changed withdraws the
// report's standing. Paths stay out of a report unless they are asked for: a source is known by a hash of its path.

import { createHash } from "node:crypto";
import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import * as z from "zod/mini";
import { hashFileEnds } from "./file-ends.ts";
import type { EvidenceFile } from "./guard-evidence.ts";
import type { Database } from "./open-database.ts";

const CHUNK_BYTES = 1 << 20;

export const sourceStampSchema = z.strictObject({
  /** The first 16 hex digits of the SHA-256 of its path. */
  source: z.string(),
  /** Null unless paths were asked for; of an evidence file the name that the protocol gives it. */
  path: z.nullable(z.string()),
  kind: z.enum(["log", "evidence"]),
  /** Bytes from its beginning that were read. */
  bytes: z.int().check(z.gte(0)),
  /** Of these bytes, in hex; null where they are no longer there. */
  sha256: z.nullable(z.string()),
  /** Since it was loaded; of an evidence file always `same`. */
  since_load: z.enum(["same", "gone", "changed"]),
});

export const standingSchema = z.strictObject({
  is_quotable: z.boolean(),
  /** As `quotable`, or `not quotable: 2 sources changed`. */
  sentence: z.string(),
  sources: z.array(sourceStampSchema),
  limit: z.string(),
});

export type SourceStamp = z.infer<typeof sourceStampSchema>;
export type SourceStanding = z.infer<typeof standingSchema>;

/** What stamps cannot show, said with them. */
export const STAMP_LIMIT =
  "The hashes were taken when comparing. Between loading and comparing only the length and both ends of each source " +
  "were checked.";

/** A source as the database knows it. */
export interface LoadedSource {
  readonly path: string;
  /** Bytes read to the end of the last terminated line. */
  readonly bytes: number;
  readonly headSha256: string | null;
  readonly tailSha256: string | null;
}

const SOURCES_OF_RUNS = `
  WITH wanted AS (SELECT unnest(from_json($ids, '["VARCHAR"]')) AS run_id),
  used AS (
    SELECT r.source_id FROM drain_records r JOIN wanted USING (run_id)
    UNION SELECT d.source_id FROM dispatches d JOIN wanted USING (run_id)
    UNION SELECT c.source_id FROM contexts c JOIN dispatch_sessions m USING (session_id) JOIN wanted USING (run_id))
  SELECT path, resume_offset, head_sha256, tail_sha256 FROM sources JOIN used USING (source_id) ORDER BY path`;

/** The sources that hold lines of these dispatches or of their sessions, by path. */
export async function readSourcesOf(
  database: Database,
  runIds: readonly string[],
): Promise<readonly LoadedSource[]> {
  const rows = await database.all(SOURCES_OF_RUNS, { ids: JSON.stringify(runIds) });
  return rows.map((row) => ({
    path: String(row.path),
    bytes: Number(row.resume_offset),
    headSha256: typeof row.head_sha256 === "string" ? row.head_sha256 : null,
    tailSha256: typeof row.tail_sha256 === "string" ? row.tail_sha256 : null,
  }));
}

/** How a source is named in a report. */
export function sourceName(path: string): string {
  return createHash("sha256").update(path).digest("hex").slice(0, 16);
}

export function stampSource(source: LoadedSource, hasPath: boolean): SourceStamp {
  const { path, bytes } = source;
  const named = { source: sourceName(path), path: hasPath ? path : null, kind: "log" as const, bytes };
  const prefix = readPrefix(path, bytes);
  if (prefix === "gone") return { ...named, sha256: null, since_load: "gone" };
  if (prefix === "shorter") return { ...named, sha256: null, since_load: "changed" };
  const { head, tail } = hashFileEnds(path, bytes);
  const isSame = head === source.headSha256 && tail === source.tailSha256;
  return { ...named, sha256: prefix.sha256, since_load: isSame ? "same" : "changed" };
}

/** Of a file that was read as a whole; undefined for one that could not be read. */
export function stampEvidence({ name, text }: EvidenceFile): SourceStamp | undefined {
  if (text === null) return undefined;
  const bytes = Buffer.from(text);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const named = { source: sourceName(name), path: name, kind: "evidence" as const, bytes: bytes.length };
  return { ...named, sha256, since_load: "same" };
}

/** The standing of a report that rests on these sources. Only a changed one withdraws it. */
export function standingOfSources(sources: readonly SourceStamp[]): SourceStanding {
  const changed = sources.filter(({ since_load }) => since_load === "changed").length;
  return {
    is_quotable: changed === 0,
    sentence: standingSentence(changed),
    sources: [...sources],
    limit: STAMP_LIMIT,
  };
}

export function standingSentence(changed: number): string {
  if (changed === 0) return "quotable";
  return `not quotable: ${changed === 1 ? "1 source" : `${changed} sources`} changed`;
}

/** The hash of the first `bytes` of a file and its size; `shorter` where it has fewer. */
export function readPrefix(
  path: string,
  bytes: number,
): { readonly sha256: string; readonly sizeBytes: number } | "gone" | "shorter" {
  let file: number;
  try {
    file = openSync(path, "r");
  } catch (error) {
    // What is no file any more, or may not be read, cannot be checked: that is the answer, not a fault.
    if (error instanceof Error && "code" in error) return "gone";
    throw error;
  }
  try {
    const stat = fstatSync(file);
    if (!stat.isFile()) return "gone";
    const { size } = stat;
    if (size < bytes) return "shorter";
    const hash = createHash("sha256");
    const chunk = Buffer.alloc(Math.min(CHUNK_BYTES, Math.max(bytes, 1)));
    for (let at = 0; at < bytes; ) {
      const read = readSync(file, chunk, 0, Math.min(chunk.length, bytes - at), at);
      if (read === 0) return "shorter";
      hash.update(chunk.subarray(0, read));
      at += read;
    }
    return { sha256: hash.digest("hex"), sizeBytes: size };
  } finally {
    closeSync(file);
  }
}
