// `detent report`: --verify says whether what a report has read is still there, and still the same; --diff whether two
// reports of one registration say the same. Nothing is measured again and nothing is written.

import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type ExitCode, ExpectedError } from "../../expected-error.ts";
import { compareReadings, type readingAnswers } from "../../measure/compare-readings.ts";
import { type ComparisonReport, comparisonReportSchema } from "../../measure/comparison-report.ts";
import { openForReading } from "../../measure/open-database.ts";
import { readKnownSources } from "../../measure/source-records.ts";
import type { SourceStamp } from "../../measure/source-stamps.ts";
import { type CheckedSources, placesByName, verifySources } from "../../measure/verify-sources.ts";
import { parseJson } from "../../session/json-value.ts";
import type { Command, CommandContext } from "../command.ts";
import { findText, isGiven } from "../option-values.ts";
import { numberText } from "../text-table.ts";

/** `detent report`. */
export const report: Command = {
  name: "report",
  summary: "Checks the sources of a report, or compares two reports of one registration",
  usage: ["--verify [options] <folder>", "--diff [options] <folder> <folder>"],
  example: "detent report --verify reports/first",
  exitCodes: [0, 1, 3, 4],
  options: (commander) => {
    commander
      .argument("<folder>", "a folder that `detent compare --out` has written")
      .argument("[other]", "with --diff: another one")
      .option("--verify", "check every source: same, grown, gone or changed")
      .option("--diff", "say whether two reports are the same, different, or not comparable, and why")
      .option(
        "--evidence <dir>",
        "the folder that evidence files of guards are below (default: the current one)",
      );
  },
  flagRules: [{ exclusive: ["--verify", "--diff"] }, { flag: "--evidence", needs: ["--verify"] }],
  run: async (context, args, options) => {
    const [folder = "", other] = args;
    if (isGiven(options, "diff")) return diff(context, folder, other);
    if (!isGiven(options, "verify"))
      throw new ExpectedError("detent report", "It says nothing to do.", "Give --verify or --diff.", 2);
    if (other !== undefined)
      throw new ExpectedError(other, "--verify takes one folder.", "Verify each by itself.", 2);
    return verify(context, folder, resolve(context.cwd, findText(options, "evidence") ?? "."));
  },
};

async function verify(context: CommandContext, folder: string, evidence: string): Promise<ExitCode> {
  const { standing } = readReport(context, folder);
  if (standing === null) {
    const problem = "It does not say what it has read.";
    throw new ExpectedError(folder, problem, "Make it again with `detent compare --out`.", 4);
  }
  const places = await knownPlaces(context);
  const placeOf = ({ kind, path, source }: SourceStamp): string | null => {
    if (kind === "evidence") return path === null ? null : resolve(evidence, path);
    return path ?? places.get(source) ?? null;
  };
  const checked = verifySources(standing.sources, placeOf);
  print(context, folder, checked);
  return checked.isQuotable ? 0 : 1;
}

const ENDS: { readonly [answer in (typeof readingAnswers)[number]]: ExitCode } = {
  same: 0,
  different: 1,
  "not comparable": 3,
};

function diff(context: CommandContext, first: string, second: string | undefined): ExitCode {
  if (second === undefined)
    throw new ExpectedError("--diff", "It needs two folders.", "Name the other report too.", 2);
  const { answer, reasons } = compareReadings(readReport(context, first), readReport(context, second));
  const { flags, print: printer } = context;
  if (flags.isJson) printer.json({ shape: "detent.report-diff/1", first, second, answer, reasons });
  else for (const text of [`${first} and ${second}: ${answer}.`, ...reasons]) printer.line(text);
  return ENDS[answer];
}

function readReport({ cwd }: CommandContext, folder: string): ComparisonReport {
  const path = join(resolve(cwd, folder), "report.json");
  const remedy = "Name a folder that `detent compare --out` has written.";
  if (!existsSync(path)) throw new ExpectedError(folder, "There is no report.json in it.", remedy, 4);
  const parsed = comparisonReportSchema.safeParse(parseJson(readFileSync(path, "utf8")));
  if (parsed.success) return parsed.data;
  throw new ExpectedError(
    join(folder, "report.json"),
    "It is no report that this version can read.",
    remedy,
    4,
  );
}

// A database is not needed: without one, sources whose paths the report does not name cannot be re-checked.
async function knownPlaces({ flags }: CommandContext): Promise<ReadonlyMap<string, string>> {
  if (!existsSync(flags.databasePath)) return new Map();
  const database = await openForReading(flags.databasePath);
  try {
    return placesByName((await readKnownSources(database)).map(({ path }) => path));
  } finally {
    database.close();
  }
}

function print({ flags, print: printer }: CommandContext, folder: string, checked: CheckedSources): void {
  const { sources, counts, sentence, isQuotable } = checked;
  if (flags.isJson) {
    printer.json({ shape: "detent.report-check/1", folder, isQuotable, sentence, counts, sources });
    return;
  }
  for (const { source, path, state, why } of sources) {
    if (state !== "same") printer.line(`${path ?? source}: ${state}. ${why}`);
  }
  const { same, grown, gone, changed } = counts;
  printer.line(`${sources.length} sources: ${same} same, ${grown} grown, ${gone} gone, ${changed} changed.`);
  printer.line(`Standing: ${sentence}.`);
  const placeless = sources.filter(({ path, state }) => path === null && state === "gone").length;
  if (placeless === 0) return;
  const which = placeless === sources.length ? "any source" : `${numberText(placeless)} of the sources`;
  printer.note(`Where ${which} lies is not known here. Name the database that was compared with --db.`);
}
