// Pairs of measurements that lie beside each other in time, and what is said of them. Whatever else the machine does
// hits both of a pair, so that a ratio within a pair holds where a time alone would not.

/** Runs `first` and `second` once per round, in turns first and last. Returns one `[first, second]` per round. */
export function measurePairs(rounds, first, second) {
  return Array.from({ length: rounds }, (_, round) => {
    if (round % 2 === 0) {
      const earlier = first();
      return [earlier, second()];
    }
    const earlier = second();
    return [first(), earlier];
  });
}

/** The middle value; of an even number of values the mean of the two in the middle. */
export function median(values) {
  if (values.length === 0) throw new Error("There is no median of nothing.");
  const sorted = values.toSorted((left, right) => left - right);
  const upper = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[upper] : (sorted[upper - 1] + sorted[upper]) / 2;
}

/** One line: the median, then every sample in the order in which it was taken. */
export function sampleLine(what, values, digits) {
  const [middle, ...texts] = [median(values), ...values].map((value) => value.toFixed(digits));
  return `${what}: median ${middle} of ${texts.join(" ")}`;
}
