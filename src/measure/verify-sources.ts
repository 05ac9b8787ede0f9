// Checks a report's sources again: same, grown (it still begins with what was read), gone (cannot be re-checked) or
// changed. Only a changed one withdraws the report's standing.

import { readPrefix } from "./prefix-hash.ts";
import { type SourceStamp, sourceName, standingSentence } from "./source-stamps.ts";

export const sourceStates = ["same", "grown", "gone", "changed"] as const;

export type SourceState = (typeof sourceStates)[number];

export interface CheckedSource {
  readonly source: string;
  /** Where it was looked for; null where nobody knows its place. */
  readonly path: string | null;
  readonly state: SourceState;
  /** A sentence for every state but `same`. */
  readonly why: string;
}

export interface CheckedSources {
  readonly sources: readonly CheckedSource[];
  readonly counts: { readonly [state in SourceState]: number };
  readonly isQuotable: boolean;
  readonly sentence: string;
}

/** `placeOf`: where a source is now, by its stamp; null where that is not known. */
export function verifySources(
  stamps: readonly SourceStamp[],
  placeOf: (stamp: SourceStamp) => string | null,
): CheckedSources {
  const sources = stamps.map((stamp) => checkSource(stamp, placeOf(stamp)));
  const count = (state: SourceState): number => sources.filter((one) => one.state === state).length;
  const counts = {
    same: count("same"),
    grown: count("grown"),
    gone: count("gone"),
    changed: count("changed"),
  };
  return { sources, counts, isQuotable: counts.changed === 0, sentence: standingSentence(counts.changed) };
}

function checkSource(stamp: SourceStamp, path: string | null): CheckedSource {
  const { source, bytes, sha256 } = stamp;
  const checked = (state: SourceState, why: string): CheckedSource => ({ source, path, state, why });
  if (stamp.since_load === "changed") return checked("changed", "It had changed when the report was made.");
  if (path === null)
    return checked("gone", "Neither the report nor the database says where it is; it cannot be re-checked.");
  const prefix = readPrefix(path, bytes);
  if (prefix === "gone") return checked("gone", "It is no longer there and cannot be re-checked.");
  if (prefix === "shorter") return checked("changed", "It is shorter than what was read.");
  if (sha256 === null)
    return checked("gone", "The report has no hash of what was read; it cannot be re-checked.");
  if (prefix.sha256 !== sha256)
    return checked("changed", "What was read of it is no longer what it begins with.");
  return prefix.sizeBytes === bytes
    ? checked("same", "")
    : checked("grown", "It begins with what was read, and goes on.");
}

/** By the name that a report gives a source. */
export function placesByName(paths: readonly string[]): ReadonlyMap<string, string> {
  return new Map(paths.map((path) => [sourceName(path), path]));
}
