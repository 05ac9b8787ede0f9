// The world outside of the program, as a command may use it: where text goes, environment, clock and standard input.
// Only src/cli/main.ts makes one from the process; a test makes one in memory.

import type { WorkbenchProcess } from "../tui/open-workbench.ts";

/** Where text goes. Writing to a closed pipe does nothing; `isClosed` lets a long command stop early. */
export interface Writer {
  readonly isClosed: boolean;
  /** A text as UTF-8, bytes as they are. */
  write(text: string | Uint8Array): void;
}

/** The world outside of the program. Only src/cli/main.ts makes one from the process. */
export interface Context {
  readonly stdout: Writer;
  readonly stderr: Writer;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Absolute path that relative paths on the command line start from. */
  readonly cwd: string;
  readonly isStdinTty: boolean;
  readonly isStdoutTty: boolean;
  readonly isStderrTty: boolean;
  /** Width of the terminal in columns; undefined where stdout is not a terminal. */
  readonly columns: number | undefined;
  now(): Date;
  /** The bytes of standard input, read once. */
  openStdin(): AsyncIterable<Uint8Array>;
  /** The process on its terminal, for the workbench; absent where input or output is no terminal. */
  readonly terminal?: WorkbenchTerminal;
}

/** What the workbench takes over, and how it starts commands of its own. */
export interface WorkbenchTerminal {
  readonly process: WorkbenchProcess;
  /** Program and first arguments that start `detent`. */
  readonly start: readonly [string, ...string[]];
}
