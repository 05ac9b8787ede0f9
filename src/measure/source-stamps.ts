// What a report has read, so that it can be checked later: of each source the bytes that were read and the hash of
// exactly these. A source that was appended to since still begins with them; one that was changed withdraws the
// report's standing. Paths stay out of a report unless they are asked for: a source is known by a hash of its path.

import { createHash } from "node:crypto";
import * as z from "zod/mini";
import type { EvidenceFile } from "./guard-evidence.ts";
import type { Database } from "./open-database.ts";
import { readPrefix } from "./prefix-hash.ts";

export const sourceStampSchema = z.strictObject({
  /** The first 16 hex digits of the SHA-256 of its path. */
  source: z.string(),
  /** Null unless paths were asked for; of an evidence file the name that the protocol gives it. */
  path: z.nullable(z.string()),
  kind: z.enum(["log", "evidence"]),
  /** Bytes from its beginning that were read. */
  bytes: z.int().check(z.gte(0)),
  /** Of these bytes, in hex, as they were when they were loaded. */
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
  "The hashes are of the bytes that were loaded, taken as they were read. Nothing shows what stood in a source before.";

/** A source as the database knows it. */
export interface LoadedSource {
  readonly path: string;
  /** Bytes read to the end of the last terminated line. */
  readonly bytes: number;
  /** Of these bytes, as they were read; null where that is not known. */
  readonly sha256: string | null;
}

const SOURCES_OF_RUNS = `
  WITH wanted AS (SELECT unnest(from_json($ids, '["VARCHAR"]')) AS run_id),
  used AS (
    SELECT r.source_id FROM drain_records r JOIN wanted USING (run_id)
    UNION SELECT d.source_id FROM dispatches d JOIN wanted USING (run_id)
    UNION SELECT c.source_id FROM contexts c JOIN dispatch_sessions m USING (session_id) JOIN wanted USING (run_id))
  SELECT path, resume_offset, prefix_sha256 FROM sources JOIN used USING (source_id) ORDER BY path`;

/** The sources that hold lines of these dispatches or of their sessions, by path. */
export async function readSourcesOf(
  database: Database,
  runIds: readonly string[],
): Promise<readonly LoadedSource[]> {
  const rows = await database.all(SOURCES_OF_RUNS, { ids: JSON.stringify(runIds) });
  return rows.map((row) => ({
    path: String(row.path),
    bytes: Number(row.resume_offset),
    sha256: typeof row.prefix_sha256 === "string" ? row.prefix_sha256 : null,
  }));
}

/** How a source is named in a report. */
export function sourceName(path: string): string {
  return createHash("sha256").update(path).digest("hex").slice(0, 16);
}

export function stampSource(source: LoadedSource, hasPath: boolean): SourceStamp {
  const { path, bytes, sha256 } = source;
  const named = {
    source: sourceName(path),
    path: hasPath ? path : null,
    kind: "log" as const,
    bytes,
    sha256,
  };
  const prefix = readPrefix(path, bytes);
  if (prefix === "gone") return { ...named, since_load: "gone" };
  const isSame = prefix !== "shorter" && prefix.sha256 === sha256;
  return { ...named, since_load: isSame ? "same" : "changed" };
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
