// Parts of report.md that stand beside the verdicts: what was checked of a target, guards, settings and covariates.
// Everything is printed whatever it shows.

import type { Checks, Sensitivity } from "./checks.ts";
import type { CovariateResult, GuardResult, SettingChange, SettingValue } from "./circumstances.ts";
import type { Comparison, TargetResult } from "./comparison.ts";
import { amountText, changeIntervalText, changeText, levelText, pText, trimmed } from "./figure-text.ts";
import { safe, table } from "./markdown-text.ts";
import type { SourceStanding } from "./source-stamps.ts";

/** How counts and shares stand on both sides; empty for an amount. */
export function countsText({ counts, sums }: TargetResult): string {
  if (sums !== null)
    return `Over a whole side: ${percent(sums.before)} before, ${percent(sums.after)} after.`;
  if (counts === null) return "";
  const { per, before_mean, after_mean, before_any, after_any, difference, low, high, level } = counts;
  const withAny = ({ count, of }: { readonly count: number; readonly of: number }): string =>
    `${count} of ${of}`;
  const points = (value: number): string => trimmed(100 * value, 1);
  return [
    `Mean per ${per}: ${amountText(before_mean)} before, ${amountText(after_mean)} after.`,
    `Dispatches with any: ${withAny(before_any)} before, ${withAny(after_any)} after,`,
    `a difference of ${points(difference)} points`,
    `(${levelText(level)} interval ${points(low)} to ${points(high)}).`,
  ].join(" ");
}

function percent(share: number): string {
  return `${trimmed(100 * share, 2)} %`;
}

/** Point rule, A/A, trend and sensitivity of one target. */
export function checksText({ checks }: TargetResult): string {
  if (checks === null) return "";
  const sentences = [pointRuleText(checks), fakesText(checks), trendText(checks)].filter(
    (text) => text !== "",
  );
  const rows = checks.sensitivity.map(sensitivityRow);
  return [
    sentences.map((sentence) => `- ${sentence}`).join("\n"),
    table(["sensitivity", "n before", "n after", "change", "interval", "would read"], rows),
  ].join("\n\n");
}

function pointRuleText({ point_rule: rule }: Checks): string {
  if (rule === null) return "";
  const source = rule.source === null ? "" : ` (${safe(rule.source)})`;
  const name = { median_change: "change of medians", mean_change: "change of means", ratio: "ratio" }[
    rule.statistic
  ];
  const outcome =
    rule.ratio === null
      ? "it does not exist here"
      : `${changeText(rule.ratio)}, so it ${rule.holds === true ? "holds" : "does not hold"}`;
  return `Registered point rule${source}, never alone: ${name}, ${outcome}.`;
}

function fakesText({ fake_cutoffs: fakes }: Checks): string {
  if (fakes === null) return "A/A inside of the before side: too few units for A/A.";
  const rank = `rank ${fakes.rank} of ${fakes.of}`;
  return `A/A inside of the before side: the change has ${rank} by size; fakes are smaller and overlapping.`;
}

function trendText({ trend }: Checks): string {
  if (trend === null) return "Trend inside of the before side: cannot be estimated.";
  const way = trend.p < 0.05 ? (trend.rho < 0 ? "it was falling already" : "it was rising") : "none is shown";
  const figures = `Spearman ${trimmed(trend.rho, 3)}, p ${pText(trend.p)}, n ${trend.n}`;
  return `Trend inside of the before side: ${way} (${figures}).`;
}

function sensitivityRow(line: Sensitivity): readonly string[] {
  const counts = [safe(line.name), String(line.before), String(line.after)];
  if (line.ratio === null) return [...counts, "–", "–", safe(line.note)];
  return [...counts, changeText(line.ratio), changeIntervalText(line.low, line.high), line.reads_as ?? "–"];
}

/** Guards, settings and covariates; a section without rows says so. */
export function circumstanceSections(comparison: Comparison): readonly (readonly string[])[] {
  const { guards, settings, covariates, size_covariate_missing: sizeless } = comparison;
  return [
    guards.length === 0 ? [] : ["## Guards", table(guardHeader, guards.map(guardRow)), ...guardNotes(guards)],
    [
      "## Settings and covariates",
      settings.length === 0 ? "No setting is recorded." : table(settingHeader, settings.flatMap(settingRows)),
      ...(covariates.length === 0 ? [] : [table(covariateHeader, covariates.map(covariateRow))]),
      ...sizeless.map((cohort) => `${safe(cohort)}: size covariate missing.`),
    ],
  ];
}

