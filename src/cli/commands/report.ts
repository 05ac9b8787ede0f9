// `detent report --verify`: whether what a report has read is still there, and still the same. Nothing is compared
// again and nothing is written.

import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { ExpectedError } from "../../expected-error.ts";
import { type ComparisonReport, comparisonReportSchema } from "../../measure/comparison-report.ts";
import { openForReading } from "../../measure/open-database.ts";
import { readKnownSources } from "../../measure/source-records.ts";
import type { SourceStamp } from "../../measure/source-stamps.ts";
import { type CheckedSources, placesByName, verifySources } from "../../measure/verify-sources.ts";
import { parseJson } from "../../session/json-value.ts";
import type { Command, CommandContext } from "../command.ts";
import { findText } from "../option-values.ts";
import { numberText } from "../text-table.ts";

/** `detent report`. */
export const report: Command = {
  name: "report",
  summary: "Checks whether the sources of a report are still what it has read",
  usage: ["--verify [options] <folder>"],
  example: "detent report --verify reports/first",
  exitCodes: [0, 1, 4],
  options: (commander) => {
    commander
      .argument("<folder>", "a folder that `detent compare --out` has written")
      .requiredOption("--verify", "check every source: same, grown, gone or changed")
      .option(
        "--evidence <dir>",
        "the folder that evidence files of guards are below (default: the current one)",
      );
  },
  run: async (context, args, options) => {
    const [folder = ""] = args;
    const { standing } = readReport(context, folder);
    if (standing === null) {
      const problem = "It does not say what it has read.";
      throw new ExpectedError(folder, problem, "Make it again with `detent compare --out`.", 4);
    }
    const places = await knownPlaces(context);
    const evidence = resolve(context.cwd, findText(options, "evidence") ?? ".");
    const placeOf = ({ kind, path, source }: SourceStamp): string | null => {
      if (kind === "evidence") return path === null ? null : resolve(evidence, path);
      return path ?? places.get(source) ?? null;
    };
    const checked = verifySources(standing.sources, placeOf);
    print(context, folder, checked);
    return checked.isQuotable ? 0 : 1;
  },
};

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
