import { expect, test } from "vitest";
import { fixCycles } from "../../../src/measure/metrics/fix-cycles.ts";
import { dispatch, record } from "../drain-lines.ts";
import { dispatchValue } from "../metric-log.ts";

test("the drain's own count holds, the last one of its log; 0 is a count and null is none", async () => {
  const counts = (n: number | null) => record("counts", { fix_cycles: n });
  expect(await dispatchValue(fixCycles, dispatch() + counts(7) + counts(4))).toEqual({
    kind: "value",
    value: 4,
  });
  expect(await dispatchValue(fixCycles, dispatch() + counts(0))).toEqual({ kind: "value", value: 0 });
  expect(await dispatchValue(fixCycles, dispatch() + counts(null))).toMatchObject({ kind: "unknown" });
  expect(await dispatchValue(fixCycles, dispatch())).toMatchObject({ kind: "unknown" });
});
