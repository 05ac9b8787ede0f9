// The nearest known names to one that is not known, for `Did you mean`. Names that are equally near are all given:
// choosing one of them would be a guess.

/** Fewer letters than this are no beginning of a name. */
const BEGINNING_LEAST = 3;

/**
 * The known names with the fewest edits to `name`; more than a third of its letters (1 to 3) away is not near. Where
 * none is, those that begin with it.
 */
export function nearestNames(name: string, known: readonly string[]): readonly string[] {
  const editsMax = Math.min(3, Math.max(1, Math.floor(name.length / 3)));
  const distances = known.map((candidate) => editDistance(name, candidate));
  const nearest = Math.min(editsMax, ...distances);
  const near = known.filter((_, index) => distances[index] === nearest);
  return near.length > 0 || name.length < BEGINNING_LEAST
    ? near
    : known.filter((candidate) => candidate.startsWith(name));
}

/** Edits between two words: a letter put in, taken out, replaced, or two neighbours swapped. */
export function editDistance(left: string, right: string): number {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const isSame = left[row - 1] === right[column - 1];
      const isSwap =
        row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      current.push(
        Math.min(
          at(last, column) + 1,
          at(current, column - 1) + 1,
          at(last, column - 1) + (isSame ? 0 : 1),
          isSwap ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    beforeLast = last;
    last = current;
  }
  return at(last, right.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
