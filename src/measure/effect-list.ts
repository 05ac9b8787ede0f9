// Effects of dispatches: what their drain recorded, and what the model's own commands did without a record. A call
// whose outcome is not clear makes the share of commands a bound, never a better one.

import { type EmittedEffects, emittedEffects } from "../classify/emitted-effects.ts";
import { type EffectKind, effectKinds } from "../session/drain-record.ts";
import { compareText } from "./dispatch-unit.ts";
import type { Database, Row } from "./open-database.ts";
import { findText, readNumber, readText } from "./row-values.ts";

/** Effects of one kind in one dispatch. What a drain log without any effect says of them is nothing: null. */
export interface RunEffects {
  readonly runId: string;
  readonly kind: EffectKind;
  /** Recorded, and neither failed nor skipped. */
  readonly done: number | null;
  readonly notDone: number | null;
  readonly duplicates: number | null;
  readonly withoutKey: number | null;
  readonly byCommand: number | null;
  readonly byModel: number | null;
  readonly byUnknown: number | null;
  /** Git and pull-request commands of the model that ended well and that no record of the model's stands for. */
  readonly ownUnrecorded: number;
  /** Commands of the model of which it is not clear whether they took effect. */
  readonly ownUnclear: number;
}

export interface DuplicateEffect {
  readonly runId: string;
  readonly kind: string;
  readonly target: string;
  readonly key: string | null;
  /** True where the first effect on the target has another key, or none. */
  readonly isUnderOtherKey: boolean;
  readonly path: string;
  readonly line: number;
}

export interface EffectList {
  readonly runs: readonly RunEffects[];
  readonly duplicates: readonly DuplicateEffect[];
  /** Bash calls with git or a hosting tool in them whose text cannot be read, and those whose text is not held. */
  readonly unreadCalls: number;
  /**
   * Share of effects that commands of the drain emitted; null where there is none, or no drain log has an effect.
   * `isAtMost`: some of the model's are not clear. `isAtLeast`: of some the record does not say who emitted them.
   */
  readonly commandShare: {
    readonly share: number;
    readonly isAtMost: boolean;
    readonly isAtLeast: boolean;
  } | null;
  /** Runs with effects of the model's own whose drain log has no effect at all; they are in no share. */
  readonly runsWithoutRecords: number;
}

const RECORDED = `
  SELECT run_id, kind, count(*) FILTER (is_done) AS done, count(*) FILTER (NOT is_done) AS not_done,
    count(*) FILTER (is_duplicate) AS duplicates, count(*) FILTER (is_done AND key IS NULL) AS without_key,
    count(*) FILTER (is_done AND emitted_by = 'command') AS by_command,
    count(*) FILTER (is_done AND emitted_by = 'model') AS by_model,
    count(*) FILTER (is_done AND emitted_by IS NULL) AS by_unknown
  FROM effects GROUP BY run_id, kind`;

/** Runs in whose drain logs effects stand. Logs that were loaded as dispatches have none. */
const RECORDING = `
  SELECT DISTINCT d.run_id FROM drain_records d
  WHERE d.record = 'dispatch' AND d.source_id IN (SELECT source_id FROM drain_records WHERE record = 'effect')`;

const DUPLICATES = `
  SELECT e.run_id, e.kind, e.target, e.key, s.path, e.line, e.key IS DISTINCT FROM f.key AS is_other_key
  FROM effects e JOIN sources s USING (source_id) JOIN effects f ON f.run_id = e.run_id AND f.kind = e.kind
    AND f.target = e.target AND f.is_done AND NOT f.is_duplicate
    AND (e.kind NOT IN ('commit', 'push', 'deploy') OR f.tree IS NOT DISTINCT FROM e.tree)
  WHERE e.is_duplicate ORDER BY e.run_id, s.path, e.line, e.part`;

/** Calls of a dispatch. One without a time in a session that dispatches share may be of any of them: `is_shared`. */
const CALLS = `
  SELECT m.run_id, m.share = 'part' AND c.timestamp_ms IS NULL AS is_shared, c.subject, c.subject_chars,
    r.is_error, r.refusal, r.call_key AS answered
  FROM dispatch_sessions m JOIN tool_calls c ON c.session_id = m.session_id AND m.share <> 'unknown'
    AND (c.timestamp_ms IS NULL OR ((m.from_ms IS NULL OR c.timestamp_ms >= m.from_ms)
      AND (m.until_ms IS NULL OR c.timestamp_ms < m.until_ms)))
    LEFT JOIN tool_results r ON r.call_key = c.call_key AND r.session_id = c.session_id
  WHERE c.name = 'Bash' AND c.subject_chars IS NOT NULL
    AND coalesce(regexp_matches(c.subject, '\\b(git|gh|glab)\\b'), true)`;

interface OwnCalls {
  done: number;
  unclear: number;
}

