// Which of several copies of one result counts, by the rule that settles copies at load: a refusal before an outcome,
// then the one with most characters, then the order of their hashes. Never the first line by chance.

import { findRefusal } from "./denials.ts";
import { textKey } from "./response-key.ts";
import type { ToolResult } from "./session.ts";
import { codePointLength } from "./text-length.ts";

/** One line's copy of a result. */
export interface ResultCopy {
  readonly result: ToolResult;
  readonly place: { readonly file: string; readonly line: number };
}

/** The copy that counts; null of none. Of copies that say the same, one with the tool's output object comes first. */
export function firstResult<T extends ResultCopy>(copies: readonly T[]): T | null {
  return copies.reduce<T | null>(
    (best, next) => (best === null || compareResults(next, best) < 0 ? next : best),
    null,
  );
}

function compareResults(left: ResultCopy, right: ResultCopy): number {
  const [one, other] = [left.result, right.result];
  return (
    rank(findRefusal(one) === null) - rank(findRefusal(other) === null) ||
    codePointLength(other.text) - codePointLength(one.text) ||
    compareText(
      one.text === other.text ? "" : textKey(one.text),
      one.text === other.text ? "" : textKey(other.text),
    ) ||
    rank(one.response === undefined) - rank(other.response === undefined) ||
    rank(other.isError) - rank(one.isError) ||
    compareText(left.place.file, right.place.file) ||
    left.place.line - right.place.line
  );
}

function rank(comesLater: boolean): number {
  return comesLater ? 1 : 0;
}

function compareText(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
