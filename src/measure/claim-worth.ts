// What a claim would be in amounts: on its own denominator and on the bill. These are the claim's words in figures of
// the logs, and no finding. Of the bill only what reconciles with recorded totals counts; what has no price is unknown.

import { type Claim, isPart } from "./claim.ts";
import type { ClaimReading } from "./claim-reading.ts";

export interface ClaimedAmount {
  readonly claimed: number;
  /** What it is a part of. */
  readonly of: number;
  readonly unit: "characters" | "bytes" | "calls" | "tokens" | "USD";
  /** `at most`: the denominator is at most that; `at least`: some of it is not in the logs. */
  readonly bound: "exact" | "at most" | "at least";
  /** Sessions that it is of. */
  readonly sessions: number;
}

export interface ClaimWorth {
  /** Null where the denominator is not in the logs, or nothing can be used. */
  readonly own: ClaimedAmount | null;
  /** Null where the claim is not about tokens or money, or nothing of that is billed. */
  readonly bill: ClaimedAmount | null;
}

/** A count, a time or an amount has no part of anything: both are null. */
export function claimWorth({ number, denominator }: Claim, reading: ClaimReading): ClaimWorth {
  if (!isPart(number)) return { own: null, bill: null };
  const { bill, figures, measure, used } = reading;
  const part = (of: number): { readonly claimed: number; readonly of: number } => {
    return { claimed: (of * number.value) / 100, of };
  };
  if (denominator === "session_tokens" || denominator === "bill") {
    const billed: ClaimedAmount =
      denominator === "bill"
        ? { ...part(bill.costUsd), unit: "USD", bound: "exact", sessions: bill.costSessions }
        : { ...part(bill.tokens), unit: "tokens", bound: "exact", sessions: bill.tokenSessions };
    const known = billed.sessions === 0 ? null : billed;
    return { own: known, bill: known };
  }
  if (figures === null || measure === null) return { own: null, bill: null };
  const { unit } = measure;
  if (denominator === "touched_calls")
    return { own: { ...part(figures.reached), unit, bound: "at most", sessions: used }, bill: null };
  if (denominator !== measure.of) return { own: null, bill: null };
  const bound = figures.isWholeLowerBound ? "at least" : "exact";
  return { own: { ...part(figures.whole), unit, bound, sessions: used }, bill: null };
}
