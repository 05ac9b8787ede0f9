// What is there, what is gone, and what hides itself. A link to itself gives a fault to every user.

import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isThere, pathNow } from "../../src/cli/path-now.ts";

const folder = mkdtempSync(join(tmpdir(), "detent-path-"));
const at = (name: string): string => join(folder, name);
writeFileSync(at("file"), "");
mkdirSync(at("sub"));
symlinkSync("nowhere", at("broken"));
symlinkSync(at("loop"), at("loop"));

test("what cannot be looked at is there, what is missing is not", () => {
  expect(["file", "sub", "none", "broken", "loop"].map((name) => isThere(at(name)))).toEqual([
    ...[true, true, false, false, true],
  ]);
});

test("a link is there itself, wherever it leads", () => {
  expect(["file", "none", "broken", "loop"].map((name) => pathNow.exists(at(name)))).toEqual([
    ...[true, false, true, true],
  ]);
});

test("a file is readable where it opens, a folder where it can be listed", () => {
  expect(
    ["file", "sub/", "none", "none/", "broken", "loop"].map((name) => pathNow.canRead(at(name))),
  ).toEqual([...[true, true, false, false, false, false]]);
});
