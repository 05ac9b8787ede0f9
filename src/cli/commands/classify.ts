// `detent classify`: the class of a Bash command and which row gave it; for many commands on standard input; the check
// of the classifier itself; what no row knows in the logs; and a label for a command.

import { classifyCall } from "../../classify/classify-call.ts";
import { type ExitCode, ExpectedError } from "../../expected-error.ts";
import { openForReading } from "../../measure/open-database.ts";
import { readUnlabelled, type UnlabelledCommands } from "../../measure/unlabelled-commands.ts";
import { classifiedShape, printClassified } from "../classified-text.ts";
import { checkClassifier } from "../classify-check.ts";
import { addLabel } from "../classify-label.ts";
import { classifyStream } from "../classify-stream.ts";
import type { Command, CommandContext, OptionValues } from "../command.ts";
import { controlsPath } from "../controls-path.ts";
import { findCount, findText, isGiven } from "../option-values.ts";
import { type Column, numberText } from "../text-table.ts";

const LIMIT = 40;

const columns: readonly Column[] = [
  { title: "calls", align: "right" },
  { title: "commands", align: "right" },
  { title: "program", align: "left" },
  { title: "shortest command", align: "left", narrow: "cut" },
];

/** `detent classify`. */
export const classify: Command = {
  name: "classify",
  summary: "Says what a Bash command is for and by which row, and checks the classifier itself",
  usage: [
    "[options] COMMAND",
    "[options] < COMMANDS",
    "--check [--corpus DIR]",
    "--unlabelled [--limit N]",
    "--label CLASS [--mixed] --into FILE COMMAND|LOG:LINE",
  ],
  example: "detent classify 'cd web && npm test 2>&1 | tail -20'",
  exitCodes: [0, 1, 3, 4],
  options: (commander) => {
    commander
      .argument("[command...]", "one command, in quotes; without it, lines or JSON Lines of standard input")
      .option("--check", "check the controls of every class and the agreement with labels")
      .option("--corpus <dir>", "with --check: logs that hold the commands of which only the hash is kept")
      .option("--controls <dir>", "with --check: other controls and labels than those of the program")
      .option("--unlabelled", "what the loaded logs hold that no row knows, by frequency")
      .option("--limit <n>", `with --unlabelled: at most this many (default: ${LIMIT})`)
      .option("--label <class>", "add a label for the command, or for the Bash call on a line of a log")
      .option("--mixed", "with --label: a mechanical command stands beside the one that decides")
      .option("--into <file>", "with --label: the file of labels");
  },
  flagRules: [
    { exclusive: ["--check", "--unlabelled", "--label"] },
    { exclusive: ["--check", "<command>"] },
    { exclusive: ["--unlabelled", "<command>"] },
    { flag: "--corpus", needs: ["--check"] },
    { flag: "--controls", needs: ["--check"] },
    { flag: "--limit", needs: ["--unlabelled"] },
    { flag: "--mixed", needs: ["--label"] },
    { flag: "--into", needs: ["--label"] },
    { flag: "--label", needs: ["--into"] },
  ],
  run: async (context, args, options) => {
    if (isGiven(options, "check")) {
      const controls = findText(options, "controls") ?? controlsPath();
      return checkClassifier(context, controls, findText(options, "corpus"));
    }
    if (isGiven(options, "unlabelled")) return showUnlabelled(context, options);
    const text = args.join(" ");
    const className = findText(options, "label");
    if (className !== undefined) return label(context, className, text, options);
    if (args.length === 0) return classifyInput(context);
    if (text.trim() === "") {
      throw new ExpectedError("detent classify", "The command is empty.", "Give one in quotes.", 2);
    }
    const call = classifyCall(text);
    if (context.flags.isJson) context.print.json(classifiedShape(text, call));
    else printClassified(context.print, text, call);
    return 0;
  },
};

async function classifyInput(context: CommandContext): Promise<ExitCode> {
  if (context.isStdinTty) {
    throw new ExpectedError(
      "detent classify",
      "No command is given.",
      "Give one in quotes, or lines on a pipe.",
      2,
    );
  }
  await classifyStream(context);
  return 0;
}

function label(context: CommandContext, className: string, what: string, options: OptionValues): ExitCode {
  const into = findText(options, "into");
  if (what === "" || into === undefined) {
    throw new ExpectedError("--label", "No command is given.", "Give one in quotes, or LOG:LINE.", 2);
  }
  addLabel(context, { className, isMixed: isGiven(options, "mixed"), what, into });
  return 0;
}

async function showUnlabelled({ flags, print }: CommandContext, options: OptionValues): Promise<ExitCode> {
  const limit = findCount(options, "limit") ?? LIMIT;
  const database = await openForReading(flags.databasePath);
  try {
    const found = await readUnlabelled(database);
    const programs = found.programs.slice(0, limit);
    if (flags.isJson)
      print.json({ shape: "detent.classify-unlabelled/1", ...found, programs, total: found.programs.length });
    else {
      const rows = programs.map(({ name, calls, distinctCommands, example }) => [
        calls,
        distinctCommands,
        name,
        example.replaceAll("\n", "⏎"),
      ]);
      print.table(columns, rows, whyEmpty(found));
      print.note(countText(found, programs.length));
    }
    return 0;
  } finally {
    database.close();
  }
}

function whyEmpty({ calls }: UnlabelledCommands): string {
  return calls === 0
    ? "There are no Bash calls yet: `detent load` reads them."
    : "Every command of every Bash call belongs to a row.";
}

function countText(
  { programs, calls, unlabelledCalls, cutCalls }: UnlabelledCommands,
  shown: number,
): string {
  const cut = cutCalls === 0 ? "" : ` ${numberText(cutCalls)} are not kept as a whole and were not read.`;
  return (
    `${numberText(shown)} of ${numberText(programs.length)} programs; in ${numberText(unlabelledCalls)} of ` +
    `${numberText(calls)} Bash calls.${cut}`
  );
}
