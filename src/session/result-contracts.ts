// The contracts of the results that workers hand back, by kind and version, and what a text holds of them. Whatever
// does not fit is malformed, with the reason. A contract checks structure alone: a valid review has not shown that
// every defect was found.

import * as z from "zod/mini";
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from "./json-value.ts";
import { readKeyValues } from "./key-value-lines.ts";
import { type BlockState, type ContractKind, findResultBlocks } from "./result-blocks.ts";

const text = z.string().check(z.minLength(1));
const texts = z.array(text);
const maybeText = z.optional(z.nullable(text));
const whole = z.union([
  z.int().check(z.nonnegative()),
  z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number)),
]);
const yesOrNo = z.union([
  z.boolean(),
  z.pipe(
    z.string().check(z.regex(/^(?:true|false|yes|no)$/i)),
    z.transform((word) => /^(?:true|yes)$/i.test(word)),
  ),
]);

const implementation = z.object({
  status: text,
  changed_paths: texts,
  criteria_claimed: texts,
  summary: text,
  blockers: texts,
});

const review = z.object({
  reviewer: text,
  verdict: text,
  finding_count: whole,
  findings: z.array(
    z.object({
      id: text,
      severity: text,
      path: maybeText,
      line: z.optional(z.nullable(whole)),
      criterion: maybeText,
      blocking: yesOrNo,
    }),
  ),
});

const fix = z.object({
  findings_attempted: z.array(z.object({ id: text, disposition: text })),
  changed_paths: texts,
  blockers: texts,
});

const RECORD_LISTS = ["findings", "findings_attempted"];
/** The versions that are known; a block without `version` is of the first. */
const VERSIONS = ["1"];

/** What a contract says, as far as other contracts and reports need it. */
export interface ContractFacts {
  /** Of a review, or null. */
  readonly verdict: string | null;
  /** Ids of a review's findings, or of the findings that a fix attempted. */
  readonly ids: readonly string[];
}

export type ContractReading =
  | { readonly standing: "valid"; readonly version: string; readonly facts: ContractFacts }
  | { readonly standing: "malformed"; readonly version: string | null; readonly why: string };

/** One block of a text. `reading` is null unless the block is complete. */
export interface FoundContract {
  readonly kind: ContractKind;
  readonly state: BlockState;
  /** From 1, in the text. */
  readonly line: number;
  readonly reading: ContractReading | null;
}

/** Every block of a text, in its order. `version` is what an artifact says of itself; null where it says nothing. */
export function readContracts(source: string, version: string | null = null): readonly FoundContract[] {
  return findResultBlocks(source).map(({ kind, state, line, body }): FoundContract => {
    if (state !== "complete") return { kind, state, line, reading: null };
    const read = readKeyValues(body, RECORD_LISTS);
    const reading: ContractReading =
      "why" in read
        ? { standing: "malformed", version, why: read.why }
        : readContractFields(kind, read.fields, version);
    return { kind, state, line, reading };
  });
}

/** Checks the fields of one contract. Never throws. */
export function readContractFields(
  kind: ContractKind,
  fields: JsonObject,
  outerVersion: string | null = null,
): ContractReading {
  const version = versionOf(fields.version) ?? outerVersion ?? "1";
  if (!VERSIONS.includes(version)) {
    return { standing: "malformed", version, why: `Version ${version} of the contract is not known.` };
  }
  const checked = check[kind](fields);
  if (typeof checked === "string") return { standing: "malformed", version, why: checked };
  return { standing: "valid", version, facts: checked };
}

function versionOf(value: JsonValue | undefined): string | null {
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? value.replace(/^v/i, "") : null;
}

/** The facts, or why the fields are no such contract. */
const check: { readonly [kind in ContractKind]: (fields: JsonObject) => ContractFacts | string } = {
  implementation: (fields) => {
    const read = implementation.safeParse(fields);
    return read.success ? { verdict: null, ids: [] } : faultOf(fields, read.error.issues);
  },
  review: (fields) => {
    const read = review.safeParse(fields);
    if (!read.success) return faultOf(fields, read.error.issues);
    const { finding_count, findings, verdict } = read.data;
    const ids = findings.map(({ id }) => id);
    if (finding_count !== findings.length) {
      return `\`finding_count\` is ${finding_count}, and ${findings.length} findings are listed.`;
    }
    const twice = repeated(ids);
    if (twice !== undefined) return `Two findings have the id ${JSON.stringify(twice)}.`;
    const blocking = findings.filter((finding) => finding.blocking).length;
    if (/^pass(?:ed|es)?(?![a-z])/i.test(verdict) && blocking > 0) {
      return `The verdict is ${verdict}, and ${blocking} of its findings are blocking.`;
    }
    return { verdict, ids };
  },
  fix: (fields) => {
    const read = fix.safeParse(fields);
    if (!read.success) return faultOf(fields, read.error.issues);
    const ids = read.data.findings_attempted.map(({ id }) => id);
    const twice = repeated(ids);
    return twice === undefined
      ? { verdict: null, ids }
      : `Finding ${JSON.stringify(twice)} is attempted twice.`;
  },
};

function repeated(ids: readonly string[]): string | undefined {
  return ids.find((id, index) => ids.indexOf(id) !== index);
}

/** The first fault, told with the key; a key that is missing is told from one that is wrong. */
function faultOf(fields: JsonObject, issues: readonly z.core.$ZodIssue[]): string {
  const [issue] = issues;
  const path = issue?.path ?? [];
  const key = path.map(String).join(".");
  if (valueAt(fields, path) === undefined) return `\`${key}\` is missing.`;
  if (issue !== undefined && "expected" in issue && issue.expected === "array")
    return `\`${key}\` is no list.`;
  return `\`${key}\` is not what the contract asks for.`;
}

function valueAt(fields: JsonObject, path: readonly PropertyKey[]): JsonValue | undefined {
  let value: JsonValue | undefined = fields;
  for (const step of path) {
    if (isJsonArray(value)) value = value[Number(step)];
    else if (isJsonObject(value)) value = value[String(step)];
    else return undefined;
  }
  return value;
}
