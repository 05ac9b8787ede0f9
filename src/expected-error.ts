// The one class for faults that a user can fix. Everything else that is thrown is a bug and may show its stack.
// It carries what is wrong, where, what would fix it, and the exit code that a command ends with.

/**
 * How a command ends: 0 done, 1 the answer is negative, 2 usage, 3 refused (too small, not comparable),
 * 4 input could not be read. Source: design, exit codes.
 */
export type ExitCode = 0 | 1 | 2 | 3 | 4;

/** `place` is a file:line, a flag or a name; `problem` and `remedy` are full sentences. */
export class ExpectedError extends Error {
  readonly place: string;
  readonly problem: string;
  readonly remedy: string;
  readonly exitCode: ExitCode;

  constructor(place: string, problem: string, remedy: string, exitCode: ExitCode) {
    super(`${place}: ${problem} ${remedy}`);
    this.name = "ExpectedError";
    this.place = place;
    this.problem = problem;
    this.remedy = remedy;
    this.exitCode = exitCode;
  }
}
