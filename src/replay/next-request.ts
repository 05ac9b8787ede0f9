// What a denied call costs at least: the request that the model must make again. Its price is not known; the total
// prompt of the next recorded request in the same context is the nearest figure that the log has.

import type { RecordedCall, RecordedLine } from "../session/recorded-calls.ts";
import type { Entry, Usage } from "../session/session.ts";

/** A billed response of one context, at the first line that carries it. */
interface RecordedRequest {
  readonly index: number;
  readonly context: string;
  /** Input, cache reads and cache writes; null = unknown. */
  readonly promptTokens: number | null;
}

/** Gives the total prompt of the request that follows a call. Null: none follows, or its usage is unknown. */
export class NextRequests {
  private readonly lines: readonly RecordedLine[];
  private readonly byContext = new Map<string, RecordedRequest[]>();

  constructor(lines: readonly RecordedLine[]) {
    this.lines = lines;
    for (const request of readRequests(lines)) {
      const requests = this.byContext.get(request.context);
      if (requests === undefined) this.byContext.set(request.context, [request]);
      else requests.push(request);
    }
  }

  promptAfter(call: RecordedCall): number | null {
    const line = this.lines[call.callIndex];
    if (line?.kind !== "entry") return null;
    const requests = this.byContext.get(contextOf(line.entry)) ?? [];
    const next = requests.find(({ index }) => index > call.callIndex);
    return next?.promptTokens ?? null;
  }
}

/** Several lines of one response are one request; the input figures are the same on all of them. */
function readRequests(lines: readonly RecordedLine[]): readonly RecordedRequest[] {
  const seen = new Set<string>();
  return lines.flatMap((line, index): readonly RecordedRequest[] => {
    const response = line.kind === "entry" ? line.entry.response : null;
    if (line.kind !== "entry" || response === null) return [];
    const messageId = response.messageId ?? `line ${index}`;
    if (seen.has(messageId)) return [];
    seen.add(messageId);
    const context = contextOf(line.entry);
    return [{ index, context, promptTokens: promptOf(response.usage) }];
  });
}

function contextOf({ context }: Entry): string {
  return context.agentId ?? (context.isSidechain ? "sidechain" : "main");
}

function promptOf(usage: Usage | null): number | null {
  if (usage === null) return null;
  const { inputTokens, cacheReadTokens, cacheWriteTokens } = usage;
  if (inputTokens === null || cacheReadTokens === null || cacheWriteTokens === null) return null;
  return inputTokens + cacheReadTokens + cacheWriteTokens;
}
