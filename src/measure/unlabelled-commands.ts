// What real logs hold that no row of the classifier knows, by how often it is called. One text of a command counts as
// often as it was issued; a text that the database holds only in part is counted and not read.

import { classifyCall } from "../classify/classify-call.ts";
import type { Database } from "./open-database.ts";

/** A program that no row knows, or the reason why calls could not be read. */
export interface UnlabelledProgram {
  readonly name: string;
  readonly calls: number;
  readonly distinctCommands: number;
  /** The shortest of the commands. */
  readonly example: string;
}

export interface UnlabelledCommands {
  readonly programs: readonly UnlabelledProgram[];
  readonly calls: number;
  /** Calls of which at least one command is known by no row, or that could not be read. */
  readonly unlabelledCalls: number;
  /** Calls whose text is longer than what the database keeps of it, or stayed on the machine that exported it. */
  readonly cutCalls: number;
}

interface Tally {
  calls: number;
  texts: number;
  example: string;
}

/** Every program that no row knows, the most frequent first. */
export async function readUnlabelled(database: Database): Promise<UnlabelledCommands> {
  const rows = await database.all(
    `SELECT coalesce(subject, '') AS command, coalesce(subject_chars > length(subject), true) AS is_cut,
       count(*)::INTEGER AS calls
     FROM tool_calls WHERE name = 'Bash' AND subject_chars IS NOT NULL GROUP BY ALL`,
  );
  const tallies = new Map<string, Tally>();
  let [calls, unlabelledCalls, cutCalls] = [0, 0, 0];
  for (const { command, is_cut: isCut, calls: count } of rows) {
    if (typeof command !== "string" || typeof count !== "number") throw new Error("A call has no text.");
    calls += count;
    if (isCut === true) cutCalls += count;
    const names = isCut === true ? [] : unknownNames(command);
    if (names.length > 0) unlabelledCalls += count;
    for (const name of names) tally(tallies, name, command, count);
  }
  const programs = [...tallies].map(([name, { calls: own, texts, example }]) => {
    return { name, calls: own, distinctCommands: texts, example };
  });
  programs.sort((left, right) => right.calls - left.calls || (left.name < right.name ? -1 : 1));
  return { programs, calls, unlabelledCalls, cutCalls };
}

/** The names of a call's commands that no row knows, each once. */
function unknownNames(command: string): readonly string[] {
  const call = classifyCall(command);
  if (call.kind === "unparsed") return [`(unparsed: ${call.why})`];
  const names = call.commands.flatMap(({ command: one, row }) =>
    row === null && one.kind === "named" ? [one.name] : [],
  );
  return [...new Set(names)];
}

function tally(tallies: Map<string, Tally>, name: string, command: string, calls: number): void {
  const known = tallies.get(name);
  if (known === undefined) {
    tallies.set(name, { calls, texts: 1, example: command });
    return;
  }
  known.calls += calls;
  known.texts += 1;
  if (command.length < known.example.length) known.example = command;
}
