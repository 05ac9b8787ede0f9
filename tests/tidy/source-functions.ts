// Where functions begin and end in a file's tokens: declarations, methods, accessors and arrow functions, whether
// they are named, assigned or passed. For the budget on function length and the rule on parameter names.

import { closingIndex, type Token, templateStep } from "./source-tokens.ts";

/** One function, in indexes of the token list. `body` runs from its first to its last token, both included. */
export interface SourceFunction {
  readonly name: string;
  readonly firstLine: number;
  readonly lastLine: number;
  /** Indexes of the parentheses; undefined for `name => …`. */
  readonly parameters: readonly [number, number] | undefined;
  readonly body: readonly [number, number];
}

const notMethods = new Set([
  "if",
  "for",
  "while",
  "switch",
  "catch",
  "with",
  "return",
  "function",
  "await",
  "typeof",
]);
const typeGlue = new Set([
  ":",
  "|",
  "&",
  "=>",
  ".",
  ",",
  "?",
  "extends",
  "is",
  "keyof",
  "readonly",
  "infer",
  "typeof",
  "asserts",
  "unique",
  "-",
]);

/** All functions of the file, outer ones before the ones inside them. Overloads and abstract methods have no body. */
export function sourceFunctions(tokens: readonly Token[]): readonly SourceFunction[] {
  return tokens.flatMap((token, index) => {
    if (token.text === "=>" && token.kind === "mark") return arrowAt(tokens, index);
    if (token.text === "(" && token.kind === "mark") return bracedAt(tokens, index);
    return [];
  });
}

/** The names that a function's parameter list binds at its top level; destructured names are not among them. */
export function parameterNames(tokens: readonly Token[], of: SourceFunction): readonly Token[] {
  if (of.parameters === undefined) return [];
  const [open, close] = of.parameters;
  const names: Token[] = [];
  let angles = 0;
  for (let index = open + 1; index < close; index += 1) {
    const token = tokens[index];
    if (token === undefined) continue;
    const before = tokens[index - 1]?.text ?? "";
    if (token.kind === "word" && angles === 0 && ["(", ",", "..."].includes(before)) names.push(token);
    if (token.text === "<") angles += 1;
    if (token.text === ">") angles -= 1;
    if ("([{".includes(token.text)) index = closingIndex(tokens, index);
  }
  return names;
}

function arrowAt(tokens: readonly Token[], arrow: number): readonly SourceFunction[] {
  const first = tokens[arrow + 1];
  if (first === undefined) return [];
  const last = first.text === "{" ? closingIndex(tokens, arrow + 1) : expressionEnd(tokens, arrow + 1);
  const close = parameterClose(tokens, arrow);
  const open = close === undefined ? arrow - 1 : openingIndex(tokens, close);
  return [
    {
      name: arrowName(tokens, open),
      firstLine: tokens[open]?.line ?? first.line,
      lastLine: tokens[last]?.line ?? first.line,
      parameters: close === undefined ? undefined : [open, close],
      body: [arrow + 1, last],
    },
  ];
}

/** The `)` of an arrow's parameters, looking back over a return type such as `): value is Foo<Bar> =>`. */
function parameterClose(tokens: readonly Token[], arrow: number): number | undefined {
  if (tokens[arrow - 1]?.text === ")") return arrow - 1;
  for (let index = arrow - 1; index > 0; index -= 1) {
    const text = tokens[index]?.text ?? "";
    if (")]}".includes(text)) index = openingIndex(tokens, index);
    if (text === ":" && tokens[index - 1]?.text === ")") return index - 1;
    if ([";", "=", "(", "{", "=>"].includes(text)) return undefined;
  }
  return undefined;
}

