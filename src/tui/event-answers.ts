// What a replay says of the events that stand on one line of a log, for the rows of a timeline: moves that fire, that
// would have had to know more, and denials that the session contradicts. Each has a sign of its own.

import type { TimelineEvent } from "../measure/session-timeline.ts";
import type { ReplayEventJson, ReplayJson } from "../replay/replay-json.ts";

/** `‼` contradicted, `◆` fires, `◇` undetermined. */
export interface EventAnswer {
  readonly sign: "‼" | "◆" | "◇";
  readonly words: string;
}

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
export function eventsOfRow(answers: EventAnswers | null, row: TimelineEvent): readonly ReplayEventJson[] {
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
