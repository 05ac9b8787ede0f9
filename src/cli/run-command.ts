// Runs one command: its command line parsed by commander, help with example and exit codes, common flags into the
// context. A wrong command line becomes an ExpectedError with the nearest flag; nothing here ends the process.

import { Command as Commander, CommanderError } from "commander";
import { type ExitCode, ExpectedError } from "../expected-error.ts";
import type { Command, CommonFlags, OptionValues } from "./command.ts";
import type { Context } from "./context.ts";
import { databasePath } from "./database-path.ts";
import { exitCodeLines } from "./exit-codes.ts";
import { checkFlags, countFlags } from "./flag-rules.ts";
import { hasColors } from "./has-colors.ts";
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
  const counts = countFlags(commander);
  if (!isParsed(commander, args)) return 0;
  checkFlags(commander, counts, command.flagRules ?? []);
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
    .helpOption("-h, --help", "show this text")
    .configureOutput({
      writeOut: (text) => context.stdout.write(text),
      writeErr: () => {},
      getOutHelpWidth: () => context.columns ?? 80,
      getOutHasColors: () => false,
    });
  declareOptions(command, commander);
  const codes = exitCodeLines([...command.exitCodes, 2]).map((line) => `  ${line}`);
  return commander.addHelpText(
    "after",
    ["", "Example:", `  $ ${command.example}`, "", "Exit codes:", ...codes].join("\n"),
  );
}

/** The options of the command, its own first, then those that every command has. */
export function declareOptions(command: Command, commander: Commander): void {
  command.options(commander);
  commander
    .option("--db <file>", "the database file (default: detent/detent.duckdb in the XDG data folder)")
    .option("--json", "print JSON")
    .option("--quiet", "print no notes on stderr")
    .option("--no-color", "print no colors, as NO_COLOR=1 does; FORCE_COLOR=1 prints them into a pipe too")
    .option("--debug", "show the stack of a fault");
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
  const choice =
    /^error: option '(--[\w-]+).*' argument '(.*)' is invalid\. Allowed choices are (.*)\.$/s.exec(
      fault.message,
    );
  if (choice !== null) return choiceError(choice[1] ?? "", choice[2] ?? "", (choice[3] ?? "").split(", "));
  const flag = fault.code === "commander.unknownOption" ? /'(.*)'$/s.exec(fault.message)?.[1] : undefined;
  if (flag === undefined) return new ExpectedError(commander.name(), sentence(fault.message), seeHelp, 2);
  const problem = `Unknown option '${flag}'.`;
  if (flag === "--version" || flag === "-V")
    return new ExpectedError(commander.name(), problem, "`detent --version` prints the version.", 2);
  const known = ["--help", ...commander.options.flatMap(({ short, long }) => [short, long])];
  const names = nearestNames(
    flag.replace(/=.*$/s, ""),
    known.filter((name) => name !== undefined),
  );
  const remedy = names.length === 0 ? seeHelp : `Did you mean ${names.join(" or ")}?`;
  return new ExpectedError(commander.name(), problem, remedy, 2);
}

function choiceError(flag: string, given: string, choices: readonly string[]): ExpectedError {
  const near = nearestNames(given, choices);
  const guess = near.length === 0 ? "" : `Did you mean ${near.join(" or ")}? `;
  const remedy = `${guess}Give one of: ${choices.join(", ")}.`;
  return new ExpectedError(flag, `'${given}' is none of its values.`, remedy, 2);
}

/** Commander's `error: too many arguments` as a sentence. */
function sentence(message: string): string {
  const text = message.replace(/^error: /, "").trim();
  return `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/\.?$/, ".")}`;
}

function commonFlags(options: OptionValues, context: Context): CommonFlags {
  return {
    // Worked out when a command asks: most of what the hook's commands do must go without a home.
    get databasePath() {
      return databasePath(findText(options, "db"), context);
    },
    isJson: isGiven(options, "json"),
    isQuiet: isGiven(options, "quiet"),
    hasColor: isGiven(options, "color") && hasColors(context.env, context.isStdoutTty),
    isDebug: isGiven(options, "debug"),
  };
}

function placeOf(command: Command): string {
  return command.name === "" ? "detent" : `detent ${command.name}`;
}
