import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalJson } from "../../src/session/canonical-json.ts";
import { type JsonValue, parseJson } from "../../src/session/json-value.ts";

function shuffledKeys(value: JsonValue): JsonValue {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(shuffledKeys);
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, member]) => [key, member === undefined ? null : shuffledKeys(member)]),
  );
}

const anyJson = fc.json().map((text) => parseJson(text) ?? null);

describe("canonical JSON", () => {
  // The sorting example of RFC 8785, section 3.2.3: the order is that of UTF-16 units, not of code points.
  it("orders keys by UTF-16 units, as the RFC's example does", () => {
    const value = { "\u20ac": 1, "\r": 2, "\ufb33": 3, "1": 4, "\u{1f600}": 5, "\u0080": 6, "\u00f6": 7 };
    expect(canonicalJson(value)).toBe(
      '{"\\r":2,"1":4,"\u0080":6,"\u00f6":7,"\u20ac":1,"\u{1f600}":5,"\ufb33":3}',
    );
  });

  // The number and string examples of RFC 8785, section 3.2.2.
  it("writes numbers and strings as the RFC's examples do", () => {
    const numbers =
      parseJson("[333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001, -0]") ?? null;
    expect(canonicalJson(numbers)).toBe("[333333333.3333333,1e+30,4.5,0.002,1e-27,0]");
    expect(canonicalJson('\u20ac$\u000f\nA\'B"\\\\"/')).toBe('"\u20ac$\\u000f\\nA\'B\\"\\\\\\\\\\"/"');
  });

  it("is the same for every order of keys and reads back as the same value", () => {
    fc.assert(
      fc.property(anyJson, (value) => {
        const text = canonicalJson(value);
        expect(canonicalJson(shuffledKeys(value))).toBe(text);
        expect(canonicalJson(parseJson(text) ?? null)).toBe(text);
      }),
    );
  });

  it("tells apart what differs: an order of elements, a number and its text, a missing member and null", () => {
    expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]));
    expect(canonicalJson([1])).not.toBe(canonicalJson(["1"]));
    expect(canonicalJson({ a: null })).not.toBe(canonicalJson({}));
    expect(canonicalJson({ a: undefined, b: 1 })).toBe('{"b":1}');
  });

  it("keeps a key that is named like a prototype", () => {
    expect(canonicalJson(parseJson('{"__proto__":{"a":1}}') ?? null)).toBe('{"__proto__":{"a":1}}');
  });

  it("writes an infinity that JSON.parse made so that it reads back, escapes a lone surrogate and refuses NaN", () => {
    expect(canonicalJson(parseJson("[1e999,-1e999]") ?? null)).toBe("[1e999,-1e999]");
    expect(canonicalJson("\ud800")).toBe('"\\ud800"');
    expect(() => canonicalJson(Number.NaN)).toThrow("NaN");
  });

  it("survives a nesting deeper than the call stack", () => {
    let deep: JsonValue = 1;
    for (let level = 0; level < 200_000; level++) deep = [deep];
    expect(canonicalJson(deep)).toHaveLength(400_001);
  });
});
