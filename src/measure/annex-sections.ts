// The annex as sections of report.md: medians with and without those that have no terminal result, charts, how lines
// reconcile with totals, the classifier, and the problems of the sources. Each is a heading with blocks beneath it.

import type { Annex } from "./annex.ts";
import type { Chart } from "./charts/chart.ts";
import type { CohortFlow } from "./comparison.ts";
import { amountText } from "./figure-text.ts";
import { safe, table } from "./markdown-text.ts";

/** Blocks of Markdown, a heading first. */
export type Section = readonly string[];

const NO_RESULT = "no terminal result";

/** How many dispatches stand before and after, and their medians, whatever the plan includes. */
export function baselineSection({ baselines }: Annex, cohorts: readonly CohortFlow[]): Section {
  const rows = baselines.map(({ cohort, metric, side, all, terminal }) => [
    safe(cohort),
    safe(metric),
    side,
    String(all.n),
    middleText(all),
    String(terminal.n),
    middleText(terminal),
  ]);
  return [
    "## With and without a terminal result",
    "Counts of the cohorts named, given together and never compared together:\n" +
      `${(["before", "after"] as const).map((side) => flowText(side, cohorts)).join("\n")}`,
    ...(rows.length === 0
      ? []
      : [
          table(
            ["cohort", "metric", "side", "n, all", "median", "n, with a terminal result", "median"],
            rows,
          ),
          "All: every dispatch that ended. A median needs the minimum of dispatches on its side.",
        ]),
  ];
}

function flowText(side: "before" | "after", cohorts: readonly CohortFlow[]): string {
  const flows = cohorts.map((cohort) => ({ cohort: cohort.cohort, flow: cohort[side] }));
  const seen = flows.reduce((sum, { flow }) => sum + flow.seen, 0);
  const each = flows.map(({ cohort, flow }) => `${safe(cohort)} ${flow.seen}`).join(", ");
  const without = flows
    .flatMap(({ flow }) => flow.exclusions)
    .reduce((sum, { rule, count }) => (rule === NO_RESULT ? sum + count : sum), 0);
  const note = without === 0 ? "" : `; ${without} left out for having ${NO_RESULT}`;
  return `${side} ${seen} (${each})${note}.`;
}

function middleText({ median }: { readonly median: number | null }): string {
  return median === null ? "too few to show" : amountText(median);
}

/** Each chart as a picture, in words, and in numbers. `folder` has the pictures. */
export function chartsSection(charts: readonly Chart[], folder: string): Section {
  if (charts.length === 0) return [];
  return ["## Charts", ...charts.flatMap((chart) => chartBlocks(chart, folder))];
}

function chartBlocks(chart: Chart, folder: string): readonly string[] {
  return [
    `### ${safe(chart.title)}`,
    `![${safe(chart.title)}](${folder}/${chart.name}.svg)`,
    chart.alternative.map(safe).join(" "),
    table(
      chart.header.map(safe),
      chart.rows.map((row) => row.map(safe)),
    ),
  ];
}

const outcomes = ["equal", "over", "under", "no record", "no total"] as const;

/** Sums of lines beside recorded totals: in how many sessions they agree. */
export function reconciliationSection(annex: Annex): Section {
  const { reconciled, sessions, sessions_without_totals: without } = annex;
  const opening =
    `Of ${sessions} sessions, ${without} have no recorded totals; what such a session used is recorded and not ` +
    "billed. Lines hold far fewer output tokens than were billed, so output is under its total nearly everywhere.";
  const rows = reconciled.map(({ scope, field, outcomes: found }) => [
    safe(scope),
    safe(field),
    ...outcomes.map((outcome) => String(found[outcome] ?? "–")),
  ]);
  return [
    "## Reconciliation",
    opening,
    ...(rows.length === 0 ? [] : [table(["scope", "field", ...outcomes], rows)]),
  ];
}

/** The classifier behind every mechanical count. */
export function classifierSection({ classifier }: Annex): Section {
  const { hash, error, withheld } = classifier;
  const classes = withheld.length === 0 ? ["Every class passes its controls."] : withheld;
  return [
    "## Classifier",
    `${classes.map(safe).join(" ")} ${safe(error)} Some mechanical calls read code, so a mechanical count is no ` +
      "count of work that can be removed.",
    `Content hash \`${hash}\`.`,
  ];
}

/** Problems by kind; a report without any says so. */
export function problemsSection({ problems }: Annex): Section {
  if (problems.length === 0) return ["## Problems in the data", "None in the sources of these dispatches."];
  return [
    "## Problems in the data",
    table(
      ["kind", "count"],
      problems.map(({ kind, count }) => [safe(kind), String(count)]),
    ),
    "`detent problems` names each with its file and line.",
  ];
}
