// Regular expressions with Unicode property classes, made when first used. A literal is read together with its file,
// used or not, and one that names a property takes up to a millisecond: more than all rules of the hook together.

/** A function that gives the same regular expression at every call. A wrong source throws at the first. */
export function lateRegex(source: string, flags: string): () => RegExp {
  let made: RegExp | null = null;
  return () => {
    made ??= new RegExp(source, flags);
    return made;
  };
}
