// Reads one simple `curl` or `wget` and says whether what it fetches goes anywhere that the command declares. Only a
// fetch counts: a command without an address, or one that asks for headers, version or help, brings nothing of size.
// Where the command has two readings (an option that is not known, a glob, a configuration named) there is none.

import { curlOptions, type GivenOption, readGivenWords, wgetOptions } from "./fetch-options.ts";
import type { ShellWord } from "./shell-word.ts";
import { mayHaveWord, type Redirect, readSimpleCommand } from "./simple-command.ts";

/**
 * `nowhere declared`: to the context, or for wget to a name that it derives. `standard output`: the command names the
 * context itself.
 */
export interface UndeclaredFetch {
  readonly tool: "curl" | "wget";
  readonly where: "nowhere declared" | "standard output";
}

const configuring: ReadonlySet<string> = new Set([
  "HOME",
  "CURL_HOME",
  "XDG_CONFIG_HOME",
  "WGETRC",
  "SYSTEM_WGETRC",
]);
const curlNoFetch: ReadonlySet<string> = new Set(["I", "head", "V", "version", "M", "manual", "K", "config"]);
/** Recursion makes a tree of files, for which one output file is no substitute. */
const wgetNoFetch: ReadonlySet<string> = new Set(
  "h help V version spider e execute config r recursive m mirror p page-requisites".split(" "),
);

/** What of the command's fetch has no declared place, or null: nothing has, or the command is not one plain fetch. */
export function findUndeclaredFetch(command: string): UndeclaredFetch | null {
  if (!mayHaveWord(command, "curl") && !mayHaveWord(command, "wget")) return null;
  const read = readSimpleCommand(command);
  if (read.kind !== "simple" || read.assignments.some(({ name }) => configuring.has(name))) return null;
  const tool = read.words[0]?.text;
  if (tool !== "curl" && tool !== "wget") return null;
  const given = readGivenWords(read.words.slice(1), tool === "curl" ? curlOptions : wgetOptions);
  if (given === null || !given.operands.every(isOneOperand)) return null;
  const isPrinting = printsIntoContext(read.redirects);
  const where =
    tool === "curl"
      ? curlOutput(given.options, given.operands.length, isPrinting)
      : wgetOutput(given.options, given.operands.length, isPrinting);
  return where === null ? null : { tool, where };
}

/** A shell puts nothing else in its place, or at least one address more. */
function isOneOperand({ text, hasGlob, hasTilde }: ShellWord): boolean {
  return text !== "" && !hasTilde && (!hasGlob || text.includes("://"));
}

/** curl gives its outputs to its addresses in order; an address without one is printed. */
function curlOutput(
  options: readonly GivenOption[],
  operandCount: number,
  isPrinting: boolean,
): UndeclaredFetch["where"] | null {
  if (!isPrinting || asksNothing(options, curlNoFetch, ["X", "request"])) return null;
  const outputs = options.flatMap(({ name, value }) => {
    if (name === "O" || name === "remote-name") return ["a derived name"];
    return (name === "o" || name === "output") && value !== null ? [value] : [];
  });
  const addressCount = operandCount + options.filter(({ name }) => name === "url").length;
  const used = outputs.slice(0, addressCount);
  if (used.includes("")) return null;
  if (used.some(isStandardOutput)) return "standard output";
  const isRest = options.some(({ name }) => name === "remote-name-all");
  return used.length < addressCount && !isRest ? "nowhere declared" : null;
}

/** wget writes everything to its last -O, and without one to names that it derives, whatever the redirects. */
function wgetOutput(
  options: readonly GivenOption[],
  operandCount: number,
  isPrinting: boolean,
): UndeclaredFetch["where"] | null {
  if (operandCount === 0 || asksNothing(options, wgetNoFetch, ["method"])) return null;
  const output = options.findLast(({ name }) => name === "O" || name === "output-document")?.value ?? null;
  if (output === null) return "nowhere declared";
  return isStandardOutput(output) && isPrinting ? "standard output" : null;
}

function asksNothing(
  options: readonly GivenOption[],
  noFetch: ReadonlySet<string>,
  methods: readonly string[],
): boolean {
  return options.some(
    ({ name, value }) =>
      noFetch.has(name) || (methods.includes(name) && value !== null && /^head$/i.test(value)),
  );
}

function isStandardOutput(file: string): boolean {
  return file === "-" || /^\/dev\/(std(out|err)|tty|fd\/.*)$|^\/proc\/[^/]+\/fd\//.test(file);
}

/** Whether standard output still ends in what the agent sees. Redirects work from left to right. */
function printsIntoContext(redirects: readonly Redirect[]): boolean {
  const isSeen = new Map([
    [1, true],
    [2, true],
  ]);
  for (const { fd, operator, target } of redirects) {
    const own = fd ?? (operator.startsWith("<") ? 0 : 1);
    const duplicated = /^(\d{1,3})-?$/.exec(target.text);
    const isDuplicating = operator === ">&" || operator === "<&";
    if (isDuplicating && duplicated !== null) isSeen.set(own, isSeen.get(Number(duplicated[1])) === true);
    else if (operator.startsWith("&") || (isDuplicating && target.text !== "-" && fd === null)) {
      for (const both of [1, 2]) isSeen.set(both, isStandardOutput(target.text));
    } else isSeen.set(own, target.text !== "-" && isStandardOutput(target.text));
  }
  return isSeen.get(1) === true;
}
