// What cut results would have cost in later requests: bounds, never estimates. A result that entered one request is in
// each later one up to the next compaction, so a cut is worth at most the growth of the prompt, once written to the
// cache and then read in each request. A copied session goes on carrying: its own later requests count too. Net is at
// most that bound less the requests that denials add at least; only a negative net says anything.

import type { CarriedContext } from "./next-request.ts";
import type { PartialSum } from "./worth-sum.ts";

export interface CarriedSum {
  /** Responses whose results would have been cut. */
  readonly responses: number;
  readonly cacheWriteTokensMax: PartialSum;
  readonly cacheReadTokensMax: PartialSum;
  /** Total prompts of the requests that were refused: each comes again, at least once. Null: one is not known. */
  readonly addedTokensMin: number | null;
  /** Upper bound of what the decisions save in tokens; negative: they cost. Null where a part is unknown. */
  readonly netTokensMax: number | null;
}

interface Carried {
  growthTokens: number | null;
  readonly laterRequests: Set<string>;
}

/** Adds up over the decisions of one move; each response once, whatever sessions it stands in. */
export class CarriedTally {
  private readonly carried = new Map<string, Carried>();
  private readonly refused = new Map<string, number | null>();

  /** What one decision would have cut. */
  add({ responseKey, growthTokens, laterRequests }: CarriedContext): void {
    const before = this.carried.get(responseKey);
    if (before === undefined)
      this.carried.set(responseKey, { growthTokens, laterRequests: new Set(laterRequests) });
    else {
      before.growthTokens = greater(before, { growthTokens, laterRequests });
      for (const key of laterRequests) before.laterRequests.add(key);
    }
  }

  /** A response of which a call was denied. */
  refuse(responseKey: string, promptTokens: number | null): void {
    this.refused.set(responseKey, promptTokens);
  }

  sum(): CarriedSum {
    const all = [...this.carried.values()].map(({ growthTokens, laterRequests: { size } }) => ({
      growth: size === 0 ? 0 : growthTokens,
      reads: Math.max(0, size - 1),
    }));
    const writes = partial(all.map(({ growth }) => growth));
    const reads = partial(all.map(({ growth, reads: times }) => (growth === null ? null : growth * times)));
    const added = partial([...this.refused.values()]);
    const isKnown = writes.unknownParts + added.unknownParts === 0;
    return {
      responses: all.length,
      cacheWriteTokensMax: writes,
      cacheReadTokensMax: reads,
      addedTokensMin: added.unknownParts === 0 ? added.known : null,
      netTokensMax: isKnown ? writes.known + reads.known - added.known : null,
    };
  }
}

/** Of two sights of one response the greater growth; unknown where a sight that was carried has none. */
function greater(
  before: Carried,
  next: Pick<CarriedContext, "growthTokens" | "laterRequests">,
): number | null {
  if (next.laterRequests.length === 0) return before.growthTokens;
  if (before.laterRequests.size === 0) return next.growthTokens;
  if (before.growthTokens === null || next.growthTokens === null) return null;
  return Math.max(before.growthTokens, next.growthTokens);
}

function partial(parts: readonly (number | null)[]): PartialSum {
  const known = parts.filter((part) => part !== null);
  return { known: known.reduce((sum, part) => sum + part, 0), unknownParts: parts.length - known.length };
}
