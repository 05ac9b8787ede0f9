// Code that must not be written in src/ and tests/, each with what to write instead. Works on tokens, so that a
// string or a comment may name what code may not do. The few files that may are listed here, with the reason.

import { sourceTokens, type Token } from "./source-tokens.ts";
import { swallowingCatches } from "./swallowing-catches.ts";
import { type Breach, codeFiles, type Tree } from "./tree.ts";

/** The files that touch the real clock, randomness and environment, and hand them in as arguments to all others. */
const outermostFiles = ["src/cli/main.ts", "src/moves/hook.ts"];

interface Ban {
  readonly problem: string;
  /** Files that may, or folders when the entry ends in a slash. */
  readonly allowedIn: readonly string[];
  readonly isAt: (tokens: readonly Token[], index: number) => boolean;
}

const texts = (...expected: readonly string[]): Ban["isAt"] => {
  return (tokens, index) =>
    tokens[index - 1]?.text !== "." &&
    expected.every((text, offset) => tokens[index + offset]?.text === text);
};
const isWordAt = (tokens: readonly Token[], index: number, text: string): boolean =>
  tokens[index]?.kind === "word" && tokens[index].text === text && tokens[index - 1]?.text !== ".";

const bans: readonly Ban[] = [
  {
    problem: "`console.` is banned. Print through src/cli/print.ts.",
    allowedIn: [],
    isAt: texts("console", "."),
  },
  {
    problem: "`process.exit` is banned: it cuts off output. Return an exit code, or throw ExpectedError.",
    allowedIn: [],
    isAt: texts("process", ".", "exit"),
  },
  {
    problem: "`Date.now` is banned. Take the time as an argument.",
    allowedIn: outermostFiles,
    isAt: texts("Date", ".", "now"),
  },
  {
    problem: "`new Date()` is banned. Take the time as an argument.",
    allowedIn: outermostFiles,
    isAt: (tokens, index) => texts("new", "Date")(tokens, index) && isCallWithoutArguments(tokens, index + 2),
  },
  {
    problem: "`Math.random` is banned. Take a seeded source of randomness as an argument.",
    allowedIn: outermostFiles,
    isAt: texts("Math", ".", "random"),
  },
  {
    problem: "`process.env` is banned here. Take the environment as an argument.",
    allowedIn: [...outermostFiles, "tests/"],
    isAt: texts("process", ".", "env"),
  },
  { problem: "`any` is banned. Use `unknown` and a type guard.", allowedIn: [], isAt: isAnyType },
  { problem: "A cast is banned. Use a type guard, `as const` or `satisfies`.", allowedIn: [], isAt: isCast },
  {
    problem: "A zero for something missing is banned. Keep it unknown, or refuse.",
    allowedIn: [],
    isAt: (tokens, index) =>
      ["??", "||", "??=", "||="].includes(tokens[index]?.text ?? "") &&
      /^0(?:\.0*)?n?$/.test(tokens[index + 1]?.text ?? ""),
  },
  {
    problem: "A non-null `!` is banned. Check the value.",
    allowedIn: [],
    isAt: (tokens, index) => tokens[index]?.text === "!" && tokens[index].isOperandEnd,
  },
  {
    problem: "A default export is banned. Export by name.",
    allowedIn: [],
    isAt: (tokens, index) =>
      texts("export", "default")(tokens, index) ||
      (texts("as", "default")(tokens, index) && isInExport(tokens, index)),
  },
  {
    problem: "`export *` is banned. Import from the file itself.",
    allowedIn: [],
    isAt: texts("export", "*"),
  },
  {
    problem: "An enum is banned. Use a union of strings.",
    allowedIn: [],
    isAt: (tokens, index) => isWordAt(tokens, index, "enum") && tokens[index + 2]?.text === "{",
  },
];

/** Every banned piece of code, by path:line. */
export function bannedCode(tree: Tree): readonly Breach[] {
  return codeFiles(tree, "src/", "tests/").flatMap(([path, text]) => {
    const tokens = sourceTokens(text);
    const allowed = bans.filter((ban) => !ban.allowedIn.some((place) => isWithin(path, place)));
    const found = tokens.flatMap((token, index) =>
      allowed
        .filter((ban) => ban.isAt(tokens, index))
        .map((ban) => ({ place: `${path}:${token.line}`, problem: ban.problem })),
    );
    return [...found, ...swallowingCatches(path, tokens)];
  });
}

function isWithin(path: string, place: string): boolean {
  return place.endsWith("/") ? path.startsWith(place) : path === place;
}

function isCallWithoutArguments(tokens: readonly Token[], index: number): boolean {
  return tokens[index]?.text !== "(" || tokens[index + 1]?.text === ")";
}

/** `any` as a type, or zod's `z.any`; a property or a method of another object may have the name. */
function isAnyType(tokens: readonly Token[], index: number): boolean {
  if (tokens[index]?.text !== "any" || tokens[index].kind !== "word") return false;
  const [before, after] = [tokens[index - 1]?.text ?? "", tokens[index + 1]?.text ?? ""];
  if (before === ".") return tokens[index - 2]?.text === "z";
  return !(["{", ",", ";"].includes(before) && [":", "?", "("].includes(after));
}

/** `value as Type` and `<Type>value`; not `as const`, a rename in an import or export, or a property called `as`. */
function isCast(tokens: readonly Token[], index: number): boolean {
  if (isWordAt(tokens, index, "as")) {
    const before = tokens[index - 1];
    if (!(before?.isOperandEnd ?? false) || tokens[index + 1]?.text === "const") return false;
    if (
      before?.text === "*" ||
      ["(", ")", ":", ",", "=", ".", ";", "?"].includes(tokens[index + 1]?.text ?? "")
    )
      return false;
    return !isInClause(tokens, index);
  }
  return tokens[index]?.text === "<" && isAngleCast(tokens, index);
}

/** `<` where a value is expected, whose `>` is not followed by the parameters of a generic arrow function. */
function isAngleCast(tokens: readonly Token[], open: number): boolean {
  const before = tokens[open - 1];
  if (
    before === undefined ||
    before.isOperandEnd ||
    !["=", "(", "return", "?", "&&", "||"].includes(before.text)
  )
    return false;
  let depth = 0;
  for (let at = open; at < tokens.length; at += 1) {
    if (tokens[at]?.text === "<") depth += 1;
    if (tokens[at]?.text === ">") depth -= 1;
    if (depth === 0) return tokens[at + 1]?.text !== "(";
  }
  return false;
}

/** True inside the braces of an import or export list. */
function isInClause(tokens: readonly Token[], index: number): boolean {
  for (let at = index - 1; at >= 0; at -= 1) {
    const text = tokens[at]?.text ?? "";
    if (text === "{" || text === "*") {
      const head = tokens[at - 1]?.text === "type" ? at - 2 : at - 1;
      return ["import", "export"].includes(tokens[head]?.text ?? "") || tokens[head - 2]?.text === "import";
    }
    if (tokens[at]?.kind !== "word" && text !== ",") return false;
  }
  return false;
}

function isInExport(tokens: readonly Token[], index: number): boolean {
  const open = tokens.slice(0, index).findLastIndex((token) => token.text === "{");
  return tokens[open - 1]?.text === "export";
}
