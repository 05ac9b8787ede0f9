// Recognises ONE simple shell command: words with their quotes removed, assignments before it, redirects. It refuses
// (with the reason) whatever it would have to guess: pipes, lists, expansions, substitutions, brace expansion, here
// documents, comments, background jobs, reserved words, several lines, unclosed quotes. Globs and tildes are left in
// the words and marked. A refusal means that a move stays silent, so refusing too much is safe and too little is not.

import { isNotSimple, type NotSimple, readWord, type ShellWord } from "./shell-word.ts";

export interface Assignment {
  readonly name: string;
  readonly value: ShellWord;
}

export type RedirectOperator = ">" | ">>" | "<" | ">|" | "<>" | ">&" | "<&" | "&>" | "&>>";

/** `fd` null: the operator's own stream (0 for `<`, 1 for `>`, both for `&>`). */
export interface Redirect {
  readonly fd: number | null;
  readonly operator: RedirectOperator;
  readonly target: ShellWord;
}

/** At least one word; `words[0]` is the command's name. */
export interface SimpleCommand {
  readonly kind: "simple";
  readonly assignments: readonly Assignment[];
  readonly words: readonly ShellWord[];
  readonly redirects: readonly Redirect[];
}

const reserved: ReadonlySet<string> = new Set(
  "! [[ ]] { } case coproc do done elif else esac fi for function if in select then time until while".split(
    " ",
  ),
);
const operators: readonly RedirectOperator[] = ["&>>", "&>", ">>", ">|", ">&", "<>", "<&", ">", "<"];

/** Reads `text` as one simple command, or says why it is not one. Total. */
export function readSimpleCommand(text: string): SimpleCommand | NotSimple {
  const assignments: Assignment[] = [];
  const words: ShellWord[] = [];
  const redirects: Redirect[] = [];
  let at = skipBlanks(text, 0);
  while (at < text.length) {
    const redirect = readRedirect(text, at);
    if (isNotSimple(redirect)) return redirect;
    if (redirect !== null) {
      redirects.push(redirect.redirect);
      at = skipBlanks(text, redirect.end);
      continue;
    }
    const separator = separatorAt(text, at);
    if (separator === "end") break;
    if (separator !== null) return separator;
    const read = readWord(text, at);
    if (isNotSimple(read)) return read;
    const assignment = words.length === 0 ? assignmentOf(text.slice(at, read.end), read.word) : null;
    if (isNotSimple(assignment)) return assignment;
    if (assignment === null) words.push(read.word);
    else assignments.push(assignment);
    at = skipBlanks(text, read.end);
  }
  return finish({ kind: "simple", assignments, words, redirects });
}

/**
 * False only where no word of `text`, read as one simple command, is `name` (without quotes and backslashes): a look
 * that costs less than the reading.
 */
export function mayHaveWord(text: string, name: string): boolean {
  return text.replaceAll(/["'\\]/g, "").includes(name);
}

function finish(command: SimpleCommand): SimpleCommand | NotSimple {
  const name = command.words[0];
  if (name === undefined) return { kind: "not simple", why: "no command" };
  if (!name.wasQuoted && reserved.has(name.text)) return { kind: "not simple", why: "reserved word" };
  return command;
}

function skipBlanks(text: string, from: number): number {
  let at = from;
  while (text[at] === " " || text[at] === "\t") at += 1;
  return at;
}

/** What ends or joins commands at a word's start: refused, or the end where only blank lines follow. */
function separatorAt(text: string, at: number): NotSimple | "end" | null {
  const char = text[at];
  if (char === "\n") {
    return /^[ \t\n]*$/.test(text.slice(at)) ? "end" : { kind: "not simple", why: "several lines" };
  }
  if (char === "#") return { kind: "not simple", why: "comment" };
  if (char === "|") return { kind: "not simple", why: text[at + 1] === "|" ? "list" : "pipe" };
  if (char === ";") return { kind: "not simple", why: "list" };
  if (char === "&") return { kind: "not simple", why: text[at + 1] === "&" ? "list" : "background" };
  return char === "(" || char === ")" ? { kind: "not simple", why: "subshell" } : null;
}

/** A redirect at this place, null where there is none. A number belongs to it only when nothing stands between. */
function readRedirect(text: string, at: number): { redirect: Redirect; end: number } | NotSimple | null {
  const digits = digitsBefore(text, at);
  const from = at + digits.length;
  const operator = operators.find((one) => text.startsWith(one, from));
  if (operator === undefined) return null;
  if (text.startsWith("<<", from)) return { kind: "not simple", why: "here document" };
  const targetAt = skipBlanks(text, from + operator.length);
  if (text[targetAt] === "(") return { kind: "not simple", why: "substitution" };
  if (targetAt >= text.length || /[\n;|&()<>#]/.test(text[targetAt] ?? "")) {
    return { kind: "not simple", why: "redirect without a target" };
  }
  const read = readWord(text, targetAt);
  if (isNotSimple(read)) return read;
  const fd = digits === "" ? null : Number(digits);
  return { redirect: { fd, operator, target: read.word }, end: read.end };
}

/** The digits at this place where a redirect follows them at once, else none. */
function digitsBefore(text: string, from: number): string {
  let end = from;
  while (/\d/.test(text[end] ?? "")) end += 1;
  return /[<>]/.test(text[end] ?? "") ? text.slice(from, end) : "";
}

/** The assignment that a word before the command's name is, null where it is none. `a[` there starts a subscript. */
function assignmentOf(source: string, word: ShellWord): Assignment | NotSimple | null {
  const shape = /^([A-Za-z_][A-Za-z0-9_]*)(\[|\+=|=)/.exec(source);
  if (shape === null) return null;
  if (shape[2] !== "=") return { kind: "not simple", why: "array or appending assignment" };
  const name = shape[1] ?? "";
  return { name, value: { ...word, text: word.text.slice(name.length + 1) } };
}
