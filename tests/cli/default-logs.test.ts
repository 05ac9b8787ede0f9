import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { defaultLogs } from "../../src/cli/default-logs.ts";

test("the client's projects folder is meant where nothing is named; a missing one is the user's to fix", () => {
  const home = mkdtempSync(join(tmpdir(), "detent-logs-"));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  const env = { CLAUDE_CONFIG_DIR: home };
  expect(() => defaultLogs({ env }, "probe")).toThrow("The client's projects folder is not there.");
  mkdirSync(join(home, "projects"));
  expect(defaultLogs({ env }, "probe")).toBe(join(home, "projects"));
  expect(() => defaultLogs({ env: {} }, "probe")).toThrow("Neither CLAUDE_CONFIG_DIR nor HOME is set.");
});
