import { hash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { findFileEnds, hashFileEnds } from "../../src/measure/file-ends.ts";
import { inFreshFolder, writeLogs } from "./log-database.ts";

describe("the ends of a file", () => {
  test("are hashed up to where reading stopped, at most 4,096 bytes each", async () => {
    await inFreshFolder((folder) => {
      const text = Array.from({ length: 9000 }, (_unused, at) => String.fromCharCode(97 + (at % 26))).join(
        "",
      );
      const [path = ""] = writeLogs(folder, { "a.txt": text });
      const sha = (from: number, to: number): string => hash("sha256", text.slice(from, to), "hex");
      expect(hashFileEnds(path, 9000)).toEqual({ head: sha(0, 4096), tail: sha(9000 - 4096, 9000) });
      expect(hashFileEnds(path, 5000)).toEqual({ head: sha(0, 4096), tail: sha(904, 5000) });
      expect(hashFileEnds(path, 10)).toEqual({ head: sha(0, 10), tail: sha(0, 10) });
      expect(hashFileEnds(path, 0)).toEqual({ head: sha(0, 0), tail: sha(0, 0) });
    });
  });

  test("are null for a file that is gone, and the same for one that is there", async () => {
    await inFreshFolder((folder) => {
      const [path = ""] = writeLogs(folder, { "a.txt": "abc" });
      expect(findFileEnds(path, 2)).toEqual(hashFileEnds(path, 2));
      expect(findFileEnds(`${path}.gone`, 2)).toBeNull();
    });
  });
});
