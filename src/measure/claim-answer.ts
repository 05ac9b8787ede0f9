// What a claim ends in. The reachable share is a ceiling: nothing that the mechanism does to what it reaches can remove
// more of it. So a claim can be falsified by it, and never shown to be true. Where the logs cannot carry the test, the
// answer says so and why; what no log could falsify is not called unfalsified.

import { type Claim, type Denominator, isPart, leastValue, type Mechanism } from "./claim.ts";
import type { ClaimReading, ReachedFigures } from "./claim-reading.ts";
import { MINIMUM_DEFAULT } from "./protocol.ts";
import { countText, numberText } from "./shown-figures.ts";

/** What binary fractions can be off by: nothing is falsified by less. */
const ROUNDING = 1e-12;

/** Sessions that are used must be so much of those that could be, by number and by text. */
export const COVERAGE_LEAST = 0.8;

export type NotTestableReason =
  | "synthetic corpus"
  | "no log shows it"
  | "denominator not stated"
  | "no ceiling"
  | "no conversion"
  | "too little data"
  | "incomplete data";

export type ClaimAnswer =
  | { readonly kind: "falsified by ceiling" | "not falsified"; readonly detail: string }
  | { readonly kind: "not testable"; readonly why: NotTestableReason; readonly detail: string };

/** The most that can be removed of the claim's own denominator, in the claim's own unit. */
export interface Ceiling {
  /** In per cent, or in calls or characters per unit of the denominator. */
  readonly value: number;
  /** The least value that is published as the claimed one. */
  readonly claimedLeast: number;
}

/** The answer by the rules in their order: what logs, what claim, how much of them, which ceiling. */
export function claimAnswer(claim: Claim, reading: ClaimReading): ClaimAnswer {
  const refused = synthetic(reading) ?? unlogged(claim) ?? tooLittle(reading) ?? incomplete(reading);
  if (refused !== null) return refused;
  const { figures } = reading;
  if (figures === null) return notTestable("too little data", "Nothing was measured.");
  const ceiling = findCeiling(claim, reading);
  if (ceiling === null) return unconverted(claim, figures);
  if (ceiling.value >= ceiling.claimedLeast * (1 - ROUNDING))
    return {
      kind: "not falsified",
      detail: "So much can be reached. Whether it is removed, no ceiling shows.",
    };
  if (reading.measure?.isReachedLowerBound === true) return notTestable("no ceiling", UNSEEN);
  return { kind: "falsified by ceiling", detail: falsifiedText(claim, ceiling) };
}

/** Null where the claim's denominator is not what the mechanism's reach is a part of, or nothing was measured. */
export function findCeiling(
  { number, denominator }: Claim,
  { figures, measure, used }: ClaimReading,
): Ceiling | null {
  if (figures === null || measure === null || number.effect === "spent") return null;
  const claimedLeast = leastValue(number);
  const ceiling = (value: number): Ceiling => ({ value, claimedLeast });
  if (isPart(number)) {
    return denominator === measure.of ? ceiling((figures.reached / figures.whole) * 100) : null;
  }
  // Only whole calls can be denied.
  if ((number.unit === "denials" ? "calls" : number.unit) !== measure.unit) return null;
  if (denominator === "sessions") return ceiling(figures.reached / used);
  if (denominator !== "touched_calls" || figures.mostInOneRow === null) return null;
  return ceiling(figures.mostInOneRow);
}

function notTestable(why: NotTestableReason, detail: string): ClaimAnswer {
  return { kind: "not testable", why, detail };
}

function countOf({ leftOut }: ClaimReading, reason: string): number {
  return leftOut.reduce((sum, one) => (one.reason === reason ? sum + one.sessions : sum), 0);
}

function synthetic(reading: ClaimReading): ClaimAnswer | null {
  const made = countOf(reading, "made");
  if (made === 0 || made + countOf(reading, "without id") < reading.chosen) return null;
  const detail =
    "Every session was made for a corpus and happened to nobody: its figures are evidence of nothing.";
  return notTestable("synthetic corpus", detail);
}

const NOT_LOGGED = {
  time: "No log says how long a mechanism takes. `detent doctor` measures the start of a hook on this machine.",
  spent:
    "A ceiling bounds what is removed, not what the mechanism itself costs, and logs made without it do not hold that.",
} as const;

const TOUCHED =
  "Which calls were touched is not known, and of a single call everything may be removed: no log can falsify it.";
const EVERYTHING =
  "The mechanism reaches all of the denominator, whatever the logs hold: none can falsify it.";
