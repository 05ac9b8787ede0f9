// What the dispatches of both sides ran with, beside what is claimed about them: settings that changed, how they ended,
// and the size of the work. A difference there may be the reason for a difference in the figures; nothing is adjusted
// for it.

import { BESIDE_LEVEL } from "./beside.ts";
import type { CovariateResult, SettingChange, SettingValue } from "./circumstances.ts";
import { compareText, type DispatchUnit } from "./dispatch-unit.ts";
import { estimateFigures } from "./figure-estimate.ts";
import type { Protocol } from "./protocol.ts";
import { median } from "./statistics/quantiles.ts";
import { formatTime } from "./zoned-time.ts";

/** Analysis sets of one cohort, by start. */
export interface ConditionSides {
  readonly cohort: string;
  readonly before: readonly DispatchUnit[];
  readonly after: readonly DispatchUnit[];
}

/** Shown beside the settings where a dispatch of either side ended in an error. */
const ENDED_IN_ERROR = "ended in an error";

/**
 * Every setting that a unit of the cohort records, by name, and how units ended where one ended in an error; `timeOf`
 * writes the starts.
 */
export function settingsOf(
  { cohort, before, after }: ConditionSides,
  timeOf: (ms: number) => string = formatTime,
): SettingChange[] {
  const units = [...before, ...after];
  const names = new Set(units.flatMap((unit) => [...(unit.settings ?? new Map()).keys()]));
  if (errorsOf(units) > 0) names.add(ENDED_IN_ERROR);
  return [...names].sort(compareText).map((setting) => {
    const [b, a] = [settingValues(before, setting, timeOf), settingValues(after, setting, timeOf)];
    const texts = (values: readonly SettingValue[]): string =>
      JSON.stringify(values.map(({ value }) => value).sort());
    const changed = (
      [
        ["before", b],
        ["after", a],
      ] as const
    ).flatMap(([side, values]) => (values.length > 1 ? [side] : []));
    const differs = b.length > 0 && a.length > 0 && texts(b) !== texts(a);
    return { cohort, setting, before: b, after: a, changed_inside: changed, differs_between_sides: differs };
  });
}

function settingValues(
  units: readonly DispatchUnit[],
  setting: string,
  timeOf: (ms: number) => string,
): SettingValue[] {
  const starts = new Map<string | null, number[]>();
  for (const unit of units) {
    if (unit.startedAtMs === null) continue;
    const value = setting === ENDED_IN_ERROR ? endOf(unit) : (unit.settings?.get(setting) ?? null);
    const known = starts.get(value);
    if (known === undefined) starts.set(value, [unit.startedAtMs]);
    else known.push(unit.startedAtMs);
  }
  return [...starts].map(([value, times]) => ({
    value,
    n: times.length,
    first: timeOf(times.reduce((least, ms) => Math.min(least, ms), Infinity)),
    last: timeOf(times.reduce((most, ms) => Math.max(most, ms), -Infinity)),
  }));
}

function endOf({ isError }: DispatchUnit): string | null {
  if (isError === null) return null;
  return isError ? "yes" : "no";
}

const errorsOf = (units: readonly DispatchUnit[]): number =>
  units.filter(({ isError }) => isError === true).length;

/** A full sentence per cohort whose after side ended in errors more often: what stops early needs less. */
export function errorDoubts(cohorts: readonly ConditionSides[]): string[] {
  return cohorts.flatMap(({ cohort, before, after }) => {
    const [b, a] = [errorsOf(before), errorsOf(after)];
    // By cross-multiplication: shares without a division, and nothing of an empty side.
    if (a * before.length <= b * after.length) return [];
    return [
      `More of ${cohort} ended in an error after the cutoff: ` +
        `${b} of ${before.length} before, ${a} of ${after.length} after. What stops early needs less.`,
    ];
  });
}

/** The covariates that a protocol names, in one cohort. Nothing below the minimum has a median or a ratio. */
export function covariatesOf(sides: ConditionSides, protocol: Protocol): CovariateResult[] {
  const minimum = protocol.minimum.per_side;
  return protocol.covariates.map(({ metric, role }) => {
    const [before, after] = [amounts(sides.before, metric), amounts(sides.after, metric)];
    const side = (units: readonly DispatchUnit[], values: readonly number[]) => ({
      n: values.length,
      missing: units.length - values.length,
      median: values.length >= minimum ? median(values) : null,
    });
    const interval = ratioOf(before, after, minimum);
    return {
      cohort: sides.cohort,
      metric,
      role,
      before: side(sides.before, before),
      after: side(sides.after, after),
      ...interval,
      level: BESIDE_LEVEL,
    };
  });
}

/** A field of the drain, else a metric with an exact value. */
function amounts(units: readonly DispatchUnit[], metric: string): readonly number[] {
  return units.flatMap((unit) => {
    const field = unit.fields?.get(metric);
    if (field !== undefined) return [field];
    const value = unit.values.get(metric);
    return value?.kind === "value" ? [value.value] : [];
  });
}

function ratioOf(
  before: readonly number[],
  after: readonly number[],
  minimum: number,
): Pick<CovariateResult, "ratio" | "low" | "high"> {
  const nothing = { ratio: null, low: null, high: null };
  const positive = (values: readonly number[]) =>
    values.filter((value) => value > 0).map((amount) => ({ group: "", amount, share: null }));
  const sides = { before: positive(before), after: positive(after) };
  if (Math.min(sides.before.length, sides.after.length) < minimum) return nothing;
  const plan = { kind: "amount" as const, isGrouped: false, level: BESIDE_LEVEL, seed: "covariate" };
  const found = estimateFigures(sides, plan);
  if (found.kind === "undecided") return nothing;
  const { ratio, low, high } = found.estimate;
  return { ratio, low, high };
}

/** The cohorts whose size of work nothing shows. */
export function withoutSize(cohorts: readonly string[], covariates: readonly CovariateResult[]): string[] {
  return cohorts.filter(
    (cohort) =>
      !covariates.some(
        (one) =>
          one.cohort === cohort &&
          one.role === "size" &&
          one.before.median !== null &&
          one.after.median !== null,
      ),
  );
}
