// Names that say nothing: file names, declared names and parameters. What a name may be called instead is the noun
// that the file exports, or the word of the glossary.

import { parameterNames, sourceFunctions } from "./source-functions.ts";
import { sourceTokens, type Token } from "./source-tokens.ts";
import { type Breach, codeFiles, type Tree } from "./tree.ts";

const emptyFileNames = [
  "utils",
  "util",
  "helpers",
  "helper",
  "common",
  "types",
  "constants",
  "index",
  "misc",
  "shared",
];
const emptyWords = [
  "manager",
  "service",
  "handler",
  "processor",
  "helper",
  "helpers",
  "util",
  "utils",
  "v2",
  "new",
  "enhanced",
];
const emptyNames = ["data", "info", "item"];
const declaring = new Set(["const", "let", "var", "function", "class", "interface", "type", "enum"]);

/** Files and declared names that are called by a banned word. */
export function bannedNames(tree: Tree): readonly Breach[] {
  return codeFiles(tree, "src/", "tests/").flatMap(([path, text]) => [
    ...fileName(path),
    ...declaredNames(path, text),
  ]);
}

function fileName(path: string): readonly Breach[] {
  return path
    .split("/")
    .map((part) => part.replace(/\..*$/, ""))
    .filter(
      (part) => emptyFileNames.includes(part) || part.split("-").some((word) => emptyWords.includes(word)),
    )
    .map((part) => ({
      place: path,
      problem: `'${part}' says nothing. Name the file after the noun it exports.`,
    }));
}

function declaredNames(path: string, text: string): readonly Breach[] {
  const tokens = sourceTokens(text);
  const declared = tokens.filter((token, index) => isDeclared(tokens, token, index));
  const parameters = sourceFunctions(tokens).flatMap((found) => parameterNames(tokens, found));
  return [...declared, ...parameters]
    .filter(
      ({ text: name }) =>
        emptyNames.includes(name) || nameWords(name).some((word) => emptyWords.includes(word)),
    )
    .map(({ line, text: name }) => ({
      place: `${path}:${line}`,
      problem: `The name '${name}' says nothing. Use the word of the glossary for the thing.`,
    }));
}

function isDeclared(tokens: readonly Token[], token: Token, index: number): boolean {
  const before = tokens[index - 1];
  return (
    token.kind === "word" &&
    before?.kind === "word" &&
    declaring.has(before.text) &&
    tokens[index - 2]?.text !== "."
  );
}

/** The words of a camelCase or UPPER_CASE name, in lower case. */
function nameWords(name: string): readonly string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, "$1_$2")
    .toLowerCase()
    .split(/[_$#]+/);
}
