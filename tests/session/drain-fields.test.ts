import { expect, test } from "vitest";
import * as z from "zod/mini";
import { badRecord, endsBefore, extraOf, maybe, name, time, toMs } from "../../src/session/drain-fields.ts";

const shape = z.object({ run_id: name, kind: z.enum(["a", "b"]), at: maybe(time) });

test("the sentence of a bad record names every field and what it must be", () => {
  const read = shape.safeParse({ run_id: 7, kind: "c", at: "noon" });
  expect(badRecord("tide", read.error?.issues ?? [])).toEqual({
    problem: {
      kind: "bad-record",
      what:
        "In the tide record `run_id` is not of type string; `kind` is not one of a, b; " +
        "`at` is not a time with its offset from UTC, like 2026-03-02T09:00:00Z.",
    },
  });
});

test.each(["", " ", "\t\n"])("a blank name %j is a problem, and joins nothing", (blank) => {
  const read = z.object({ drain_run: maybe(name) }).safeParse({ drain_run: blank });
  expect(badRecord("tide", read.error?.issues ?? [])).toEqual({
    problem: { kind: "bad-record", what: "In the tide record `drain_run` is not a name: it is blank." },
  });
  expect(z.object({ drain_run: maybe(name) }).safeParse({ drain_run: " a " }).success).toBe(true);
});

test("fields that the shape does not name are kept, the envelope is not", () => {
  const value = { drain_log: 1, record: "tide", run_id: "r", moon: [1, { full: null }] };
  expect(extraOf(value, shape.shape)).toEqual({ moon: [1, { full: null }] });
});

test("a time that is not recorded is null, and null lies before nothing", () => {
  expect([toMs(undefined), toMs(null)]).toEqual([null, null]);
  // 1970-01-01T01:00:00+00:30 is half an hour after the beginning of 1970 in UTC.
  expect(toMs("1970-01-01T01:00:00+00:30")).toBe(1_800_000);
  expect([endsBefore(2, 1), endsBefore(1, 1), endsBefore(null, 1), endsBefore(2, null)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
