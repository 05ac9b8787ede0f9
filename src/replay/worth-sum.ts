// Sums of worth over decisions. A part that is unknown is counted beside the sum; a request that several refused calls
// share is counted once.

import type { JudgedEvent } from "./judged-event.ts";

/** A sum of known parts, and how many parts are unknown. */
export interface PartialSum {
  readonly known: number;
  readonly unknownParts: number;
}

export interface WorthSum {
  readonly decisions: number;
  readonly callsRefused: number;
  readonly charsCut: PartialSum;
  readonly charsAdded: PartialSum;
  readonly charsReemitted: number;
  /** Responses of which a call was denied: their refusals come back in one request each. */
  readonly requestsAddedMin: number;
  /** Total prompts of the requests that followed these responses, each request once. */
  readonly promptTokensAfter: PartialSum;
}

/** The sums over the decisions of one move. */
export function sumWorth(decided: readonly JudgedEvent[]): WorthSum {
  const added = decided.flatMap((event) => event.added ?? []);
  const prompts = new Map(
    added.map(({ responseKey, next }) => [
      next === null ? `none after ${responseKey}` : next.key,
      next === null ? null : next.promptTokens,
    ]),
  );
  return {
    decisions: decided.length,
    callsRefused: sum(decided.map(({ worth }) => worth.callsRefused)),
    charsCut: partialSum(decided.map(({ worth }) => worth.charsCut)),
    charsAdded: partialSum(decided.map(({ worth }) => worth.charsAdded)),
    charsReemitted: sum(decided.map(({ worth }) => worth.charsReemitted)),
    requestsAddedMin: new Set(added.map(({ responseKey }) => responseKey)).size,
    promptTokensAfter: partialSum([...prompts.values()]),
  };
}

/** The sum over no decision. */
export const noWorth: WorthSum = sumWorth([]);

/** Two sums over decisions of different sessions: no response of one is in the other. */
export function addWorth(one: WorthSum, other: WorthSum): WorthSum {
  return {
    decisions: one.decisions + other.decisions,
    callsRefused: one.callsRefused + other.callsRefused,
    charsCut: addPartial(one.charsCut, other.charsCut),
    charsAdded: addPartial(one.charsAdded, other.charsAdded),
    charsReemitted: one.charsReemitted + other.charsReemitted,
    requestsAddedMin: one.requestsAddedMin + other.requestsAddedMin,
    promptTokensAfter: addPartial(one.promptTokensAfter, other.promptTokensAfter),
  };
}

function addPartial(one: PartialSum, other: PartialSum): PartialSum {
  return { known: one.known + other.known, unknownParts: one.unknownParts + other.unknownParts };
}

function partialSum(parts: readonly (number | null)[]): PartialSum {
  const known = parts.filter((part) => part !== null);
  return { known: sum(known), unknownParts: parts.length - known.length };
}

function sum(parts: readonly number[]): number {
  return parts.reduce((total, part) => total + part, 0);
}
