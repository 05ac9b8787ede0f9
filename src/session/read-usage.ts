// Reads `message.usage`: the tokens of one response as one line reports them. It never adds lines up and never
// invents a figure: what is missing or malformed stays null.

import { arrayAt, isJsonObject, type JsonObject, numberAt, objectAt, stringAt } from "./json-value.ts";
import type { Usage } from "./session.ts";

/**
 * Sampling passes that the top-level figures leave out although they were billed (Anthropic API: compaction,
 * advisor).
 */
const PASSES_LEFT_OUT = new Set(["compaction", "advisor_message"]);

/**
 * More than any response or run can have: such a figure is damage. Sums of thousands of figures below it are exact, so
 * that one broken line cannot spoil what is added up beside it.
 */
export const FIGURE_MAX = 1e12;

/** The whole number from 0 to `FIGURE_MAX` under `key`, or null where it is missing, of another type or beyond. */
export function tokensAt(from: JsonObject, key: string): number | null {
  const value = numberAt(from, key);
  return value !== null && Number.isSafeInteger(value) && value >= 0 && value <= FIGURE_MAX ? value : null;
}

/** A sum too big to be exact is no figure: it would be stored rounded, or not at all. */
function plus(left: number | null, right: number | null): number | null {
  if (left === null || right === null) return null;
  const sum = left + right;
  return Number.isSafeInteger(sum) ? sum : null;
}

function known(value: number | null): number {
  return value === null ? 0 : value;
}

interface Figures {
  readonly input: number | null;
  readonly output: number | null;
  readonly cacheRead: number | null;
  readonly cacheWrite: number | null;
  readonly cacheWrite5m: number | null;
  readonly cacheWrite1h: number | null;
}

interface NestedWrites {
  readonly lifetime5m: number | null;
  readonly lifetime1h: number | null;
  /** Their sum; null where neither is there. */
  readonly sum: number | null;
  /** True where a lifetime is there and is no figure, or the sum is beyond exact numbers: the sum says nothing then. */
  readonly isBroken: boolean;
}

function readNested(from: JsonObject): NestedWrites {
  const nested = objectAt(from, "cache_creation") ?? {};
  const lifetime5m = tokensAt(nested, "ephemeral_5m_input_tokens");
  const lifetime1h = tokensAt(nested, "ephemeral_1h_input_tokens");
  const sum = known(lifetime5m) + known(lifetime1h);
  const isWrong = (key: string, read: number | null): boolean => {
    const written = nested[key];
    return written !== undefined && written !== null && read === null;
  };
  return {
    lifetime5m,
    lifetime1h,
    sum: lifetime5m === null && lifetime1h === null ? null : sum,
    isBroken:
      isWrong("ephemeral_5m_input_tokens", lifetime5m) ||
      isWrong("ephemeral_1h_input_tokens", lifetime1h) ||
      !Number.isSafeInteger(sum),
  };
}

/** Before client 2.1.152 the flat cache write could be 0 while the nested lifetimes were set: the larger one holds. */
function readFigures(from: JsonObject): Figures {
  const flat = tokensAt(from, "cache_creation_input_tokens");
  const { lifetime5m: cacheWrite5m, lifetime1h: cacheWrite1h, sum, isBroken } = readNested(from);
  const flatAlone = flat === 0 ? null : flat;
  const together = flat === null ? sum : Math.max(flat, known(sum));
  const cacheWrite = isBroken ? flatAlone : together;
  return {
    input: tokensAt(from, "input_tokens"),
    output: tokensAt(from, "output_tokens"),
    cacheRead: tokensAt(from, "cache_read_input_tokens"),
    cacheWrite,
    cacheWrite5m,
    cacheWrite1h,
  };
}

function withPassesLeftOut(top: Figures, usage: JsonObject): Figures {
  const iterations = arrayAt(usage, "iterations");
  if (iterations === null) return top;
  let sum = top;
  for (const pass of iterations) {
    if (!isJsonObject(pass)) continue;
    const kind = stringAt(pass, "type");
    if (kind === null || !PASSES_LEFT_OUT.has(kind)) continue;
    const extra = readFigures(pass);
    sum = {
      input: plus(sum.input, extra.input),
      output: plus(sum.output, extra.output),
      cacheRead: plus(sum.cacheRead, extra.cacheRead),
      cacheWrite: plus(sum.cacheWrite, extra.cacheWrite),
      cacheWrite5m: plus(sum.cacheWrite5m, extra.cacheWrite5m),
      cacheWrite1h: plus(sum.cacheWrite1h, extra.cacheWrite1h),
    };
  }
  return sum;
}

/**
 * Tokens of one usage object. All four figures count the compaction and advisor passes that `iterations` lists,
 * since they were billed and the top level leaves them out. Null where no figure is positive: back ends of third
 * parties write zeros for usage that they do not know.
 */
export function readUsage(usage: JsonObject): Usage | null {
  const top = readFigures(usage);
  const all = withPassesLeftOut(top, usage);
  const isAllZero = known(all.input) + known(all.output) + known(all.cacheRead) + known(all.cacheWrite) === 0;
  if (isAllZero) return null;
  return {
    inputTokens: all.input,
    outputTokens: all.output,
    cacheReadTokens: all.cacheRead,
    cacheWriteTokens: all.cacheWrite,
    cacheWrite5mTokens: all.cacheWrite5m,
    cacheWrite1hTokens: all.cacheWrite1h,
    rankOutput: top.output === null ? -1 : top.output,
    rankTotal: known(top.input) + known(top.output) + known(top.cacheRead) + known(top.cacheWrite),
  };
}
