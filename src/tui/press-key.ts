// What one key does: by mode first, then by screen. Moving stays within what the view says there is.

import { sessionSorts } from "../measure/session-list.ts";
import { askedRun, registrationUnder } from "./asked-run.ts";
import type { Key } from "./keys.ts";
import { commandsText } from "./screen-terms.ts";
import { sessionAt } from "./screens/sessions-view.ts";
import { aimKey, foldedNumber, foldKey, incidentPlace, jumpKey } from "./session-keys.ts";
import type { View } from "./view.ts";
import { type Place, placeOf, type Run, type Tab, tabs, type WorkbenchState } from "./workbench-state.ts";

/** The state after a key; the same state where the key means nothing here. */
export function pressKey(state: WorkbenchState, key: Key, view: View): WorkbenchState {
  if (state.isOver) return state;
  if (key === "interrupt") return { ...state, isOver: true };
  const quiet = state.message === null ? state : { ...state, message: null };
  switch (quiet.mode.kind) {
    case "help":
      return { ...quiet, mode: { kind: "browse" } };
    case "filter":
      return filterKey(quiet, key, quiet.mode.draft);
    case "confirm":
      return confirmKey(quiet, key, quiet.mode.run);
    case "browse":
      return moveKey(quiet, key, view) ?? commonKey(quiet, key, view) ?? screenKey(quiet, key);
  }
}

/** The state with another place on top of the tab's stack. */
export function onTop(state: WorkbenchState, place: Place): WorkbenchState {
  const stack = [...state.stacks[state.tab].slice(0, -1), place];
  return { ...state, stacks: { ...state.stacks, [state.tab]: stack } };
}

function opened(state: WorkbenchState, place: Place): WorkbenchState {
  return { ...state, stacks: { ...state.stacks, [state.tab]: [...state.stacks[state.tab], place] } };
}

function typed(key: Key): string | undefined {
  return typeof key === "string" ? undefined : key.typed;
}

/** Cursor keys; undefined for any other. */
function moveKey(state: WorkbenchState, key: Key, view: View): WorkbenchState | undefined {
  const place = placeOf(state);
  const text = typed(key);
  const isText = place.screen !== "session";
  const to = (cursor: number): WorkbenchState =>
    onTop(state, { ...place, cursor: Math.max(0, Math.min(view.cursorMax, cursor)) });
  if (key === "down" || text === "j") return to(place.cursor + 1);
  if (key === "up" || text === "k") return to(place.cursor - 1);
  if (key === "page-down" || (text === " " && isText)) return to(place.cursor + view.page);
  if (key === "page-up" || text === "b") return to(place.cursor - view.page);
  if (key === "home" || text === "g") return to(0);
  if (key === "end" || text === "G") return to(view.cursorMax);
  return undefined;
}

/** Keys that mean the same on every screen. */
function commonKey(state: WorkbenchState, key: Key, view: View): WorkbenchState | undefined {
  if (key === "tab") return onTab(state, 1);
  if (key === "shift-tab") return onTab(state, -1);
  if (key === "escape" || key === "left" || key === "backspace") return back(state);
  if (key === "enter" || key === "right") return openUnderCursor(state);
  const text = typed(key);
  const tab = tabs[Number(text) - 1];
  if (tab !== undefined) return { ...state, tab };
  switch (text) {
    case "l":
      return openUnderCursor(state);
    case "h":
      return back(state);
    case "q":
      return { ...state, isOver: true };
    case "?":
      return { ...state, mode: { kind: "help" } };
    case "y":
      return withCommand(state, commandsText(view.commands, state.databaseFlag));
    case "R":
      return { ...state, stamp: state.stamp + 1, faults: new Map() };
    case "x":
      return cancelled(state);
    case "L":
    case "r":
    case "c":
    case "w":
      return askedFor(state, askedRun(state, text));
    default:
      return undefined;
  }
}

function withCommand(state: WorkbenchState, text: string): WorkbenchState {
  return { ...state, message: text, copy: { text } };
}

function onTab(state: WorkbenchState, step: number): WorkbenchState {
  const at = (tabs.indexOf(state.tab) + step + tabs.length) % tabs.length;
  return { ...state, tab: tabs[at] ?? state.tab };
}

