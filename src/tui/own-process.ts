// Our own commands in processes of their own, as somebody would type them: what they say, how far they are, and their
// end. A cancelled one is asked to end, which leaves the database consistent.

import { spawn } from "node:child_process";

export interface OwnProgram {
  /** Program and first arguments that start `detent`. */
  readonly start: readonly [string, ...string[]];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** What a command of ours refused, in its own words: no bug of the program. */
export class OwnRefusal extends Error {}

export interface OwnEnd {
  readonly stdout: string;
  /** Null where a signal ended it. */
  readonly exitCode: number | null;
  /** The last line of its standard error. */
  readonly lastNote: string;
}

export interface OwnProcess {
  readonly end: Promise<OwnEnd>;
  readonly cancel: () => void;
}

/** Starts one command line; `onNote` gets each line of its standard error. */
export function startOwn(
  { start, cwd, env }: OwnProgram,
  args: readonly string[],
  onNote: (text: string) => void,
): OwnProcess {
  const [program, ...first] = start;
  const child = spawn(program, [...first, ...args], {
    cwd,
    env: { ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const chunks: Buffer[] = [];
  let [rest, lastNote] = ["", ""];
  child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    const lines = `${rest}${text}`.split("\n");
    rest = lines.pop() ?? "";
    for (const note of lines.filter((one) => one !== "")) {
      lastNote = note;
      onNote(note);
    }
  });
  const end = new Promise<OwnEnd>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (exitCode) => {
      resolve({
        stdout: Buffer.concat(chunks).toString(),
        exitCode,
        lastNote: rest === "" ? lastNote : rest,
      });
    });
  });
  return { end, cancel: () => child.kill("SIGTERM") };
}
