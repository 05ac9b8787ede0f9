// `detent measure`: every metric over sessions or dispatches, with how many units it is known for. An unknown figure is
// printed as unknown and a lower bound as one; nothing is filled in.

import { ExpectedError } from "../../expected-error.ts";
import type { MetricValue } from "../../measure/dispatch-unit.ts";
import type { MeasuredMetric, Measurement } from "../../measure/measured-metrics.ts";
import type { Metric } from "../../measure/metric.ts";
import type { Database } from "../../measure/open-database.ts";
import type { Command, CommandContext, OptionValues } from "../command.ts";
import { CSV_LINES, csvText } from "../csv-text.ts";
import { nearestNames } from "../nearest-name.ts";
import { collectText, findText, isGiven, readTexts } from "../option-values.ts";
import { printReconciliation } from "../reconciliation-text.ts";
import type { Cell, Column } from "../text-table.ts";

const COLUMNS: readonly Column[] = [
  { title: "metric", align: "left" },
  { title: "all together", align: "right" },
  { title: "median of exact", align: "right", narrow: "leave out" },
  { title: "exact", align: "right" },
  { title: "at least", align: "right" },
  { title: "unknown", align: "right" },
  { title: "unit", align: "left", narrow: "leave out" },
];

function figureText(value: number, metric: Metric): string {
  if (metric.kind === "share") return `${(value * 100).toFixed(1)} %`;
  if (metric.unit === "USD") return value.toLocaleString("en-US", { maximumSignificantDigits: 4 });
  const digits = Number.isInteger(value) ? 0 : 1;
  return value.toLocaleString("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

function valueText(value: MetricValue, metric: Metric): string | null {
  if (value.kind === "unknown") return null;
  const text = figureText(value.value, metric);
  return value.kind === "lower bound" ? `≥ ${text}` : text;
}

function row({
  metric,
  total,
  median,
  exactUnits,
  lowerBoundUnits,
  unknownUnits,
}: MeasuredMetric): readonly Cell[] {
  const middle = median === null ? null : figureText(median, metric);
  return [
    metric.name,
    valueText(total, metric),
    middle,
    exactUnits,
    lowerBoundUnits,
    unknownUnits,
    metric.unit,
  ];
}

function totalJson(value: MetricValue): { readonly [key: string]: string | number } {
  return value.kind === "value" ? { kind: value.kind, value: value.value } : { ...value };
}

function metricJson({ metric, total, median, exactUnits, lowerBoundUnits, unknownUnits }: MeasuredMetric) {
  const { name, unit, definition, meaning, limits, measuredError = null } = metric;
  const counts = { exactUnits, lowerBoundUnits, unknownUnits };
  return {
    name,
    unit,
    definition,
    meaning,
    limits,
    measuredError,
    total: totalJson(total),
    median,
    ...counts,
  };
}

function unitsJson({ units }: Measurement) {
  return [...units].map(([id, values]) => {
    return { id, values: Object.fromEntries([...values].map(([name, value]) => [name, totalJson(value)])) };
  });
}

/** One line per unit, one column per metric and one that says how it is known. */
function csvRows({ units, metrics }: Measurement): readonly (readonly Cell[])[] {
  const names = metrics.map(({ metric }) => metric.name);
  const titles = ["id", ...names.flatMap((name) => [name, `${name}_known`])];
  const rows = [...units].map(([id, values]): readonly Cell[] => [
    id,
    ...names.flatMap((name): readonly Cell[] => {
      const value = values.get(name);
      if (value === undefined || value.kind === "unknown") return [null, "unknown"];
      return [value.value, value.kind];
    }),
  ]);
  return [titles, ...rows];
}

async function chosenMetrics(names: readonly string[]): Promise<readonly Metric[]> {
  const { findMetric, metrics } = await import("../../measure/metrics.ts");
  if (names.length === 0) return metrics;
  return names.map((name) => {
    const metric = findMetric(name);
    if (metric !== undefined) return metric;
    const known = metrics.map((other) => other.name);
    const near = nearestNames(name, known);
    const guess = near.length === 0 ? "" : `Did you mean ${near.join(" or ")}? `;
    const remedy = `${guess}The metrics are ${known.join(", ")}.`;
    throw new ExpectedError("--metric", `There is no metric '${name}'.`, remedy, 2);
  });
}

/** Sessions may be named by the beginning of their id, as the list of sessions shows them. */
async function sessionIds(database: Database, args: readonly string[]): Promise<readonly string[]> {
  const { findSession } = await import("../../measure/find-session.ts");
  const ids: string[] = [];
  for (const arg of args) ids.push((await findSession(database, arg)).id);
  return ids;
}

function levelOf(options: OptionValues): "session" | "dispatch" {
  return findText(options, "level") === "dispatch" ? "dispatch" : "session";
}

function checkIds(ids: readonly string[], measurement: Measurement): void {
  const missing = ids.filter((id) => !measurement.units.has(id));
  const [first] = missing;
  if (first === undefined) return;
  const { level } = measurement;
  const problem = `The database has no ${level} '${first}'.`;
  throw new ExpectedError(
    `detent measure`,
    problem,
    `\`detent ${level}${level === "dispatch" ? "es" : "s"}\` lists them.`,
    2,
  );
}

function meaningText({ metric }: MeasuredMetric): string {
  const { name, meaning, limits, measuredError } = metric;
  return [`${name}: ${meaning} ${limits}`, ...(measuredError === undefined ? [] : [measuredError])].join(" ");
}

/** What no figure may be read without is said even where no metric was named. */
function overviewNotes(metrics: readonly MeasuredMetric[]): readonly string[] {
  const classed = metrics.find(({ metric }) => metric.measuredError !== undefined)?.metric;
  return [
    ...(classed === undefined ? [] : [`${classed.name}: ${classed.limits} ${classed.measuredError}`]),
    "`detent measure --metric NAME` says what a metric counts, and what it does not.",
  ];
}

/** `isChosen`: metrics were named, so what each of them says is said too; of all it would hide the table. */
function printTable(measurement: Measurement, { print }: CommandContext, isChosen: boolean): void {
  const { level, units, metrics } = measurement;
  const plural = level === "dispatch" ? "dispatches" : "sessions";
  print.line(`${units.size} ${units.size === 1 ? level : plural}`);
  print.line("");
  print.table(
    COLUMNS,
    units.size === 0 ? [] : metrics.map(row),
    `There are no ${plural}: \`detent load\` fills them.`,
  );
  if (units.size === 0) return;
  print.note("");
  for (const note of isChosen ? metrics.map(meaningText) : overviewNotes(metrics)) print.note(note);
  print.note(
    `exact / at least / unknown: how many ${plural} have a full figure, a lower bound, or none. \`?\` is unknown.`,
  );
}

/** `detent measure`. */
export const measure: Command = {
  name: "measure",
  summary: "Every metric over sessions or dispatches, as a table, JSON or CSV",
  usage: ["[options] [ID...]"],
  example: "detent measure --metric bash_calls --metric cache_read_tokens",
  exitCodes: [0, 4],
  options: (commander) => {
    commander
      .argument("[ID...]", "sessions (or dispatches) to measure; all where none is named")
      .addOption(
        commander
          .createOption("--level <level>", "measure sessions or dispatches")
          .choices(["session", "dispatch"])
          .default("session"),
      )
      .option("--metric <name>", "only this metric; may be given several times", collectText)
      .option("--csv", `print one line per session or dispatch as CSV; ${CSV_LINES}`);
  },
  flagRules: [{ exclusive: ["--csv", "--json"] }],
  run: async (context, args, options) => {
    const { openForReading } = await import("../../measure/open-database.ts");
    const { readMeasurement } = await import("../../measure/measured-metrics.ts");
    const { readReconciliationCounts } = await import("../../measure/reconciliation-counts.ts");
    const level = levelOf(options);
    const metrics = await chosenMetrics(readTexts(options, "metric"));
    const database = await openForReading(context.flags.databasePath);
    try {
      const ids = level === "session" ? await sessionIds(database, args) : args;
      const measurement = await readMeasurement(database, metrics, level, ids.length === 0 ? null : ids);
      checkIds(ids, measurement);
      const selection = { level, ids: ids.length === 0 ? null : ids, isPooled: false };
      const reconciliation = await readReconciliationCounts(database, selection);
      if (isGiven(options, "csv")) context.stdout.write(csvText(csvRows(measurement)));
      else if (context.flags.isJson) {
        const shape = { shape: "detent.measure/1", level, unitCount: measurement.units.size };
        context.print.json({
          ...shape,
          metrics: measurement.metrics.map(metricJson),
          reconciliation,
          units: unitsJson(measurement),
        });
      } else {
        printTable(measurement, context, options.metric !== undefined);
        printReconciliation(context.print, reconciliation);
      }
      return 0;
    } finally {
      database.close();
    }
  },
};
