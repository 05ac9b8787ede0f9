// report.md of a comparison. The verdicts come first, then how far they may be believed, then the figures. Nothing is
// computed here: what the object does not hold cannot be printed. Names from logs are made harmless.

import type { CohortFlow, Comparison, Exclusion, SideFlow, SideUse, TargetResult } from "./comparison.ts";
import type { ComparisonReport } from "./comparison-report.ts";
import { amountText, changeIntervalText, changeText, levelText, pText, trimmed } from "./figure-text.ts";
import { goalText } from "./first-paragraph.ts";
import { safe, table } from "./markdown-text.ts";
import { companionsOf } from "./registered-targets.ts";
import { checksText, circumstanceSections, countsText, sourcesSection } from "./report-sections.ts";
import { verdictText } from "./verdict.ts";

/** The whole report, ending in a newline. The same object gives the same bytes. */
export function comparisonMarkdown(report: ComparisonReport): string {
  const { comparison, registry, standing, metric_limits: limits = [] } = report;
  const targets = [...comparison.targets, ...comparison.secondaries];
  const sections = [
    [`# ${safe(comparison.title)}`],
    standing === null || standing.is_quotable ? [] : [`**${safe(standing.sentence)}**`],
    [[...(registry?.differences ?? []), ...comparison.first_paragraph].map(safe).join("\n")],
    limits.map(safe),
    registrationSection(comparison, registry),
    ["## Dispatches", ...cohortSection(comparison)],
    ...targets.filter(isEstimated).map((target) => targetSection(target, comparison.companions)),
    unansweredSection(targets.filter((target) => !isEstimated(target))),
    reportedSection(comparison),
    ...circumstanceSections(comparison),
    comparison.not_evaluated.length === 0
      ? []
      : ["## Registered and not found", `${comparison.not_evaluated.map(safe).join(", ")}.`],
    sourcesSection(standing),
    registry === null || comparison.registration === null
      ? []
      : ["## Reproduce", `\`detent compare ${comparison.registration.hash.slice(0, 12)}\``],
  ];
  return `${sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n\n"))
    .join("\n\n")}\n`;
}

function isEstimated(target: TargetResult): boolean {
  return target.beside !== null;
}

function registrationSection(
  { registration, cutoff, kind }: Comparison,
  registry: ComparisonReport["registry"],
): readonly string[] {
  if (registration === null || registry === null) {
    return [
      "## Registration",
      `None: this comparison is ${kind}. Who chose the sides could see the outcome.`,
    ];
  }
  const { number, hash, protocol_hash, sealed_at, timing, timing_reasons, evidence, gone } = registration;
  const at = cutoff === null || cutoff.at === null ? "not reached" : cutoff.at;
  const note = cutoff === null || cutoff.note === "" ? "" : ` (${safe(cutoff.note)})`;
  const facts = [
    `Status: **${timing}**. ${timing_reasons.map(safe).join(" ")}`,
    `${evidence.map(safe).join(" ")}`,
    `Record ${number}, sealed ${sealed_at}, hash \`${hash}\`, protocol \`${protocol_hash}\`.`,
    `Cutoff: ${at}${note}.`,
    ...(gone.length === 0 ? [] : [`Gone from the before side since the seal: ${gone.map(safe).join(", ")}.`]),
    ...(registry.amended_by.length === 0 ? [] : [`Amended by: ${registry.amended_by.join(", ")}.`]),
    `Decided in: ${decidedText(registry)}.`,
    `Head of the registry, to keep elsewhere: \`${registry.head ?? "none"}\`. ${registry.limit}`,
    ...registry.faults.map((fault) => `Broken chain: ${safe(fault)}`),
  ];
  return ["## Registration", facts.map((fact) => `- ${fact}`).join("\n")];
}

function decidedText({ decided_in: files, differences }: NonNullable<ComparisonReport["registry"]>): string {
  if (files.length > 0) return files.join(", ");
  return differences.length === 0 ? "no record" : "no record that this report reproduces";
}

