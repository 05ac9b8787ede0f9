// tests/ mirrors src/ one to one: src/a/b.ts ↔ tests/a/b.test.ts. A file without runtime code needs no test; a long
// test may have parts, tests/a/b.<part>.test.ts beside tests/a/b.test.ts. Folders that test no single file are free.

import { closingIndex, sourceTokens, type Token } from "./source-tokens.ts";
import { type Breach, codeFiles, type Tree } from "./tree.ts";

const freeFolders = ["laws", "tidy", "golden", "client", "property"];

/** Source files without their test, and tests without their source file. */
export function mirrorBreaches(tree: Tree): readonly Breach[] {
  return [...untested(tree), ...orphans(tree)];
}

/** True where something of the file is left at run time: anything but types, interfaces and type imports. */
export function hasRuntimeCode(text: string): boolean {
  const tokens = sourceTokens(text);
  for (let index = 0; index < tokens.length; index += 1) {
    if (!isTypeStatement(tokens, index)) return true;
    index = statementEnd(tokens, index);
  }
  return false;
}

function untested(tree: Tree): readonly Breach[] {
  return codeFiles(tree, "src/").flatMap(([path, text]) => {
    const test = path.replace(/^src\//, "tests/").replace(/\.tsx?$/, ".test.ts");
    if (tree.has(test) || tree.has(`${test}x`) || !hasRuntimeCode(text)) return [];
    return [{ place: path, problem: `Has runtime code and no test. Write ${test}.` }];
  });
}

function orphans(tree: Tree): readonly Breach[] {
  return [...tree.keys()]
    .filter((path) => /^tests\/.*\.test\.tsx?$/.test(path) && !freeFolders.includes(path.split("/")[1] ?? ""))
    .flatMap((path) => {
      const base = path.replace(/^tests\//, "").replace(/\.test\.tsx?$/, "");
      const main = base.replace(/\.[a-z\d-]+$/, "");
      if (isTested(tree, base)) return [];
      if (main !== base && isTested(tree, main) && tree.has(`tests/${main}.test.ts`)) return [];
      return [
        {
          place: path,
          problem: `Mirrors no file. Name it after src/${main}.ts, or move it to a free folder.`,
        },
      ];
    });
}

/** src/ files are tested by their path; a script or a document outside of src/ by its own. */
function isTested(tree: Tree, base: string): boolean {
  const paths = [`src/${base}.ts`, `src/${base}.tsx`, `${base}.mjs`, `${base.toUpperCase()}.md`];
  return paths.some((path) => tree.has(path));
}

function isTypeStatement(tokens: readonly Token[], index: number): boolean {
  const at = tokens[index]?.text === "export" ? index + 1 : index;
  const [head, next] = [tokens[at]?.text ?? "", tokens[at + 1]];
  if (head === ";") return true;
  if (head === "import") return next?.text === "type" && tokens[at + 2]?.text !== "from";
  if (head === "declare" || head === "interface") return next?.kind === "word";
  return head === "type" && (next?.kind === "word" || (at > index && next?.text === "{"));
}

/** The `;` that ends the statement, or the `}` of an interface. */
function statementEnd(tokens: readonly Token[], index: number): number {
  const isInterface = tokens.slice(index, index + 3).some((token) => token.text === "interface");
  for (let at = index; at < tokens.length; at += 1) {
    const text = tokens[at]?.text ?? "";
    if (text === ";") return at;
    if (!["(", "[", "{"].includes(text)) continue;
    at = closingIndex(tokens, at);
    if (isInterface && text === "{") return at;
  }
  return tokens.length - 1;
}
