// How runs ended and how lines stand to recorded totals, as text.

import type { SessionRuns, SideBySide } from "../measure/session-runs.ts";
import { countText } from "./count-text.ts";
import { numberText } from "./text-table.ts";

/** US dollars with at most four significant digits; `?` where the cost is unknown. */
export function costText(usd: number | null): string {
  return usd === null ? "?" : usd.toLocaleString("en-US", { maximumSignificantDigits: 4 });
}

function resultsText({ results, unfinished, errorResults, apiRetries }: SessionRuns): string {
  const parts = [countText(results, "result")];
  if (errorResults === null || errorResults > 0) parts.push(`errors ${errorResults ?? "?"}`);
  if (unfinished > 0) parts.push(`unfinished ${numberText(unfinished)}`);
  if (apiRetries > 0) parts.push(`retries ${numberText(apiRetries)}`);
  return parts.join(" · ");
}

function knownText(figure: number | null): string {
  return figure === null ? "?" : numberText(figure);
}

function sideText({ field, recorded, total, outcome }: SideBySide): string {
  const name = field.replace("_tokens", "").replace("_", " ");
  if (outcome === "equal" || outcome === "no total") return `${name} ${outcome}`;
  return `${name} ${outcome} (${knownText(recorded)} of ${knownText(total)})`;
}

/** One line for a scope. Where none of its fields has a total, the reason stands there once. */
function scopeText(sides: readonly SideBySide[]): string {
  const [first] = sides;
  if (first === undefined) return "no total";
  const isWithout = sides.every(({ outcome }) => outcome === "no total");
  if (isWithout) return `no total: ${first.why ?? "?"}`;
  return sides.map(sideText).join(" · ");
}

/** Lines for the head of a session; none where no line speaks of a run. */
export function runLines(runs: SessionRuns | null): readonly string[] {
  if (runs === null) return [];
  const { roundTrips, costUsd, sides } = runs;
  const of = (scope: string): readonly SideBySide[] => sides.filter((side) => side.scope === scope);
  // Lines that hold more than a total came behind it, and what only the total says of them is not known.
  const bound = (scope: string): string => (of(scope).some(({ outcome }) => outcome === "over") ? "≥ " : "");
  const trips = `round trips ${roundTrips === null ? "?" : `${bound("main loop")}${numberText(roundTrips)}`}`;
  const cost = `cost ${costUsd === null ? "" : bound("everything")}${costText(costUsd)} USD`;
  return [
    `Runs     ${resultsText(runs)} · ${trips} · ${cost}`,
    `Totals   main loop: ${scopeText(of("main loop"))}`,
    `Totals   everything: ${scopeText(of("everything"))}`,
  ];
}
