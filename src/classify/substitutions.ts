// The scripts inside of words, assignments, redirections, arithmetic and tests, and the first fault of a syntax tree,
// which may be in one of them.

import type { SourceSpan } from "./command-call.ts";
import {
  type Command,
  forEachChild,
  type ParsedScript,
  type ParseError,
  type SyntaxNode,
} from "./shell-syntax.ts";

/** `input process`: `<(…)`, which writes for the command; `output process`: `>(…)`, which reads from it. */
export interface Substitution {
  readonly kind: "substitution" | "input process" | "output process";
  readonly script: ParsedScript;
  readonly span: SourceSpan;
}

/** The substitutions directly in `nodes`, in the order of the text, without those inside of their scripts. */
export function substitutionsIn(nodes: readonly SyntaxNode[]): readonly Substitution[] {
  const found: Substitution[] = [];
  const visit = (node: SyntaxNode): void => {
    if ((node.type === "Word" || node.type === "Assignment") && !/[(`]/.test(node.text)) return;
    const span = { from: node.pos, to: node.end };
    if (node.type === "CommandExpansion" || node.type === "ArithmeticCommandExpansion") {
      if (node.script !== undefined) found.push({ kind: "substitution", script: node.script, span });
    } else if (node.type === "ProcessSubstitution") {
      const kind = node.operator === "<" ? "input process" : "output process";
      if (node.script !== undefined) found.push({ kind, script: node.script, span });
    } else forEachChild(node, visit);
  };
  for (const node of nodes) visit(node);
  return found;
}

/** How deep scripts may stand in the words of scripts. Each is read again from its own text. */
const scriptDepthMax = 100;

/** The first fault anywhere in the tree of `text`, or undefined. */
export function findSyntaxError(script: ParsedScript, text: string): ParseError | undefined {
  const own = script.errors?.[0];
  if (own !== undefined || !/[(`]/.test(text)) return own;
  let first: ParseError | undefined;
  const visit = (node: SyntaxNode, source: string, depth: number): void => {
    if (first !== undefined) return;
    const isScript = node.type === "Script";
    if (isScript) first = depth < scriptDepthMax ? node.errors?.[0] : tooDeep(node.pos);
    if (node.type === "Command") first = findStrayParenthesis(node, source);
    const inner = isScript ? (node.source ?? source) : source;
    if (first === undefined) forEachChild(node, (child) => visit(child, inner, isScript ? depth + 1 : depth));
  };
  visit(script, text, 0);
  return first;
}

function tooDeep(pos: number): ParseError {
  return { message: `substitution nesting depth exceeded: more than ${scriptDepthMax} levels`, pos };
}

/** A `(` behind a command's word, which the parser passes over where nothing closes it; bash does not. */
function findStrayParenthesis(command: Command, source: string): ParseError | undefined {
  const { name, prefix, suffix } = command;
  const parts = [...prefix, ...(name === undefined ? [] : [name]), ...suffix];
  for (const [at, { end }] of parts.entries()) {
    const rest = source.slice(end, parts[at + 1]?.pos ?? end + 200);
    const [blanks = ""] = /^(?:[ \t]|\\\n)*/.exec(rest) ?? [];
    if (rest[blanks.length] === "(") return { message: "unexpected token '('", pos: end + blanks.length };
  }
  return undefined;
}
