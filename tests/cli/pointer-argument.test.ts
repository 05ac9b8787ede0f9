import { expect, test } from "vitest";
import { readPointerArgument, withLines } from "../../src/cli/pointer-argument.ts";

const address = "0123456789abcdef".repeat(4);

test("an address is taken with and without its scheme, and with lines", () => {
  expect(readPointerArgument(address)).toEqual({ address, lines: null });
  expect(readPointerArgument(`detent://${address}`)).toEqual({ address, lines: null });
  expect(readPointerArgument(`${address}:L3-7`)).toEqual({ address, lines: { first: 3, last: 7 } });
});

test.each([
  "",
  "x",
  address.slice(1),
  address.toUpperCase(),
  `../${address}`,
  `${address}:L3`,
  `${address} `,
])("'%s' is refused as no address", (text) => {
  expect(() => readPointerArgument(text)).toThrow("is no address. Give detent://ADDRESS");
});

test("lines may come as a second argument, and only once", () => {
  const pointer = readPointerArgument(address);
  expect(withLines(pointer, "3-7").lines).toEqual({ first: 3, last: 7 });
  expect(withLines(pointer, "L3-7").lines).toEqual({ first: 3, last: 7 });
  expect(withLines(pointer, undefined)).toBe(pointer);
  expect(() => withLines(pointer, "3")).toThrow("'3' is no range of lines.");
  expect(() => withLines(readPointerArgument(`${address}:L1-2`), "3-7")).toThrow(
    "The lines are given twice.",
  );
});
