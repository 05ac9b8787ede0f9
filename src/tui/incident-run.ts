// An incident from the row under the cursor: the preview that is shown, and the run that writes it after a question.
// Both are `detent incident`, which finds the event by the number that a replay gives it.

import type { Run } from "./workbench-state.ts";

interface IncidentEvent {
  readonly id: string;
  /** Counted from 1, as `detent replay SESSION --events` counts. */
  readonly at: number;
}

/** The command line that shows what would be written. */
export function incidentArgs({ id, at }: IncidentEvent): readonly string[] {
  return ["incident", id, "--at", String(at), "--name", incidentName(id, at)];
}

/** The run that writes it. Its name keeps two incidents of one kind apart. */
export function incidentRun({ id, at }: IncidentEvent): Run {
  return {
    fills: "files",
    key: "incident",
    args: [...incidentArgs({ id, at }), "--write"],
    question: `It writes corpora/incidents/${incidentName(id, at)} below the current folder.`,
  };
}

/** Small letters, digits and hyphens, which is all that a folder of incidents is called by. */
function incidentName(id: string, at: number): string {
  const beginning = id
    .toLowerCase()
    .replace(/[^a-z\d]+/g, "-")
    .slice(0, 8);
  return `event-${at}-of-${beginning}`;
}
