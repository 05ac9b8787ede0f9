// Runs one command: its command line parsed by commander, help with example and exit codes, common flags into the
// context. A wrong command line becomes an ExpectedError with the nearest flag; nothing here ends the process.

import { Command as Commander, CommanderError } from "commander";
import { type ExitCode, ExpectedError } from "../expected-error.ts";
import type { Command, CommonFlags, OptionValues } from "./command.ts";
import type { Context } from "./context.ts";
import { databasePath } from "./database-path.ts";
import { exitCodeLines } from "./exit-codes.ts";
import { nearestNames } from "./nearest-name.ts";
import { findText, isGiven } from "./option-values.ts";
import { createPrinter } from "./print.ts";

/** Parses `args`, what follows the command's name, and runs the command. A wrong command line throws ExpectedError. */
export async function runCommand(
  command: Command,
  args: readonly string[],
  context: Context,
): Promise<ExitCode> {
  const commander = commanderOf(command, context);
  if (!isParsed(commander, args)) return 0;
  const options: OptionValues = commander.opts();
  const flags = commonFlags(options, context);
  return command.run({ ...context, flags, print: createPrinter(context, flags) }, commander.args, options);
}

/** The parser of one command: its own options first, then those that every command has. */
function commanderOf(command: Command, context: Context): Commander {
  const place = placeOf(command);
  const commander = new Commander(place)
    .description(`${command.summary}.`)
    .usage(command.usage.join(`\n       ${place} `))
    .exitOverride()
    .showSuggestionAfterError(false)
    .helpOption("--help", "show this text")
    .configureOutput({
      writeOut: (text) => context.stdout.write(text),
      writeErr: () => {},
      getOutHelpWidth: () => context.columns ?? 80,
      getOutHasColors: () => false,
    });
  command.options(commander);
  commander
    .option("--db <file>", "the database file (default: detent/detent.duckdb in the XDG data folder)")
    .option("--json", "print JSON")
    .option("--quiet", "print no notes on stderr")
    .option("--no-color", "print no colors; the variable NO_COLOR does the same")
    .option("--debug", "show the stack of a fault");
  const codes = exitCodeLines([...command.exitCodes, 2]).map((line) => `  ${line}`);
  return commander.addHelpText(
    "after",
    ["", "Example:", `  $ ${command.example}`, "", "Exit codes:", ...codes].join("\n"),
  );
}

/** False where only help was asked for, and has been printed. */
function isParsed(commander: Commander, args: readonly string[]): boolean {
  try {
    commander.parse(args, { from: "user" });
    return true;
  } catch (fault) {
    if (!(fault instanceof CommanderError)) throw fault;
    if (fault.code === "commander.helpDisplayed") return false;
    throw usageError(commander, fault);
  }
}

function usageError(commander: Commander, fault: CommanderError): ExpectedError {
  const seeHelp = `See \`${commander.name()} --help\`.`;
  const flag = fault.code === "commander.unknownOption" ? /'(.*)'$/.exec(fault.message)?.[1] : undefined;
  if (flag === undefined) return new ExpectedError(commander.name(), sentence(fault.message), seeHelp, 2);
  const known = ["--help", ...commander.options.flatMap(({ short, long }) => [short, long])];
  const names = nearestNames(
    flag.replace(/=.*$/s, ""),
    known.filter((name) => name !== undefined),
  );
  const remedy = names.length === 0 ? seeHelp : `Did you mean ${names.join(" or ")}?`;
  return new ExpectedError(commander.name(), `Unknown option '${flag}'.`, remedy, 2);
}

/** Commander's `error: too many arguments` as a sentence. */
function sentence(message: string): string {
  const text = message.replace(/^error: /, "").trim();
  return `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/\.?$/, ".")}`;
}

function commonFlags(options: OptionValues, context: Context): CommonFlags {
  const { NO_COLOR: noColor = "", TERM: terminal = "" } = context.env;
  return {
    // Worked out when a command asks: most of what the hook's commands do must go without a home.
    get databasePath() {
      return databasePath(findText(options, "db"), context);
    },
    isJson: isGiven(options, "json"),
    isQuiet: isGiven(options, "quiet"),
    hasColor: isGiven(options, "color") && noColor === "" && terminal !== "dumb" && context.isStdoutTty,
    isDebug: isGiven(options, "debug"),
  };
}

function placeOf(command: Command): string {
  return command.name === "" ? "detent" : `detent ${command.name}`;
}
