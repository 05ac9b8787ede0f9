import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findFileFault, hashFile } from "../../src/measure/export-files.ts";
import { freshFolder } from "./fresh-folder.ts";

// printf abc | sha256sum
const ABC = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

test("a file is the one that is named where length and hash are", () => {
  const path = join(freshFolder(), "rows_0.parquet");
  expect(findFileFault(path, { bytes: 3, sha256: ABC })).toBe("is not there");
  writeFileSync(path, "abc");
  expect(hashFile(path)).toEqual({ bytes: 3, sha256: ABC });
  expect(findFileFault(path, { bytes: 3, sha256: ABC })).toBeNull();
  expect(findFileFault(path, { bytes: 4, sha256: ABC })).toBe("is another one than the manifest names");
  writeFileSync(path, "abd");
  expect(findFileFault(path, { bytes: 3, sha256: ABC })).toBe("is another one than the manifest names");
});

test("what is no file is said, and ends nothing", () => {
  const folder = freshFolder();
  chmodSync(folder, 0o700);
  expect(findFileFault(folder, { bytes: 3, sha256: ABC })).toBe("cannot be read (EISDIR)");
});
