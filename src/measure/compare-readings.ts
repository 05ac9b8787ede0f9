// Two readings of one registration, beside each other: same, different, or not comparable. Readings that differ in what
// they read, or in what a figure means, say nothing about each other: no difference between their figures is shown.

import type { Comparison, TargetResult } from "./comparison.ts";
import type { ComparisonReport } from "./comparison-report.ts";
import { canonicalHash } from "./registration.ts";
import type { SourceStamp } from "./source-stamps.ts";
import { verdictText } from "./verdict.ts";

export const readingAnswers = ["same", "different", "not comparable"] as const;

export interface ComparedReadings {
  readonly answer: (typeof readingAnswers)[number];
  /** Full sentences; empty for the same. */
  readonly reasons: readonly string[];
}

/** `first` and `second` are two reports as they were written. */
export function compareReadings(first: ComparisonReport, second: ComparisonReport): ComparedReadings {
  const obstacles = [
    ...registrationObstacles(first.comparison, second.comparison),
    ...classifierObstacles(first, second),
    ...definitionObstacles(first.comparison, second.comparison),
    ...sourceObstacles(first, second),
  ];
  if (obstacles.length > 0) return { answer: "not comparable", reasons: obstacles };
  const differences = differencesOf(first.comparison, second.comparison);
  return { answer: differences.length === 0 ? "same" : "different", reasons: differences };
}

function registrationObstacles(
  { registration: first }: Comparison,
  { registration: second }: Comparison,
): readonly string[] {
  if (first === null || second === null)
    return [`${sideWords(first === null, second === null)} made without a registration.`];
  if (first.hash === second.hash) return [];
  const names = [first, second].map(({ number, hash }) => `${number} (${hash.slice(0, 12)})`);
  return [`They are of two registrations: ${names.join(" and ")}.`];
}

function sideWords(isFirst: boolean, isSecond: boolean): string {
  if (isFirst && isSecond) return "Both were";
  return isFirst ? "The first was" : "The second was";
}

function classifierObstacles(first: ComparisonReport, second: ComparisonReport): readonly string[] {
  const [one, other] = [first, second].map(({ annex }) => annex?.classifier.hash);
  if (one === undefined || other === undefined)
    return [`${sideWords(one === undefined, other === undefined)} made without naming a classifier.`];
  return one === other ? [] : [`They were made by two classifiers: ${one} and ${other}.`];
}

function targetsOf({ targets, secondaries, companions }: Comparison): readonly TargetResult[] {
  return [...targets, ...secondaries, ...companions];
}

const placeOf = ({ metric, cohort }: { readonly metric: string; readonly cohort: string }): string =>
  `${metric} in ${cohort}`;

function definitionObstacles(first: Comparison, second: Comparison): readonly string[] {
  const others = new Map(targetsOf(second).map((target) => [placeOf(target), target.definitions]));
  const found = targetsOf(first).flatMap((target) => {
    const other = others.get(placeOf(target)) ?? {};
    return Object.entries(target.definitions ?? {}).flatMap(([name, number]) => {
      const now = other[name];
      return now === undefined || now === number
        ? []
        : [`${name} was measured by two definitions: ${number} and ${now}.`];
    });
  });
  return [...new Set(found)];
}

/** A source is what was read of it: a log that was renamed, or lies elsewhere, is the same one. */
function contentOf({ kind, bytes, sha256 }: SourceStamp): string {
  return `${kind} ${bytes} ${sha256}`;
}

function sourceObstacles(
  { standing: first }: ComparisonReport,
  { standing: second }: ComparisonReport,
): readonly string[] {
  if (first === null || second === null)
    return [`${sideWords(first === null, second === null)} made without saying what was read.`];
  const unsure = [first, second].map(({ sources }) =>
    sources.filter(({ sha256, since_load }) => sha256 === null || since_load !== "same"),
  );
  const [one = [], other = []] = unsure;
  if (one.length + other.length > 0)
    return [
      `Sources had changed, or were gone, when a report was made: ${one.length} of the first's, ` +
        `${other.length} of the second's.`,
    ];
  return onlySentences(without(first.sources, second.sources), without(second.sources, first.sources));
}

/** The sources of which others hold no equal one; each of the others stands for one. */
function without(sources: readonly SourceStamp[], others: readonly SourceStamp[]): readonly SourceStamp[] {
  const left = new Map<string, SourceStamp[]>();
  for (const other of others) left.set(contentOf(other), [...(left.get(contentOf(other)) ?? []), other]);
  return sources.filter((source) => left.get(contentOf(source))?.pop() === undefined);
}

/** What was read under one name in two states, and what only one has read. */
function onlySentences(first: readonly SourceStamp[], second: readonly SourceStamp[]): readonly string[] {
  const named = new Map(second.map((stamp) => [stamp.source, stamp]));
  const both = first.filter(({ source }) => named.has(source));
  const shared = new Set(both.map(({ source }) => source));
  const sentence = (what: string, stamps: readonly SourceStamp[]): readonly string[] => {
    if (stamps.length === 0) return [];
    const names = stamps.slice(0, 5).map(({ path, source }) => path ?? source);
    const more = stamps.length > names.length ? ", …" : "";
    return [`${what}: ${stamps.length} (${names.join(", ")}${more}).`];
  };
  return [
    ...sentence("Sources that were read in two states", both),
    ...sentence(
      "Sources that only the first has read",
      first.filter(({ source }) => !shared.has(source)),
    ),
    ...sentence(
      "Sources that only the second has read",
      second.filter(({ source }) => !shared.has(source)),
    ),
  ];
}

function differencesOf(first: Comparison, second: Comparison): readonly string[] {
  if (canonicalHash(first) === canonicalHash(second)) return [];
  const others = new Map(targetsOf(second).map((target) => [placeOf(target), target]));
  const targets = targetsOf(first).flatMap((target) => {
    const other = others.get(placeOf(target));
    return other === undefined
      ? [`${placeOf(target)}: only the first has it.`]
      : targetDifference(target, other);
  });
  const known = new Set(targetsOf(first).map(placeOf));
  const added = targetsOf(second)
    .filter((target) => !known.has(placeOf(target)))
    .map((target) => `${placeOf(target)}: only the second has it.`);
  const parts = otherParts(first, second);
  const beside = parts.length === 0 ? [] : [`Other parts that differ: ${parts.join(", ")}.`];
  return [...targets, ...added, ...beside];
}

const TARGET_PARTS = ["targets", "secondaries", "companions"];

/** Parts of the comparison beside its targets, as `only reported`. */
function otherParts(first: Comparison, second: Comparison): readonly string[] {
  const hashes = new Map(Object.entries(second).map(([name, part]) => [name, canonicalHash({ part })]));
  return Object.entries(first).flatMap(([name, part]) =>
    TARGET_PARTS.includes(name) || hashes.get(name) === canonicalHash({ part })
      ? []
      : [name.replaceAll("_", " ")],
  );
}

function targetDifference(first: TargetResult, second: TargetResult): readonly string[] {
  if (canonicalHash(first) === canonicalHash(second)) return [];
  const [was, is] = [first, second].map(({ verdict }) => verdictText(verdict));
  const place = placeOf(first);
  if (was !== is) return [`${place}: ${was} in the first, ${is} in the second.`];
  const [one, other] = [first, second].map(({ estimate }) => estimate?.ratio ?? null);
  if (one !== other)
    return [`${place}: the ratio is ${one ?? "none"} in the first and ${other ?? "none"} in the second.`];
  return [`${place}: its figures differ.`];
}
