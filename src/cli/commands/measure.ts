// `detent measure`: every metric over sessions or dispatches, with how many units it is known for. An unknown figure is
// printed as unknown and a lower bound as one; nothing is filled in.

import { ExpectedError } from "../../expected-error.ts";
import type { MeasuredGroup } from "../../measure/grouped-metrics.ts";
import type { Measurement } from "../../measure/measured-metrics.ts";
import { isDispatchMetric, type Metric } from "../../measure/metric.ts";
import type { Database } from "../../measure/open-database.ts";
import { type Grouping, groupings } from "../../measure/unit-groups.ts";
import type { UnitLevel } from "../../measure/unit-selection.ts";
import type { Command, CommandContext, OptionValues } from "../command.ts";
import { countText } from "../count-text.ts";
import { CSV_LINES, csvText } from "../csv-text.ts";
import {
  groupCsv,
  groupJson,
  groupRows,
  labelText,
  metricColumns,
  metricJson,
  metricRow,
  streakText,
  unitCsv,
  unitsJson,
} from "../measure-text.ts";
import { nearestNames } from "../nearest-name.ts";
import { collectText, findText, isGiven, readTexts } from "../option-values.ts";
import { printReconciliation } from "../reconciliation-text.ts";
import type { Column } from "../text-table.ts";

type Facts = Pick<MeasuredGroup, "labels" | "streaks">;

/** What is measured. `isChosen`: metrics were named; then only labels and streaks that `names` has are shown. */
interface Asked {
  readonly level: UnitLevel;
  readonly metrics: readonly Metric[];
  readonly isChosen: boolean;
  readonly names: readonly string[];
  readonly by: readonly Grouping[];
}

/** Names of labels and streaks among `names` are left to `chosenFacts`. */
async function chosenMetrics(names: readonly string[], level: UnitLevel): Promise<readonly Metric[]> {
  const { dispatchFactNames, findMetric, metrics } = await import("../../measure/metrics.ts");
  const hasLevel = (metric: Metric): boolean => level === "dispatch" || !isDispatchMetric(metric);
  if (names.length === 0) return metrics.filter(hasLevel);
  const { replayAnswerNames } = await import("../../measure/replay-answers.ts");
  return names.flatMap((name) => {
    if (level === "dispatch" && dispatchFactNames.includes(name)) return [];
    const metric = findMetric(name);
    if (metric === undefined && !dispatchFactNames.includes(name)) {
      const known = [...metrics.map((other) => other.name), ...dispatchFactNames];
      const near = nearestNames(name, [...known, ...replayAnswerNames]);
      const guess = near.length === 0 ? "" : `Did you mean ${near.join(" or ")}? `;
      const remedy = `${guess}The metrics are ${known.join(", ")}.`;
      throw new ExpectedError("--metric", `There is no metric '${name}'.`, remedy, 2);
    }
    if (metric !== undefined && hasLevel(metric)) return metric;
    throw new ExpectedError("--metric", `Sessions have no ${name}.`, "Add --level dispatch.", 2);
  });
}

function chosenGroupings(text: string | undefined, level: UnitLevel): readonly Grouping[] {
  const names = text === undefined ? [] : text.split(",").map((name) => name.trim());
  return names.map((name, index) => {
    const grouping = groupings[level].find((one) => one.name === name);
    if (grouping !== undefined && names.indexOf(name) === index) return grouping;
    const known = groupings[level].map((one) => one.name).join(", ");
    const problem = grouping === undefined ? `A ${level} has no '${name}'.` : `'${name}' is named twice.`;
    const isOfDispatches = level === "session" && groupings.dispatch.some((one) => one.name === name);
    const other = isOfDispatches ? "Add --level dispatch. Of sessions: " : "";
    throw new ExpectedError("--by", problem, `${other}Name some of ${known}, apart by commas.`, 2);
  });
}

/** Sessions may be named by the beginning of their id, as the list of sessions shows them. */
async function sessionIds(database: Database, args: readonly string[]): Promise<readonly string[]> {
  const { findSession } = await import("../../measure/find-session.ts");
  const ids: string[] = [];
  for (const arg of args) ids.push((await findSession(database, arg)).id);
  return ids;
}

