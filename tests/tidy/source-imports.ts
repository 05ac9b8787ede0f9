// What a source file imports, as tokens say it: static, type-only, dynamic and worker entries. Used by the guards of
// import direction, hook closure, package owners and registries. It resolves nothing on disk.

import { posix } from "node:path";
import { closingIndex, quotedValue, sourceTokens, type Token } from "./source-tokens.ts";

/** `static` and `type` stand at the top of a file, `dynamic` is `import()`, `worker` a worker's own URL. */
export type ImportKind = "static" | "type" | "dynamic" | "worker";

/** One import; `line` is that of its specifier. */
export interface SourceImport {
  readonly specifier: string;
  readonly kind: ImportKind;
  readonly line: number;
}

/** Every import of a file in the order of its text. A computed specifier cannot be seen. */
export function sourceImports(text: string): readonly SourceImport[] {
  const tokens = sourceTokens(text);
  return tokens.flatMap((token, index) => {
    if (token.kind !== "word" || tokens[index - 1]?.text === ".") return [];
    if (token.text === "import") return importAt(tokens, index);
    if (token.text === "export") return reExportAt(tokens, index);
    if (token.text === "URL") return workersAt(tokens, index);
    return [];
  });
}

/** The path that a relative specifier means, or undefined for a package. `.js` beside a `.ts` file means the latter. */
export function resolvedPath(
  from: string,
  specifier: string,
  has: (path: string) => boolean,
): string | undefined {
  if (!specifier.startsWith(".")) return undefined;
  const path = posix.join(posix.dirname(from), specifier);
  const source = path.replace(/\.m?js$/, ".ts");
  return !has(path) && has(source) ? source : path;
}

/** The package that a bare specifier names: `@scope/name` or `name`, without a subpath. */
export function packageName(specifier: string): string {
  return specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
}

function importAt(tokens: readonly Token[], index: number): readonly SourceImport[] {
  const next = tokens[index + 1];
  if (next?.text === "(")
    return found(tokens[index + 2], tokens[index - 1]?.text === "typeof" ? "type" : "dynamic");
  if (next?.kind === "string") return found(next, "static");
  return fromClause(tokens, index, next?.text === "type" && tokens[index + 2]?.text !== "from");
}

function reExportAt(tokens: readonly Token[], index: number): readonly SourceImport[] {
  const isType = tokens[index + 1]?.text === "type";
  const next = tokens[index + (isType ? 2 : 1)]?.text;
  return next === "{" || next === "*" ? fromClause(tokens, index, isType) : [];
}

/** The specifier of the statement that starts at `index`; a list whose every name says `type` is a type import. */
function fromClause(tokens: readonly Token[], index: number, isType: boolean): readonly SourceImport[] {
  for (let at = index + 1; at < tokens.length && tokens[at]?.text !== ";"; at += 1) {
    if (tokens[at]?.text === "{") at = closingIndex(tokens, at);
    if (tokens[at]?.text !== "from" || tokens[at + 1]?.kind !== "string") continue;
    return found(tokens[at + 1], isType || hasOnlyTypes(tokens.slice(index + 1, at)) ? "type" : "static");
  }
  return [];
}

function hasOnlyTypes(clause: readonly Token[]): boolean {
  if (clause[0]?.text !== "{" || clause.length < 3) return false;
  const names = clause.filter((_, index) => ["{", ","].includes(clause[index - 1]?.text ?? ""));
  return names.every((name) => name.text === "type" || name.text === "}");
}

function workersAt(tokens: readonly Token[], index: number): readonly SourceImport[] {
  if (tokens[index - 1]?.text !== "new" || tokens[index + 1]?.text !== "(") return [];
  const call = tokens.slice(index + 2, closingIndex(tokens, index + 1));
  if (!call.some((token, at) => token.text === "meta" && call[at - 2]?.text === "import")) return [];
  return call
    .filter((token) => /^"\.{1,2}\/.*\.m?[jt]s"$/.test(token.text))
    .flatMap((token) => found(token, "worker"));
}

function found(token: Token | undefined, kind: ImportKind): readonly SourceImport[] {
  const specifier = quotedValue(token);
  return token === undefined || specifier === undefined ? [] : [{ specifier, kind, line: token.line }];
}
