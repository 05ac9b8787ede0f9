// The counting rule, once, as ordered keys: which copy of a response carries its figures, and which session it belongs
// to. The keys are a function here (one session: replay, show) and the source of the SQL that settles copies at load; a
// property test compares the two. Lines are never added up and fields of two lines are never mixed.

import type { ResponseLine } from "./session.ts";

/** One line of a response, in whatever file it stands. Null figures are unknown. */
export interface ResponseCopy {
  /** Groups the lines of one response: `message.id` where there is one. */
  readonly messageKey: string;
  /** The session that the line names; empty where it names none. */
  readonly sessionId: string;
  readonly timestampMs: number | null;
  readonly requestId: string | null;
  readonly model: string | null;
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  readonly cacheReadTokens: number | null;
  readonly cacheWriteTokens: number | null;
  readonly cacheWrite5mTokens: number | null;
  readonly cacheWrite1hTokens: number | null;
  /** −1 where the line has no usage or no output figure. */
  readonly rankOutput: number;
  /** −1 where the line has no usage. */
  readonly rankTotal: number;
}

/**
 * The copy that a line of the response `messageKey` is. Written out field by field: it runs once per line of a load,
 * and spreading costs more than everything around it.
 */
export function responseCopy(
  messageKey: string,
  sessionId: string,
  timestampMs: number | null,
  { requestId, model, usage }: ResponseLine,
): ResponseCopy {
  return {
    messageKey,
    sessionId,
    timestampMs,
    requestId,
    model,
    inputTokens: usage === null ? null : usage.inputTokens,
    outputTokens: usage === null ? null : usage.outputTokens,
    cacheReadTokens: usage === null ? null : usage.cacheReadTokens,
    cacheWriteTokens: usage === null ? null : usage.cacheWriteTokens,
    cacheWrite5mTokens: usage === null ? null : usage.cacheWrite5mTokens,
    cacheWrite1hTokens: usage === null ? null : usage.cacheWrite1hTokens,
    rankOutput: usage === null ? -1 : usage.rankOutput,
    rankTotal: usage === null ? -1 : usage.rankTotal,
  };
}

interface OrderedKey<T> {
  readonly column: string;
  readonly direction: "asc" | "desc";
  readonly read: (from: T) => number | string | null;
}

/**
 * The copy that comes first carries the figures of its response. The highest output is the final one (true for every
 * one of 5,424 responses with differing lines that were looked at); equal output goes to the greatest total, and what
 * is still equal is settled by every kept figure in turn, so that neither file names nor load order decide.
 */
export const copyOrder: readonly OrderedKey<ResponseCopy>[] = [
  { column: "rank_output", direction: "desc", read: (copy) => copy.rankOutput },
  { column: "rank_total", direction: "desc", read: (copy) => copy.rankTotal },
  { column: "output_tokens", direction: "desc", read: (copy) => copy.outputTokens },
  { column: "input_tokens", direction: "desc", read: (copy) => copy.inputTokens },
  { column: "cache_read_tokens", direction: "desc", read: (copy) => copy.cacheReadTokens },
  { column: "cache_write_tokens", direction: "desc", read: (copy) => copy.cacheWriteTokens },
  { column: "cache_write_5m_tokens", direction: "desc", read: (copy) => copy.cacheWrite5mTokens },
  { column: "cache_write_1h_tokens", direction: "desc", read: (copy) => copy.cacheWrite1hTokens },
  { column: "model", direction: "asc", read: (copy) => copy.model },
  { column: "request_id", direction: "asc", read: (copy) => copy.requestId },
];

/** A session that holds a response, seen from that response. Entries are responses and, at load, prompts too. */
export interface Holder {
  readonly sessionId: string;
  /** Entries that the session holds, shared or not. */
  readonly heldCount: number;
  /** Entries that no other session holds. */
  readonly ownCount: number;
  /** Time of the earliest entry that it alone holds; null where it has none or none has a time. */
  readonly earliestOwnMs: number | null;
}

/**
 * The holder that comes first owns the response. A session without entries of its own was copied as a whole, and of
 * several such the one that holds fewest is the origin of the others; else the one whose own work began first.
 */
