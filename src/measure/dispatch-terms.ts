// `key:value` terms that select dispatches, for a comparison without a registration. All terms must hold; the same key
// twice means either value. Terms stand apart by spaces; a value with a space or a comma stands in double quotes. What
// is joined or separated otherwise is refused: it would select nothing, or something else.

import { ExpectedError } from "../expected-error.ts";
import { type DispatchUnit, isRunning, mayBelongTo, possibleStarts } from "./dispatch-unit.ts";
import { groupings } from "./unit-groups.ts";
import { parseZonedTime } from "./zoned-time.ts";

type Holds = (unit: DispatchUnit) => boolean;

interface TermKey {
  readonly key: string;
  /** What a value means, for help. */
  readonly meaning: string;
  readonly condition: (value: string) => Holds;
}

/** The keys that a term may have, in the order of help. */
export const dispatchTermKeys: readonly TermKey[] = [
  {
    key: "cohort",
    meaning: "the repository profile",
    condition: (value) => (unit) => mayBelongTo(unit, value),
  },
  { key: "run", meaning: "the run id", condition: (value) => (unit) => unit.runId === value },
  { key: "drain", meaning: "the drain run", condition: (value) => (unit) => unit.drainRun === value },
  {
    key: "since",
    meaning: "started at this time with its offset or later, or on this day (UTC)",
    condition: since,
  },
  { key: "until", meaning: "started before this time with its offset, or this day (UTC)", condition: until },
  { key: "state", meaning: "terminal, running, or none for no terminal result", condition: state },
  ...["ticket", "repo", "model", "client_version", "stage", "phase", "entry", "attempt", "reason"].map(
    byLabel,
  ),
];

/** One of the values that it can be grouped by. */
function byLabel(key: string): TermKey {
  const grouping = groupings.dispatch.find(({ name }) => name === key);
  if (grouping === undefined) throw new Error(`Dispatches cannot be grouped by ${key}.`);
  const condition =
    (value: string): Holds =>
    (unit) =>
      unit.labels?.get(key)?.includes(value) === true;
  return { key, meaning: grouping.meaning, condition };
}

const TERM = /^\s*([a-z_]+):(?:"([^"]*)"|([^\s"]+))(?=\s|$)/;

/** `place` is the flag that the text came with. Throws ExpectedError on an unknown key or value, and on no term. */
export function readDispatchTerms(text: string, place: string): Holds {
  const byKey = new Map<string, Holds[]>();
  let rest = text.trim();
  if (rest === "") throw unreadable(place, text);
  while (rest !== "") {
    const [all, key = "", quoted, plain] = TERM.exec(rest) ?? [];
    const term = dispatchTermKeys.find((one) => one.key === key);
    if (all === undefined || term === undefined) throw unreadable(place, rest);
    if (plain !== undefined && SEPARATOR.test(plain)) throw wronglySeparated(place, plain);
    byKey.set(key, [...(byKey.get(key) ?? []), term.condition(quoted ?? plain ?? "")]);
    rest = rest.slice(all.length).trim();
  }
  return (unit) => [...byKey.values()].every((either) => either.some((holds) => holds(unit)));
}

const SEPARATOR = /[,;&|]/;

function wronglySeparated(place: string, value: string): ExpectedError {
  const problem = `"${value}" holds a separator that terms do not have.`;
  const remedy =
    "Put a space between two terms, such as cohort:BE state:terminal, " +
    'or a value with a comma into double quotes: cohort:"a,b".';
  return new ExpectedError(place, problem, remedy, 2);
}

function unreadable(place: string, text: string): ExpectedError {
  const keys = dispatchTermKeys.map(({ key }) => `${key}:`).join(", ");
  const [word = ""] = text.split(/[\s"]/, 1);
  if (/^[a-z_]+=/.test(word)) {
    const problem = `"${word}" has an equals sign between key and value.`;
    return new ExpectedError(place, problem, `Write a colon, such as ${word.replace("=", ":")}.`, 2);
  }
  return new ExpectedError(place, `"${text}" is no term.`, `Write key:value terms with ${keys}.`, 2);
}

function since(value: string): Holds {
  const ms = timeOf("since", value);
  return (unit) => possibleStarts(unit).some((startMs) => startMs >= ms);
}

function until(value: string): Holds {
  const ms = timeOf("until", value);
  return (unit) => possibleStarts(unit).some((startMs) => startMs < ms);
}

const DAY = /^(\d{4}-\d\d-\d\d)(Z|[+-]\d\d:\d\d)?$/;

function timeOf(key: string, value: string): number {
  const [, day, offset = "Z"] = DAY.exec(value) ?? [];
  const ms = parseZonedTime(day === undefined ? value : `${day}T00:00:00${offset}`);
  if (ms !== undefined) return ms;
  const remedy =
    "Write a time with its offset, such as 2026-09-06T19:53:03-04:00, or a day: 2026-09-06 in UTC, 2026-09-06-04:00.";
  throw new ExpectedError(`${key}:${value}`, "It is no day and no time with an offset.", remedy, 2);
}

function state(value: string): Holds {
  if (value === "terminal") return (unit) => unit.terminal === "terminal";
  if (value === "running") return isRunning;
  if (value === "none") return (unit) => unit.terminal === "none" && !isRunning(unit);
  throw new ExpectedError(`state:${value}`, "It is no state.", "Write terminal, running or none.", 2);
}
