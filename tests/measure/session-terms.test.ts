// Filters become conditions with bound values; what a user typed is never in the SQL.

import * as fc from "fast-check";
import { expect, test } from "vitest";
import { ExpectedError } from "../../src/expected-error.ts";
import { readTerm, termKeys } from "../../src/measure/session-terms.ts";

test("the SQL of a key is the same whatever its value, and the value is bound", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("id", "version", "model", "tool", "branch"),
      fc.string({ minLength: 1 }),
      (key, value) => {
        const condition = readTerm(`${key}:${value}`);
        expect(condition.sql).toBe(readTerm(`${key}:x`).sql);
        expect(condition.values.join()).toContain(value);
        expect(condition.sql.split("?").length - 1).toBe(condition.values.length);
      },
    ),
  );
});

test("a name is a part of a path, a text with a slash a path itself", () => {
  expect(readTerm("repo:a").values).toEqual(["a"]);
  expect(readTerm("repo:/a/b//").values).toEqual(["/a/b", "/a/b/"]);
  expect(readTerm("repo:/").values).toEqual(["/", "/"]);
});

test("a day is its beginning in UTC, and a time needs its offset", () => {
  // 2026-03-02 is day 20,514 since 1970: 56 years of 365 days, 14 leap days before 2026, 60 days to 2 March.
  expect(readTerm("since:2026-03-02").values).toEqual([20_514 * 86_400_000]);
  expect(readTerm("until:2026-03-02T01:00:00+01:00").values).toEqual([20_514 * 86_400_000]);
  for (const time of ["2026-03-02T01:00:00", "2026-02-30", "yesterday", "2026"]) {
    expect(() => readTerm(`since:${time}`)).toThrow("is no day and no time with an offset");
  }
});

test("a value may hold a colon", () => {
  expect(readTerm("model:a:b").values).toEqual(["a:b"]);
});

test.each(["", "x", ":", ":x", "id:", "ID:x", "colour:red", "constructor:x"])(
  "'%s' is no term, and the keys are named",
  (term) => {
    expect(() => readTerm(term)).toThrow(ExpectedError);
    for (const { key } of termKeys) expect(() => readTerm(term)).toThrow(key);
  },
);

test("a text is a part of the id, the folder or the version, as it stands", () => {
  expect(readTerm("text:a%b").values).toEqual(["a%b", "a%b", "a%b"]);
});
