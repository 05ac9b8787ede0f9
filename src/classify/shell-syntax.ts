// The syntax tree of a shell text. The only file that knows the parser `unbash`: what else reads trees takes the types
// from here. The parser is tolerant, so a tree counts only together with the errors beside it.

import { type ParsedScript, parse } from "unbash";

export type {
  Command,
  CommandArgument,
  CompoundCommand,
  CompoundList,
  Function as FunctionDefinition,
  ParsedScript,
  ParseError,
  Pipeline,
  Redirected,
  Redirection,
  Statement,
  SyntaxNode,
  Word,
  WordPart,
} from "unbash";
export { forEachChild } from "unbash";

/** The tree of `text`; where `errors` is not empty it is the parser's best effort. Total. */
export function readSyntax(text: string): ParsedScript {
  return parse(text);
}
