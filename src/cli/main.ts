// The entry of `detent`: the one file that touches the real process. It makes the context out of it, runs the program
// and sets the exit code; it never ends the process, so that output still on its way arrives.

import { isatty } from "node:tty";
import { commands } from "./commands.ts";
import type { Context } from "./context.ts";
import { runProgram } from "./run-program.ts";
import { streamWriter } from "./stream-writer.ts";

let hasOutputFault = false;
const onOutputFault = (fault: Error): void => {
  hasOutputFault = true;
  process.exitCode = 1;
  process.stderr.write(
    `standard output: It could not be written (${fault.message}). Check where it goes to.\n`,
  );
};

const context: Context = {
  stdout: streamWriter(process.stdout, onOutputFault),
  stderr: streamWriter(process.stderr, () => {
    hasOutputFault = true;
  }),
  env: process.env,
  cwd: process.cwd(),
  isStdinTty: isatty(0),
  isStdoutTty: isatty(1),
  isStderrTty: isatty(2),
  columns: isatty(1) ? process.stdout.columns : undefined,
  now: () => new Date(),
  openStdin: () => process.stdin,
  ...(isatty(0) && isatty(1)
    ? { terminal: { process, start: [process.execPath, ...process.execArgv, ...process.argv.slice(1, 2)] } }
    : {}),
};

// The database writes files beside its own; none of them may be readable to others while it is open.
process.umask(0o077);
const exitCode = await runProgram(process.argv.slice(2), context, commands);
process.exitCode = hasOutputFault && exitCode === 0 ? 1 : exitCode;
