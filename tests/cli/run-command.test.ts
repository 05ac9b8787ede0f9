// One command from its command line to its run: options, common flags, help text and wrong command lines.

import { expect, test } from "vitest";
import type { Command, CommandContext, OptionValues } from "../../src/cli/command.ts";
import { findText, isGiven } from "../../src/cli/option-values.ts";
import { runCommand } from "../../src/cli/run-command.ts";
import { ExpectedError } from "../../src/expected-error.ts";
import { MemoryWriter, memoryContext } from "./memory-context.ts";

interface Call {
  readonly context: CommandContext;
  readonly args: readonly string[];
  readonly options: OptionValues;
}

/** A command that keeps what it was run with. */
function recordingCommand(): { readonly command: Command; readonly calls: Call[] } {
  const calls: Call[] = [];
  const command: Command = {
    name: "list",
    summary: "Lists what there is",
    usage: ["[options] [path...]", "--all"],
    example: "detent list --since 2026-01-01",
    exitCodes: [3, 0],
    options: (commander) => {
      commander
        .argument("[path...]")
        .option("--since <day>", "from this day on")
        .option("--all", "everything");
    },
    run: async (context, args, options) => {
      calls.push({ context, args, options });
      return 0;
    },
  };
  return { command, calls };
}

async function callOf(args: readonly string[], changes = {}): Promise<Call> {
  const { command, calls } = recordingCommand();
  await runCommand(command, args, memoryContext(changes));
  const [call] = calls;
  if (call === undefined) throw new Error("The command did not run.");
  return call;
}

async function faultOf(args: readonly string[]): Promise<ExpectedError> {
  const { command, calls } = recordingCommand();
  try {
    await runCommand(command, args, memoryContext());
  } catch (fault) {
    expect(calls).toEqual([]);
    if (fault instanceof ExpectedError) return fault;
    throw fault;
  }
  throw new Error("The command line was taken.");
}

test("arguments, own options and common flags arrive, in any order", async () => {
  const { args, options, context } = await callOf([
    "--json",
    "a",
    "--since",
    "2026-01-01",
    "b",
    "--db",
    "x.duckdb",
  ]);
  expect(args).toEqual(["a", "b"]);
  expect(findText(options, "since")).toBe("2026-01-01");
  expect(isGiven(options, "all")).toBe(false);
  expect(context.flags).toEqual({
    databasePath: "/home/dev/project/x.duckdb",
    isJson: true,
    isQuiet: false,
    hasColor: false,
    isDebug: false,
  });
});

test("an argument behind -- may look like a flag, and - is an argument", async () => {
  expect((await callOf(["--", "--json"])).args).toEqual(["--json"]);
  expect((await callOf(["-"])).args).toEqual(["-"]);
});

test.each([
  ["on a terminal", { isStdoutTty: true }, [], true],
  ["in a pipe", { isStdoutTty: false }, [], false],
  ["with --no-color", { isStdoutTty: true }, ["--no-color"], false],
  ["with NO_COLOR", { isStdoutTty: true, env: { HOME: "/h", NO_COLOR: "1" } }, [], false],
  ["with an empty NO_COLOR", { isStdoutTty: true, env: { HOME: "/h", NO_COLOR: "" } }, [], true],
  ["in a pipe with FORCE_COLOR", { isStdoutTty: false, env: { HOME: "/h", FORCE_COLOR: "1" } }, [], true],
  ["with FORCE_COLOR and --no-color", { env: { HOME: "/h", FORCE_COLOR: "1" } }, ["--no-color"], false],
  ["on a dumb terminal", { isStdoutTty: true, env: { HOME: "/h", TERM: "dumb" } }, [], false],
])("color %s", async (_, changes, args, hasColor) => {
  expect((await callOf(args, changes)).context.flags.hasColor).toBe(hasColor);
});

test("help has usage, every option, the example and the exit codes, and nothing runs", async () => {
  const { command, calls } = recordingCommand();
  const stdout = new MemoryWriter();
  expect(await runCommand(command, ["--help"], memoryContext({ stdout }))).toBe(0);
  expect(calls).toEqual([]);
  expect(stdout.text).toBe(`Usage: detent list [options] [path...]
       detent list --all

Lists what there is.

Options:
  --since <day>  from this day on
  --all          everything
  --db <file>    the database file (default: detent/detent.duckdb in the XDG
                 data folder)
  --json         print JSON
  --quiet        print no notes on stderr
  --no-color     print no colors, as NO_COLOR=1 does; FORCE_COLOR=1 prints them
                 into a pipe too
  --debug        show the stack of a fault
  -h, --help     show this text

Example:
  $ detent list --since 2026-01-01

Exit codes:
  0  done
  2  the command line is wrong
  3  refused: too small, or not comparable
`);
});

test("an unknown flag names the nearest one", async () => {
  const fault = await faultOf(["--sinse=2026"]);
  expect(fault.message).toBe("detent list: Unknown option '--sinse=2026'. Did you mean --since?");
  expect(fault.exitCode).toBe(2);
});

test("a flag that is the start of a known one is unknown too", async () => {
  expect((await faultOf(["--sinc"])).message).toBe(
    "detent list: Unknown option '--sinc'. Did you mean --since?",
  );
});

test("an unknown flag that is near nothing points to the help", async () => {
  expect((await faultOf(["--frobnicate"])).message).toBe(
    "detent list: Unknown option '--frobnicate'. See `detent list --help`.",
  );
});

test("a flag without its value is a sentence with exit code 2", async () => {
  const fault = await faultOf(["--since"]);
  expect(fault.message).toBe(
    "detent list: Option '--since <day>' argument missing. See `detent list --help`.",
  );
  expect(fault.exitCode).toBe(2);
});

test("an argument too many is refused", async () => {
  const { command } = recordingCommand();
  const strict: Command = { ...command, options: () => {} };
  await expect(runCommand(strict, ["a"], memoryContext())).rejects.toThrow(
    "detent list: Too many arguments. Expected 0 arguments but got 1. See `detent list --help`.",
  );
});
