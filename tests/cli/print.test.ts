// What goes where, and what JSON keeps.

import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createPrinter, jsonText } from "../../src/cli/print.ts";
import { MemoryWriter } from "./memory-context.ts";

function printed(
  isQuiet: boolean,
  use: (print: ReturnType<typeof createPrinter>) => void,
): readonly [string, string] {
  const [stdout, stderr] = [new MemoryWriter(), new MemoryWriter()];
  use(
    createPrinter({ stdout, stderr, isStdoutTty: false, columns: undefined }, { isQuiet, hasColor: false }),
  );
  return [stdout.text, stderr.text];
}

test("data is on stdout, notes and warnings on stderr", () => {
  expect(
    printed(false, (print) => {
      print.line("data");
      print.note("note");
      print.warning("warning");
    }),
  ).toEqual(["data\n", "note\nwarning\n"]);
});

test("quiet silences notes, not warnings and not data", () => {
  expect(
    printed(true, (print) => {
      print.line("data");
      print.note("note");
      print.warning("warning");
    }),
  ).toEqual(["data\n", "warning\n"]);
});

test("text from logs cannot reach the terminal as an escape sequence", () => {
  const evil = "\u001b]0;title\u0007";
  const [stdout, stderr] = printed(false, (print) => {
    print.line(evil);
    print.table([{ title: "a", align: "left" }], [[evil]], "");
    print.json({ evil: "\u009b31m\u202e" });
    print.warning(evil);
  });
  expect(stdout + stderr).not.toMatch(/[\u001b\u0007\u009b\u202e]/);
  expect(stdout).toContain("␛]0;title␇");
});

test("a table without rows says why on stderr, even under quiet", () => {
  const use = (print: ReturnType<typeof createPrinter>): void =>
    print.table([{ title: "a", align: "left" }], [], "No sessions yet: `detent load` reads them.");
  expect(printed(true, use)).toEqual(["", "No sessions yet: `detent load` reads them.\n"]);
});

test("a JSON line has no newline inside", () => {
  expect(printed(false, (print) => print.jsonLine({ a: [1, "x\ny"] }))).toEqual(['{"a":[1,"x\\ny"]}\n', ""]);
});

test("JSON values survive, whatever text they hold", () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: "binary" }), (value) => {
      expect(JSON.parse(jsonText(value, 0))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test("a bigint is a number where that is exact, else its digits", () => {
  expect(jsonText({ a: 9007199254740991n, b: 9007199254740993n }, 0)).toBe(
    '{"a":9007199254740991,"b":"9007199254740993"}',
  );
});

test("a number that JSON cannot say is a bug, not null", () => {
  expect(() => jsonText({ rate: Number.NaN }, 0)).toThrow("'rate' is NaN");
  expect(() => jsonText(Number.POSITIVE_INFINITY, 0)).toThrow("Infinity");
  expect(() => jsonText(undefined, 0)).toThrow("undefined has no JSON.");
});
