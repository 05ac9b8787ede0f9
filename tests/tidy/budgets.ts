// The budgets of a source file: 300 lines, 70 lines per function (arrow functions included, named or passed),
// 120 characters per line. No file is exempt; what outgrows its walls is split. Data files have no budget.

import { sourceFunctions } from "./source-functions.ts";
import { sourceTokens } from "./source-tokens.ts";
import { type Breach, isCode, type Tree } from "./tree.ts";

const fileLinesMax = 300;
const functionLinesMax = 70;
const lineCharactersMax = 120;

/** Every source file, function and line over its budget. */
export function overBudget(tree: Tree): readonly Breach[] {
  return [...tree].filter(([path]) => isSource(path)).flatMap(([path, text]) => fileBreaches(path, text));
}

/** Source that people write: built files below dist/ are not. */
function isSource(path: string): boolean {
  return isCode(path) && !path.startsWith("plugin/dist/") && !path.startsWith("corpora/");
}

function fileBreaches(path: string, text: string): readonly Breach[] {
  const lines = text.replace(/\n$/, "").split("\n");
  const breaches: Breach[] = [];
  if (lines.length > fileLinesMax) {
    breaches.push({
      place: path,
      problem: `${lines.length} lines, ${fileLinesMax} at most. Split the file.`,
    });
  }
  lines.forEach((line, index) => {
    const length = [...line].length;
    if (length <= lineCharactersMax) return;
    const problem = `${length} characters, ${lineCharactersMax} at most. Break the line.`;
    breaches.push({ place: `${path}:${index + 1}`, problem });
  });
  return [...breaches, ...longFunctions(path, text)];
}

function longFunctions(path: string, text: string): readonly Breach[] {
  return sourceFunctions(sourceTokens(text)).flatMap((found) => {
    const length = found.lastLine - found.firstLine + 1;
    if (length <= functionLinesMax) return [];
    const problem = `${found.name} has ${length} lines, ${functionLinesMax} at most. Split the function.`;
    return [{ place: `${path}:${found.firstLine}`, problem }];
  });
}
