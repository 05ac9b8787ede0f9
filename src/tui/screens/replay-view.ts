// Replay: what the moves would have done, by move, in the words of `detent replay`. Nothing is replayed until somebody
// asks for it: it reads every log again.

import { summarise } from "../../replay/replay-summary.ts";
import type { SummaryPart } from "../../replay/summary-part.ts";
import { type Line, line, type Room } from "../line.ts";
import { type ListCell, listTable } from "../list-table.ts";
import { textLines, type View } from "../view.ts";
import type { Place, WorkbenchState } from "../workbench-state.ts";
import { wrappedText } from "../wrapped-text.ts";

type ReplayPlace = Extract<Place, { screen: "replay" }>;

export function replayView(state: WorkbenchState, place: ReplayPlace, { width, height }: Room): View {
  const held = state.parts.replay;
  const what = held === null || held.key === "all" ? [] : [held.key];
  const lines = held === null ? emptyLines(state, width) : partsLines(state, width);
  return {
    crumbs: [
      "Replay",
      ...(held === null ? [] : [held.key === "all" ? "all sessions" : held.key.slice(0, 8)]),
    ],
    ...textLines(lines, place.cursor, height),
    keys: ["r replay all", "x cancel"],
    commands: [["replay", ...what]],
  };
}

function emptyLines({ job }: WorkbenchState, width: number): readonly Line[] {
  const text =
    job?.run.fills === "replay"
      ? "The replay is running; x cancels it."
      : "Nothing was replayed yet. r runs `detent replay` over every loaded session; r on a session replays that one.";
  return wrappedText(text, width).map((one) => line(one));
}

function partsLines({ parts }: WorkbenchState, width: number): readonly Line[] {
  const replay = parts.replay?.value;
  if (replay === undefined) return [];
  const named = { ...replay.choices };
  const unread = replay.unread.slice(0, 20).map(({ path, why }) => `${path}: ${why}`);
  const more = replay.unread.length > 20 ? [`… ${replay.unread.length} paths were not replayed in all.`] : [];
  return [
    ...summarise(replay.figures, named).flatMap((part) => partLines(part, width)),
    ...[...unread, ...more].flatMap((text) => wrappedText(text, width).map((one) => line(one, "warning"))),
  ];
}

function partLines(part: SummaryPart, width: number): readonly Line[] {
  if (part.kind === "lines")
    return part.lines.flatMap((text) => wrappedText(text, width).map((one) => line(one)));
  if (part.rows.length === 0) return [line("No move is asked.")];
  const columns = part.titles.map((title, at) => ({
    title,
    align: at === 0 ? ("left" as const) : ("right" as const),
  }));
  const cells: readonly (readonly ListCell[])[] = part.rows;
  const whole = { cells, offset: 0, first: 0, end: cells.length, cursor: -1 };
  const fits = listTable(
    columns.map((column, at) => (at === 0 ? column : { ...column, narrow: "leave out" })),
    whole,
    width,
  );
  return fits;
}
