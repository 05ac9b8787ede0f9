// Whether a stream gets colors, by the conventions of the environment. --no-color stands above all of them.

/**
 * FORCE_COLOR, where it is not empty, decides alone: 0 and false say no, anything else yes, also into a pipe. Else
 * NO_COLOR, TERM=dumb and a stream that is no terminal each say no.
 */
export function hasColors(env: Readonly<Record<string, string | undefined>>, isTty: boolean): boolean {
  const { FORCE_COLOR: force = "", NO_COLOR: noColor = "" } = env;
  if (force !== "") return force !== "0" && force !== "false";
  return noColor === "" && isTty && canRedraw(env);
}

/** False on a terminal that takes no escape sequences. */
export function canRedraw(env: Readonly<Record<string, string | undefined>>): boolean {
  return env.TERM !== "dumb";
}
