// What a command of `detent` is, and what it may use of the world outside. A command never touches the process: clock,
// environment and output come with its context, so that tests run it in their own process.

import type { Command as Commander } from "commander";
import type { ExitCode } from "../expected-error.ts";
import type { Context } from "./context.ts";
import type { FlagRule } from "./flag-rules.ts";
import type { Printer } from "./print.ts";

/** The flags that every command has. */
export interface CommonFlags {
  /** Absolute path of the database file; it need not exist. */
  readonly databasePath: string;
  readonly isJson: boolean;
  readonly isQuiet: boolean;
  readonly hasColor: boolean;
  readonly isDebug: boolean;
}

/** What a running command has at hand. */
export interface CommandContext extends Context {
  readonly flags: CommonFlags;
  readonly print: Printer;
}

/** Option values by camelCase name, unchecked; src/cli/option-values.ts reads them. */
export type OptionValues = Readonly<Record<string, unknown>>;

/** One command of `detent`. */
export interface Command {
  /** As typed after `detent`; empty for the program without a command. */
  readonly name: string;
  /** One line for the command list, without a full stop. */
  readonly summary: string;
  /** What may follow the name, one line per form, such as `[options] [path...]`. */
  readonly usage: readonly string[];
  /** One command line that works, with `detent` in front. */
  readonly example: string;
  /** What its first argument may be, where that is a closed set; completion offers it. */
  readonly firstWords?: readonly string[];
  /** The codes that this command can end with, beside 2 for a wrong command line. */
  readonly exitCodes: readonly ExitCode[];
  /** Declares the command's own options and arguments; the common flags are already there. */
  options(commander: Commander): void;
  /** Flags of its own that cannot stand together, or not alone. Common flags that it ignores are none of these. */
  readonly flagRules?: readonly FlagRule[];
  /** Throws ExpectedError for a fault that a user can fix; anything else that is thrown is a bug. */
  run(context: CommandContext, args: readonly string[], options: OptionValues): Promise<ExitCode>;
}

/** A row of the command table: enough for the list, the rest loaded when the command is called. */
export interface CommandEntry {
  readonly name: string;
  readonly summary: string;
  load(): Promise<Command>;
}
