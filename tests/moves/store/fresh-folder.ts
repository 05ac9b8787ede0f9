// A folder of its own for each test, below the system's temporary folder, gone afterwards.

import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { onTestFinished } from "vitest";

export function freshFolder(): string {
  const folder = fs.mkdtempSync(`${tmpdir()}/detent-test-`);
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  return folder;
}

/** Every path below the folder, relative, sorted. */
export function pathsIn(folder: string): readonly string[] {
  return fs.readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
}
