// Folding and jumping on the screens of one session.

import { answerOf, answersOf, eventsOfRow } from "./event-answers.ts";
import { foldable, parentOf, shownNumbers } from "./fold.ts";
import { heldFor, type Place, placeOf, type WorkbenchState } from "./workbench-state.ts";

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
  const shown = shownNumbers(opened.signs, place.folded);
  const isMarked = markOf(state, place, opened.signs);
  for (let cursor = place.cursor + step; cursor >= 0 && cursor < shown.length; cursor += step) {
    const number = shown[cursor];
    if (number !== undefined && isMarked(number)) return onTop(state, { ...place, cursor });
  }
  return { ...state, message: step > 0 ? "No mark after this row." : "No mark before this row." };
}

/** Denied and failed calls stand in the signs; answers of moves are known of the events that are at hand. */
function markOf({ parts }: WorkbenchState, { id }: SessionPlace, signs: string): (number: number) => boolean {
  const replay = heldFor(parts.replay, id);
  const events = heldFor(parts.events, id);
  const answers = replay === null ? null : answersOf(replay);
  return (number) => {
    const event = events?.get(number);
    const isAnswered =
      answers !== null &&
      event !== undefined &&
      eventsOfRow(answers, event).some((one) => answerOf(one) !== undefined);
    return isAnswered || signs[number] === "d" || signs[number] === "e";
  };
}
