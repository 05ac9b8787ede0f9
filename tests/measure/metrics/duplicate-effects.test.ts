import { expect, test } from "vitest";
import { duplicateEffects } from "../../../src/measure/metrics/duplicate-effects.ts";
import { dispatch, record } from "../drain-lines.ts";
import { dispatchValue } from "../metric-log.ts";

const pr = (key: string, target: string | null = "ferry-7") => record("effect", { kind: "pr", target, key });

test("effects beyond the first on a target are duplicates, under whatever key", async () => {
  const drain = dispatch() + pr("k1") + pr("k1") + pr("k2") + pr("k3", "ferry-8");
  // The second and the third on ferry-7.
  expect(await dispatchValue(duplicateEffects, drain)).toEqual({ kind: "value", value: 2 });
});

test("an effect without a target could be one, and without effects nothing is known", async () => {
  expect(await dispatchValue(duplicateEffects, dispatch() + pr("k1") + pr("k1", null))).toMatchObject({
    ...{ kind: "lower bound", value: 0 },
  });
  expect(await dispatchValue(duplicateEffects, dispatch())).toMatchObject({ kind: "unknown" });
});
