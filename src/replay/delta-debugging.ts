// Delta debugging: the smallest part of a list that still shows something. Small means that no single element of what
// is left can go; it is not always the smallest there is. The list as a whole must show it.

/** Elements in their order. `shows` is asked about parts of `all`; it must hold of `all` itself. */
export function minimise<Element>(
  all: readonly Element[],
  shows: (part: readonly Element[]) => boolean,
): readonly Element[] {
  let left = all;
  let pieces = 2;
  while (left.length > 0) {
    const size = Math.ceil(left.length / pieces);
    const smaller = findSmaller(left, size, shows);
    if (smaller !== null) {
      left = smaller;
      pieces = Math.max(2, Math.min(pieces - 1, left.length));
    } else if (size > 1) pieces = Math.min(pieces * 2, left.length);
    else break;
  }
  return left;
}

/** The list without one of its pieces of that size, from the end: what happened last is most often needless. */
function findSmaller<Element>(
  all: readonly Element[],
  size: number,
  shows: (part: readonly Element[]) => boolean,
): readonly Element[] | null {
  const starts = Array.from({ length: Math.ceil(all.length / size) }, (_, at) => at * size).reverse();
  for (const start of starts) {
    const rest = [...all.slice(0, start), ...all.slice(start + size)];
    if (shows(rest)) return rest;
  }
  return null;
}
