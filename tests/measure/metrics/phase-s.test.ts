import { expect, test } from "vitest";
import { phaseS } from "../../../src/measure/metrics/phase-s.ts";
import { at, dispatch, record } from "../drain-lines.ts";
import { dispatchValue } from "../metric-log.ts";

const build = record("phase", { phase: "build", started_at: at("10:00:00"), ended_at: at("10:02:00") });
const review = { phase: "review", started_at: at("10:02:00") };

test("phases add up, an open one makes the sum a lower bound, and none at all is unknown", async () => {
  const ended = record("phase", { ...review, ended_at: at("10:02:30") });
  // 120 s and 30 s
  expect(await dispatchValue(phaseS, dispatch() + build + ended)).toEqual({ kind: "value", value: 150 });
  expect(await dispatchValue(phaseS, dispatch() + build + record("phase", review))).toMatchObject({
    ...{ kind: "lower bound", value: 120 },
  });
  expect(await dispatchValue(phaseS, dispatch())).toMatchObject({ kind: "unknown" });
});
