// Lines of responses → rows. The lines that one source holds of a response in one context, under one request id, become
// one row: the figures of the line that comes first by the counting rule, and how many lines stand behind it. That is
// exact, because the rule orders the lines, and it is most of what settling would otherwise have to sort.

import { compareBy, copyOrder, type ResponseCopy, responseCopy } from "../session/count-requests.ts";
import type { Place, ResponseLine } from "../session/session.ts";
import type { RowSink } from "./row-sink.ts";

interface Held {
  /** The line that comes first so far. */
  best: ResponseCopy;
  place: Place;
  readonly contextId: number;
  earliestMs: number | null;
  physicalLines: number;
  recoveredObjects: number;
}

/** Rows are written when this many responses are held, so that memory does not grow with the file. */
const HELD_MAX = 4096;

function isBefore(left: Place, right: Place): boolean {
  return left.line < right.line || (left.line === right.line && left.part < right.part);
}

/** Collects the response lines of one source. */
export class ResponseRows {
  private readonly held = new Map<string, Held>();
  private readonly sourceId: number;
  private readonly sink: RowSink;

  constructor(sourceId: number, sink: RowSink) {
    this.sourceId = sourceId;
    this.sink = sink;
  }

  /** Takes one line of the response `key`. */
  add(
    place: Place,
    contextId: number,
    timestampMs: number | null,
    key: string,
    response: ResponseLine,
  ): void {
    // A context names one session, so the rule needs none here.
    const copy = responseCopy(key, "", timestampMs, response);
    const heldKey = `${contextId}:${response.requestId ?? ""}:${key}`;
    const before = this.held.get(heldKey);
    if (before === undefined) {
      if (this.held.size >= HELD_MAX) this.flush();
      const counts = { physicalLines: 0, recoveredObjects: 0 };
      const held = { best: copy, place, contextId, earliestMs: timestampMs, ...counts };
      this.held.set(heldKey, held);
      this.count(held, place);
      return;
    }
    this.count(before, place);
    const { earliestMs } = before;
    if (timestampMs !== null && (earliestMs === null || timestampMs < earliestMs))
      before.earliestMs = timestampMs;
    const order = compareBy(copyOrder, copy, before.best);
    if (order > 0 || (order === 0 && !isBefore(place, before.place))) return;
    before.best = copy;
    before.place = place;
  }

  private count(held: Held, place: Place): void {
    if (place.part === 0) held.physicalLines += 1;
    else held.recoveredObjects += 1;
  }

  /** Writes the rows of all responses that are held. Later lines of the same ones become rows of their own. */
  flush(): void {
    for (const {
      best,
      place,
      contextId,
      earliestMs,
      physicalLines,
      recoveredObjects,
    } of this.held.values()) {
      this.sink.row("response_copies", [
        this.sourceId,
        place.line,
        place.part,
        contextId,
        earliestMs,
        best.messageKey,
        best.requestId,
        best.model,
        best.inputTokens,
        best.outputTokens,
        best.cacheReadTokens,
        best.cacheWriteTokens,
        best.cacheWrite5mTokens,
        best.cacheWrite1hTokens,
        best.rankOutput,
        best.rankTotal,
        physicalLines,
        recoveredObjects,
      ]);
    }
    this.held.clear();
  }
}
