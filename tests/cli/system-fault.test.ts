import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findSystemFault } from "../../src/cli/system-fault.ts";
import { ExpectedError } from "../../src/expected-error.ts";

function thrownBy(act: () => unknown): unknown {
  try {
    return act();
  } catch (fault) {
    return fault;
  }
}

test("a folder where a file is needed, and a path that is gone, are faults that a user can fix", () => {
  const folder = mkdtempSync(join(tmpdir(), "detent-fault-"));
  try {
    const isFolder = findSystemFault(thrownBy(() => readFileSync(folder)));
    // Reading a folder names no path on every system; where it does, it is told apart.
    if (isFolder !== undefined)
      expect(isFolder.message).toMatch(/is a folder, and a file is needed \(EISDIR\)/);
    const gone = findSystemFault(thrownBy(() => readdirSync(join(folder, "gone"))));
    expect(gone?.exitCode).toBe(4);
    expect(gone?.message).toBe(
      `${join(folder, "gone")}: It is not there (ENOENT). Check the name, or whether it was moved or removed.`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test("a code that no user can fix, a fault without a path and an expected fault stay what they are", () => {
  expect(findSystemFault(Object.assign(new Error("x"), { code: "EBADF", path: "/x" }))).toBeUndefined();
  expect(findSystemFault(Object.assign(new Error("x"), { code: "EACCES" }))).toBeUndefined();
  expect(findSystemFault(Object.assign(new Error("x"), { code: "toString", path: "/x" }))).toBeUndefined();
  expect(findSystemFault(new ExpectedError("a", "B.", "C.", 2))).toBeUndefined();
  expect(findSystemFault("EACCES")).toBeUndefined();
});
