// The patterns that select the same lines for GNU grep (basic or extended) and for ripgrep, in a text of ASCII. Only a
// small language is recognised, and everything beside it is refused: the dialects differ on escapes, stray anchors,
// nested and lazy repetitions, set operations and back-references, some of them without a word.

const plain = "[\\w \\-,:;=@%!\"'/<>&~#`]";
const escapedClass = "\\\\[wWsS]";
const set = `\\[\\^?(?:[a-z]-[a-z]|[A-Z]-[A-Z]|\\d-\\d|[\\w ,;/+*?(){}|$@#%!<>"'=])+-?\\]`;

const basicAtom = `(?:${plain}|\\\\[.*[\\]^$\\\\]|${escapedClass}|${set}|\\.)`;
const basic = new RegExp(`^\\^?(?:${basicAtom}\\*?)*\\$?$`);

const extendedAtom = `(?:${plain}|\\\\[.*[\\]^$\\\\+?(){}|]|${escapedClass}|${set}|\\.)`;
const innerBranch = branchOf(extendedAtom);
const innermost = `\\(${innerBranch}(?:\\|${innerBranch})*\\)`;
const outerBranch = branchOf(`(?:${extendedAtom}|${innermost})`);
const extended = new RegExp(`^${outerBranch}(?:\\|${outerBranch})*$`);

/** Anchors only at the ends; one repetition after an atom, since a second one makes it lazy in one dialect. */
function branchOf(atom: string): string {
  return `\\^?(?:${atom}(?:[*+?]|\\{\\d{1,2}(?:,\\d{1,2})?\\})?)+\\$?`;
}

/** True where the pattern has no special character: it is found byte for byte, in any locale. */
export function isLiteralPattern(pattern: string): boolean {
  return !/[\\.*[\]^$+?|(){}]/.test(pattern);
}

/** True where grep (with -E if `isExtended`) and ripgrep select the same lines of an ASCII text. */
export function isSharedPattern(pattern: string, isExtended: boolean): boolean {
  return (isExtended ? extended : basic).test(pattern) && rises(pattern);
}

/** A range or a count that falls is an error in both, each in its own way. */
function rises(pattern: string): boolean {
  const ranges = [...pattern.matchAll(/(?=([A-Za-z0-9])-([A-Za-z0-9]))/g)];
  const counts = [...pattern.matchAll(/\{(\d+),(\d+)\}/g)];
  return (
    ranges.every(([, first = "", last = ""]) => first <= last) &&
    counts.every(([, least, most]) => Number(least) <= Number(most))
  );
}
