// Reads one simple `rg PATTERN [PATH]` or `grep PATTERN FILE` in a small grammar of flags: -i, -n, -A/-B/-C with one
// number, and -E for grep alone (for rg it means an encoding). Whatever lies outside is null: other flags, several
// patterns or paths, globs, tildes, assignments, redirects, `--`, and patterns that hold control characters.

import type { ShellWord } from "./shell-word.ts";
import { mayHaveWord, readSimpleCommand, type SimpleCommand } from "./simple-command.ts";

export type ContextFlag = "-A" | "-B" | "-C";

export interface SearchCommand {
  readonly tool: "rg" | "grep";
  readonly pattern: string;
  /** As written; null: none is given, which only rg allows. */
  readonly path: string | null;
  readonly ignoresCase: boolean;
  readonly numbersLines: boolean;
  /** grep -E. */
  readonly isExtended: boolean;
  /** Lines around a match, by flag; -C never beside the others. */
  readonly context: ReadonlyMap<ContextFlag, number>;
}

interface Flags {
  readonly letters: Set<string>;
  readonly context: Map<ContextFlag, number>;
}

/** The search that the command is, or null. */
export function readSearchCommand(command: string): SearchCommand | null {
  if (!mayHaveWord(command, "rg") && !mayHaveWord(command, "grep")) return null;
  const read = readSimpleCommand(command);
  if (read.kind !== "simple" || read.assignments.length > 0 || read.redirects.length > 0) return null;
  const tool = read.words[0]?.text;
  if (tool !== "rg" && tool !== "grep") return null;
  const flags: Flags = { letters: new Set(), context: new Map() };
  const operands = readOperands(tool, read, flags);
  return operands === null ? null : searchOf(tool, operands, flags);
}

/** The words that are no flags, or null. grep may be told to take words after an operand as files, so there no more. */
function readOperands(tool: "rg" | "grep", command: SimpleCommand, flags: Flags): readonly string[] | null {
  const words = command.words.slice(1);
  const operands: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (word === undefined || word.hasGlob || word.hasTilde) return null;
    if (!word.text.startsWith("-")) {
      operands.push(word.text);
      continue;
    }
    if (tool === "grep" && operands.length > 0) return null;
    const taken = readFlags(tool, word.text, words[at + 1], flags);
    if (taken === null) return null;
    at += taken;
  }
  return operands;
}

/** Reads one cluster of short flags; gives how many further words it took, or null where it is outside. */
function readFlags(
  tool: "rg" | "grep",
  cluster: string,
  next: ShellWord | undefined,
  flags: Flags,
): 0 | 1 | null {
  const letters = tool === "grep" ? "inE" : "in";
  const match = new RegExp(`^-([${letters}]*)(?:([ABC])(.*))?$`, "s").exec(cluster);
  if (match === null || cluster === "-") return null;
  for (const letter of match[1] ?? "") flags.letters.add(letter);
  const flag = contextFlag(match[2]);
  if (flag === null) return 0;
  const inCluster = match[3] !== "";
  const number = inCluster ? match[3] : next?.text;
  if (number === undefined || !/^(0|[1-9]\d{0,5})$/.test(number) || flags.context.has(flag)) return null;
  flags.context.set(flag, Number(number));
  return inCluster ? 0 : 1;
}

function contextFlag(letter: string | undefined): ContextFlag | null {
  if (letter === "A") return "-A";
  if (letter === "B") return "-B";
  return letter === "C" ? "-C" : null;
}

function searchOf(
  tool: "rg" | "grep",
  operands: readonly string[],
  { letters, context }: Flags,
): SearchCommand | null {
  const [pattern, path, ...others] = operands;
  if (pattern === undefined || !isPlain(pattern) || others.length > 0) return null;
  if (path === undefined ? tool === "grep" : !isPlain(path)) return null;
  if (context.has("-C") && context.size > 1) return null;
  return {
    tool,
    pattern,
    path: path ?? null,
    ignoresCase: letters.has("i"),
    numbersLines: letters.has("n"),
    isExtended: letters.has("E"),
    context,
  };
}

/** Not empty, whole characters, none of them a control character: a line feed would make two patterns of one. */
function isPlain(text: string): boolean {
  return text !== "" && text.isWellFormed() && !/[\u0000-\u001f\u007f]/.test(text);
}