export const holderOrder: readonly OrderedKey<Holder>[] = [
  { column: "is_unnamed", direction: "asc", read: (holder) => (holder.sessionId === "" ? 1 : 0) },
  { column: "has_own", direction: "asc", read: (holder) => (holder.ownCount > 0 ? 1 : 0) },
  {
    column: "held_without_own",
    direction: "asc",
    read: (holder) => (holder.ownCount > 0 ? null : holder.heldCount),
  },
  { column: "earliest_own_ms", direction: "asc", read: (holder) => holder.earliestOwnMs },
  { column: "session_id", direction: "asc", read: (holder) => holder.sessionId },
];

/** `ORDER BY` terms for a list of keys; unknown comes last in both directions, as in `compareBy`. */
export function orderSql<T>(keys: readonly OrderedKey<T>[]): string {
  return keys.map(({ column, direction }) => `${column} ${direction.toUpperCase()} NULLS LAST`).join(", ");
}

/** Orders text by code points, as the database does (UTF-8 bytes), not by UTF-16 units. */
function compareText(left: string, right: string): number {
  const [a, b] = [left[Symbol.iterator](), right[Symbol.iterator]()];
  for (;;) {
    const [x, y] = [a.next(), b.next()];
    if (x.done === true) return y.done === true ? 0 : -1;
    if (y.done === true) return 1;
    const difference = (x.value.codePointAt(0) ?? -1) - (y.value.codePointAt(0) ?? -1);
    if (difference !== 0) return difference;
  }
}

function compareKnown(left: number | string, right: number | string): number {
  if (typeof left === "number" && typeof right === "number") return left - right;
  return compareText(String(left), String(right));
}

/** Negative where `left` comes first by the keys, positive where `right` does, 0 where no key tells them apart. */
export function compareBy<T>(keys: readonly OrderedKey<T>[], left: T, right: T): number {
  for (const { direction, read } of keys) {
    const [a, b] = [read(left), read(right)];
    if (a === null && b === null) continue;
    if (a === null) return 1;
    if (b === null) return -1;
    const order = compareKnown(a, b);
    if (order !== 0) return direction === "asc" ? order : -order;
  }
  return 0;
}

function firstBy<T>(keys: readonly OrderedKey<T>[], from: readonly T[]): T | undefined {
  return from.reduce<T | undefined>(
    (best, next) => (best === undefined || compareBy(keys, next, best) < 0 ? next : best),
    undefined,
  );
}

function groupBy<T>(from: readonly T[], key: (value: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const value of from) {
    const group = groups.get(key(value));
    if (group === undefined) groups.set(key(value), [value]);
    else group.push(value);
  }
  return groups;
}

/** A response with the copy that carries its figures and the session that it belongs to. */
export interface SettledRequest<T extends ResponseCopy> {
  readonly messageKey: string;
  readonly owner: string;
  readonly chosen: T;
}

function readHolders(groups: ReadonlyMap<string, readonly ResponseCopy[]>): ReadonlyMap<string, Holder> {
  const holders = new Map<
    string,
    { sessionId: string; heldCount: number; ownCount: number; earliestOwnMs: number | null }
  >();
  for (const copies of groups.values()) {
    const sessions = new Set(copies.map((copy) => copy.sessionId));
    for (const sessionId of sessions) {
      const holder = holders.get(sessionId) ?? { sessionId, heldCount: 0, ownCount: 0, earliestOwnMs: null };
      holders.set(sessionId, holder);
      holder.heldCount += 1;
      if (sessions.size > 1) continue;
      holder.ownCount += 1;
      for (const { timestampMs } of copies) {
        if (timestampMs === null) continue;
        holder.earliestOwnMs =
          holder.earliestOwnMs === null ? timestampMs : Math.min(holder.earliestOwnMs, timestampMs);
      }
    }
  }
  return holders;
}

/** Settles all copies of all responses: one entry per response, in the order in which the responses first appear. */
export function settleRequests<T extends ResponseCopy>(copies: readonly T[]): readonly SettledRequest<T>[] {
  const groups = groupBy(copies, (copy) => copy.messageKey);
  const holders = readHolders(groups);
  const settled: SettledRequest<T>[] = [];
  for (const [messageKey, group] of groups) {
    const candidates = [...new Set(group.map((copy) => copy.sessionId))].flatMap(
      (id) => holders.get(id) ?? [],
    );
    const [chosen, owner] = [firstBy(copyOrder, group), firstBy(holderOrder, candidates)];
    if (chosen !== undefined && owner !== undefined)
      settled.push({ messageKey, owner: owner.sessionId, chosen });
  }
  return settled;
}
