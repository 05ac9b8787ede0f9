// Counts in sentences: `1 file`, `2 files`.

import { numberText } from "./text-table.ts";

/** The number with its noun; `several` where the noun's plural is not its letter s. */
export function countText(count: number, one: string, several = `${one}s`): string {
  return `${numberText(count)} ${count === 1 ? one : several}`;
}

/** The number as it is known: a lower bound with `≥` in front; null, shown as `?`, where it is not known. */
export function boundText(count: number | null, isLowerBound: boolean): string | null {
  if (count === null) return null;
  return isLowerBound ? `≥ ${numberText(count)}` : numberText(count);
}
