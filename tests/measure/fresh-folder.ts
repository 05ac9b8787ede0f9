// A folder of its own for a test, deleted behind it.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** The path of a fresh, empty folder. */
export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "detent-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