const guardHeader = [
  "cohort",
  "guard",
  "metric",
  "state",
  "judged before",
  "judged after",
  "change",
  "interval",
  "margin",
];

function guardRow(guard: GuardResult): readonly string[] {
  const unit = { percent: " %", points: " points", absolute: "" }[guard.margin_unit];
  const shown = (value: number | null): string =>
    value === null ? "no bound" : `${trimmed(value, 2)}${unit}`;
  const { change } = guard;
  return [
    safe(guard.cohort),
    safe(guard.name),
    safe(guard.metric),
    `**${guard.state}**`,
    `${guard.before.judged} of ${guard.before.of}`,
    `${guard.after.judged} of ${guard.after.of}`,
    change === null ? "–" : shown(change.value),
    change === null ? "–" : `${shown(change.low)} to ${shown(change.high)} (${levelText(change.level)})`,
    `a ${guard.loss} of ${trimmed(guard.margin, 4)}${unit}`,
  ];
}

function guardNotes(guards: readonly GuardResult[]): readonly string[] {
  const notes = guards.flatMap(({ cohort, name, why }) =>
    why.map((text) => `- ${safe(cohort)}, ${safe(name)}: ${safe(text)}`),
  );
  return [
    ...(notes.length === 0 ? [] : [notes.join("\n")]),
    "A guard holds where its interval excludes a loss beyond the margin. " +
      "A repair count is no evidence of review quality.",
  ];
}

const settingHeader = ["cohort", "setting", "side", "values: n, from first to last start", "change"];

function settingRows(setting: SettingChange): readonly (readonly string[])[] {
  return (["before", "after"] as const).map((side) => [
    safe(setting.cohort),
    safe(setting.setting),
    side,
    setting[side].map(settingValueText).join("; ") || "–",
    [
      ...(setting.changed_inside.includes(side) ? ["**changed inside of the side**"] : []),
      ...(side === "after" && setting.differs_between_sides ? ["differs from the before side"] : []),
    ].join("; ") || "none",
  ]);
}

function settingValueText({ value, n, first, last }: SettingValue): string {
  return `${value === null ? "not recorded" : safe(value)}: ${n}, ${first} to ${last}`;
}

const covariateHeader = [
  "cohort",
  "covariate",
  "role",
  "before: n, median",
  "after: n, median",
  "change",
  "interval",
];

function covariateRow(covariate: CovariateResult): readonly string[] {
  const { cohort, metric, role, before, after, ratio, low, high, level } = covariate;
  const side = ({ n, missing, median }: CovariateResult["before"]): string =>
    `${n}${missing === 0 ? "" : ` (${missing} missing)`}, ${median === null ? "–" : amountText(median)}`;
  const change = ratio === null ? "–" : changeText(ratio);
  const interval = ratio === null ? "–" : `${changeIntervalText(low, high)} (${levelText(level)})`;
  return [safe(cohort), safe(metric), role, side(before), side(after), change, interval];
}

/** What the report rests on: counts, and each source that is not as it was loaded. */
export function sourcesSection(standing: SourceStanding | null): readonly string[] {
  if (standing === null) return [];
  const { sources, sentence, limit } = standing;
  const bytes = sources.reduce((sum, source) => sum + source.bytes, 0);
  const others = sources.filter(({ since_load }) => since_load !== "same");
  const one = sources.length === 1 ? "1 source" : `${sources.length} sources`;
  return [
    "## Sources",
    `Standing: ${safe(sentence)}. ${one} with ${bytes.toLocaleString("en-US")} bytes read; ` +
      "`detent report --verify` checks them again.",
    ...(others.length === 0
      ? []
      : [
          others
            .map(
              (source) => `- ${safe(source.path ?? source.source)}: ${source.since_load} since it was loaded`,
            )
            .join("\n"),
        ]),
    limit,
  ];
}
