// `detent compare`: a registered comparison with its verdicts, or two selections without any. What the dispatches
// cannot carry is refused in words, and the exit code says so.

import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type ExitCode, ExpectedError } from "../../expected-error.ts";
import { type LogFacts, readLogFacts } from "../../measure/annex-rows.ts";
import { exploratorySets, registeredSets } from "../../measure/annex-sets.ts";
import { type AnnexSets, buildAnnex } from "../../measure/build-annex.ts";
import { compareExploratory } from "../../measure/compare-exploratory.ts";
import { comparisonMarkdown } from "../../measure/comparison-markdown.ts";
import {
  type ComparisonReport,
  exitCodeOfReport,
  reportExploratory,
  reportRegistered,
  withStanding,
} from "../../measure/comparison-report.ts";
import { dispatchTermKeys, readDispatchTerms } from "../../measure/dispatch-terms.ts";
import { type DispatchUnit, mayBelongTo } from "../../measure/dispatch-unit.ts";
import { readDispatchUnits } from "../../measure/dispatch-units.ts";
import { CALLS, figureKind } from "../../measure/figure-kind.ts";
import { findRegistration } from "../../measure/find-registration.ts";
import type { EvidenceFile } from "../../measure/guard-evidence.ts";
import { findMetric, metrics } from "../../measure/metrics.ts";
import { openForReading } from "../../measure/open-database.ts";
import { groupingOf } from "../../measure/protocol.ts";
import { metricsOf } from "../../measure/registered-targets.ts";
import { openRegistryFolder } from "../../measure/registry-folder.ts";
import { reportFiles } from "../../measure/report-files.ts";
import { readSourcesOf, type SourceStamp, stampEvidence, stampSource } from "../../measure/source-stamps.ts";
import { type GroupName, groupNamer } from "../../measure/target-plan.ts";
import type { Command, CommandContext, OptionValues } from "../command.ts";
import { keepHead, readCheckedChain } from "../database-head.ts";
import { readEvidenceFiles } from "../evidence-files.ts";
import { collectText, findText, isGiven, readTexts } from "../option-values.ts";
import { registryPath } from "../registry-path.ts";
import { writeReport } from "../report-folder.ts";
import { createStepLine, type StepLine } from "../step-line.ts";
import { vegaPath } from "../vega-path.ts";

/** Reads the dispatches of the database with the values of the named metrics. */
export type ReadUnits = (
  context: CommandContext,
  metricNames: readonly string[],
) => Promise<readonly DispatchUnit[]>;

const readUnits: ReadUnits = async ({ flags }, metricNames) => {
  const database = await openForReading(flags.databasePath);
  try {
    return await readDispatchUnits(database, metricNames);
  } finally {
    database.close();
  }
};

/** Stamps the sources that dispatches were read from. */
export type StampSources = (
  context: CommandContext,
  runIds: readonly string[],
  hasPaths: boolean,
) => Promise<readonly SourceStamp[] | null>;

const stampSources: StampSources = async ({ flags }, runIds, hasPaths) => {
  const database = await openForReading(flags.databasePath);
  try {
    return (await readSourcesOf(database, runIds)).map((source) => stampSource(source, hasPaths));
  } finally {
    database.close();
  }
};

/** Reads what a written report shows of the logs behind its dispatches. */
export type ReadFacts = (context: CommandContext, runIds: readonly string[]) => Promise<LogFacts>;

const readFacts: ReadFacts = async ({ flags }, runIds) => {
  const database = await openForReading(flags.databasePath);
  try {
    return await readLogFacts(database, runIds);
  } finally {
    database.close();
  }
};

const NO_FACTS: LogFacts = { calls: [], reconciled: [], sessions: 0, sessionsWithoutTotals: 0, problems: [] };