function levelOf(options: OptionValues): UnitLevel {
  return findText(options, "level") === "dispatch" ? "dispatch" : "session";
}

function checkIds(ids: readonly string[], level: UnitLevel, known: (id: string) => boolean): void {
  const first = ids.find((id) => !known(id));
  if (first === undefined) return;
  const problem = `The database has no ${level} '${first}'.`;
  const list = `\`detent ${level === "dispatch" ? "dispatches" : "sessions"}\` lists them.`;
  throw new ExpectedError("detent measure", problem, list, 2);
}

function unitText(count: number, level: UnitLevel): string {
  return level === "dispatch" ? countText(count, "dispatch", "dispatches") : countText(count, "session");
}

function chosenFacts<F extends Facts>(facts: F, { isChosen, names }: Asked): F {
  if (!isChosen) return facts;
  const isNamed = ({ name }: { readonly name: string }): boolean => names.includes(name);
  return { ...facts, labels: facts.labels.filter(isNamed), streaks: facts.streaks.filter(isNamed) };
}

function printFacts({ labels, streaks }: Facts, { print }: CommandContext): void {
  for (const label of labels) print.line(labelText(label));
  for (const streak of streaks) print.line(streakText(streak));
}

/** What no figure may be read without is said even where no metric was named. */
function overviewNotes(metrics: readonly Metric[]): readonly string[] {
  const classed = metrics.find(({ measuredError }) => measuredError !== undefined);
  return [
    ...(classed === undefined ? [] : [`${classed.name}: ${classed.limits} ${classed.measuredError}`]),
    "`detent measure --metric NAME` says what a metric counts, and what it does not.",
  ];
}

function meaningText({ name, meaning, limits, measuredError }: Metric): string {
  return [`${name}: ${meaning} ${limits}`, ...(measuredError === undefined ? [] : [measuredError])].join(" ");
}

/** Where metrics were named, what each of them says is said too; of all it would hide the table. */
function printNotes({ level, metrics, isChosen }: Asked, { print }: CommandContext): void {
  const plural = level === "dispatch" ? "dispatches" : "sessions";
  print.note("");
  for (const note of isChosen ? metrics.map(meaningText) : overviewNotes(metrics)) print.note(note);
  print.note(
    `exact / at least / unknown: how many ${plural} have a full figure, a lower bound, or none. \`?\` is unknown.`,
  );
}

function whyEmpty(level: UnitLevel): string {
  return `There are no ${level === "dispatch" ? "dispatches" : "sessions"}: \`detent load\` fills them.`;
}

function printTable(measurement: Measurement, facts: Facts, asked: Asked, context: CommandContext): void {
  const { level, units, metrics } = measurement;
  const { print } = context;
  print.line(unitText(units.size, level));
  print.line("");
  if (units.size === 0 || metrics.length > 0)
    print.table(metricColumns, units.size === 0 ? [] : metrics.map(metricRow), whyEmpty(level));
  if (units.size === 0) return;
  if (facts.labels.length + facts.streaks.length > 0) print.line("");
  printFacts(facts, context);
  printNotes(asked, context);
}

function printGroups(groups: readonly MeasuredGroup[], asked: Asked, context: CommandContext): void {
  const { by, level } = asked;
  const { print } = context;
  const columns = [
    ...by.map(({ name }): Column => ({ title: name, align: "left" })),
    { title: "units", align: "right" } as const,
    ...metricColumns,
  ];
  print.table(columns, groupRows(groups), whyEmpty(level));
  if (groups.length === 0) return;
  for (const { key, labels, streaks } of groups) {
    if (labels.length + streaks.length === 0) continue;
    print.line("");
    print.line(key.join(" · "));
    printFacts({ labels, streaks }, context);
  }
  printNotes(asked, context);
}

