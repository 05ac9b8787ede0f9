// The manifest of the corpora lists every file as it is. Guarded over planted faults and over the project itself.

import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const corpora = join(import.meta.dirname, "../../corpora");

function manifest(...flags: readonly string[]): { readonly status: number | null; readonly stderr: string } {
  const script = join(corpora, "write-manifest.mjs");
  const { status, stderr } = spawnSync(process.execPath, [script, ...flags], { encoding: "utf8" });
  return { status, stderr };
}

function plantedCorpora(): string {
  const root = mkdtempSync(join(tmpdir(), "detent-manifest-"));
  mkdirSync(join(root, "malformed"));
  writeFileSync(join(root, "malformed/a.jsonl"), "{}\n");
  writeFileSync(join(root, "malformed/b.jsonl"), "[]\n");
  expect(manifest(root)).toEqual({ status: 0, stderr: "" });
  return root;
}

test("every file of the corpora is in the manifest, as it is", () => {
  expect(manifest("--check")).toEqual({ status: 0, stderr: "" });
});

describe("planted faults", () => {
  test("a sound manifest is silent", () => {
    expect(manifest(plantedCorpora(), "--check")).toEqual({ status: 0, stderr: "" });
  });
  test("a changed byte, an added file and a removed one are named", () => {
    const root = plantedCorpora();
    writeFileSync(join(root, "malformed/a.jsonl"), "{ }\n");
    writeFileSync(join(root, "malformed/c.jsonl"), "");
    rmSync(join(root, "malformed/b.jsonl"));
    const { status, stderr } = manifest(root, "--check");
    expect(status).toBe(1);
    expect(stderr.split("\n").slice(0, 3)).toEqual([
      "malformed/c.jsonl: It is not in the manifest.",
      "malformed/b.jsonl: The manifest names it, it is gone.",
      "malformed/a.jsonl: It is not as the manifest says.",
    ]);
  });
  test("a file of a folder without an origin is refused", () => {
    const root = plantedCorpora();
    mkdirSync(join(root, "found-somewhere"));
    writeFileSync(join(root, "found-somewhere/x.jsonl"), "");
    const { status, stderr } = manifest(root);
    expect(status).not.toBe(0);
    expect(stderr).toContain("found-somewhere/x.jsonl: No origin is known for it.");
  });
});
