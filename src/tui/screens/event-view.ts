// Event: one event of a session with its place, what the moves of a replay answer, and its text whole: the input of a
// call as indented JSON, a long text by pages. The text is read from the log. The same text as
// `detent show --event N --full`.

import type { TimelineEvent } from "../../measure/session-timeline.ts";
import { timeText } from "../../measure/shown-figures.ts";
import { isJsonObject, parseJson } from "../../session/json-value.ts";
import { answersOf, eventsOfRow } from "../event-answers.ts";
import { classText, wordsOf } from "../event-row.ts";
import { type Line, line, type Room } from "../line.ts";
import { textPart } from "../requests.ts";
import { requestTokens } from "../token-bar.ts";
import { replayCommand, textLines, type View } from "../view.ts";
import { heldFor, type Place, type WorkbenchState } from "../workbench-state.ts";
import { wrappedText } from "../wrapped-text.ts";
import { reading } from "./empty-lines.ts";

type EventPlace = Extract<Place, { screen: "event" }>;

/** Characters of a text that are shown; how many there are stands at its end. */
const TEXT_MAX = 1_000_000;

export function eventView(state: WorkbenchState, place: EventPlace, { width, height }: Room): View {
  const event = heldFor(state.parts.events, place.id)?.get(place.number);
  const lines =
    event === undefined
      ? reading(state)
      : [...factLines(state, place, event, width), ...textOf(state, place, width)];
  return {
    crumbs: ["Sessions", place.id.slice(0, 8), `event ${place.number + 1}`],
    ...textLines(lines, place.cursor, height),
    keys: ["space page", "n next event", "N previous", "r replay", "i incident"],
    commands: [
      ["show", place.id, "--event", String(place.number + 1), "--full"],
      ...replayCommand(state, place.id),
    ],
  };
}

function factLines(
  state: WorkbenchState,
  { id }: EventPlace,
  event: TimelineEvent,
  width: number,
): readonly Line[] {
  const replay = heldFor(state.parts.replay, id);
  const wrapped = (text: string, look: Line["look"] = "plain"): readonly Line[] =>
    wrappedText(text, width).map((one) => ({ text: one, look }));
  const answers = replay === null ? [] : eventsOfRow(answersOf(replay), event).flatMap(answerTexts);
  const none = replay === null ? "r replays this session and asks the moves." : "No move was asked about it.";
  const shown =
    event.kind === "call"
      ? `${event.name}${classText(event)}`
      : wordsOf(event, event.kind === "request" ? (requestTokens(event) ?? 1) : 1);
  return [
    ...wrapped(shown, "title"),
    ...wrapped(`${timeText(event.timestampMs) ?? "time unknown"} UTC · ${event.path}:${event.line}`, "quiet"),
    ...(event.isWorker ? wrapped(`by ${event.agentId ?? "a subagent"}`, "quiet") : []),
    ...(answers.length === 0 ? wrapped(none, "quiet") : answers.flatMap((text) => wrapped(text))),
    line(""),
  ];
}

type ReplayEvent = ReturnType<typeof eventsOfRow>[number];

/** Every move that was reached, with its answer. */
function answerTexts({ event, mark, decision, rows, contradictions }: ReplayEvent): readonly string[] {
  const asked = rows.filter(({ state }) => state !== "not reached");
  const said = asked.map(({ move, state, question }) => {
    const why = question === null ? "" : `: ${question.why}`;
    return `  ${state === "fires" ? "◆" : state === "undetermined" ? "◇" : "·"} ${move} ${state}${why}`;
  });
  const decided =
    decision === null ? [] : [`  ${decision.move} decides: ${decision.kind}. ${decision.reason ?? ""}`];
  const against = contradictions.map(({ kind, move, why }) => `  ‼ ${move} ${kind}: ${why}`);
  return [`${event} (${mark})`, ...said, ...decided, ...against];
}

function textOf(state: WorkbenchState, { id, number }: EventPlace, width: number): readonly Line[] {
  const part = textPart(id, number);
  const held = state.parts.text;
  if (held === null || held.key !== part) return reading(state);
  const found = held.value;
  if (found === null) return [line("It has no text of its own.", "quiet")];
  if ("problem" in found) return [line(found.problem, "warning")];
  return wrappedOnce(found.text, width);
}

let last: { readonly text: string; readonly width: number; readonly lines: readonly Line[] } | null = null;

/** A long text is broken once, not at every key. */
function wrappedOnce(text: string, width: number): readonly Line[] {
  if (last?.text === text && last.width === width) return last.lines;
  const whole = indented(text);
  const shown = whole.length > TEXT_MAX ? whole.slice(0, TEXT_MAX) : whole;
  const cut =
    shown === whole ? [] : [line(`… ${whole.length} UTF-16 units in all; \`detent show --full\` has them.`)];
  const lines = [...wrappedText(shown, width).map((one): Line => ({ text: one, look: "plain" })), ...cut];
  last = { text, width, lines };
  return lines;
}

/** Compact JSON is indented. A text that would not come out the same again, such as a long number, stays as it is. */
function indented(text: string): string {
  if (!/^[[{]/.test(text)) return text;
  const value = parseJson(text);
  const isExact = (isJsonObject(value) || Array.isArray(value)) && JSON.stringify(value) === text.trimEnd();
  return isExact ? JSON.stringify(value, null, 2) : text;
}
