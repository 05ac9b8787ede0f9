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
  // ECMA-48: CSI 1 G goes to the first column, CSI 2 K clears the whole line.
  expect(stderr.text).not.toContain("\n");
  expect(stderr.text.endsWith("\u001b[1G\u001b[2K")).toBe(true);
});

test("a kill in the middle ends the program and leaves no mode of the terminal behind", () => {
  const stderr = new MemoryWriter();
  const listeners = process.listenerCount("SIGINT") + process.listenerCount("SIGTERM");
  const bar = createProgressBar({ stderr, columns: 80 }, "Reading");
  bar.show(0, 10);
  expect(process.listenerCount("SIGINT") + process.listenerCount("SIGTERM")).toBe(listeners);
  // CSI ? 7 l would switch off wrapping, CSI ? 25 l the cursor, and both stay off behind a killed program.
  expect(stderr.text).not.toMatch(/\u001b\[\?(?:7|25)l/);
  bar.end();
});
