// Catches that swallow: an empty one, one that only goes on, and one that answers with a plain default without having
// looked at the fault. A missing result that becomes a plausible one is falsified data.

import { closingIndex, type Token } from "./source-tokens.ts";
import type { Breach } from "./tree.ts";

/** Files in which a fault is itself the answer, with the reason. */
const faultIsAnswer: ReadonlyMap<string, string> = new Map([
  [
    "src/session/json-value.ts",
    "JSON.parse can only say by throwing that a text is not JSON; absence is documented",
  ],
]);
const defaults = /^(?:undefined|null|false|true|""|0|NaN|\[ \]|\{ \}|)$/;
const problem = "Swallows a fault. Look at it, name it in the result, or throw ExpectedError.";

/** The swallowing catches of one file, `catch` blocks and `.catch(…)` alike. */
export function swallowingCatches(path: string, tokens: readonly Token[]): readonly Breach[] {
  if (faultIsAnswer.has(path)) return [];
  return tokens.flatMap((token, index) => {
    if (token.text !== "catch" || token.kind !== "word") return [];
    const isSwallowing =
      tokens[index - 1]?.text === "." ? isCallSwallowing(tokens, index) : isBlockSwallowing(tokens, index);
    return isSwallowing ? [{ place: `${path}:${token.line}`, problem }] : [];
  });
}

function isBlockSwallowing(tokens: readonly Token[], index: number): boolean {
  const hasBinding = tokens[index + 1]?.text === "(";
  const binding = hasBinding ? tokens[index + 2]?.text : undefined;
  const open = hasBinding ? closingIndex(tokens, index + 1) + 1 : index + 1;
  return isSwallowingBody(tokens.slice(open + 1, closingIndex(tokens, open)), binding);
}

/** `.catch(() => value)` and `.catch(() => { … })`; a function passed by name is not looked into. */
function isCallSwallowing(tokens: readonly Token[], index: number): boolean {
  const call = tokens.slice(index + 2, closingIndex(tokens, index + 1));
  const arrow = call.findIndex((token) => token.text === "=>");
  if (arrow < 0) return false;
  const binding = call.slice(0, arrow).find((token) => token.kind === "word")?.text;
  const body = call.slice(arrow + 1);
  if (body[0]?.text === "{") return isSwallowingBody(body.slice(1, closingIndex(body, 0)), binding);
  return !uses(body, binding) && isDefault(body[0]?.text === "(" ? body.slice(1, -1) : body);
}

function isSwallowingBody(body: readonly Token[], binding: string | undefined): boolean {
  if (body.length === 0) return true;
  if (uses(body, binding) || body.some((token) => token.text === "throw")) return false;
  if (["continue", "break"].includes(body[0]?.text ?? "")) return true;
  return body.some((token, at) => token.text === "return" && isDefault(answerAt(body, at + 1)));
}

function answerAt(body: readonly Token[], start: number): readonly Token[] {
  const end = body.findIndex((token, at) => at >= start && token.text === ";");
  return body.slice(start, end < 0 ? body.length : end);
}

function isDefault(answer: readonly Token[]): boolean {
  return defaults.test(answer.map((token) => token.text).join(" "));
}

function uses(body: readonly Token[], binding: string | undefined): boolean {
  return binding !== undefined && body.some((token) => token.text === binding);
}
