// What one key does: by mode first, then by screen. Moving stays within what the view says there is.

import { sessionSorts } from "../measure/session-list.ts";
import type { Key } from "./keys.ts";
import { sealedOf } from "./screens/cohorts-view.ts";
import { sessionAt } from "./screens/sessions-view.ts";
import { foldedNumber, foldKey, jumpKey } from "./session-keys.ts";
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
      return moveKey(quiet, key, view) ?? commonKey(quiet, key) ?? screenKey(quiet, key);
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
function commonKey(state: WorkbenchState, key: Key): WorkbenchState | undefined {
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
      return { ...state, message: "command" };
    case "R":
      return { ...state, stamp: state.stamp + 1, faults: new Map() };
    case "x":
      return cancelled(state);
    case "L":
      return askedFor(state, loadRun);
    case "r":
      return askedFor(state, replayRun(state));
    default:
      return undefined;
  }
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
  if (place.screen !== "cohorts") return state;
  const chain = state.parts.chain?.value;
  const sealed = chain === undefined ? undefined : sealedOf(chain)[place.cursor];
  return sealed === undefined
    ? state
    : opened(state, { screen: "registration", file: sealed.file, cursor: 0 });
}

function screenKey(state: WorkbenchState, key: Key): WorkbenchState {
  const place = placeOf(state);
  const text = typed(key);
  if (text === "/" && "filter" in place) return { ...state, mode: { kind: "filter", draft: place.filter } };
  if (text === "s" && place.screen === "sessions") {
    const sort = sessionSorts[(sessionSorts.indexOf(place.sort) + 1) % sessionSorts.length] ?? place.sort;
    return onTop(state, { ...place, sort, cursor: 0 });
  }
  if (text === "c") return askedFor(state, compareRun(state));
  if (place.screen === "session" && (text === " " || text === "z"))
    return onTop(state, foldKey(state, place, text));
  if (text === "n" || text === "N") return jumpKey(state, text === "n" ? 1 : -1, onTop);
  if (text === "i") return { ...state, message: incidentText(state) };
  return state;
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

const loadRun: Run = {
  fills: "nothing",
  key: "load",
  args: ["load"],
  question: "It reads the logs of the usual place into the database.",
};

/** The open session, or the one under the cursor; on other screens all of them. */
function replayRun(state: WorkbenchState): Run | string {
  const place = placeOf(state);
  if (!state.hasDatabase) return "There is no database yet: L loads the logs.";
  const id = place.screen === "sessions" ? sessionAt(state, place)?.id : "id" in place ? place.id : undefined;
  if (place.screen === "replay") return { fills: "replay", key: "all", args: ["replay"], question: null };
  if (id === undefined) return "Open Sessions or Replay to replay.";
  if (id === "") return "Lines that name no session cannot be replayed by its name.";
  return { fills: "replay", key: id, args: ["replay", id, "--events"], question: null };
}

function compareRun(state: WorkbenchState): Run | string {
  const place = placeOf(state);
  const chain = state.parts.chain?.value;
  const under =
    place.screen === "cohorts" && chain !== undefined ? sealedOf(chain)[place.cursor]?.file : undefined;
  const file = place.screen === "registration" ? place.file : under;
  if (file === undefined) return "c compares a registration: open Cohorts.";
  return {
    fills: "comparison",
    key: file,
    args: ["compare", file.slice(0, 4)],
    question: "Past the horizon it writes the decision into the registry.",
  };
}

/** The command that makes an incident; which event it is, only a replay counts. */
function incidentText({ parts, ...state }: WorkbenchState): string {
  const place = state.stacks[state.tab].at(-1);
  if (place === undefined || !("id" in place))
    return "An incident is made from an event of a session: open one.";
  const isReplayed = parts.replay?.key === place.id;
  if (!isReplayed)
    return "r replays this session first: an incident is named by the number of an event in the replay.";
  return `detent incident ${place.id} --at N, with N from detent replay ${place.id} --events`;
}
