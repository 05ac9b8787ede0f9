// What stands where nothing can be shown yet: why, and which command fills it.

import { type Line, line } from "../line.ts";
import type { WorkbenchState } from "../workbench-state.ts";

export function noDatabase({ databasePath }: WorkbenchState): readonly Line[] {
  return [
    line(`There is no database at ${databasePath} yet.`),
    line("`detent load` reads your session logs into it. L runs that here."),
  ];
}

/** While something is read, or why it could not be. */
export function reading({ faults, isWaiting }: WorkbenchState): readonly Line[] {
  const problems = [...new Set(faults.values())];
  if (problems.length > 0) {
    return [...problems.map((problem) => line(problem, "warning")), line("R tries again.")];
  }
  return [line(isWaiting ? "Another process writes the database: waiting for it." : "Reading…", "quiet")];
}
