import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findMisspeltTools } from "../../src/measure/misspelt-tools.ts";
import { type Database, openForLoading } from "../../src/measure/open-database.ts";
import { equalSessions } from "./claim-logs.ts";
import { loadFiles, writeLogs } from "./log-database.ts";

let folder: string;
let database: Database;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "detent-claim-"));
  database = await openForLoading(join(folder, "detent.duckdb"));
  const calls = ["Bash", "mcp__Harbour__tides", "mcp__Harbour__quays", "grep", "Grep"].map((tool) => {
    return { tool, resultChars: 1 };
  });
  await loadFiles(database, writeLogs(folder, equalSessions(1, calls)));
});

afterAll(() => {
  database.close();
  rmSync(folder, { recursive: true, force: true });
});

test("a tool that the logs write in another case is named with what they write", async () => {
  expect(await findMisspeltTools(database, { tools: ["bash", "Grep", "mcp__harbour__*"] })).toEqual([
    { tool: "bash", names: ["Bash"] },
    { tool: "mcp__harbour__*", names: ["mcp__Harbour__quays", "mcp__Harbour__tides"] },
  ]);
});

test("a tool as the logs write it, one that they do not have, a part of a name and all are no fault", async () => {
  const tools = ["Bash", "grep", "Grep", "mcp__Harbour__*", "WebFetch", "Bas", "bash_", "ash*"];
  expect(await findMisspeltTools(database, { tools })).toEqual([]);
  expect(await findMisspeltTools(database, { tools: "all" })).toEqual([]);
  expect(await findMisspeltTools(database, {})).toEqual([]);
});
