// What a denied call costs at least: the request that the model must make again. Its price is not known; the total
// prompt of the next recorded request in the same conversation is the nearest figure that the log has.

import { type ResponseCopy, settleRequests } from "../session/count-requests.ts";
import type { RecordedCall, RecordedLine } from "../session/recorded-calls.ts";
import { responseKey, threadKey } from "../session/response-key.ts";
import type { Entry, Usage } from "../session/session.ts";

/** The request that follows a call. */
export interface NextRequest {
  /** The response's key: several calls may have one next request. */
  readonly key: string;
  /** Input, cache reads and cache writes of the copy that the counting rule chooses; null = unknown. */
  readonly promptTokens: number | null;
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
  private readonly prompts: ReadonlyMap<string, number | null>;

  constructor(lines: readonly RecordedLine[]) {
    this.lines = lines;
    const copies: UsageCopy[] = [];
    const seen = new Set<string>();
    lines.forEach((line, index) => {
      if (line.kind !== "entry" || line.entry.response === null) return;
      const [key, thread] = [responseKey(line.entry), threadKey(line.entry)];
      copies.push(copyOf(key, line.entry));
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

  /** Null: none follows in the conversation of the call. */
  after(call: RecordedCall): NextRequest | null {
    const line = this.lines[call.callIndex];
    if (line?.kind !== "entry") return null;
    const requests = this.byThread.get(threadKey(line.entry)) ?? [];
    const next = requests.find(({ index, key }) => index > call.callIndex && key !== call.responseKey);
    return next === undefined ? null : { key: next.key, promptTokens: this.prompts.get(next.key) ?? null };
  }
}

function copyOf(messageKey: string, { context, response, timestampMs }: Entry): UsageCopy {
  const usage = response?.usage ?? null;
  return {
    messageKey,
    sessionId: context.sessionId ?? "",
    timestampMs,
    requestId: response?.requestId ?? null,
    model: response?.model ?? null,
    inputTokens: usage?.inputTokens ?? null,
    outputTokens: usage?.outputTokens ?? null,
    cacheReadTokens: usage?.cacheReadTokens ?? null,
    cacheWriteTokens: usage?.cacheWriteTokens ?? null,
    cacheWrite5mTokens: usage?.cacheWrite5mTokens ?? null,
    cacheWrite1hTokens: usage?.cacheWrite1hTokens ?? null,
    rankOutput: usage?.rankOutput ?? -1,
    rankTotal: usage?.rankTotal ?? -1,
    usage,
  };
}

function promptOf(usage: Usage | null): number | null {
  if (usage === null) return null;
  const { inputTokens, cacheReadTokens, cacheWriteTokens } = usage;
  if (inputTokens === null || cacheReadTokens === null || cacheWriteTokens === null) return null;
  return inputTokens + cacheReadTokens + cacheWriteTokens;
}
