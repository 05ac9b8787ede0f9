// What a replay says of the events that stand on one line of a log, for the rows of a timeline: moves that fire, that
// would have had to know more, and denials that the session contradicts. Each has a sign of its own.

import type { NumberedPlace, TimelineEvent } from "../measure/session-timeline.ts";
import type { ReplayEventJson, ReplayJson } from "../replay/replay-json.ts";

/** `‼` contradicted, `◆` fires, `◇` undetermined. */
export interface EventAnswer {
  readonly sign: AnswerSign;
  readonly words: string;
}

/** The gravest first. */
const signs = ["‼", "◆", "◇"] as const;
export type AnswerSign = (typeof signs)[number];

/** What of a row tells which hook events belong to it. */
export type AnswerRow = TimelineEvent | NumberedPlace;

export type EventAnswers = ReadonlyMap<string, readonly ReplayEventJson[]>;

const made = new WeakMap<ReplayJson, EventAnswers>();

/** The events of a replay by file and line; worked out once for a replay. */
export function answersOf(replay: ReplayJson): EventAnswers {
  const known = made.get(replay);
  if (known !== undefined) return known;
  const answers = new Map<string, ReplayEventJson[]>();
  for (const event of replay.sessions.flatMap(({ events }) => events ?? [])) {
    const key = `${event.file}:${event.line}`;
    const others = answers.get(key);
    if (others === undefined) answers.set(key, [event]);
    else others.push(event);
  }
  made.set(replay, answers);
  return answers;
}

/** The hook events that belong to a row: those before a call to the call, those after it to its result. */
export function eventsOfRow(answers: EventAnswers | null, row: AnswerRow): readonly ReplayEventJson[] {
  if (answers === null || (row.kind !== "call" && row.kind !== "result" && row.kind !== "prompt")) return [];
  const there = answers.get(`${row.path}:${row.line}`) ?? [];
  return there.filter(({ event, toolUseId }) => {
    if (row.kind === "prompt") return toolUseId === null;
    const isOfCall = toolUseId === null || toolUseId === row.callKey;
    return isOfCall && (event === "PreToolUse") === (row.kind === "call");
  });
}

/** What is said of one event, the gravest first; undefined where no move has anything to say. */
export function answerOf(event: ReplayEventJson): EventAnswer | undefined {
  const [against] = event.contradictions;
  if (against !== undefined) return { sign: "‼", words: `${against.move} ${against.kind}: ${against.why}` };
  const fires = event.rows.filter(({ state }) => state === "fires").map(({ move }) => move);
  if (event.state === "fires" && event.decision !== null)
    return { sign: "◆", words: `${event.decision.move}: ${event.decision.kind}` };
  const open = event.rows.find(({ state }) => state === "undetermined");
  if (open !== undefined) return { sign: "◇", words: `${open.move}? ${open.question?.why ?? ""}`.trimEnd() };
  return fires.length === 0 ? undefined : { sign: "◆", words: `${fires.join(", ")} records` };
}

/** Lines of logs, whatever the file, on which a move has something to say. */
export function answeredLines(replay: ReplayJson): readonly number[] {
  const events = replay.sessions.flatMap(({ events: own }) => own ?? []);
  return [...new Set(events.flatMap((event) => (answerOf(event) === undefined ? [] : [event.line])))];
}

/** The gravest answer of each row that has one, by the number of the row in its timeline. */
export function marksOf(replay: ReplayJson, rows: readonly NumberedPlace[]): ReadonlyMap<number, AnswerSign> {
  const answers = answersOf(replay);
  const marks = rows.flatMap((row): readonly (readonly [number, AnswerSign])[] => {
    const own = eventsOfRow(answers, row).map((event) => answerOf(event)?.sign);
    const gravest = signs.find((sign) => own.includes(sign));
    return gravest === undefined ? [] : [[row.number, gravest]];
  });
  return new Map(marks);
}

/**
 * The number of the hook event of a row, as `detent replay SESSION --events` counts them, from 1: the one with the
 * gravest answer. Undefined where the row has none, or where the replay is not of one transcript.
 */
export function replayNumberOf(replay: ReplayJson, row: TimelineEvent): number | undefined {
  const [only, another] = replay.sessions;
  if (only?.events === undefined || another !== undefined) return undefined;
  const own = eventsOfRow(answersOf(replay), row);
  const graver = signs.map((sign) => own.find((event) => answerOf(event)?.sign === sign));
  const chosen = graver.find((event) => event !== undefined) ?? own[0];
  return chosen === undefined ? undefined : only.events.indexOf(chosen) + 1;
}
