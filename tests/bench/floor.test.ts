// The floor reads every line once, also where reads of 4 MB cut it.

import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runNode } from "./module-run.ts";

test("every line below the folder is parsed once, cut ones, long ones and an unterminated last one too", () => {
  const folder = mkdtempSync(join(tmpdir(), "detent-floor-"));
  mkdirSync(join(folder, "deeper"));
  const line = (characters: number): string => `${JSON.stringify({ text: "ä".repeat(characters / 2) })}\n`;
  // 20 lines of 1 MB lie across several reads; one of 9 MB outgrows the buffer; 3 lines are no JSON.
  writeFileSync(join(folder, "many.jsonl"), `${line(1e6).repeat(20)}{"cut\n\n{"a":1}`);
  writeFileSync(join(folder, "deeper", "long.jsonl"), `${line(9e6)}{"a":1}{"b":2}\n`);
  writeFileSync(join(folder, "truth.json"), "no log");
  const run = runNode(["bench/floor.mjs", folder]);
  expect([run.status, run.stdout, run.stderr]).toEqual([0, '{"lines":25,"unparsed":3}\n', ""]);
});
