// TypeScript source → tokens, for the guards of the tree. TypeScript 7 has no JavaScript interface, and a regular
// expression over raw text sees code in strings and comments. This scanner knows strings, templates (the code in
// `${}` included), comments and regular expressions; it builds no syntax tree and does not know JSX text.

export type TokenKind = "word" | "number" | "string" | "template" | "regex" | "mark";

/** One token. `line` is 1-based; `isOperandEnd` says that a value may end here, so that `/` would divide. */
export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  readonly line: number;
  readonly isOperandEnd: boolean;
}

const marks = [
  ">>>=",
  "...",
  "===",
  "!==",
  "**=",
  "<<=",
  ">>=",
  "&&=",
  "||=",
  "??=",
  "=>",
  "==",
  "!=",
  "<=",
  "&&",
  "||",
  "??",
  "?.",
  "++",
  "--",
  "+=",
  "-=",
  "*=",
  "/=",
  "%=",
  "&=",
  "|=",
  "^=",
  "**",
];
const wordsBeforeOperand = new Set([
  "return",
  "typeof",
  "case",
  "in",
  "of",
  "delete",
  "void",
  "throw",
  "new",
  "else",
  "do",
  "instanceof",
  "await",
  "yield",
  "as",
  "extends",
  "keyof",
  "satisfies",
  "is",
]);
const parenthesesOwners = new Set(["if", "while", "for", "with"]);
const spaces = /\s+/y;
const comment = /\/\/[^\n]*|\/\*[\s\S]*?\*\//y;
const word = /[#@]?[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*/uy;
const number = /(?:0[xob][\da-f_]+|(?:\d[\d_]*\.?[\d_]*|\.\d[\d_]*)(?:e[+-]?\d+)?)n?/iy;
const quoted = /"(?:\\[\s\S]|[^"\\\n])*"|'(?:\\[\s\S]|[^'\\\n])*'/y;
const regex = /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*/y;
const templatePart = /(?:\\[\s\S]|[^`\\$]|\$(?!\{))*(?:`|\$\{)/y;

class Scanner {
  readonly tokens: Token[] = [];
  private readonly text: string;
  private position = 0;
  private line = 1;
  /** The open brackets; `isStatementHead` marks the parentheses of `if (…)`, after which a value may start. */
  private readonly open: { readonly text: string; readonly isStatementHead: boolean }[] = [];

  constructor(text: string) {
    this.text = text;
  }

  scan(): readonly Token[] {
    while (this.position < this.text.length) this.step();
    return this.tokens;
  }

  private step(): void {
    if (this.take(spaces) !== undefined || this.take(comment) !== undefined || this.tryTemplate()) return;
    const isAfterOperand = this.tokens.at(-1)?.isOperandEnd ?? false;
    if (this.tryKind("string", quoted) || this.tryWord() || this.tryKind("number", number)) return;
    if (!isAfterOperand && this.tryKind("regex", regex)) return;
    this.takeMark();
  }

  /** The text that `pattern` matches here, consumed with its lines counted. */
  private take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.position;
    const found = pattern.exec(this.text)?.[0];
    if (found === undefined || found === "") return undefined;
    this.advance(found);
    return found;
  }

  private advance(taken: string): void {
    this.position += taken.length;
    for (const character of taken) if (character === "\n") this.line += 1;
  }

  private push(kind: TokenKind, text: string, line: number, isOperandEnd: boolean): void {
    this.tokens.push({ kind, text, line, isOperandEnd });
  }

  private tryKind(kind: TokenKind, pattern: RegExp): boolean {
    const line = this.line;
    const found = this.take(pattern);
    if (found !== undefined) this.push(kind, found, line, true);
    return found !== undefined;
  }

  private tryWord(): boolean {
    const line = this.line;
    const isMember = [".", "?."].includes(this.tokens.at(-1)?.text ?? "");
    const found = this.take(word);
    if (found !== undefined) this.push("word", found, line, isMember || !wordsBeforeOperand.has(found));
    return found !== undefined;
  }

  /** A template from its backtick, or its next part from the `}` that ends the code in `${}`. */
  private tryTemplate(): boolean {
    const first = this.text.charAt(this.position);
    const isNextPart = first === "}" && this.open.at(-1)?.text === "${";
    if (first !== "`" && !isNextPart) return false;
    if (isNextPart) this.open.pop();
    const line = this.line;
    this.advance(first);
    const part = this.take(templatePart) ?? this.takeRest();
    const isLast = !part.endsWith("${");
    if (!isLast) this.open.push({ text: "${", isStatementHead: false });
    this.push("template", first + part, line, isLast);
    return true;
  }

  private takeRest(): string {
    const rest = this.text.slice(this.position);
    this.advance(rest);
    return rest;
  }

  private takeMark(): void {
    const line = this.line;
    const here = this.position;
    const text = marks.find((mark) => this.text.startsWith(mark, here)) ?? this.text.charAt(here);
    const isOperandEnd = this.isOperandEndAfter(text);
    this.advance(text);
    this.push("mark", text, line, isOperandEnd);
  }

  /** Follows the brackets; a `!`, `++` or `--` after a value stands behind it. */
  private isOperandEndAfter(mark: string): boolean {
    const previous = this.tokens.at(-1);
    if ("([{".includes(mark)) {
      this.open.push({
        text: mark,
        isStatementHead: mark === "(" && parenthesesOwners.has(previous?.text ?? ""),
      });
      return false;
    }
    if (")]}".includes(mark)) return !(this.open.pop()?.isStatementHead ?? false);
    return ["!", "++", "--"].includes(mark) && (previous?.isOperandEnd ?? false);
  }
}

/** All tokens of `text`, comments and spaces left out. Never throws: broken source gives odd tokens. */
export function sourceTokens(text: string): readonly Token[] {
  return new Scanner(text).scan();
}

/** The index of the bracket that closes the one at `openIndex`, or the last index where none does. */
export function closingIndex(tokens: readonly Token[], openIndex: number): number {
  let depth = 0;
  for (let index = openIndex; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token?.kind === "template") depth += templateStep(token.text);
    if (token?.kind !== "mark") continue;
    if ("([{".includes(token.text)) depth += 1;
    if (")]}".includes(token.text)) depth -= 1;
    if (depth === 0) return index;
  }
  return tokens.length - 1;
}

/** How a template's part changes the nesting: `…${` opens one, `}…` closes one. */
export function templateStep(text: string): number {
  return (text.endsWith("${") ? 1 : 0) - (text.startsWith("}") ? 1 : 0);
}

/** The value of a string token, its quotes taken off; escapes stay as they are written. */
export function quotedValue(token: Token | undefined): string | undefined {
  return token?.kind === "string" ? token.text.slice(1, -1) : undefined;
}
