// Which little programs of sed and awk only turn text into text. A program that this cannot follow may write files or
// start others, so it is none.

/** An address of sed: a line number, `$`, or a pattern between slashes, one or two of them. */
const pattern = String.raw`/(?:\\.|[^/\\\n])*/I?`;
const address = String.raw`(?:(?:\d+(?:~\d+)?|\$|${pattern})(?:,(?:[+~]?\d+|\$|${pattern}))?!?\s*)?`;
/** `p`, `d` and their kin, `q` and `Q` with a status. */
const simple = String.raw`(?:[pdPDnNgGhHxlz=]|[qQ]\s*\d*)`;
/** `s` between any three equal marks, with flags that neither write (`w`) nor run (`e`). */
const substitute = String.raw`s([^\w\s\\;])(?:\\[^]|(?!\1)[^\\\n])*\1(?:\\[^]|(?!\1)[^\\\n])*\1[gpiIM0-9]*`;
/** `y` likewise. */
const translate = String.raw`y([^\w\s\\;])(?:\\[^]|(?!\2)[^\\\n])*\2(?:\\[^]|(?!\2)[^\\\n])*\2`;
const sedCommand = new RegExp(
  String.raw`[\s;]*${address}(?:${simple}|${substitute}|${translate})[\s]*(?=[;\n]|$)`,
  "y",
);

/** True where every command of the sed script is one of those that change lines of text alone. */
export function isPlainSedScript(script: string): boolean {
  let at = 0;
  while (at < script.length) {
    if (/^[\s;]*$/.test(script.slice(at))) return true;
    sedCommand.lastIndex = at;
    if (!sedCommand.test(script) || sedCommand.lastIndex === at) return false;
    at = sedCommand.lastIndex;
  }
  return true;
}

/**
 * True where an awk program surely has no redirection, no pipe, no `system` and loads nothing. A `>` or `|` behind any
 * `print` is taken for one of those, because only a parser of awk could tell.
 */
export function isPlainAwkProgram(program: string): boolean {
  const text = program.replaceAll("||", "");
  return !/@|\bsystem\b|print.*[>|]/s.test(text) && !(text.includes("|") && text.includes("getline"));
}
