// What the screen that is shown still needs: a pure function of the state. Lists are asked for in windows around the
// cursor, never as a whole; what could not be read is not asked for again until something changes.

import type { ReplayJson } from "../replay/replay-json.ts";
import { shownNumbers } from "./fold.ts";
import { incidentArgs } from "./incident-run.ts";
import { sealedOf } from "./sealed-plans.ts";
import { heldFor, type Place, placeOf, type WorkbenchState } from "./workbench-state.ts";

/** `key` tells one request from another; `part` is what its answer is kept under. */
export type Request = { readonly key: string; readonly part: string; readonly stamp: number } & (
  | { readonly kind: "overview" | "chain" | "check" | "unlabelled" }
  | {
      readonly kind: "sessions";
      readonly place: Extract<Place, { screen: "sessions" }>;
      readonly offset: number;
    }
  | {
      readonly kind: "problems";
      readonly place: Extract<Place, { screen: "problems" }>;
      readonly offset: number;
    }
  | { readonly kind: "session"; readonly id: string }
  | { readonly kind: "events"; readonly id: string; readonly numbers: readonly number[] }
  | { readonly kind: "text"; readonly id: string; readonly number: number }
  | { readonly kind: "marks"; readonly id: string; readonly replay: ReplayJson }
  | { readonly kind: "incident"; readonly args: readonly string[] }
  /** The reports of the record with this hash. */
  | { readonly kind: "reports"; readonly hash: string }
);

type Asked = Request extends infer One ? (One extends Request ? Omit<One, "key" | "stamp"> : never) : never;

/** Rows that are read at once, and how near the end of them the next ones are asked for. */
export const WINDOW = 400;
const NEAR = 60;

/** What a list is of; its windows share the name. */
export function sessionsPart(place: Extract<Place, { screen: "sessions" }>): string {
  return `sessions ${place.sort} ${place.filter}`;
}
export function problemsPart(place: Extract<Place, { screen: "problems" }>): string {
  return `problems ${place.filter}`;
}
export function textPart(id: string, number: number): string {
  return `text ${id} ${number}`;
}

/** Why what the screen needs could not be read, each sentence once; faults of other screens are none of it. */
export function shownFaults(state: WorkbenchState): readonly string[] {
  return [...new Set(asked(state).flatMap((one) => state.faults.get(keyOf(one)) ?? []))];
}

/** The requests whose answers are missing or old. Those that need the database stand there only where there is one. */
export function wantedRequests(state: WorkbenchState): readonly Request[] {
  return asked(state)
    .map((one): Request => ({ ...one, key: keyOf(one), stamp: state.stamp }))
    .filter(({ key }) => !state.faults.has(key));
}

function keyOf(one: Asked): string {
  if (one.kind === "events") return `events ${one.part} ${one.numbers[0]} to ${one.numbers.at(-1)}`;
  return "offset" in one ? `${one.part} from ${one.offset}` : `${one.kind} ${one.part}`;
}

function asked(state: WorkbenchState): readonly Asked[] {
  const place = placeOf(state);
  const { parts, stamp } = state;
  const isOld = (held: { readonly key: string; readonly stamp: number } | null, part: string): boolean =>
    held === null || held.key !== part || held.stamp !== stamp;
  const simple = (kind: "overview" | "chain" | "check" | "unlabelled", isKept = false): readonly Asked[] => {
    const held = parts[kind];
    return isOld(held, kind) && !(isKept && held !== null) ? [{ kind, part: kind }] : [];
  };
  const overview = state.hasDatabase ? simple("overview") : [];
  switch (place.screen) {
    case "cohorts":
    case "registration":
      return [...overview, ...simple("chain")];
    case "report":
      return [...simple("chain"), ...asksReports(state, place.file), ...overview];
    case "incident": {
      const args = incidentArgs(place);
      const part = args.join(" ");
      return isOld(parts.incident, part) ? [{ kind: "incident", part, args }, ...overview] : overview;
    }
    case "classifier":
      return [...overview, ...simple("check", true), ...(state.hasDatabase ? simple("unlabelled") : [])];
    case "replay":
      return overview;
    default:
      return state.hasDatabase ? [...asksDatabase(state, place), ...overview] : [];
  }
}