function openingIndex(tokens: readonly Token[], closeIndex: number): number {
  let depth = 0;
  for (let index = closeIndex; index >= 0; index -= 1) {
    const token = tokens[index];
    if (token?.kind === "template") depth -= templateStep(token.text);
    if (token?.kind !== "mark") continue;
    if (")]}".includes(token.text)) depth += 1;
    if ("([{".includes(token.text)) depth -= 1;
    if (depth === 0) return index;
  }
  return 0;
}

function arrowName(tokens: readonly Token[], open: number): string {
  const before = tokens[open - 1]?.text === "async" ? open - 1 : open;
  const owner = tokens[before - 2];
  return ["=", ":"].includes(tokens[before - 1]?.text ?? "") && owner?.kind === "word"
    ? owner.text
    : "an arrow function";
}

/** The last token of the expression that starts at `index`: before `,` `;` or the bracket that closes around it. */
function expressionEnd(tokens: readonly Token[], index: number): number {
  for (let at = index; at < tokens.length; at += 1) {
    const token = tokens[at];
    const text = token?.text ?? "";
    if (token?.kind === "template" && !text.startsWith("`")) return at - 1;
    if (token?.kind === "template" && text.endsWith("${")) at = closingIndex(tokens, at);
    if (token?.kind !== "mark") continue;
    if ([",", ";", ")", "]", "}"].includes(text) || isBodyAfterType(tokens, at))
      return Math.max(index, at - 1);
    if ("([{".includes(text)) at = closingIndex(tokens, at);
  }
  return tokens.length - 1;
}

/** True for the `{` of `): () => void {`: behind a word no expression goes on with one. */
function isBodyAfterType(tokens: readonly Token[], index: number): boolean {
  return tokens[index]?.text === "{" && tokens[index - 1]?.kind === "word";
}

/** A declaration or method whose parameters open at `open`: a `{` follows them, over a return type if there is one. */
function bracedAt(tokens: readonly Token[], open: number): readonly SourceFunction[] {
  const nameIndex = beforeGenerics(tokens, open - 1);
  const name = tokens[nameIndex];
  const isNamed =
    name?.kind === "word" || name?.kind === "string" || name?.text === "]" || name?.text === "*";
  const isFunction = name?.text === "function" || name?.text === "*";
  if (!isNamed || (!isFunction && notMethods.has(name.text)) || tokens[nameIndex - 1]?.text === ".")
    return [];
  const close = closingIndex(tokens, open);
  const brace = tokens[close + 1]?.text === ":" ? afterType(tokens, close + 1) : close + 1;
  if (tokens[brace]?.text !== "{") return [];
  const last = closingIndex(tokens, brace);
  return [
    {
      name: isFunction ? "a function" : name.text,
      firstLine: name.line,
      lastLine: tokens[last]?.line ?? name.line,
      parameters: [open, close],
      body: [brace, last],
    },
  ];
}

/** The index before `<T, U>` where `index` is its closing `>`, else `index` itself. */
function beforeGenerics(tokens: readonly Token[], index: number): number {
  if (tokens[index]?.text !== ">") return index;
  let depth = 0;
  for (let at = index; at >= 0; at -= 1) {
    if (tokens[at]?.text === ">") depth += 1;
    if (tokens[at]?.text === "<") depth -= 1;
    if (depth === 0) return at - 1;
  }
  return index;
}

/** The index after the type that follows the `:` at `colon`: a `{` where a type may start belongs to the type. */
function afterType(tokens: readonly Token[], colon: number): number {
  let mayStart = true;
  let angles = 0;
  for (let at = colon + 1; at < tokens.length; at += 1) {
    const text = tokens[at]?.text ?? "";
    if (angles === 0 && !mayStart && text === "{") return at;
    if (angles === 0 && [";", ")", "]", "}", "=", ","].includes(text)) return at;
    if (text === "<") angles += 1;
    if (/^>+$/.test(text)) angles -= text.length;
    if ("([{".includes(text)) at = closingIndex(tokens, at);
    mayStart = typeGlue.has(text);
  }
  return tokens.length;
}
