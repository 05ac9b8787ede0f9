// The progress bar writes to the context's stderr alone.

import { expect, test } from "vitest";
import { createProgressBar } from "../../src/cli/progress-bar.ts";
import { MemoryWriter } from "./memory-context.ts";

test("nothing is drawn before there is something to wait for", () => {
  const stderr = new MemoryWriter();
  const bar = createProgressBar({ stderr, columns: 80 }, "Reading");
  bar.end();
  expect(stderr.text).toBe("");
});

test("the bar shows megabytes, never more than all, and takes its line away", () => {
  const stderr = new MemoryWriter();
  const bar = createProgressBar({ stderr, columns: undefined }, "Reading");
  bar.show(0, 20_000_000);
  expect(stderr.text).toMatch(/Reading ░{30} 0 % of 20 MB/);
  bar.show(20_000_004, 20_000_000);
  bar.end();
  expect(stderr.text).not.toMatch(/1\d[1-9] %/);
  // ESC [ 0 K or ESC [ J clears what stands on the line behind the cursor, which went to its beginning.
  expect(stderr.text).toMatch(/\u001b\[(?:0?K|0?J|1G)[^░█]*$/);
});
