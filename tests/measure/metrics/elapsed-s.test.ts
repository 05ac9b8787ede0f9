import { expect, test } from "vitest";
import { elapsedS } from "../../../src/measure/metrics/elapsed-s.ts";
import { at, dispatch } from "../drain-lines.ts";
import { dispatchValue, prompt } from "../metric-log.ts";

test("the time of a dispatch is from its start to its end", async () => {
  // 10:00:00 to 10:01:30
  const drain = dispatch({ session_ids: [], ended_at: at("10:01:30") });
  expect(await dispatchValue(elapsedS, drain)).toEqual({ kind: "value", value: 90 });
});

test("without an end the span of its sessions is a lower bound, and without sessions nothing is known", async () => {
  // Lines of the metric log are a second apart: three of them span two seconds.
  const lines = [prompt("a"), prompt("b"), prompt("c")];
  const value = await dispatchValue(elapsedS, dispatch(), lines);
  expect(value).toEqual({ kind: "lower bound", value: 2, why: expect.stringContaining("span") });
  expect(await dispatchValue(elapsedS, dispatch())).toMatchObject({ kind: "unknown" });
});
