// What a run showed, beside what was expected of it. A fact is expected to be nothing in particular.

import type { ClientRun, Version } from "./client-run.ts";
import { cellOf, cellText, type MatrixRow } from "./matrix.ts";
import type { Scenario } from "./scenario.ts";

export interface Finding {
  readonly kind: "cell" | "claim" | "fact";
  readonly scenario: string;
  readonly version: Version;
  /** A move's name, a claim's sentence, or what a fact is about. */
  readonly says: string;
  readonly seen: string;
  readonly isAsExpected: boolean;
  /** The day of the run as the client's own log has it, or null where the log has none. */
  readonly day: string | null;
  /** What the client calls itself. */
  readonly client: string;
}

/** Everything that the scenario asks about this run. */
export function readFindings(
  scenario: Scenario,
  run: ClientRun,
  matrix: readonly MatrixRow[],
): readonly Finding[] {
  const { version } = run.place;
  const about = { scenario: scenario.name, version, day: dayOf(run), client: clientOf(run) };
  const cells = scenario.evidence.map(({ move, seen }): Finding => {
    const cell = cellOf(matrix, move, version);
    const fires = seen(run);
    const text = fires ? "fires" : cell === "fires" ? "did not fire" : cellText(cell);
    return { ...about, kind: "cell", says: move, seen: text, isAsExpected: fires === (cell === "fires") };
  });
  const claims = scenario.claims
    .filter(({ on }) => on === undefined || on.includes(version))
    .map(({ says, holds }): Finding => {
      const isAsExpected = holds(run);
      return { ...about, kind: "claim", says, seen: isAsExpected ? "yes" : "no", isAsExpected };
    });
  const facts = (scenario.facts ?? []).map(({ about: says, read }): Finding => {
    return { ...about, kind: "fact", says, seen: read(run), isAsExpected: true };
  });
  return [...cells, ...claims, ...facts];
}

function dayOf(run: ClientRun): string | null {
  for (const { timestamp } of run.transcript()) {
    if (typeof timestamp === "string") return timestamp.slice(0, 10);
  }
  return null;
}

function clientOf(run: ClientRun): string {
  const first = run.printed(0).find((line) => line.subtype === "init");
  const named = first === undefined ? null : first.claude_code_version;
  return typeof named === "string" ? named : run.place.version;
}
