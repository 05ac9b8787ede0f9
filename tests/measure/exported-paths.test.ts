import { expect, test } from "vitest";
import { EXPORTED_PREFIX, isExportedPath } from "../../src/measure/exported-paths.ts";

test("only what begins as a source of an export is one: no path on a disk, and no standard input", () => {
  expect(isExportedPath(`${EXPORTED_PREFIX}6f0c/1234`)).toBe(true);
  for (const path of ["/logs/export:6f0c/a.jsonl", "stdin:1234", "/exports/a.jsonl", "Export:6f0c/1234"])
    expect(isExportedPath(path)).toBe(false);
});
