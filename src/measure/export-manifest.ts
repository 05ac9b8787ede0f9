// The manifest of an export: which database wrote it, by which rules, and every file of it with its hash. It is written
// last, so an export without one, or one whose files differ from it, is not whole and is never taken in part.

import { join } from "node:path";
import * as z from "zod/mini";
import { parseJson } from "../session/json-value.ts";
import { MANIFEST_FOLDER } from "./export-folders.ts";

/** What all manifests are called in their `shape`, whatever their version. */
export const MANIFEST_SHAPES = "detent.export-manifest/";
export const MANIFEST_SHAPE = `${MANIFEST_SHAPES}1` as const;

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const count = z.int().check(z.gte(0));
export const INSTALL_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const fileShape = z.strictObject({
  table: z.string().check(z.regex(/^[a-z_]+$/)),
  /** The day of its rows in UTC; null for rows without a time. */
  day: z.nullable(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))),
  name: z.string().check(z.regex(/^[a-z0-9_]+\.parquet$/)),
  rows: count,
  bytes: count,
  sha256,
});

const manifestShape = z.strictObject({
  shape: z.literal(MANIFEST_SHAPE),
  install: z.string().check(z.regex(INSTALL_ID)),
  /** Counted by the database that was exported: a greater one is newer. */
  number: count,
  schema_version: count,
  counting_definition: count,
  has_paths: z.boolean(),
  has_subjects: z.boolean(),
  files: z.array(fileShape),
});

export type ExportFile = z.infer<typeof fileShape>;
export type ExportManifest = z.infer<typeof manifestShape>;

/** Of any version: what is needed to say which one it is. */
const headerShape = z.object({
  shape: z.string(),
  install: z.optional(z.string()),
  schema_version: z.optional(z.number()),
  counting_definition: z.optional(z.number()),
});

export type ManifestReading = { readonly manifest: ExportManifest } | { readonly problem: string };

/** Reads the text of a manifest; what is wrong with it comes as a full sentence. Null: it is none, of no version. */
export function readManifest(text: string): ManifestReading | null {
  const value = parseJson(text);
  const header = headerShape.safeParse(value);
  if (!header.success || !header.data.shape.startsWith(MANIFEST_SHAPES)) return null;
  if (header.data.shape !== MANIFEST_SHAPE) {
    const problem = `The export is of ${header.data.shape}; this version reads ${MANIFEST_SHAPE}.`;
    return { problem: named(header.data.install, problem) };
  }
  const read = manifestShape.safeParse(value);
  if (read.success) return { manifest: read.data };
  const [issue] = read.error.issues;
  const where = issue === undefined || issue.path.length === 0 ? "it" : issue.path.join(".");
  return { problem: named(header.data.install, `The manifest is damaged: ${where} is not as it must be.`) };
}

/** A sentence about the export of an install. */
export function named(install: string | undefined, sentence: string): string {
  return install === undefined ? sentence : `Install ${install}: ${sentence}`;
}

/** The manifest as it is written: equal exports have equal bytes. */
export function manifestText(manifest: ExportManifest): string {
  return `${JSON.stringify(manifest, null, 1)}\n`;
}

export function manifestPath(folder: string, install: string): string {
  return join(folder, MANIFEST_FOLDER, `${install}.json`);
}

/** Where the rows of a table lie below the folder of exports: by day, then by install. */
export function partitionPath(table: string, day: string | null, install: string): string {
  return join(table, `day=${day ?? NO_DAY}`, `install=${install}`);
}

/** What engines that read such partitions take for NULL. */
export const NO_DAY = "__HIVE_DEFAULT_PARTITION__";

export function filePath(folder: string, install: string, { table, day, name }: ExportFile): string {
  return join(folder, partitionPath(table, day, install), name);
}