function back(state: WorkbenchState): WorkbenchState {
  const place = placeOf(state);
  if ("filter" in place && place.filter !== "") return onTop(state, { ...place, filter: "", cursor: 0 });
  const stack = state.stacks[state.tab];
  return stack.length < 2
    ? state
    : { ...state, stacks: { ...state.stacks, [state.tab]: stack.slice(0, -1) } };
}

function openUnderCursor(state: WorkbenchState): WorkbenchState {
  const place = placeOf(state);
  if (place.screen === "sessions") {
    const session = sessionAt(state, place);
    if (session === undefined) return state;
    return opened(state, { screen: "session", id: session.id, cursor: 0, folded: new Set() });
  }
  if (place.screen === "session") {
    const number = foldedNumber(state, place);
    return number === undefined ? state : opened(state, { screen: "event", id: place.id, number, cursor: 0 });
  }
  const file = place.screen === "cohorts" ? registrationUnder(state) : undefined;
  return file === undefined ? state : opened(state, { screen: "registration", file, cursor: 0 });
}

function screenKey(state: WorkbenchState, key: Key): WorkbenchState {
  const place = placeOf(state);
  const text = typed(key);
  if (text === "/" && "filter" in place) return { ...state, mode: { kind: "filter", draft: place.filter } };
  if (text === "s" && place.screen === "sessions") {
    const sort = sessionSorts[(sessionSorts.indexOf(place.sort) + 1) % sessionSorts.length] ?? place.sort;
    return onTop(state, { ...place, sort, cursor: 0 });
  }
  if (place.screen === "session" && (text === " " || text === "z"))
    return onTop(state, foldKey(state, place, text));
  if (text === "n" || text === "N") return jumpKey(state, text === "n" ? 1 : -1, onTop);
  if (text === "m") return aimKey(state, onTop);
  if (text === "i") return openedOrSaid(state, incidentPlace(state));
  if (text === "o") return openedOrSaid(state, reportPlace(state));
  return state;
}

/** The place on top of where one is, or why there is none. */
function openedOrSaid(state: WorkbenchState, place: Place | string): WorkbenchState {
  return typeof place === "string" ? { ...state, message: place } : opened(state, place);
}

function reportPlace(state: WorkbenchState): Place | string {
  if (placeOf(state).screen === "report") return "This is the report.";
  const file = registrationUnder(state);
  if (file === undefined) return "o opens the report of a registration: open Cohorts.";
  return { screen: "report", file, cursor: 0 };
}

function filterKey(state: WorkbenchState, key: Key, draft: string): WorkbenchState {
  const place = placeOf(state);
  const browsing = { ...state, mode: { kind: "browse" } as const };
  if (key === "escape") return browsing;
  if (key === "enter") {
    const filter = draft.trim();
    const faults = new Map<string, string>();
    return "filter" in place ? { ...onTop(browsing, { ...place, filter, cursor: 0 }), faults } : browsing;
  }
  if (key === "backspace")
    return { ...state, mode: { kind: "filter", draft: [...draft].slice(0, -1).join("") } };
  const text = typed(key);
  return text === undefined ? state : { ...state, mode: { kind: "filter", draft: draft + text } };
}

function confirmKey(state: WorkbenchState, key: Key, run: Run): WorkbenchState {
  const browsing = { ...state, mode: { kind: "browse" } as const };
  if (typed(key) === "y") return started(browsing, run);
  return typed(key) === "n" || key === "escape" ? browsing : state;
}

function askedFor(state: WorkbenchState, run: Run | string): WorkbenchState {
  if (typeof run === "string") return { ...state, message: run };
  if (state.job !== null) return { ...state, message: "Something runs already; x cancels it." };
  return run.question === null ? started(state, run) : { ...state, mode: { kind: "confirm", run } };
}

function started(state: WorkbenchState, run: Run): WorkbenchState {
  const tab: Tab = run.fills === "replay" && run.key === "all" ? "replay" : state.tab;
  return { ...state, tab, job: { run, progress: "started", isCancelled: false } };
}

function cancelled(state: WorkbenchState): WorkbenchState {
  if (state.job === null) return { ...state, message: "Nothing runs." };
  return { ...state, job: { ...state.job, isCancelled: true } };
}
