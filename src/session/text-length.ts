// Lengths of text in Unicode code points, the unit of every character metric.

const HAS_HIGH_SURROGATE = /[\ud800-\udbff]/;

/** Code points in `text`. A lone surrogate counts as one. */
export function codePointLength(text: string): number {
  if (!HAS_HIGH_SURROGATE.test(text)) return text.length;
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