/** `detent compare` over dispatches from anywhere. Without `stamp` and `facts` its logs are not known. */
export function compareWith(
  read: ReadUnits,
  stamp: StampSources = async () => null,
  facts: ReadFacts = async () => NO_FACTS,
): Command {
  return {
    name: "compare",
    summary: "Compares the sides of a registered plan, with verdicts or the reason why not",
    usage: ["[options] <registration>", "[options] --before <terms> --after <terms>"],
    example: "detent compare 1 --out reports/first",
    exitCodes: [0, 1, 3, 4],
    options: (commander) => {
      const keys = dispatchTermKeys.map(({ key, meaning }) => `${key} (${meaning})`).join("; ");
      commander
        .argument("[registration]", "a registration by its number, file or hash")
        .option("--registry <dir>", "the folder of the registrations (default: reports/registrations)")
        .option("--head <hash>", "a head that was kept elsewhere; the chain must hold it")
        .option(
          "--evidence <dir>",
          "the folder that evidence files of guards are below (default: the current one)",
        )
        .option("--before <terms>", `without a registration: key:value terms of the one side: ${keys}`)
        .option("--after <terms>", "and of the other side")
        .option(
          "--metric <name>",
          "without a registration: a metric, may be given several times (default: every amount)",
          collectText,
        )
        .option("--with-paths", "name the paths of sources in the report, not only hashes of them")
        .option("--out <dir>", "also write it into this folder: Markdown, HTML, JSON and charts")
        .option("--interactive", "with --out: charts in report.html that a browser draws, its script inside");
    },
    flagRules: [
      { flag: "--interactive", needs: ["--out"] },
      ...["--before", "--after", "--metric"].flatMap((flag) => [
        { exclusive: ["<registration>", flag] },
        { exclusive: ["--registry", flag] },
        { exclusive: ["--head", flag] },
        { exclusive: ["--evidence", flag] },
      ]),
    ],
    run: async (context, args, options) => {
      const [name] = args;
      const [before, after] = [findText(options, "before"), findText(options, "after")];
      if ((name === undefined) === (before === undefined && after === undefined)) {
        throw new ExpectedError(
          "detent compare",
          "It compares either a registration or two selections.",
          "Name a registration, or give --before and --after.",
          2,
        );
      }
      const steps = createStepLine(context, context.flags.isQuiet);
      steps.show("Comparing …");
      try {
        const made =
          name === undefined
            ? await exploratory(read, context, options, before, after)
            : await registered(read, context, options, name);
        return await report({ context, options, steps }, made, stamp, facts);
      } finally {
        steps.end();
      }
    },
  };
}

/** `detent compare`. */
export const compare: Command = compareWith(readUnits, stampSources, readFacts);

/** A report with what its standing rests on: the dispatches of its cohorts, and the evidence of its guards. */
interface Made {
  readonly report: ComparisonReport;
  readonly runIds: readonly string[];
  readonly evidence: readonly EvidenceFile[];
  readonly units: readonly DispatchUnit[];
  /** Who was compared; worked out where a report is written. */
  readonly sets: () => AnnexSets;
  readonly groupOf: GroupName;
}

function runIdsOf(report: ComparisonReport, units: readonly DispatchUnit[]): readonly string[] {
  const cohorts = report.comparison.cohorts.map(({ cohort }) => cohort);
  return units
    .filter((unit) => cohorts.some((cohort) => mayBelongTo(unit, cohort)))
    .map(({ runId }) => runId);
}

async function registered(
  read: ReadUnits,
  context: CommandContext,
  options: OptionValues,
  name: string,
): Promise<Made> {
  const nowMs = context.now().getTime();
  const folder = openRegistryFolder(registryPath(options, context.cwd));
  const { chain } = await readCheckedChain(context, folder, options);
  const found = findRegistration(chain, name);
  const names = metricsOf(found.record.protocol).filter((metric) => findMetric(metric) !== undefined);
  const units = await read(context, names);
  const evidence = readEvidenceFiles(
    found.record.protocol.guards,
    resolve(context.cwd, findText(options, "evidence") ?? "."),
  );
  const report = reportRegistered({ folder, chain, found, units, evidence, nowMs });
  const head = report.registry?.head ?? null;
  if (head !== null && head !== chain.head) await keepHead(context, chain, head);
  const { record } = found;
  const plan = { grouping: groupingOf(record.protocol), timeZone: record.protocol.time_zone };
  return {
    report,
    runIds: runIdsOf(report, units),
    evidence: [...evidence.values()],
    units,
    sets: () => registeredSets(record, units, nowMs),
    groupOf: groupNamer(plan),
  };
}

