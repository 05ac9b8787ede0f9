// Folding and jumping on the screens of one session.

import { replayNumberOf } from "./event-answers.ts";
import { foldable, parentOf, shownNumbers } from "./fold.ts";
import { type Aim, aims, heldFor, type Place, placeOf, type WorkbenchState } from "./workbench-state.ts";

type SessionPlace = Extract<Place, { screen: "session" }>;
type OnTop = (state: WorkbenchState, place: Place) => WorkbenchState;

/** The number of the event under the cursor; undefined while the session is being read. */
export function foldedNumber(
  state: WorkbenchState,
  { id, cursor, folded }: SessionPlace,
): number | undefined {
  const signs = heldFor(state.parts.session, id)?.signs;
  return signs === undefined ? undefined : shownNumbers(signs, folded)[cursor];
}

/** Space folds or unfolds a row, or the row that it stands in; `z` goes from all to prompts, to requests, to all. */
export function foldKey(state: WorkbenchState, place: SessionPlace, key: " " | "z"): Place {
  const signs = heldFor(state.parts.session, place.id)?.signs;
  const number = foldedNumber(state, place);
  if (signs === undefined || number === undefined) return place;
  const folded = key === "z" ? foldedAll(signs, place.folded) : foldedOne(signs, place.folded, number);
  const shown = shownNumbers(signs, folded);
  const own = shown.findLastIndex((one) => one <= number);
  return { ...place, folded, cursor: Math.max(0, own) };
}

function foldedOne(signs: string, folded: ReadonlySet<number>, number: number): ReadonlySet<number> {
  const isFoldable = foldable(signs, signs[number] ?? "").has(number);
  const target = isFoldable ? number : parentOf(signs, number);
  if (target === undefined) return folded;
  const next = new Set(folded);
  if (!next.delete(target)) next.add(target);
  return next;
}

function foldedAll(signs: string, folded: ReadonlySet<number>): ReadonlySet<number> {
  const [prompts, requests] = [foldable(signs, "p"), foldable(signs, "r")];
  if (folded.size === 0) return prompts.size > 0 ? prompts : requests;
  return isSame(folded, prompts) ? requests : new Set();
}

function isSame(one: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
  return one.size === other.size && [...one].every((number) => other.has(number));
}

/** To the next mark of a timeline, or on an event to the one beside it. */
export function jumpKey(state: WorkbenchState, step: 1 | -1, onTop: OnTop): WorkbenchState {
  const place = placeOf(state);
  if (place.screen === "event") {
    const signs = heldFor(state.parts.session, place.id)?.signs;
    const number = place.number + step;
    if (signs === undefined || number < 0 || number >= signs.length) return state;
    return onTop(state, { ...place, number, cursor: 0 });
  }
  if (place.screen !== "session") return state;
  const opened = heldFor(state.parts.session, place.id);
  if (opened === null) return state;
  const { signs } = opened;
  const from = shownNumbers(signs, place.folded)[place.cursor];
  if (from === undefined) return state;
  const isMarked = markOf(state, place, signs);
  for (let number = from + step; number >= 0 && number < signs.length; number += step) {
    if (isMarked(number)) return onTop(state, { ...place, ...revealed(signs, place.folded, number) });
  }
  return { ...state, message: noMark(state, place, step) };
}

/** The row unfolded as far as it has to be, and where it then stands. */
function revealed(
  signs: string,
  before: ReadonlySet<number>,
  number: number,
): Pick<SessionPlace, "folded" | "cursor"> {
  const around: number[] = [];
  for (let one = parentOf(signs, number); one !== undefined; one = parentOf(signs, one)) around.push(one);
  // The same set where nothing is unfolded: what is known of its rows holds.
  const isHidden = around.some((one) => before.has(one));
  const folded = isHidden ? new Set([...before].filter((one) => !around.includes(one))) : before;
  return { folded, cursor: shownNumbers(signs, folded).indexOf(number) };
}

function noMark({ parts }: WorkbenchState, { id, aim = "all" }: SessionPlace, step: 1 | -1): string {
  const isReplayed = heldFor(parts.replay, id) !== null;
  if (isReplayed && heldFor(parts.marks, id) === null)
    return "The answers are being looked up: press it again.";
  const what = aim === "all" ? "mark" : `mark of what is ${aim}`;
  const none = step > 0 ? `No ${what} after this row.` : `No ${what} before this row.`;
  const isAnswer = aim !== "all" && aim !== "denied or error";
  return isReplayed || !isAnswer ? none : `${none} r asks the moves.`;
}

const aimSigns: { readonly [aim in Aim]: string } = {
  all: "‼◆◇de",
  fires: "◆",
  undetermined: "◇",
  contradicted: "‼",
  "denied or error": "de",
};

/** Denied and failed calls stand in the signs; what moves answer is looked up for the whole session. */
function markOf(
  { parts }: WorkbenchState,
  { id, aim = "all" }: SessionPlace,
  signs: string,
): (number: number) => boolean {
  const marks = heldFor(parts.replay, id) === null ? null : heldFor(parts.marks, id);
  const wanted = aimSigns[aim];
  return (number) => {
    const answer = marks?.get(number);
    return (answer !== undefined && wanted.includes(answer)) || wanted.includes(signs[number] ?? "?");
  };
}

/** What `n` goes to from now on: every mark, or those of one kind. */
export function aimKey(state: WorkbenchState, onTop: OnTop): WorkbenchState {
  const place = placeOf(state);
  if (place.screen !== "session") return state;
  const aim = aims[(aims.indexOf(place.aim ?? "all") + 1) % aims.length] ?? "all";
  const message = aim === "all" ? "n goes to every mark." : `n goes to what is ${aim}.`;
  return onTop({ ...state, message }, { ...place, aim });
}

/** The incident that the row under the cursor would make, or why there is none. */
export function incidentPlace(state: WorkbenchState): Place | string {
  const place = placeOf(state);
  if (place.screen !== "session" && place.screen !== "event")
    return "An incident is made from an event of a session: open one.";
  const { id } = place;
  const replay = heldFor(state.parts.replay, id);
  if (replay === null)
    return "r replays this session first: a replay numbers the events that incidents are made from.";
  const number = place.screen === "event" ? place.number : foldedNumber(state, place);
  const row = number === undefined ? undefined : heldFor(state.parts.events, id)?.get(number);
  const at = row === undefined ? undefined : replayNumberOf(replay, row);
  const event = at === undefined ? undefined : replay.sessions[0]?.events?.[at - 1];
  if (at === undefined)
    return "The replay has no event on this row: go to a prompt, a call or its result; n goes to the next mark.";
  if (event?.decision === null && event.contradictions.length === 0)
    return `No move decides anything here. \`detent incident ${id} --at ${at}\` needs --kind and --detector for it.`;
  return { screen: "incident", id, at, cursor: 0 };
}