async function runGrouped(
  context: CommandContext,
  database: Database,
  ids: readonly string[],
  asked: Asked,
  isCsv: boolean,
): Promise<void> {
  const { readGroupedMetrics } = await import("../../measure/grouped-metrics.ts");
  const { level, metrics, by } = asked;
  const names = by.map(({ name }) => name);
  const only = ids.length === 0 ? null : ids;
  const measured = await readGroupedMetrics(database, metrics, level, only, by);
  const groups = measured.map((group) => chosenFacts(group, asked));
  const known = new Set(groups.flatMap(({ units }) => units));
  checkIds(ids, level, (id) => known.has(id));
  if (isCsv) context.stdout.write(csvText(groupCsv(groups, names)));
  else if (context.flags.isJson) {
    const groupsJson = groups.map((group) => groupJson(group, names));
    const head = { shape: "detent.measure-by/1", level, by: names, unitCount: known.size };
    context.print.json({ ...head, groups: groupsJson });
  } else printGroups(groups, asked, context);
}

async function runPlain(
  context: CommandContext,
  database: Database,
  ids: readonly string[],
  asked: Asked,
  isCsv: boolean,
): Promise<void> {
  const { readMeasurement } = await import("../../measure/measured-metrics.ts");
  const { readDispatchFacts } = await import("../../measure/grouped-metrics.ts");
  const { level, metrics } = asked;
  const only = ids.length === 0 ? null : ids;
  const measurement = await readMeasurement(database, metrics, level, only);
  checkIds(ids, level, (id) => measurement.units.has(id));
  const read = await readDispatchFacts(database, { level, ids: only, isPooled: true });
  const facts = chosenFacts(read("all"), asked);
  const { readReconciliationCounts } = await import("../../measure/reconciliation-counts.ts");
  const reconciliation = await readReconciliationCounts(database, { level, ids: only, isPooled: false });
  if (isCsv) context.stdout.write(csvText(unitCsv(measurement)));
  else if (context.flags.isJson) {
    const shape = { shape: "detent.measure/1", level, unitCount: measurement.units.size };
    const rows = measurement.metrics.map(metricJson);
    context.print.json({ ...shape, metrics: rows, reconciliation, units: unitsJson(measurement), ...facts });
  } else {
    printTable(measurement, facts, asked, context);
    printReconciliation(context.print, reconciliation);
  }
}

/** `detent measure`. */
export const measure: Command = {
  name: "measure",
  summary: "Every metric over sessions or dispatches, as a table, JSON or CSV",
  usage: ["[options] [ID...]"],
  example: "detent measure --metric bash_calls --metric cache_read_tokens",
  exitCodes: [0, 4],
  options: (commander) => {
    const by = (level: UnitLevel): string => groupings[level].map(({ name }) => name).join(", ");
    commander
      .argument("[ID...]", "sessions (or dispatches) to measure; all where none is named")
      .addOption(
        commander
          .createOption("--level <level>", "measure sessions or dispatches")
          .choices(["session", "dispatch"])
          .default("session"),
      )
      .option(
        "--metric <name>",
        "only this metric, may be given several times; replay_fires_MOVE and replay_undetermined_MOVE too",
        collectText,
      )
      .option(
        "--by <names>",
        `groups, apart by commas: of sessions by ${by("session")}; of dispatches by ${by("dispatch")}`,
      )
      .option("--csv", `print one line per session or dispatch as CSV, or per group; ${CSV_LINES}`);
  },
  flagRules: [{ exclusive: ["--csv", "--json"] }],
  run: async (context, args, options) => {
    const { openForReading } = await import("../../measure/open-database.ts");
    const level = levelOf(options);
    const names = readTexts(options, "metric");
    const metrics = await chosenMetrics(names, level);
    const by = chosenGroupings(findText(options, "by"), level);
    const asked = { level, metrics, by, isChosen: names.length > 0, names };
    const isCsv = isGiven(options, "csv");
    const database = await openForReading(context.flags.databasePath);
    try {
      const ids = level === "session" ? await sessionIds(database, args) : args;
      if (by.length > 0) await runGrouped(context, database, ids, asked, isCsv);
      else await runPlain(context, database, ids, asked, isCsv);
      return 0;
    } finally {
      database.close();
    }
  },
};
