// The one table from a fault to the code that the program ends with, and what each code means. A bug ends with 1: it
// must not look like a refusal or like bad input, which a caller may want to handle.

import { type ExitCode, ExpectedError } from "../expected-error.ts";

/** What each exit code means, as help shows it. */
export const exitCodeMeanings: Readonly<Record<ExitCode, string>> = {
  0: "done",
  1: "the answer is negative, or the program met a bug of its own",
  2: "the command line is wrong",
  3: "refused: too small, or not comparable",
  4: "input could not be read",
};

/** The exit code for anything that was thrown. */
export function exitCodeOf(fault: unknown): ExitCode {
  return fault instanceof ExpectedError ? fault.exitCode : 1;
}

/** The lines of help for the codes that a command can end with, in ascending order and each once. */
export function exitCodeLines(codes: readonly ExitCode[]): readonly string[] {
  return [...new Set(codes)]
    .sort((left, right) => left - right)
    .map((code) => `${code}  ${exitCodeMeanings[code]}`);
}
