// A timeline as a tree that can be folded: prompt → request → call and text → result. Depth follows the kinds alone, so
// one sign per event is enough to know which rows are shown, however long the session is.

const depths: { readonly [sign: string]: number } = { p: 0, m: 0, r: 1, t: 2, k: 2, c: 2, o: 3, e: 3, d: 3 };
const DEEPEST = 3;

/** 0 for a prompt or a compaction, 3 for a result; -1 where there is no event. */
export function depthOf(sign: string | undefined): number {
  return sign === undefined ? -1 : (depths[sign] ?? DEEPEST);
}

/** The numbers of the events that are shown, in order: those that stand in no folded event. */
export function shownNumbers(signs: string, folded: ReadonlySet<number>): readonly number[] {
  const before = known.get(folded);
  if (before?.signs === signs) return before.shown;
  const made = findShown(signs, folded);
  known.set(folded, { signs, shown: made });
  return made;
}

/** The rows of a fold are asked for several times at each key, and change only with it. */
const known = new WeakMap<
  ReadonlySet<number>,
  { readonly signs: string; readonly shown: readonly number[] }
>();

function findShown(signs: string, folded: ReadonlySet<number>): readonly number[] {
  const shown: number[] = [];
  let hiddenBelow = DEEPEST + 1;
  for (let number = 0; number < signs.length; number += 1) {
    const depth = depthOf(signs[number]);
    if (depth > hiddenBelow) continue;
    hiddenBelow = folded.has(number) ? depth : DEEPEST + 1;
    shown.push(number);
  }
  return shown;
}

/** How many events stand in this one, folded or not. */
export function childCount(signs: string, number: number): number {
  const depth = depthOf(signs[number]);
  let end = number + 1;
  while (end < signs.length && depthOf(signs[end]) > depth) end += 1;
  return end - number - 1;
}

/** Every event of this sign that has events in it. */
export function foldable(signs: string, sign: string): ReadonlySet<number> {
  const found = new Set<number>();
  for (let number = 0; number < signs.length; number += 1) {
    if (signs[number] === sign && depthOf(signs[number + 1]) > depthOf(sign)) found.add(number);
  }
  return found;
}

/** The event that this one stands in; undefined for one that stands in none. */
export function parentOf(signs: string, number: number): number | undefined {
  const depth = depthOf(signs[number]);
  for (let before = number - 1; before >= 0; before -= 1) if (depthOf(signs[before]) < depth) return before;
  return undefined;
}