async function exploratory(
  read: ReadUnits,
  context: CommandContext,
  options: OptionValues,
  before: string | undefined,
  after: string | undefined,
): Promise<Made> {
  const nowMs = context.now().getTime();
  if (before === undefined || after === undefined) {
    const missing = before === undefined ? "--before" : "--after";
    throw new ExpectedError(missing, "It is missing.", "Give both sides.", 2);
  }
  const sides = { before: readDispatchTerms(before, "--before"), after: readDispatchTerms(after, "--after") };
  const names = chosenMetrics(readTexts(options, "metric"));
  const isCounted = names.some((name) => figureKind(name, "excluded") === "count");
  const units = await read(context, isCounted ? [...new Set([...names, CALLS])] : names);
  const selected = { before: units.filter(sides.before), after: units.filter(sides.after) };
  const comparison = compareExploratory({
    title: `${before} against ${after}`,
    ...selected,
    metrics: names,
    nowMs,
  });
  const runIds = [...selected.before, ...selected.after].map(({ runId }) => runId);
  return {
    report: reportExploratory(comparison),
    runIds,
    evidence: [],
    units,
    sets: () => exploratorySets(selected.before, selected.after, nowMs),
    groupOf: () => "",
  };
}

function chosenMetrics(names: readonly string[]): readonly string[] {
  if (names.length === 0) return metrics.flatMap(({ name, kind }) => (kind === "amount" ? [name] : []));
  for (const name of names) {
    if (findMetric(name) !== undefined) continue;
    const known = metrics.map((metric) => metric.name).join(", ");
    throw new ExpectedError("--metric", `There is no metric "${name}".`, `Name one of ${known}.`, 2);
  }
  return names;
}

interface Run {
  readonly context: CommandContext;
  readonly options: OptionValues;
  readonly steps: StepLine;
}

async function report(run: Run, made: Made, stamp: StampSources, facts: ReadFacts): Promise<ExitCode> {
  const { context, options, steps } = run;
  const logs = await stamp(context, made.runIds, isGiven(options, "withPaths"));
  const evidence = made.evidence.flatMap((file) => stampEvidence(file) ?? []);
  const standing = logs === null ? made.report : withStanding(made.report, [...logs, ...evidence]);
  const out = findText(options, "out");
  const written = out === undefined ? [] : await writeOut(run, facts, made, standing, out);
  steps.end();
  printReport(context, standing, written);
  return exitCodeOfReport(standing);
}

/** Returns what was written, as sentences. */
async function writeOut(
  { context, options, steps }: Run,
  facts: ReadFacts,
  { runIds, units, sets, groupOf }: Made,
  report: ComparisonReport,
  out: string,
): Promise<readonly string[]> {
  steps.show("Reading the logs behind it …");
  const found = await facts(context, runIds);
  const { comparison } = report;
  const annex = buildAnnex({ comparison, sets: sets(), units, facts: found, groupOf });
  const runtime = isGiven(options, "interactive") ? readFileSync(vegaPath(), "utf8") : null;
  const onChart = (done: number, all: number): void => steps.show(`Drawing charts: ${done} of ${all} …`);
  const folder = resolve(context.cwd, out);
  const index = writeReport(folder, await reportFiles(report, annex, { runtime, onChart }));
  return [
    `Written: ${join(folder, "report.md")}, report.html, report.json and charts.`,
    ...(index === null ? [] : [`Written: ${index}.`]),
  ];
}

function printReport(
  { flags, print }: CommandContext,
  report: ComparisonReport,
  written: readonly string[],
): void {
  if (flags.isJson) print.json(report);
  else print.line(comparisonMarkdown(report).trimEnd());
  for (const text of written) print.note(text);
}
