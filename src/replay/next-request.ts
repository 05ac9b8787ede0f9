// What a denied call costs at least: the request that the model must make again. Its price is not known; the total
// prompt of the next recorded request in the same conversation is the nearest figure that the log has.

import { type ResponseCopy, responseCopy, settleRequests } from "../session/count-requests.ts";
import type { RecordedCall, RecordedLine } from "../session/recorded-calls.ts";
import { responseKey, threadKey } from "../session/response-key.ts";
import type { Usage } from "../session/session.ts";

/** The request that follows a call. */
export interface NextRequest {
  /** The response's key: several calls may have one next request. */
  readonly key: string;
  /** Input, cache reads and cache writes of the copy that the counting rule chooses; null = unknown. */
  readonly promptTokens: number | null;
}

/** What a call's result costs in the requests after it, at most. */
export interface CarriedContext {
  /** The response that made the call: what came back to it came in one request. */
  readonly responseKey: string;
  /** Total prompt of the request that made the call; null = unknown. */
  readonly issuingTokens: number | null;
  /**
   * Tokens by which the total prompt grew from that request to the next one: the result is a part of them. Null: the
   * log has no figure, the prompt did not grow, or several conversations are written as one.
   */
  readonly growthTokens: number | null;
  /** The requests after the result up to the next compaction of the conversation. */
  readonly laterRequests: readonly string[];
}

interface FirstLine {
  readonly index: number;
  readonly key: string;
}

interface UsageCopy extends ResponseCopy {
  readonly usage: Usage | null;
}

/** Gives the request that follows a call, with its total prompt. */
export class NextRequests {
  private readonly lines: readonly RecordedLine[];
  private readonly byThread = new Map<string, FirstLine[]>();
  private readonly compactions = new Map<string, number[]>();
  private readonly prompts: ReadonlyMap<string, number | null>;

  constructor(lines: readonly RecordedLine[]) {
    this.lines = lines;
    const copies: UsageCopy[] = [];
    const seen = new Set<string>();
    lines.forEach((line, index) => {
      if (line.kind !== "entry") return;
      if (line.entry.type === "system/compact_boundary") this.addCompaction(threadKey(line.entry), index);
      if (line.entry.response === null) return;
      const [key, thread] = [responseKey(line.entry), threadKey(line.entry)];
      const { context, response, timestampMs } = line.entry;
      copies.push({
        ...responseCopy(key, context.sessionId ?? "", timestampMs, response),
        usage: response.usage,
      });
      if (seen.has(`${thread} ${key}`)) return;
      seen.add(`${thread} ${key}`);
      const before = this.byThread.get(thread);
      if (before === undefined) this.byThread.set(thread, [{ index, key }]);
      else before.push({ index, key });
    });
    this.prompts = new Map(
      settleRequests(copies).map(({ messageKey, chosen }) => [messageKey, promptOf(chosen.usage)]),
    );
  }

  private addCompaction(thread: string, index: number): void {
    const before = this.compactions.get(thread);
    if (before === undefined) this.compactions.set(thread, [index]);
    else before.push(index);
  }

  /** What the call's result is carried through. */
  carriedAfter(call: RecordedCall): CarriedContext {
    const { responseKey: key, callIndex, resultIndex } = call;
    const line = this.lines[callIndex];
    const thread = line?.kind === "entry" ? threadKey(line.entry) : "";
    const from = resultIndex ?? callIndex;
    const end = (this.compactions.get(thread) ?? []).find((index) => index > from) ?? Infinity;
    const later = (this.byThread.get(thread) ?? []).filter(
      (one) => one.index > from && one.index < end && one.key !== key,
    );
    const issuingTokens = this.prompts.get(key) ?? null;
    const [next] = later;
    const nextTokens = next === undefined ? null : (this.prompts.get(next.key) ?? null);
    const isTold =
      resultIndex !== null &&
      issuingTokens !== null &&
      nextTokens !== null &&
      this.onlyGrows(thread, callIndex, next);
    const growth = isTold && !thread.endsWith(" sidechain") ? nextTokens - issuingTokens : 0;
    const laterRequests = later.map((one) => one.key);
    return { responseKey: key, issuingTokens, growthTokens: growth > 0 ? growth : null, laterRequests };
  }

  /**
   * False where something else may have gone out of the prompt between the two requests, so that it grew by less than
   * came in: results that the client cleared, the thinking of a turn that a prompt has ended; or where another model
   * counts in other tokens.
   */
  private onlyGrows(thread: string, callIndex: number, next: FirstLine | undefined): boolean {
    const end = next?.index ?? callIndex;
    const between = this.lines.slice(callIndex, end + 1).flatMap((line) => {
      return line.kind === "entry" && threadKey(line.entry) === thread ? [line.entry] : [];
    });
    const models = new Set(between.flatMap(({ response }) => response?.model ?? []));
    const isCleared = between.some(({ type, prompt }) => {
      const isTurn = prompt?.source === "user" || prompt?.source === "sdk" || prompt?.source === "command";
      return isTurn || type === "system/microcompact_boundary";
    });
    return !isCleared && models.size <= 1;
  }

  /** Null: none follows in the conversation of the call. */
  after(call: RecordedCall): NextRequest | null {
    const line = this.lines[call.callIndex];
    if (line?.kind !== "entry") return null;
    const requests = this.byThread.get(threadKey(line.entry)) ?? [];
    const next = requests.find(({ index, key }) => index > call.callIndex && key !== call.responseKey);
    return next === undefined ? null : { key: next.key, promptTokens: this.prompts.get(next.key) ?? null };
  }
}

function promptOf(usage: Usage | null): number | null {
  if (usage === null) return null;
  const { inputTokens, cacheReadTokens, cacheWriteTokens } = usage;
  if (inputTokens === null || cacheReadTokens === null || cacheWriteTokens === null) return null;
  return inputTokens + cacheReadTokens + cacheWriteTokens;
}
