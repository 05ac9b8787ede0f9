// One word of a shell command: quotes and escapes removed, exactly as a shell without expansions would pass it on.
// Refused are words whose text only a running shell knows (`$`, backquotes, brace expansion), quotes that do not
// close, escaped line ends, and unquoted control characters.

export interface ShellWord {
  readonly text: string;
  /** Some part stood in quotes or behind a backslash. */
  readonly wasQuoted: boolean;
  /** An unquoted `*`, `?` or `[`: the shell may put file names in its place. */
  readonly hasGlob: boolean;
  /** An unquoted `~` where a shell expands one: at the start, or after an unquoted `:` or `=`. */
  readonly hasTilde: boolean;
}

/** Why a text is not one simple command that can be read without a shell. */
export type NotSimpleReason =
  | "no command"
  | "several lines"
  | "comment"
  | "pipe"
  | "list"
  | "background"
  | "subshell"
  | "here document"
  | "substitution"
  | "expansion"
  | "brace expansion"
  | "unclosed quote"
  | "escaped line end"
  | "control character"
  | "reserved word"
  | "redirect without a target"
  | "array or appending assignment";

export interface NotSimple {
  readonly kind: "not simple";
  readonly why: NotSimpleReason;
}

/** True for a refusal, whatever else the value may be. */
export function isNotSimple(value: object | null): value is NotSimple {
  return value !== null && "kind" in value && value.kind === "not simple";
}

interface ReadWord {
  readonly word: ShellWord;
  /** Where the word's source ends. */
  readonly end: number;
}

interface Piece {
  readonly text: string;
  readonly end: number;
}

/** Reads the word that starts at `from`; the caller has made sure that one starts there. */
export function readWord(text: string, from: number): ReadWord | NotSimple {
  let [word, at, wasQuoted, hasGlob, hasTilde] = ["", from, false, false, false];
  while (at < text.length) {
    const char = text[at] ?? "";
    if (/[ \t\n;|&()<>]/.test(char)) break;
    const piece = readPiece(text, at, char);
    if (isNotSimple(piece)) return piece;
    const isQuoted = char === "'" || char === '"' || char === "\\";
    wasQuoted ||= isQuoted;
    hasGlob ||= !isQuoted && /[*?[]/.test(char);
    hasTilde ||= char === "~" && (at === from || /[:=]/.test(text[at - 1] ?? ""));
    word += piece.text;
    at = piece.end;
  }
  return { word: { text: word, wasQuoted, hasGlob, hasTilde }, end: at };
}

function readPiece(text: string, at: number, char: string): Piece | NotSimple {
  if (char === "'") return readSingleQuoted(text, at);
  if (char === '"') return readDoubleQuoted(text, at);
  if (char === "\\") return readEscape(text, at);
  if (char === "$") return { kind: "not simple", why: text[at + 1] === "(" ? "substitution" : "expansion" };
  if (char === "`") return { kind: "not simple", why: "substitution" };
  if (char === "{" || char === "}") return readBrace(text, at, char);
  if (char < " " || char === "\u007f") return { kind: "not simple", why: "control character" };
  return { text: char, end: at + 1 };
}

function readSingleQuoted(text: string, at: number): Piece | NotSimple {
  const close = text.indexOf("'", at + 1);
  if (close === -1) return { kind: "not simple", why: "unclosed quote" };
  return { text: text.slice(at + 1, close), end: close + 1 };
}

/** Inside double quotes a backslash escapes only `$`, the backquote, `"` and itself; `$` would expand. */
function readDoubleQuoted(text: string, from: number): Piece | NotSimple {
  let inner = "";
  for (let at = from + 1; at < text.length; at += 1) {
    const char = text[at] ?? "";
    if (char === '"') return { text: inner, end: at + 1 };
    if (char === "$") return { kind: "not simple", why: text[at + 1] === "(" ? "substitution" : "expansion" };
    if (char === "`") return { kind: "not simple", why: "substitution" };
    const next = text[at + 1] ?? "";
    if (char === "\\" && next === "\n") return { kind: "not simple", why: "escaped line end" };
    const isEscape = char === "\\" && /[$`"\\]/.test(next);
    inner += isEscape ? next : char;
    if (isEscape) at += 1;
  }
  return { kind: "not simple", why: "unclosed quote" };
}

function readEscape(text: string, at: number): Piece | NotSimple {
  const next = text[at + 1];
  if (next === undefined) return { kind: "not simple", why: "unclosed quote" };
  if (next === "\n") return { kind: "not simple", why: "escaped line end" };
  return { text: next, end: at + 2 };
}

/** A brace may start an expansion or be an ordinary character; only `{}` alone is surely the latter. */
function readBrace(text: string, at: number, char: string): Piece | NotSimple {
  if (char === "{" && text[at + 1] === "}") return { text: "{}", end: at + 2 };
  return { kind: "not simple", why: "brace expansion" };
}
