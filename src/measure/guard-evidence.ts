// Reads the evidence file of a guard: JSON Lines of what somebody judged about each dispatch. A line that is not what
// is expected is counted and named; a dispatch with two different values has none. Nothing is filled in.

import * as z from "zod/mini";
import { parseJson } from "../session/json-value.ts";
import { parseZonedTime } from "./zoned-time.ts";

const filled = z.string().check(z.regex(/\S/));

const rowSchema = z.object({
  run_id: filled,
  guard: filled,
  value: z.nullable(z.number()),
  source: filled,
  judged_by: filled,
  at: z.string().check(z.refine((text) => parseZonedTime(text) !== undefined)),
});

export type EvidenceRow = z.infer<typeof rowSchema>;

/** A file as it was found. `text` is null where it could not be read, for the reason in `why`. */
export interface EvidenceFile {
  /** As the protocol names it. */
  readonly name: string;
  readonly text: string | null;
  readonly why: string;
}

export interface Evidence {
  readonly rows: readonly EvidenceRow[];
  /** Full sentences, with line numbers. */
  readonly problems: readonly string[];
}

/** Takes every line; an empty one is nothing. */
export function readEvidence({ name, text, why }: EvidenceFile): Evidence {
  if (text === null) return { rows: [], problems: [why] };
  const rows: EvidenceRow[] = [];
  const bad: number[] = [];
  let field = "";
  for (const [place, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const parsed = rowSchema.safeParse(parseJson(line));
    if (parsed.success) rows.push(parsed.data);
    else {
      if (bad.length === 0) field = String(parsed.error.issues[0]?.path.join(".") ?? "");
      bad.push(place + 1);
    }
  }
  const first = bad[0];
  if (first === undefined) return { rows, problems: [] };
  const what = `${bad.length} lines are no evidence, the first at line ${first}`;
  const where = field === "" ? "" : ` (${field})`;
  return { rows, problems: [`${name}: ${what}${where}.`] };
}

/**
 * The values of one guard by run id; null where it was looked at and not judged, judged in two ways, or judged under
 * another spelling of the guard's name: such a row is not taken for a value, and not left out in silence either.
 */
export function guardValues(
  rows: readonly EvidenceRow[],
  guard: string,
): { readonly values: ReadonlyMap<string, number | null>; readonly conflicts: readonly string[] } {
  const values = new Map<string, number | null>();
  const conflicts = new Set<string>();
  for (const row of rows) {
    if (row.guard !== guard) {
      if (plainName(row.guard) === plainName(guard)) conflicts.add(row.run_id);
      continue;
    }
    const known = values.get(row.run_id);
    if (known !== undefined && known !== row.value) conflicts.add(row.run_id);
    values.set(row.run_id, row.value);
  }
  for (const runId of conflicts) values.set(runId, null);
  return { values, conflicts: [...conflicts].sort() };
}

function plainName(guard: string): string {
  return guard
    .normalize("NFKC")
    .trim()
    .replaceAll(/[\s_-]+/g, " ")
    .toLowerCase();
}

const REPAIR_COUNT = /^(fix_cycles|fixes|repairs?|repair_(count|cycles)|retries|rework)$/;

/** True for a name that counts repairs: how often something was mended says nothing about how good it is. */
export function isRepairCount(name: string): boolean {
  return REPAIR_COUNT.test(
    name
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, "_"),
  );
}

/** True for a guard about quality or review. */
export function isAboutQuality(name: string): boolean {
  return /quality|review/i.test(name);
}
