// `detent compare`: a registered comparison with its verdicts, or two selections without any. What the dispatches
// cannot carry is refused in words, and the exit code says so.

import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type ExitCode, ExpectedError } from "../../expected-error.ts";
import { compareExploratory } from "../../measure/compare-exploratory.ts";
import { comparisonMarkdown } from "../../measure/comparison-markdown.ts";
import {
  type ComparisonReport,
  reportExploratory,
  reportRegistered,
} from "../../measure/comparison-report.ts";
import { dispatchTermKeys, readDispatchTerms } from "../../measure/dispatch-terms.ts";
import type { DispatchUnit } from "../../measure/dispatch-unit.ts";
import { readDispatchUnits } from "../../measure/dispatch-units.ts";
import { findRegistration } from "../../measure/find-registration.ts";
import { findMetric, metrics } from "../../measure/metrics.ts";
import { openForReading } from "../../measure/open-database.ts";
import { metricsOf } from "../../measure/registered-targets.ts";
import { openRegistryFolder } from "../../measure/registry-folder.ts";
import type { Command, CommandContext, OptionValues } from "../command.ts";
import { keepHead, readCheckedChain } from "../database-head.ts";
import { readEvidenceFiles } from "../evidence-files.ts";
import { collectText, findText, readTexts } from "../option-values.ts";
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

/** `detent compare` over dispatches from anywhere. */
export function compareWith(read: ReadUnits): Command {
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
      const report =
        name === undefined
          ? await exploratory(read, context, options, before, after)
          : await registered(read, context, options, name);
      return printReport(context, report, findText(options, "out"));
    },
  };
}

/** `detent compare`. */
export const compare: Command = compareWith(readUnits);

async function registered(
  read: ReadUnits,
  context: CommandContext,
  options: OptionValues,
  name: string,
): Promise<ComparisonReport> {
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
  return report;
}

async function exploratory(
  read: ReadUnits,
  context: CommandContext,
  options: OptionValues,
  before: string | undefined,
  after: string | undefined,
): Promise<ComparisonReport> {
  if (before === undefined || after === undefined) {
    const missing = before === undefined ? "--before" : "--after";
    throw new ExpectedError(missing, "It is missing.", "Give both sides.", 2);
  }
  const sides = { before: readDispatchTerms(before, "--before"), after: readDispatchTerms(after, "--after") };
  const names = chosenMetrics(readTexts(options, "metric"));
  const units = await read(context, names);
  const comparison = compareExploratory({
    title: `${before} against ${after}`,
    before: units.filter(sides.before),
    after: units.filter(sides.after),
    metrics: names,
    nowMs: context.now().getTime(),
  });
  return reportExploratory(comparison);
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
  return report.comparison.exit_code;
}
