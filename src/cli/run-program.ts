// The program: finds the command in a command line, runs it, and turns whatever is thrown into a message on stderr and
// an exit code. Loads nothing that the command line does not need.

import { type ExitCode, ExpectedError } from "../expected-error.ts";
import { shownText } from "../session/shown-text.ts";
import type { Command, CommandEntry } from "./command.ts";
import type { Context } from "./context.ts";
import { exitCodeOf } from "./exit-codes.ts";
import { nearestNames } from "./nearest-name.ts";
import { findSystemFault } from "./system-fault.ts";

/** Runs one command line, `detent` itself left out. Never throws: a fault is printed and becomes the exit code. */
export async function runProgram(
  args: readonly string[],
  context: Context,
  commands: readonly CommandEntry[],
): Promise<ExitCode> {
  try {
    return await runLine(args, context, commands);
  } catch (thrown) {
    const fault = findSystemFault(thrown) ?? thrown;
    context.stderr.write(`${shownText(faultText(fault, args.includes("--debug")), "multi-line")}\n`);
    return exitCodeOf(fault);
  }
}

/** What a user reads of a fault: message and remedy of an expected one, else that it is a bug. */
export function faultText(fault: unknown, isDebug: boolean): string {
  const error = fault instanceof Error ? fault : new Error(String(fault));
  const stack = isDebug && error.stack !== undefined ? `\n${error.stack}` : "";
  if (error instanceof ExpectedError) return error.message + stack;
  const hint = isDebug ? "" : " Run the same command with --debug for the stack.";
  return `detent: This is a bug. ${error.message.replace(/\.?$/, ".")}${hint}${stack}`;
}

async function runLine(
  args: readonly string[],
  context: Context,
  commands: readonly CommandEntry[],
): Promise<ExitCode> {
  const index = commandIndex(args);
  const name = args[index];
  if (name === "help")
    return runLine([...args.slice(0, index), ...args.slice(index + 1), "--help"], context, commands);
  const [command, { runCommand }] = await Promise.all([
    loadCommand(name, commands),
    import("./run-command.ts"),
  ]);
  return runCommand(command, name === undefined ? args : args.toSpliced(index, 1), context);
}

async function loadCommand(name: string | undefined, commands: readonly CommandEntry[]): Promise<Command> {
  if (name === undefined) return (await import("./overview.ts")).createOverview(commands);
  const entry = commands.find((candidate) => candidate.name === name);
  if (entry !== undefined) return entry.load();
  const names = nearestNames(
    name,
    commands.map((candidate) => candidate.name),
  );
  const remedy = names.length === 0 ? "`detent` lists the commands." : `Did you mean ${names.join(" or ")}?`;
  throw new ExpectedError("detent", `Unknown command '${name}'.`, remedy, 2);
}

/** Where the command's name stands: the first argument that is neither a flag nor the value of --db. */
function commandIndex(args: readonly string[]): number {
  const index = args.findIndex((arg, at) => !arg.startsWith("-") && args[at - 1] !== "--db");
  return index < 0 ? args.length : index;
}
