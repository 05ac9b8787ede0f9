import { expect, test } from "vitest";
import { incidents } from "../../../src/measure/metrics/incidents.ts";
import { dispatch, record } from "../drain-lines.ts";
import { dispatchValue } from "../metric-log.ts";

const lock = record("incident", { kind: "stale-lock" });

test("incidents are counted where the drain records or counts them, and unknown elsewhere", async () => {
  expect(await dispatchValue(incidents, dispatch() + lock + lock)).toEqual({ kind: "value", value: 2 });
  expect(await dispatchValue(incidents, dispatch() + record("counts", { incidents: 0 }))).toEqual({
    kind: "value",
    value: 0,
  });
  expect(await dispatchValue(incidents, dispatch())).toMatchObject({ kind: "unknown" });
});

test("a line that could not be read may have been one", async () => {
  const broken = record("incident", { kind: "no such kind" });
  expect(await dispatchValue(incidents, dispatch() + lock + broken)).toMatchObject({
    kind: "lower bound",
    value: 1,
  });
});
