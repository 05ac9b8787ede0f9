import { expect, test } from "vitest";
import { MANIFEST_FOLDER, WRITING_FOLDER } from "../../src/measure/export-folders.ts";

test("both folders are skipped by engines that read partitions, and are no table's", () => {
  for (const name of [MANIFEST_FOLDER, WRITING_FOLDER]) expect(name).toMatch(/^_[a-z]+$/);
  expect(MANIFEST_FOLDER).not.toBe(WRITING_FOLDER);
});
