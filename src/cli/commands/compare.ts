// `detent compare`: a registered comparison with its verdicts, or two selections without any. What the dispatches
// cannot carry is refused in words, and the exit code says so.

import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type ExitCode, ExpectedError } from "../../expected-error.ts";
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
import { metricsOf } from "../../measure/registered-targets.ts";
import { openRegistryFolder } from "../../measure/registry-folder.ts";
import { readSourcesOf, type SourceStamp, stampEvidence, stampSource } from "../../measure/source-stamps.ts";
import type { Command, CommandContext, OptionValues } from "../command.ts";
import { keepHead, readCheckedChain } from "../database-head.ts";
import { readEvidenceFiles } from "../evidence-files.ts";
import { collectText, findText, isGiven, readTexts } from "../option-values.ts";
import { jsonText } from "../print.ts";
import { registryPath } from "../registry-path.ts";

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

/** `detent compare` over dispatches from anywhere. Without `stamp` its sources are not known. */
export function compareWith(read: ReadUnits, stamp: StampSources = async () => null): Command {
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
        .option("--out <dir>", "also write report.md and report.json into this folder");
    },
    flagRules: ["--before", "--after", "--metric"].flatMap((flag) => [
      { exclusive: ["<registration>", flag] },
      { exclusive: ["--registry", flag] },
      { exclusive: ["--head", flag] },
      { exclusive: ["--evidence", flag] },
    ]),
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
      const made =
        name === undefined
          ? await exploratory(read, context, options, before, after)
          : await registered(read, context, options, name);
      const logs = await stamp(context, made.runIds, isGiven(options, "withPaths"));
      const stamps =
        logs === null ? null : [...logs, ...made.evidence.flatMap((file) => stampEvidence(file) ?? [])];
      const report = stamps === null ? made.report : withStanding(made.report, stamps);
      return printReport(context, report, findText(options, "out"));
    },
  };
}

/** `detent compare`. */
export const compare: Command = compareWith(readUnits, stampSources);

/** A report with what its standing rests on: the dispatches of its cohorts, and the evidence of its guards. */
interface Made {
  readonly report: ComparisonReport;
  readonly runIds: readonly string[];
  readonly evidence: readonly EvidenceFile[];
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
  const folder = openRegistryFolder(registryPath(options, context.cwd));
  const { chain } = await readCheckedChain(context, folder, options);
  const found = findRegistration(chain, name);
  const names = metricsOf(found.record.protocol).filter((metric) => findMetric(metric) !== undefined);
  const units = await read(context, names);
  const evidence = readEvidenceFiles(
    found.record.protocol.guards,
    resolve(context.cwd, findText(options, "evidence") ?? "."),
  );
  const report = reportRegistered({ folder, chain, found, units, evidence, nowMs: context.now().getTime() });
  const head = report.registry?.head ?? null;
  if (head !== null && head !== chain.head) await keepHead(context, chain, head);
  return { report, runIds: runIdsOf(report, units), evidence: [...evidence.values()] };
}

async function exploratory(
  read: ReadUnits,
  context: CommandContext,
  options: OptionValues,
  before: string | undefined,
  after: string | undefined,
): Promise<Made> {
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
    nowMs: context.now().getTime(),
  });
  const runIds = [...selected.before, ...selected.after].map(({ runId }) => runId);
  return { report: reportExploratory(comparison), runIds, evidence: [] };
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

function printReport(
  { flags, print, cwd }: CommandContext,
  report: ComparisonReport,
  out: string | undefined,
): ExitCode {
  const markdown = comparisonMarkdown(report);
  if (flags.isJson) print.json(report);
  else print.line(markdown.trimEnd());
  if (out !== undefined) {
    const folder = resolve(cwd, out);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "report.md"), markdown);
    writeFileSync(join(folder, "report.json"), `${jsonText(report, 2)}\n`);
    print.note(`Written: ${join(folder, "report.md")} and report.json.`);
  }
  return exitCodeOfReport(report);
}
