// Two replays of the same sessions, event by event: under two sets of operands, or by two versions of the table. Events
// are matched by where they stand in their log. Replays of different sessions are refused: their difference would be
// that of the sessions.

import { basename } from "node:path";
import { ExpectedError } from "../expected-error.ts";
import { canonicalJson } from "../session/canonical-json.ts";
import { parseJson } from "../session/json-value.ts";
import type { ReplayEventJson } from "./replay-json.ts";

/** What a comparison needs of one replayed transcript. */
export interface ReplayedSession {
  readonly path: string;
  readonly physicalLines: number;
  readonly events: readonly ReplayEventJson[];
}

export type DifferenceKind = "changed" | "only in A" | "only in B";

/** One event that is not the same in both; `a` and `b` in words, null where the event is not there. */
export interface Difference {
  readonly kind: DifferenceKind;
  readonly file: string;
  readonly line: number;
  readonly event: string;
  readonly tool: string | null;
  readonly a: string | null;
  readonly b: string | null;
}

export interface ReplayDifferences {
  readonly same: number;
  readonly changed: number;
  readonly onlyInA: number;
  readonly onlyInB: number;
  readonly differences: readonly Difference[];
}

/** Compares session by session, by the name of the transcript. Other sessions in one of them: refused. */
export function compareReplays(
  a: readonly ReplayedSession[],
  b: readonly ReplayedSession[],
): ReplayDifferences {
  const [names, others] = [a.map(nameOf).sort(), b.map(nameOf).sort()];
  if (canonicalJson(names) !== canonicalJson(others)) {
    const odd = names.find((name) => !others.includes(name)) ?? others.find((name) => !names.includes(name));
    const problem = `The two replays are not of the same sessions: ${odd ?? "one of them"} is in one of them.`;
    throw new ExpectedError("--diff", problem, "Replay the same transcripts twice.", 3);
  }
  const pairs = a.map((one) => {
    const name = nameOf(one);
    const same = b.filter((other) => nameOf(other) === name);
    return { one, other: same[a.filter((before) => nameOf(before) === name).indexOf(one)] };
  });
  const all = pairs.flatMap(({ one, other }) => differencesOf(one.events, other?.events ?? []));
  const count = (kind: DifferenceKind | "same"): number => all.filter((found) => found.kind === kind).length;
  return {
    same: count("same"),
    changed: count("changed"),
    onlyInA: count("only in A"),
    onlyInB: count("only in B"),
    differences: all.flatMap((found) => (found.kind === "same" ? [] : [found])),
  };
}

/** A log that has grown or was moved is another one by its lines, or the same by its name. */
function nameOf({ path, physicalLines }: ReplayedSession): string {
  return `${basename(path)} of ${physicalLines} lines`;
}

type Compared = Difference | { readonly kind: "same" };

function differencesOf(a: readonly ReplayEventJson[], b: readonly ReplayEventJson[]): readonly Compared[] {
  const others = keyed(b);
  const found = [...keyed(a)].map(([key, one]): Compared => {
    const other = others.get(key);
    others.delete(key);
    if (other === undefined) return { kind: "only in A", ...placeOf(one), a: wordsOf(one), b: null };
    if (canonicalJson(saidOf(one)) === canonicalJson(saidOf(other))) return { kind: "same" };
    return { kind: "changed", ...placeOf(one), a: wordsOf(one), b: wordsOf(other) };
  });
  const rest = [...others.values()].map(
    (one): Compared => ({ kind: "only in B", ...placeOf(one), a: null, b: wordsOf(one) }),
  );
  return [...found, ...rest];
}

/** The first, second, … event of a name and call at a line. */
function keyed(events: readonly ReplayEventJson[]): Map<string, ReplayEventJson> {
  const byKey = new Map<string, ReplayEventJson>();
  for (const one of events) {
    const base = [basename(one.file), one.line, one.event, one.toolUseId];
    let nth = 0;
    while (byKey.has(canonicalJson([...base, nth]))) nth += 1;
    byKey.set(canonicalJson([...base, nth]), one);
  }
  return byKey;
}

function placeOf({ file, line, event, tool }: ReplayEventJson) {
  return { file, line, event, tool };
}

/** Two decisions in the same words may still cut differently: what each is worth belongs to what it says. */
function saidOf({ state, decision, rows, charsCut, charsAdded }: ReplayEventJson) {
  const said = decision === null ? null : { ...decision, insteadInput: textOf(decision.insteadInput) };
  return {
    state,
    decision: said,
    rows: rows.map(({ move, state: answer }) => [move, answer]),
    charsCut,
    charsAdded,
  };
}

function textOf(value: unknown): string {
  return canonicalJson(parseJson(JSON.stringify(value)) ?? null);
}

/** Rows that fire or are undetermined; the event's outcome first, and behind a decision what it is worth. */
function wordsOf({ state, decision, rows, charsCut, charsAdded }: ReplayEventJson): string {
  const spoke = rows.filter((row) => row.state === "fires" || row.state === "undetermined");
  const said = spoke.map((row) => {
    if (row.state === "undetermined") return `${row.move}?`;
    if (row.move !== decision?.move) return row.move;
    return `${row.move} ${decision.kind} (${worthText(charsCut, charsAdded)})`;
  });
  return said.length === 0 ? state : `${state}: ${said.join(", ")}`;
}

function worthText(charsCut: number | null, charsAdded: number | null): string {
  const text = (count: number | null): string => (count === null ? "?" : count.toLocaleString("en-US"));
  return `cut ≤ ${text(charsCut)}, added ${text(charsAdded)}`;
}
