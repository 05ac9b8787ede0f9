import { expect, it } from "vitest";
import { isTooDeep, jsonText } from "../../src/moves/json-text.ts";
import { parseJson } from "../../src/session/json-value.ts";

function nested(depth: number, open: string, close: string): string {
  return `${open.repeat(depth)}1${close.repeat(depth)}`;
}

it("writes JSON as JSON.stringify does, a lone surrogate escaped", () => {
  expect(jsonText({ a: [1, null, "\ud800"] })).toBe('{"a":[1,null,"\\ud800"]}');
});

it("has no text for what is nested deeper than 200 levels, in arrays or objects", () => {
  for (const [open, close] of [
    ["[", "]"],
    ['{"a":', "}"],
  ] as const) {
    expect(isTooDeep(parseJson(nested(200, open, close)) ?? null)).toBe(false);
    expect(isTooDeep(parseJson(nested(201, open, close)) ?? null)).toBe(true);
    expect(jsonText(parseJson(nested(60_000, open, close)) ?? null)).toBeNull();
  }
});

it("takes width for no depth", () => {
  expect(isTooDeep(Array.from({ length: 100_000 }, () => [1]))).toBe(false);
});
