// Session: one session as a timeline that can be folded. The same events as `detent show`.

import type { MetricValue } from "../../measure/dispatch-unit.ts";
import { boundText, countText, numberText, timeText } from "../../measure/shown-figures.ts";
import { answersOf } from "../event-answers.ts";
import { eventRow } from "../event-row.ts";
import { childCount, depthOf, shownNumbers } from "../fold.ts";
import { clippedLine, type Line, line, type Room } from "../line.ts";
import { requestTokens, tokenLegend } from "../token-bar.ts";
import { replayCommand, shownRange, type View } from "../view.ts";
import { heldFor, type OpenedSession, type Place, type WorkbenchState } from "../workbench-state.ts";
import { reading } from "./empty-lines.ts";

type SessionPlace = Extract<Place, { screen: "session" }>;

/** The timeline in its window, below what is known of the whole session. */
export function sessionView(state: WorkbenchState, place: SessionPlace, room: Room): View {
  const opened = heldFor(state.parts.session, place.id);
  const shared = {
    crumbs: ["Sessions", place.id === "" ? "(none named)" : place.id.slice(0, 8)],
    keys: ["Enter open", "space fold", "z fold all", "n next mark", "m marks", "r replay", "i incident"],
    commands: [["show", place.id], ...replayCommand(state, place.id)],
  };
  if (opened === null) return { ...shared, lines: reading(state), cursorMax: -1, page: 1 };
  const head = headLines(opened, room);
  const numbers = shownNumbers(opened.signs, place.folded);
  const height = Math.max(1, room.height - head.length);
  const rows =
    numbers.length === 0
      ? [line("No event of it was found: its lines are metadata, or belong to other sessions.")]
      : rowLines(state, place, opened.signs, numbers, { width: room.width, height });
  return {
    ...shared,
    lines: [...head, ...rows].map((one) => clippedLine(one, room.width)),
    cursorMax: numbers.length - 1,
    page: height,
  };
}

function rowLines(
  state: WorkbenchState,
  { id, cursor, folded }: SessionPlace,
  signs: string,
  numbers: readonly number[],
  { width, height }: Room,
): readonly Line[] {
  const events = heldFor(state.parts.events, id);
  const { first, end } = shownRange(cursor, numbers.length, height);
  const shown = numbers.slice(first, end);
  const requests = shown.flatMap((number) => {
    const event = events?.get(number);
    return event?.kind === "request" ? [requestTokens(event) ?? 1] : [];
  });
  const replay = heldFor(state.parts.replay, id);
  const answers = replay === null ? null : answersOf(replay);
  return shown.map((number, at) => {
    const depth = depthOf(signs[number]);
    const isFolded = folded.has(number);
    const frame = {
      depth,
      isCursor: first + at === cursor,
      hidden: isFolded ? childCount(signs, number) : 0,
      hasChildren: depthOf(signs[number + 1]) > depth,
      mostTokens: Math.max(1, ...requests),
      answers,
    };
    return eventRow(events?.get(number), frame, width);
  });
}

function headLines({ session, totals, signs }: OpenedSession, { height }: Room): readonly Line[] {
  const { startedMs, endedMs, cwd, version, damagedLines } = session;
  const from = timeText(startedMs) ?? "?";
  const damaged = damagedLines === 0 ? "" : ` · ${countText(damagedLines, "damaged line")}: lower bounds`;
  const figures = [
    figure("requests", boundText(session.requests, damagedLines > 0)),
    ...named.map(([name, metric]) => figure(name, totalText(totals.get(metric)))),
  ].join(" · ");
  const whole = line(
    `${from} to ${timeText(endedMs)?.slice(11) ?? "?"} · ${version ?? "?"} in ${cwd ?? "?"}`,
  );
  if (height < 12) return [line(figures, "quiet")];
  return [
    whole,
    line(`${figures}${damaged}`),
    line(`${countText(signs.length, "event")}   ${tokenLegend}   ✗ denied  ! error`, "quiet"),
  ];
}

const named = [
  ["cache read", "cache_read_tokens"],
  ["write", "cache_write_tokens"],
  ["in", "input_tokens"],
  ["out", "output_tokens"],
  ["calls", "tool_calls"],
  ["denials", "denials"],
] as const;

function figure(name: string, text: string | null): string {
  return `${name} ${text ?? "?"}`;
}

function totalText(total: MetricValue | undefined): string | null {
  if (total === undefined || total.kind === "unknown") return null;
  return total.kind === "lower bound" ? `≥ ${numberText(total.value)}` : numberText(total.value);
}
