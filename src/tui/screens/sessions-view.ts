// Sessions: one row each, with first figures. The same rows as `detent sessions`.

import type { ListedSession } from "../../measure/session-list.ts";
import { boundText, countText, numberText, timeText } from "../../measure/shown-figures.ts";
import { clippedLine, type Line, line, type Room } from "../line.ts";
import { type ListCell, type ListColumn, listTable } from "../list-table.ts";
import { sessionsPart } from "../requests.ts";
import { termsOf } from "../screen-terms.ts";
import { shownRange, type View } from "../view.ts";
import { heldFor, type Place, type WorkbenchState } from "../workbench-state.ts";
import { noDatabase, reading, unreadText } from "./empty-lines.ts";

type SessionsPlace = Extract<Place, { screen: "sessions" }>;

const columns: readonly ListColumn[] = [
  { title: "session", align: "left", narrow: "cut" },
  { title: "started (UTC)", align: "left" },
  { title: "requests", align: "right" },
  { title: "calls", align: "right" },
  { title: "cache read", align: "right", narrow: "leave out" },
  { title: "output", align: "right", narrow: "leave out" },
  { title: "denials", align: "right", narrow: "leave out" },
  { title: "damaged", align: "right", narrow: "leave out" },
  { title: "version", align: "left", narrow: "leave out" },
  { title: "folder", align: "left", narrow: "cut start" },
];

/** The list in its window. */
export function sessionsView(state: WorkbenchState, place: SessionsPlace, { width, height }: Room): View {
  const held = heldFor(state.parts.sessions, sessionsPart(place));
  const rows = held?.list.matching ?? -1;
  const room = height - 2;
  const { first, end } = shownRange(place.cursor, rows, room);
  const cells = held === null ? [] : cellsOfAll(held.list.sessions);
  const list: readonly Line[] =
    held === null || rows < 1
      ? emptyLines(state, place, held?.list.total)
      : listTable(columns, { cells, offset: held.offset, first, end, cursor: place.cursor }, width);
  return {
    crumbs: ["Sessions"],
    lines: [line(headText(state, place, held?.list), "quiet"), ...list].map((one) => clippedLine(one, width)),
    cursorMax: rows - 1,
    page: Math.max(1, room),
    keys: ["Enter open", "/ filter", "s sort", "r replay", "L load"],
    commands: [
      ["sessions", ...termsOf(place.filter), ...sortFlag(place), "--limit", String(Math.max(1, end))],
    ],
  };
}

/** The session under the cursor; undefined where its row is not at hand. */
export function sessionAt(state: WorkbenchState, place: SessionsPlace): ListedSession | undefined {
  const held = heldFor(state.parts.sessions, sessionsPart(place));
  return held?.list.sessions[place.cursor - held.offset];
}

function sortFlag({ sort }: SessionsPlace): readonly string[] {
  return sort === "time" ? [] : ["--sort", sort];
}

function headText(
  state: WorkbenchState,
  { filter, sort }: SessionsPlace,
  list: { readonly matching: number; readonly total: number } | undefined,
): string {
  if (!state.hasDatabase) return "No database";
  const counted =
    list === undefined
      ? unreadText(state)
      : filter === ""
        ? countText(list.total, "session")
        : `${numberText(list.matching)} of ${countText(list.total, "session")}`;
  const order = sort === "time" ? "newest first" : `most ${sort} first`;
  return [counted, order, ...(filter === "" ? [] : [`filter: ${filter}`])].join(" · ");
}

function emptyLines(
  state: WorkbenchState,
  { filter }: SessionsPlace,
  total: number | undefined,
): readonly Line[] {
  if (!state.hasDatabase) return noDatabase(state);
  if (total === undefined) return reading(state);
  if (total === 0)
    return [line("There are no sessions yet: `detent load` reads them from logs. L runs it here.")];
  return [line(`No session meets '${filter}'. Esc clears the filter.`)];
}

const known = new WeakMap<readonly ListedSession[], readonly (readonly ListCell[])[]>();

/** Made once for a window. */
function cellsOfAll(sessions: readonly ListedSession[]): readonly (readonly ListCell[])[] {
  const cells = known.get(sessions) ?? sessions.map(cellsOf);
  known.set(sessions, cells);
  return cells;
}

function cellsOf(session: ListedSession): readonly ListCell[] {
  const isDamaged = session.damagedLines > 0 || session.isMainThreadMissing;
  return [
    session.shortId === "" ? "(none named)" : session.shortId,
    timeText(session.startedMs),
    boundText(session.requests, isDamaged || session.areAgentsUnprinted),
    boundText(session.toolCalls, isDamaged),
    boundText(session.cacheReadTokens, session.damagedLines > 0 || session.isCacheReadShort),
    boundText(session.outputTokens, session.damagedLines > 0 || !session.isOutputBilled),
    boundText(session.denials, isDamaged || !session.areDenialsListed),
    session.damagedLines,
    session.version,
    session.cwd,
  ];
}
