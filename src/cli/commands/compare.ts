// `detent compare`: a registered comparison with its verdicts, or two selections without any. What the dispatches
// cannot carry is refused in words, and the exit code says so.

import { ExpectedError } from "../../expected-error.ts";
import { dispatchTermKeys } from "../../measure/dispatch-terms.ts";
import type { Command } from "../command.ts";
import { createComparisonProgress } from "../comparison-progress.ts";
import { type ComparisonReads, databaseReads } from "../comparison-reads.ts";
import { makeExploratory, makeRegistered } from "../made-comparison.ts";
import { collectText, findText, isGiven } from "../option-values.ts";
import { writeComparison } from "../written-comparison.ts";

/** `detent compare` over dispatches from anywhere. */
export function compareWith(reads: ComparisonReads): Command {
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
        .option("--interactive", "with --out: charts in report.html that a browser draws, its script inside")
        .option("--progress", "print how far it is as lines on stderr, for a program that runs it");
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
      const hasTerms = findText(options, "before") !== undefined || findText(options, "after") !== undefined;
      if ((name === undefined) === !hasTerms) {
        throw new ExpectedError(
          "detent compare",
          "It compares either a registration or two selections.",
          "Name a registration, or give --before and --after.",
          2,
        );
      }
      const progress = createComparisonProgress(context, context.flags.isQuiet, isGiven(options, "progress"));
      const run = { context, options, progress };
      try {
        const made =
          name === undefined
            ? await makeExploratory(reads.units, run)
            : await makeRegistered(reads.units, run, name);
        return await writeComparison(run, made, reads);
      } finally {
        progress.hide();
      }
    },
  };
}

/** `detent compare`. */
export const compare: Command = compareWith(databaseReads);
