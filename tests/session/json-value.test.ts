import { describe, expect, test } from "vitest";
import {
  arrayAt,
  booleanAt,
  isJsonArray,
  isJsonObject,
  numberAt,
  objectAt,
  parseJson,
  stringAt,
} from "../../src/session/json-value.ts";

const values = {
  text: "a",
  none: null,
  no: false,
  zero: 0,
  list: [],
  object: {},
  infinite: Number.POSITIVE_INFINITY,
};

describe("a field of another type reads as absent", () => {
  test("text", () =>
    expect(Object.keys(values).filter((key) => stringAt(values, key) !== null)).toEqual(["text"]));
  test("number", () =>
    expect(Object.keys(values).filter((key) => numberAt(values, key) !== null)).toEqual(["zero"]));
  test("boolean", () =>
    expect(Object.keys(values).filter((key) => booleanAt(values, key) !== null)).toEqual(["no"]));
  test("array", () =>
    expect(Object.keys(values).filter((key) => arrayAt(values, key) !== null)).toEqual(["list"]));
  test("object", () => {
    expect(Object.keys(values).filter((key) => objectAt(values, key) !== null)).toEqual(["object"]);
  });
});

test("what an object inherits is no field of it", () => {
  expect([stringAt({}, "constructor"), objectAt({}, "__proto__")]).toEqual([null, null]);
  const own = parseJson('{"__proto__":{"a":1},"constructor":"c"}');
  expect(isJsonObject(own) && [objectAt(own, "__proto__"), stringAt(own, "constructor")]).toEqual([
    { a: 1 },
    "c",
  ]);
});

test("objects and arrays are told apart, null is neither", () => {
  expect([{}, [], null, "a", 1].map(isJsonObject)).toEqual([true, false, false, false, false]);
  expect([{}, [], null, "a", 1].map(isJsonArray)).toEqual([false, true, false, false, false]);
});

describe("parsing", () => {
  test("a valid null is a value", () => expect(parseJson("null")).toBeNull());
  test.each(["", "{", "undefined", "{'a':1}", "\ufeff{}", "NaN"])("%j is no JSON", (text) => {
    expect(parseJson(text)).toBeUndefined();
  });
});
