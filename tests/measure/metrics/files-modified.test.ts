import { expect, test } from "vitest";
import { filesModified } from "../../../src/measure/metrics/files-modified.ts";
import { dispatch, record } from "../drain-lines.ts";
import { dispatchValue } from "../metric-log.ts";

test("the drain's own count holds, the last one of its log; 0 is a count and null is none", async () => {
  const counts = (n: number | null) => record("counts", { files_changed: n });
  expect(await dispatchValue(filesModified, dispatch() + counts(7) + counts(4))).toEqual({
    kind: "value",
    value: 4,
  });
  expect(await dispatchValue(filesModified, dispatch() + counts(0))).toEqual({ kind: "value", value: 0 });
  expect(await dispatchValue(filesModified, dispatch() + counts(null))).toMatchObject({ kind: "unknown" });
  expect(await dispatchValue(filesModified, dispatch())).toMatchObject({ kind: "unknown" });
});