const UNSEEN =
  "The logs show less than is claimed, and no upper bound: what the client adds to a context by itself is in none.";

/** What no amount of logs would make testable. */
function unlogged({ number, denominator, mechanism }: Claim): ClaimAnswer | null {
  if (number.kind === "time") return notTestable("no log shows it", NOT_LOGGED.time);
  if (number.effect === "spent") return notTestable("no log shows it", NOT_LOGGED.spent);
  if (mechanism.reaches === "hook_runs") {
    const detail = "The mechanism reaches nothing that a log holds, so that no ceiling is known.";
    return notTestable("no log shows it", detail);
  }
  if (denominator === "not_stated") {
    const detail = "The source does not say of how much: its number cannot be carried over to other logs.";
    return notTestable("denominator not stated", detail);
  }
  if (!isPart(number)) return null;
  if (denominator === "touched_calls") return notTestable("no ceiling", TOUCHED);
  return isEverything(mechanism, denominator) ? notTestable("no ceiling", EVERYTHING) : null;
}

/** True where what is reached is the denominator itself, whatever the logs hold. */
function isEverything({ reaches, tools, beyond_chars: beyond }: Mechanism, of: Denominator): boolean {
  if (reaches === "prompts") return of === "prompt_bytes";
  if (tools !== "all" || beyond !== undefined) return false;
  return of === "result_text"
    ? reaches === "results" || reaches === "calls"
    : reaches === "calls" && of === "tool_calls";
}

function tooLittle(reading: ClaimReading): ClaimAnswer | null {
  const { used } = reading;
  if (used >= MINIMUM_DEFAULT) return null;
  const replay = countOf(reading, "not replayed");
  const remedy = replay === 0 ? "" : ` ${replay} were not replayed: \`detent replay --record\` reads them.`;
  const problem = `${countText(used, "session")} can be used, ${MINIMUM_DEFAULT} are needed.`;
  return notTestable("too little data", `${problem}${remedy}`);
}

function incomplete(reading: ClaimReading): ClaimAnswer | null {
  const { used, figures } = reading;
  const missing = countOf(reading, "incomplete") + countOf(reading, "not replayed");
  const bySessions = used / (used + missing);
  if (bySessions < COVERAGE_LEAST)
    return notTestable("incomplete data", coverageText(bySessions, "sessions"));
  if (figures === null || figures.whole === 0) return null;
  const byText = figures.whole / (figures.whole + figures.wholeLeftOut);
  return byText < COVERAGE_LEAST ? notTestable("incomplete data", coverageText(byText, "text")) : null;
}

function coverageText(coverage: number, what: string): string {
  const percent = Math.floor(coverage * 100);
  const least = COVERAGE_LEAST * 100;
  return `Only ${percent} % of the ${what} has figures in full, ${least} % is needed. Name sessions that are whole.`;
}

/** Nothing reached is nothing removed, whatever it is counted in; anything else is not converted. */
function unconverted({ denominator }: Claim, { reached, reachedRows }: ReachedFigures): ClaimAnswer {
  // An image is reached and has no characters.
  if (reached === 0 && reachedRows === 0)
    return {
      kind: "falsified by ceiling",
      detail: "The mechanism reaches nothing at all in these sessions.",
    };
  if (denominator !== "session_tokens" && denominator !== "bill") {
    const detail =
      "What the mechanism reaches is counted in other things than the denominator; nothing converts them.";
    return notTestable("no conversion", detail);
  }
  const detail =
    "Characters are neither tokens nor money: nothing in a log bounds how many tokens a text makes, and in how many " +
    "requests it would have been carried. `detent replay` bounds it for the moves of the hook.";
  return notTestable("no conversion", detail);
}

function falsifiedText({ number, denominator }: Claim, { value, claimedLeast }: Ceiling): string {
  const [most, least] = [figureText(value, "up"), figureText(claimedLeast, "down")];
  if (isPart(number))
    return `At most ${most} % can be reached; what is published as ${number.value} % is at least ${least} %.`;
  const per = denominator === "sessions" ? "per session" : "of one call";
  return `At most ${most} ${number.unit} ${per} can be reached; the claim is of at least ${least}.`;
}

/** Two decimals, rounded away from what the reader might conclude. */
export function figureText(value: number, towards: "up" | "down"): string {
  const scaled = Number((value * 100).toPrecision(12));
  return numberText((towards === "up" ? Math.ceil(scaled) : Math.floor(scaled)) / 100);
}