function cohortSection({ cohorts, grouping, minimum_per_side }: Comparison): readonly string[] {
  const rows = cohorts.flatMap((cohort) => [
    flowRow(cohort, "before", cohort.before),
    flowRow(cohort, "after", cohort.after),
  ]);
  const notes = cohorts.flatMap(cohortNotes);
  return [
    table(["cohort", "side", "seen", "excluded", "eligible"], rows),
    `At least ${minimum_per_side} per side; grouping: ${safe(grouping.replace(/\.$/, ""))}.`,
    ...(notes.length === 0 ? [] : [notes.map((note) => `- ${note}`).join("\n")]),
  ];
}

function flowRow(cohort: CohortFlow, side: string, flow: SideFlow): readonly string[] {
  const role = cohort.role === "compared" ? "" : ` (${cohort.role})`;
  return [
    `${safe(cohort.cohort)}${role}`,
    side,
    String(flow.seen),
    exclusionText(flow.exclusions),
    String(flow.eligible),
  ];
}

function exclusionText(exclusions: readonly Exclusion[]): string {
  if (exclusions.length === 0) return "none";
  return exclusions.map(({ rule, count }) => `${safe(rule)}: ${count}`).join("; ");
}

function cohortNotes({ cohort, horizon, appeared, no_side }: CohortFlow): readonly string[] {
  const name = safe(cohort);
  return [
    ...(horizon === null || horizon.is_past
      ? []
      : [`${name}: before its horizon, ${horizon.collected} collected.`]),
    ...(no_side === 0 ? [] : [`${name}: ${no_side} without a recorded start, on no side.`]),
    ...(appeared.length === 0
      ? []
      : [
          `${name}: deviation, on the before side but not in the watermark: ${appeared.map(safe).join(", ")}.`,
        ]),
  ];
}

function targetSection(target: TargetResult, companions: readonly TargetResult[]): readonly string[] {
  const names = companionsOf(target.metric);
  const beside = companions.filter(
    ({ metric, cohort }) => cohort === target.cohort && names.includes(metric),
  );
  const shown = [target, ...beside];
  return [
    `## ${safe(target.metric)} in ${safe(target.cohort)}: ${safe(verdictText(target.verdict))}`,
    ...(target.goal === null ? [] : [`Registered: ${goalText(target.goal)}.`]),
    table(
      ["metric", "side", "n", "median", "quartiles", "left out"],
      shown.flatMap((one) => [sideRow(one, "before", one.before), sideRow(one, "after", one.after)]),
    ),
    table(["metric", "ratio", "change", "interval", "level", "verdict"], shown.map(estimateRow)),
    ruleText(target),
    countsText(target),
    besideText(target),
    checksText(target),
  ].filter((text) => text !== "");
}

function sideRow({ metric }: TargetResult, side: string, use: SideUse | null): readonly string[] {
  if (use === null) return [safe(metric), side, "–", "–", "–", "–"];
  const { summary } = use;
  const quartiles = summary === null ? "–" : `${amountText(summary.q1)} to ${amountText(summary.q3)}`;
  const median = summary === null ? "–" : amountText(summary.median);
  return [safe(metric), side, String(use.used), median, quartiles, exclusionText(use.exclusions)];
}

function estimateRow({ metric, estimate, verdict }: TargetResult): readonly string[] {
  if (estimate === null) return [safe(metric), "–", "–", "–", "–", safe(verdictText(verdict))];
  const { ratio, low, high, level } = estimate;
  const interval = changeIntervalText(low, high);
  return [
    safe(metric),
    trimmed(ratio, 4),
    changeText(ratio),
    interval,
    levelText(level),
    safe(verdictText(verdict)),
  ];
}

