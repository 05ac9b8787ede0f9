// The lines of a log that speak about a run as a whole: its beginning, its result, and the totals that a transcript
// keeps for the next run. What a line does not say, and usage of which every figure is 0, is null: unknown, not free.

import { canonicalJson } from "./canonical-json.ts";
import {
  arrayAt,
  booleanAt,
  idAt,
  isJsonObject,
  type JsonObject,
  numberAt,
  objectAt,
  stringAt,
} from "./json-value.ts";
import { FIGURE_MAX, readUsage, tokensAt } from "./read-usage.ts";
import { textKey } from "./response-key.ts";
import type { Usage } from "./session.ts";

/** What one model used, as the client adds it up. Whole numbers ≥ 0; null = not said. */
export interface ModelTotals {
  readonly model: string;
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  readonly cacheReadTokens: number | null;
  readonly cacheWriteTokens: number | null;
  /** US dollars by the client's own price table; an estimate, no bill. */
  readonly costUsd: number | null;
  /** `list`, `managed` or `unknown` on newer clients. */
  readonly costBasis: string | null;
}

/** A call that the client lists as denied. */
export interface ListedDenial {
  readonly toolUseId: string | null;
  readonly toolName: string | null;
}

/** `system/init`: a turn of a headless run begins. */
export interface RunStart {
  readonly kind: "start";
  /** The id of the line, else the SHA-256 of what it says: a copied line has the key of its origin. */
  readonly key: string;
}

/** `system/api_retry`: the service refused a request and the client tries it again. */
export interface RunRetry {
  readonly kind: "retry";
  readonly key: string;
}

/** A result line: a turn of a headless run has ended. */
export interface RunResult {
  readonly kind: "result";
  readonly key: string;
  /** `success`, `error_max_turns` and so on. `success` can be an error: `isError` says it. */
  readonly subtype: string | null;
  readonly isError: boolean | null;
  readonly terminalReason: string | null;
  readonly apiErrorStatus: number | null;
  /** `num_turns`: round trips to the model within this turn. */
  readonly roundTrips: number | null;
  readonly durationMs: number | null;
  readonly apiDurationMs: number | null;
  /** The main loop of this turn alone: neither subagents nor helpers. */
  readonly usage: Usage | null;
  /** US dollars, counted on like `totals`. */
  readonly costUsd: number | null;
  /** `modelUsage`: everything that the process used, counted on from result to result; null where it has none. */
  readonly totals: readonly ModelTotals[] | null;
  /** The part of the totals that no result before has named; newer clients only. */
  readonly sinceLast: readonly ModelTotals[] | null;
  /** Null where the line has no list: then denials are not known, rather than none. */
  readonly denials: readonly ListedDenial[] | null;
}

/** `cost-state`: the totals of a session at the end of a run, from which a resumed run counts on. */
export interface SavedTotals {
  readonly kind: "saved";
  readonly key: string;
  readonly costUsd: number | null;
  readonly totals: readonly ModelTotals[] | null;
}

export type RunMark = RunStart | RunRetry | RunResult | SavedTotals;

function keyOf(line: JsonObject): string {
  return idAt(line, "uuid") ?? textKey(canonicalJson(line));
}

function amountAt(from: JsonObject, key: string): number | null {
  const amount = numberAt(from, key);
  return amount !== null && amount >= 0 && amount <= FIGURE_MAX ? amount : null;
}

const NO_TOKENS = { inputTokens: null, outputTokens: null, cacheReadTokens: null, cacheWriteTokens: null };

function readModelTotals(model: string, used: JsonObject): ModelTotals {
  const tokens = {
    inputTokens: tokensAt(used, "inputTokens"),
    outputTokens: tokensAt(used, "outputTokens"),
    cacheReadTokens: tokensAt(used, "cacheReadInputTokens"),
    cacheWriteTokens: tokensAt(used, "cacheCreationInputTokens"),
  };
  const isAllZero = Object.values(tokens).every((figure) => figure === null || figure === 0);
  const cost = { costUsd: amountAt(used, "costUSD"), costBasis: stringAt(used, "costBasis") };
  return { model, ...(isAllZero ? NO_TOKENS : tokens), ...cost };
}

function readTotals(line: JsonObject, key: string): readonly ModelTotals[] | null {
  const byModel = objectAt(line, key);
  if (byModel === null) return null;
  return Object.entries(byModel).flatMap(([model, used]) =>
    isJsonObject(used) ? [readModelTotals(model, used)] : [],
  );
}

function readDenials(line: JsonObject): readonly ListedDenial[] | null {
  const listed = arrayAt(line, "permission_denials");
  if (listed === null) return null;
  return listed
    .filter(isJsonObject)
    .map((denial) => ({ toolUseId: idAt(denial, "tool_use_id"), toolName: stringAt(denial, "tool_name") }));
}

function readResult(line: JsonObject): RunResult {
  const usage = objectAt(line, "usage");
  return {
    kind: "result",
    key: keyOf(line),
    subtype: stringAt(line, "subtype"),
    isError: booleanAt(line, "is_error"),
    terminalReason: stringAt(line, "terminal_reason"),
    apiErrorStatus: numberAt(line, "api_error_status"),
    roundTrips: tokensAt(line, "num_turns"),
    durationMs: amountAt(line, "duration_ms"),
    apiDurationMs: amountAt(line, "duration_api_ms"),
    usage: usage === null ? null : readUsage(usage),
    costUsd: amountAt(line, "total_cost_usd"),
    totals: readTotals(line, "modelUsage"),
    sinceLast: readTotals(line, "model_usage_since_last_result"),
    denials: readDenials(line),
  };
}

/** What a line says about its run as a whole; null for every other line. Never throws. */
export function readRunMark(line: JsonObject): RunMark | null {
  switch (stringAt(line, "type")) {
    case "result":
      return readResult(line);
    case "system": {
      const subtype = stringAt(line, "subtype");
      if (subtype === "init") return { kind: "start", key: keyOf(line) };
      return subtype === "api_retry" ? { kind: "retry", key: keyOf(line) } : null;
    }
    case "cost-state": {
      const costUsd = amountAt(line, "totalCostUSD");
      return { kind: "saved", key: keyOf(line), costUsd, totals: readTotals(line, "modelUsage") };
    }
    default:
      return null;
  }
}
