// The records of a registry: a sealed protocol, and the decision that a comparison of it ended in. Each carries the
// hash of the record before it and its own, so that an edit shows. Made once, never changed; an amendment is a new
// record.

import { createHash } from "node:crypto";
import * as z from "zod/mini";
import { canonicalJson } from "../session/canonical-json.ts";
import type { DispatchUnit } from "./dispatch-unit.ts";
import { type Protocol, protocolHash, protocolSchema } from "./protocol.ts";
import { type Evidence, evidenceSchema } from "./protocol-commit.ts";
import { takeWatermark, watermarkSchema } from "./watermark.ts";
import { formatTime, parseZonedTime } from "./zoned-time.ts";

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const time = z.string().check(z.refine((text) => parseZonedTime(text) !== undefined));
const link = {
  registration: z.literal(1),
  number: z.int().check(z.gte(1)),
  /** Hash of the record before; null for the first. */
  previous: z.nullable(hash),
  at: time,
  hash,
};

export const definitionsSchema = z.record(z.string(), z.number());

const sealedSchema = z.strictObject({
  ...link,
  kind: z.literal("sealed"),
  /** Hash of the registration that this one amends. */
  amends: z.nullable(hash),
  protocol: protocolSchema,
  protocol_hash: hash,
  definitions: definitionsSchema,
  /** Content hash of the command classifier; null where no metric uses it. */
  classifier: z.nullable(z.string()),
  watermark: watermarkSchema,
  evidence: evidenceSchema,
});

const decisionSchema = z.strictObject({
  cohort: z.string(),
  /** Analysis sets, by run id. */
  before: z.array(z.string()),
  after: z.array(z.string()),
  definitions: definitionsSchema,
  results: z.array(
    z.strictObject({
      metric: z.string(),
      verdict: z.string(),
      ratio: z.nullable(z.number()),
      low: z.nullable(z.number()),
      high: z.nullable(z.number()),
    }),
  ),
});

const decidedSchema = z.strictObject({
  ...link,
  kind: z.literal("decided"),
  /** Hash of the sealed record. */
  of: hash,
  report_hash: hash,
  decisions: z.array(decisionSchema),
});

export const recordSchema = z.discriminatedUnion("kind", [sealedSchema, decidedSchema]);

export type SealedRecord = z.infer<typeof sealedSchema>;
export type DecidedRecord = z.infer<typeof decidedSchema>;
export type RegistryRecord = z.infer<typeof recordSchema>;
export type Decision = z.infer<typeof decisionSchema>;

/** Where a record is appended: its number and the hash before it. */
export interface NextLink {
  readonly number: number;
  readonly previous: string | null;
}

/** Sha256, in hex, of the canonical JSON. */
export function canonicalHash(value: Parameters<typeof canonicalJson>[0]): string {
  return createHash("sha256").update(canonicalJson(value)).digest("hex");
}

/** The hash that a record must carry: over all of it but the hash. */
export function recordHash(record: RegistryRecord): string {
  return canonicalHash({ ...record, hash: undefined });
}

/** As `0007-1f3a5c7e9b2d.json`. */
export function recordFileName(record: RegistryRecord): string {
  return `${String(record.number).padStart(4, "0")}-${record.hash.slice(0, 12)}.json`;
}

/** What is sealed beside the protocol. `amends`: the hash of the registration that it amends, or null. */
export interface SealInput {
  readonly protocol: Protocol;
  readonly units: readonly DispatchUnit[];
  readonly definitions: Readonly<Record<string, number>>;
  readonly classifier: string | null;
  readonly evidence: Evidence;
  readonly amends: string | null;
}

/** The record that sealing would write: the preview shows it, `--seal` writes it. */
export function sealRecord(input: SealInput, next: NextLink, nowMs: number): SealedRecord {
  const { protocol, units, definitions, classifier, evidence, amends } = input;
  const record: SealedRecord = {
    registration: 1,
    kind: "sealed",
    ...next,
    at: formatTime(nowMs),
    amends,
    protocol,
    protocol_hash: protocolHash(protocol),
    definitions: { ...definitions },
    classifier,
    watermark: takeWatermark(protocol, units),
    evidence,
    hash: "",
  };
  return { ...record, hash: recordHash(record) };
}

/** The record of a decision. */
export function decidedRecord(
  content: Pick<DecidedRecord, "of" | "report_hash" | "decisions">,
  next: NextLink,
  nowMs: number,
): DecidedRecord {
  const record: DecidedRecord = {
    registration: 1,
    kind: "decided",
    ...next,
    at: formatTime(nowMs),
    ...content,
    hash: "",
  };
  return { ...record, hash: recordHash(record) };
}