/** Effects of the runs; null for all runs. In the order of runs and kinds. */
export async function readEffectList(
  database: Database,
  runIds: readonly string[] | null,
): Promise<EffectList> {
  const isAsked = (row: Row): boolean => runIds === null || runIds.includes(readText(row, "run_id"));
  const recorded = (await database.all(RECORDED)).filter(isAsked);
  const { own, unreadCalls } = countOwn((await database.all(CALLS)).filter(isAsked));
  const duplicates = (await database.all(DUPLICATES)).filter(isAsked).map(duplicateOf);
  const recording = new Set((await database.all(RECORDING)).map((row) => readText(row, "run_id")));
  const byKey = new Map(recorded.map((row) => [keyOf(readText(row, "run_id"), readText(row, "kind")), row]));
  const keys = new Set([...byKey.keys(), ...own.keys()]);
  const runs = [...keys].map((key) => runOf(key, byKey.get(key), own.get(key), recording)).sort(inOrder);
  const recordless = new Set(runs.filter(({ done }) => done === null).map(({ runId }) => runId));
  const commandShare = shareOf(runs, unreadCalls);
  return { runs, duplicates, unreadCalls, commandShare, runsWithoutRecords: recordless.size };
}

function keyOf(runId: string, kind: string): string {
  return JSON.stringify([runId, kind]);
}

function countOwn(rows: readonly Row[]): { own: Map<string, OwnCalls>; unreadCalls: number } {
  const own = new Map<string, OwnCalls>();
  let unreadCalls = 0;
  for (const row of rows) {
    if (findText(row, "refusal") !== null) continue;
    const command = findText(row, "subject");
    const emitted = command === null ? null : emittedEffects(command);
    if (emitted === null || emitted.isUnknown) unreadCalls += 1;
    if (emitted === null) continue;
    const outcome = row.is_shared === true ? "unclear" : outcomeOf(row, emitted);
    if (outcome === null) continue;
    for (const kind of emitted.kinds) {
      const key = keyOf(readText(row, "run_id"), kind);
      const counts = own.get(key) ?? { done: 0, unclear: 0 };
      counts[outcome] += 1;
      own.set(key, counts);
    }
  }
  return { own, unreadCalls };
}

/** An error of a call that runs more than the effect does not say which part failed. */
function outcomeOf(row: Row, { isAlone }: EmittedEffects): keyof OwnCalls | null {
  if (findText(row, "answered") === null) return "unclear";
  if (row.is_error !== true) return "done";
  return isAlone ? null : "unclear";
}

function runOf(
  key: string,
  row: Row | undefined,
  own: OwnCalls | undefined,
  recording: ReadonlySet<string>,
): RunEffects {
  const [runId, kindName]: readonly unknown[] = JSON.parse(key);
  const kind = effectKinds.find((one) => one === kindName);
  if (kind === undefined) throw new Error(`There is no kind of effect ${String(kindName)}.`);
  const none = recording.has(String(runId)) ? 0 : null;
  const count = (column: string): number | null => (row === undefined ? none : readNumber(row, column));
  const byModel = count("by_model");
  return {
    runId: String(runId),
    kind,
    done: count("done"),
    notDone: count("not_done"),
    duplicates: count("duplicates"),
    withoutKey: count("without_key"),
    byCommand: count("by_command"),
    byModel,
    byUnknown: count("by_unknown"),
    ownUnrecorded: own === undefined ? 0 : Math.max(own.done - (byModel === null ? 0 : byModel), 0),
    ownUnclear: own === undefined ? 0 : own.unclear,
  };
}

function inOrder(a: RunEffects, b: RunEffects): number {
  return compareText(a.runId, b.runId) || effectKinds.indexOf(a.kind) - effectKinds.indexOf(b.kind);
}

function duplicateOf(row: Row): DuplicateEffect {
  return {
    runId: readText(row, "run_id"),
    kind: readText(row, "kind"),
    target: readText(row, "target"),
    key: findText(row, "key"),
    isUnderOtherKey: row.is_other_key === true,
    path: readText(row, "path"),
    line: readNumber(row, "line"),
  };
}

/** Effects of unknown emitters count against the commands, as what the model did beside them may be the same ones. */
function shareOf(runs: readonly RunEffects[], unreadCalls: number): EffectList["commandShare"] {
  const recorded = runs.filter(({ done }) => done !== null);
  const sum = (count: (run: RunEffects) => number | null): number =>
    recorded.reduce((total, run) => {
      const counted = count(run);
      return counted === null ? total : total + counted;
    }, 0);
  const all = sum(({ done }) => done) + sum(({ ownUnrecorded }) => ownUnrecorded);
  if (all === 0) return null;
  const isAtMost = unreadCalls > 0 || sum(({ ownUnclear }) => ownUnclear) > 0;
  const isAtLeast = sum(({ byUnknown }) => byUnknown) > 0;
  return { share: sum(({ byCommand }) => byCommand) / all, isAtMost, isAtLeast };
}
