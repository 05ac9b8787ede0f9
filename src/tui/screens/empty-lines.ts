// What stands where nothing can be shown yet: why, and which command fills it.

import { type Line, line } from "../line.ts";
import { shownFaults } from "../requests.ts";
import type { WorkbenchState } from "../workbench-state.ts";
import { wrappedText } from "../wrapped-text.ts";

export function noDatabase({ databasePath }: WorkbenchState): readonly Line[] {
  return [
    line(`There is no database at ${databasePath} yet.`),
    line("`detent load` reads your session logs into it. L runs that here."),
  ];
}

/** While something is read, or why it could not be. */
export function reading(state: WorkbenchState): readonly Line[] {
  const problems = shownFaults(state);
  if (problems.length > 0) {
    const wrapped = problems.flatMap((problem) => wrappedText(problem, state.columns));
    return [...wrapped.map((text) => line(text, "warning")), line("R tries again.")];
  }
  return [
    line(state.isWaiting ? "Another process writes the database: waiting for it." : "Reading…", "quiet"),
  ];
}

/** What stands in the place of a count that is not there yet, or will not be. */
export function unreadText(state: WorkbenchState): string {
  return shownFaults(state).length === 0 ? "Reading" : "Not read";
}