function asksDatabase(state: WorkbenchState, place: Place): readonly Asked[] {
  const { parts } = state;
  if (place.screen === "sessions") {
    const part = sessionsPart(place);
    const held = parts.sessions;
    const range = held === null ? null : { ...held.value, rows: held.value.list.matching };
    const count = held?.value.list.sessions.length;
    return windowOffset(state, part, held, place.cursor, range?.offset, count, range?.rows).map((offset) => ({
      ...{ kind: "sessions", part, place, offset },
    }));
  }
  if (place.screen === "problems") {
    const part = problemsPart(place);
    const held = parts.problems;
    const [count, rows] = [held?.value.list.problems.length, held?.value.list.matching];
    return windowOffset(state, part, held, place.cursor, held?.value.offset, count, rows).map((offset) => ({
      ...{ kind: "problems", part, place, offset },
    }));
  }
  if (place.screen !== "session" && place.screen !== "event") return [];
  return asksSession(state, place);
}

function asksSession(
  state: WorkbenchState,
  place: Extract<Place, { screen: "session" | "event" }>,
): readonly Asked[] {
  const { parts, stamp } = state;
  const { id } = place;
  const opened = heldFor(parts.session, id);
  if (opened === null || parts.session?.stamp !== stamp) return [{ kind: "session", part: id, id }];
  const numbers = nearNumbers(state, place, opened.signs);
  const isHeld = parts.events?.key === id && parts.events.stamp === stamp;
  const lacks = numbers.near.some((number) => !(isHeld && parts.events?.value.has(number)));
  const events: readonly Asked[] = lacks ? [{ kind: "events", part: id, id, numbers: numbers.wide }] : [];
  if (place.screen === "session") return [...events, ...asksMarks(state, id)];
  const part = textPart(id, place.number);
  const isRead = parts.text?.key === part && parts.text.stamp === stamp;
  return isRead || lacks ? events : [{ kind: "text", part, id, number: place.number }];
}

/** What the moves answer is looked up for the whole session, once for a replay. */
function asksMarks({ parts, stamp }: WorkbenchState, id: string): readonly Asked[] {
  const replay = heldFor(parts.replay, id);
  const isRead = parts.marks?.key === id && parts.marks.stamp === stamp;
  return replay === null || isRead ? [] : [{ kind: "marks", part: id, id, replay }];
}

function asksReports({ parts, stamp }: WorkbenchState, file: string): readonly Asked[] {
  const chain = parts.chain?.value;
  const sealed = chain === undefined ? undefined : sealedOf(chain).find((one) => one.file === file);
  const isRead = parts.reports?.key === file && parts.reports.stamp === stamp;
  return sealed === undefined || isRead ? [] : [{ kind: "reports", part: file, hash: sealed.record.hash }];
}

/** The events that must be at hand, and those that are read with them. */
function nearNumbers(
  { rows }: WorkbenchState,
  place: Extract<Place, { screen: "session" | "event" }>,
  signs: string,
): { readonly near: readonly number[]; readonly wide: readonly number[] } {
  if (place.screen === "event") return { near: [place.number], wide: [place.number] };
  const shown = shownNumbers(signs, place.folded);
  const around = (reach: number): readonly number[] =>
    shown.slice(Math.max(0, place.cursor - reach), place.cursor + reach);
  return { near: around(rows + NEAR), wide: around(rows + WINDOW / 2) };
}

/** The offset from which the rows around `cursor` must be read; none where they are at hand. */
function windowOffset(
  { stamp, rows: screenRows }: WorkbenchState,
  part: string,
  held: { readonly key: string; readonly stamp: number } | null,
  cursor: number,
  offset: number | undefined,
  count: number | undefined,
  rows: number | undefined,
): readonly number[] {
  const from = Math.max(0, cursor - WINDOW / 2);
  if (held === null || held.key !== part || held.stamp !== stamp) return [from];
  if (offset === undefined || count === undefined || rows === undefined) return [from];
  const least = Math.max(0, Math.min(cursor, rows - 1) - screenRows - NEAR);
  const most = Math.min(rows, cursor + screenRows + NEAR);
  return offset <= least && offset + count >= most ? [] : [from];
}
