// A context in memory for tests of commands: what would go to stdout and stderr is kept, the clock stands still and
// nothing of the real environment is seen. A test runs a command in its own process and reads both texts.

import type { Command } from "../../src/cli/command.ts";
import type { Context, Writer } from "../../src/cli/context.ts";
import { runProgram } from "../../src/cli/run-program.ts";

/** How a run in memory ended. */
export interface MemoryRun {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** A writer that keeps its text. */
export class MemoryWriter implements Writer {
  readonly isClosed = false;
  text = "";

  write(text: string | Uint8Array): void {
    this.text += typeof text === "string" ? text : Buffer.from(text).toString();
  }
}

/** A context without a terminal, in an empty environment but for HOME, at a fixed time; `changes` replace parts. */
export function memoryContext(changes: Partial<Context> = {}): Context {
  return {
    stdout: new MemoryWriter(),
    stderr: new MemoryWriter(),
    env: { HOME: "/home/dev" },
    cwd: "/home/dev/project",
    isStdinTty: false,
    isStdoutTty: false,
    isStderrTty: false,
    columns: undefined,
    now: () => new Date("2026-01-02T03:04:05.000Z"),
    openStdin: () => stdinOf(""),
    ...changes,
  };
}

/** Standard input that holds `text`. */
export async function* stdinOf(text: string): AsyncIterable<Uint8Array> {
  yield new TextEncoder().encode(text);
}

/** Runs a command line such as `["show", "a1", "--json"]` over a table of the given commands. */
export async function runInMemory(
  commands: readonly Command[],
  args: readonly string[],
  changes: Partial<Omit<Context, "stdout" | "stderr">> = {},
): Promise<MemoryRun> {
  const [stdout, stderr] = [new MemoryWriter(), new MemoryWriter()];
  const entries = commands.map((command) => ({
    name: command.name,
    summary: command.summary,
    load: async () => command,
  }));
  const exitCode = await runProgram(args, memoryContext({ ...changes, stdout, stderr }), entries);
  return { exitCode, stdout: stdout.text, stderr: stderr.text };
}
