import { posix } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isInsideFolder } from "../../src/session/drain-path.ts";

describe("a path of a drain log", () => {
  test.each([
    "run-1.jsonl",
    "logs/run-1.jsonl",
    "./logs//run-1.jsonl",
    "logs/../run-1.jsonl",
    "a..b/..c",
    "logs\\run.jsonl",
  ])("%j stays inside its folder", (path) => expect(isInsideFolder(path)).toBe(true));
  test.each([
    "",
    ".",
    "logs/..",
    "..",
    "../run.jsonl",
    "logs/../../run.jsonl",
    "..\\run.jsonl",
    "logs\\..\\..\\run.jsonl",
    "/etc/run",
    "\\\\host\\run",
    "\\run",
    "C:run",
    "c:\\run",
    "~/run",
    "file:///run",
    "https://host/run",
    "logs/a\0b",
  ])("%j does not", (path) => expect(isInsideFolder(path)).toBe(false));

  test("an accepted path never resolves to outside of the folder", () => {
    const part = fc.constantFrom("..", ".", "", "a", "b.jsonl", "...");
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 8 }), (parts) => {
        const path = parts.join("/");
        if (!isInsideFolder(path)) return;
        expect(posix.resolve("/drain", path).startsWith("/drain/")).toBe(true);
      }),
    );
  });
});
