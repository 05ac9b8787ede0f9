// Lines that speak about a run as a whole → rows.

import type { ModelTotals, RunMark, RunResult } from "../session/run-mark.ts";
import type { Place, Usage } from "../session/session.ts";
import type { Cell } from "./row-file.ts";
import type { RowSink } from "./row-sink.ts";

const NO_ENDING: readonly Cell[] = [null, null, null, null, null, null, null];

function endingCells(mark: RunMark): readonly Cell[] {
  if (mark.kind !== "result") return NO_ENDING;
  const { subtype, isError, terminalReason, apiErrorStatus, roundTrips, durationMs, apiDurationMs } = mark;
  return [subtype, isError, terminalReason, apiErrorStatus, roundTrips, durationMs, apiDurationMs];
}

function usageCells(usage: Usage | null): readonly Cell[] {
  if (usage === null) return [null, null, null, null, false];
  const { inputTokens, outputTokens, cacheReadTokens, cacheWriteTokens } = usage;
  return [inputTokens, outputTokens, cacheReadTokens, cacheWriteTokens, true];
}

function totalsOf(mark: RunMark): readonly ModelTotals[] | null {
  return mark.kind === "result" || mark.kind === "saved" ? mark.totals : null;
}

/** Writes the rows of one mark. */
export function writeRunMark(
  sink: RowSink,
  sourceId: number,
  place: Place,
  contextId: number,
  mark: RunMark,
): void {
  const at = [sourceId, place.line, place.part];
  const result = mark.kind === "result" ? mark : null;
  const totals = totalsOf(mark);
  const cost = mark.kind === "result" || mark.kind === "saved" ? mark.costUsd : null;
  const sinceLast = result?.sinceLast ?? null;
  sink.row("run_marks", [
    ...at,
    contextId,
    mark.kind,
    mark.key,
    ...endingCells(mark),
    ...usageCells(result?.usage ?? null),
    cost,
    totals !== null,
    sinceLast !== null,
    result !== null && result.denials !== null,
  ]);
  writeTotals(sink, at, "all", totals);
  writeTotals(sink, at, "since", sinceLast);
  if (result !== null) writeDenials(sink, at, contextId, result);
}

function writeTotals(
  sink: RowSink,
  at: readonly number[],
  scope: "all" | "since",
  totals: readonly ModelTotals[] | null,
): void {
  for (const used of totals ?? []) {
    const { inputTokens, outputTokens, cacheReadTokens, cacheWriteTokens, costUsd, costBasis } = used;
    const tokens = [inputTokens, outputTokens, cacheReadTokens, cacheWriteTokens];
    sink.row("run_totals", [...at, scope, used.model, ...tokens, costUsd, costBasis]);
  }
}

function writeDenials(sink: RowSink, at: readonly number[], contextId: number, result: RunResult): void {
  (result.denials ?? []).forEach(({ toolUseId, toolName }, index) => {
    sink.row("denial_copies", [...at, contextId, toolUseId ?? `denial:${result.key}:${index}`, toolName]);
  });
}
