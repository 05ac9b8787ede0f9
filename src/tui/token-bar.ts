// The tokens of a request as a bar: what was read from the cache, written to it, sent and written. The parts have
// characters of their own, so that the bar says the same without colours. An unknown part leaves the bar unknown.

import type { TimelineEvent } from "../measure/session-timeline.ts";

type Request = Extract<TimelineEvent, { readonly kind: "request" }>;

/** What the characters of a bar mean, for a legend. */
export const tokenLegend = "█ cache read  ▓ cache write  ▒ input  ░ output";

const characters = ["█", "▓", "▒", "░"] as const;

/** All tokens of a request; null where one of its figures is unknown. */
export function requestTokens(request: Request): number | null {
  const parts = tokenParts(request);
  return parts === null ? null : parts.reduce((sum, part) => sum + part, 0);
}

/** A bar of at most `width` characters; a request with `most` tokens, or more, fills it. */
export function tokenBar(request: Request, most: number, width: number): string {
  const parts = tokenParts(request);
  if (parts === null) return "?".padEnd(width);
  const total = parts.reduce((sum, part) => sum + part, 0);
  if (total === 0 || most <= 0) return " ".repeat(width);
  const length = Math.max(1, Math.min(width, Math.round((total / most) * width)));
  return sharesOf(parts, total, length)
    .map((count, index) => (characters[index] ?? "").repeat(count))
    .join("")
    .padEnd(width);
}

function tokenParts(request: Request): readonly number[] | null {
  const { cacheReadTokens, cacheWriteTokens, inputTokens, outputTokens } = request;
  const parts = [cacheReadTokens, cacheWriteTokens, inputTokens, outputTokens];
  const known = parts.filter((part) => part !== null);
  return known.length === parts.length ? known : null;
}

/** Whole characters per part, by largest remainders, so that they add up to the length. */
function sharesOf(parts: readonly number[], total: number, length: number): readonly number[] {
  const exact = parts.map((part) => (part / total) * length);
  const counts = exact.map(Math.floor);
  const order = exact.map((value, index) => ({ index, rest: value - Math.floor(value) }));
  order.sort((left, right) => right.rest - left.rest || left.index - right.index);
  const missing = length - counts.reduce((sum, count) => sum + count, 0);
  const raised = new Set(order.slice(0, missing).map(({ index }) => index));
  return counts.map((count, index) => (raised.has(index) ? count + 1 : count));
}