function ruleText({ estimate }: TargetResult): string {
  if (estimate === null) return "";
  const { rule, why, groups } = estimate;
  const counts = groups === null ? "" : ` Groups: ${groups.before} before, ${groups.after} after.`;
  const shared =
    groups === null || groups.on_both_sides === 0 ? "" : ` On both sides: ${groups.on_both_sides}.`;
  return `Interval by ${rule}: ${why}.${counts}${shared}`;
}

type Figures = NonNullable<TargetResult["beside"]>;

function besideText({ beside }: TargetResult): string {
  if (beside === null) return "";
  const { median_change: medians, rank_sum: ranks, cliffs_delta, shift, icc_by_day: icc } = beside;
  const sentences = [
    ...(medians === null ? [] : [medianText(medians)]),
    rankSumText(ranks),
    `Cliff's delta ${trimmed(cliffs_delta, 3)}`,
    `typical difference ${signedAmount(shift)} (Hodges–Lehmann)`,
    ...(icc === null ? [] : [iccText(icc)]),
  ];
  return `Beside the verdict, never its ground: ${sentences.join("; ")}.`;
}

function signedAmount(value: number): string {
  return `${value < 0 ? "−" : "+"}${amountText(Math.abs(value))}`;
}

function rankSumText({ p, p_holm, method, is_unadjusted }: Figures["rank_sum"]): string {
  const holm = p_holm === null ? "" : `, Holm-adjusted over the targets ${pText(p_holm)}`;
  return `rank-sum p ${pText(p)} (${method}${is_unadjusted ? ", unadjusted for groups" : ""})${holm}`;
}

function iccText({ icc, low, high, level }: NonNullable<Figures["icc_by_day"]>): string {
  const interval = `${levelText(level)} interval ${trimmed(low, 3)} to ${trimmed(high, 3)}`;
  return `likeness of units of one day (ICC) ${trimmed(icc, 3)}, ${interval}`;
}

function medianText(change: NonNullable<Figures["median_change"]>): string {
  const point = changeText(1 + change.change);
  if (change.low === null || change.high === null) return `change of medians ${point}, without an interval`;
  const interval = changeIntervalText(1 + change.low, 1 + change.high);
  const how = `bootstrap, ${change.resamples} resamples, seed ${safe(change.seed)}`;
  return `change of medians ${point} (${levelText(change.level)} interval ${interval}; ${how})`;
}

// In words and counts alone: no figure of a refused or still collecting target is compared with another.
function unansweredSection(targets: readonly TargetResult[]): readonly string[] {
  if (targets.length === 0) return [];
  const lines = targets.map((target) => {
    const uses = [sideNote("before", target.before), sideNote("after", target.after)].filter(
      (text) => text !== "",
    );
    const note = uses.length === 0 ? "" : ` ${uses.join(" ")}`;
    return `- ${safe(target.metric)} in ${safe(target.cohort)}: ${safe(verdictText(target.verdict))}.${note}`;
  });
  return ["## Not answered", lines.join("\n")];
}

function sideNote(side: string, use: SideUse | null): string {
  if (use === null) return "";
  const excluded = use.exclusions.length === 0 ? "" : `, left out: ${exclusionText(use.exclusions)}`;
  const { summary } = use;
  const median = summary === null ? "" : `, median ${amountText(summary.median)}`;
  return `${side}: ${use.used} with a value${median}${excluded}.`;
}

function reportedSection({ only_reported: reported }: Comparison): readonly string[] {
  if (reported.length === 0) return [];
  const rows = reported.flatMap(({ metric, cohort, before, after }) =>
    (["before", "after"] as const).map((side) => {
      const use = side === "before" ? before : after;
      const median = use.summary === null ? "too few to show" : amountText(use.summary.median);
      return [safe(cohort), safe(metric), side, String(use.used), median, exclusionText(use.exclusions)];
    }),
  );
  return ["## Only reported", table(["cohort", "metric", "side", "n", "median", "left out"], rows)];
}
