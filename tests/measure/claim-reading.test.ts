import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ClaimReading, readClaimReading } from "../../src/measure/claim-reading.ts";
import { type Database, openForLoading } from "../../src/measure/open-database.ts";
import { claimOf, equalSessions, sessionId, sessionLog, type WrittenCall } from "./claim-logs.ts";
import { emptyDatabase, loadFiles, writeLogs } from "./log-database.ts";

/** Results of 30, 50 and 20 characters; the input of the Edit has 2 + 8 + 2. */
const calls: readonly WrittenCall[] = [
  { tool: "Bash", resultChars: 30 },
  { tool: "Read", resultChars: 50 },
  { tool: "Edit", input: { file_path: "/a", old_string: "o".repeat(8), new_string: "nn" }, resultChars: 20 },
];

let folder: string;
let database: Database;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "detent-claim-"));
  database = await openForLoading(join(folder, "detent.duckdb"));
});

afterAll(() => {
  database.close();
  rmSync(folder, { recursive: true, force: true });
});

async function reading(
  logs: Readonly<Record<string, string>>,
  changes: Readonly<Record<string, unknown>> = {},
  ids: readonly string[] = [],
): Promise<ClaimReading> {
  await emptyDatabase(database);
  await loadFiles(database, writeLogs(folder, logs));
  return readClaimReading(database, claimOf(changes), [], ids);
}

test("what Bash shows the model is a part of what all tools show it", async () => {
  const { chosen, used, leftOut, figures } = await reading(equalSessions(3, calls));
  expect([chosen, used, leftOut]).toEqual([3, 3, []]);
  // 3 × 30 of 3 × (30 + 50 + 20), in 3 of 9 results.
  expect(figures).toEqual({
    ...{ reached: 90, reachedRows: 3, whole: 300, wholeRows: 9 },
    ...{ isWholeLowerBound: false, mostInOneRow: 30, wholeLeftOut: 0 },
  });
});

test("anchors are a part of what the model writes; thinking makes that a lower bound", async () => {
  const mechanism = { reaches: "anchors" };
  const { figures } = await reading(equalSessions(2, calls), { mechanism, denominator: "model_output" });
  // 2 × 8 of 2 × (12 + 10 said), in 2 calls; 3 inputs and 1 text in each.
  expect(figures).toMatchObject({
    reached: 16,
    reachedRows: 2,
    whole: 44,
    wholeRows: 8,
    isWholeLowerBound: false,
  });
  const thought = await reading(equalSessions(2, calls), {
    mechanism,
    denominator: "model_output_with_thinking",
  });
  expect(thought.figures).toMatchObject({ reached: 16, whole: 44, isWholeLowerBound: true });
});

test("inputs, calls and what stands beyond a threshold are counted in their own units", async () => {
  const logs = equalSessions(2, calls);
  const edits = { reaches: "inputs", tools: ["Edit"] };
  expect((await reading(logs, { mechanism: edits, denominator: "model_output" })).figures).toMatchObject({
    reached: 24,
    mostInOneRow: 12,
  });
  const stopped = { reaches: "calls", tools: ["Ba*", "Read"] };
  expect((await reading(logs, { mechanism: stopped, denominator: "tool_calls" })).figures).toMatchObject({
    reached: 4,
    whole: 6,
  });
  const cut = { reaches: "results", tools: "all", beyond_chars: 30 };
  // 2 × (50 − 30); the result of exactly 30 has nothing beyond.
  expect((await reading(logs, { mechanism: cut })).figures).toMatchObject({
    reached: 40,
    reachedRows: 2,
    whole: 200,
  });
});

test("a session that is made, has no id or no main thread is no part of any figure", async () => {
  const made = "5e55aaaa-0000-4000-8000-000000000000";
  const rename = (id: string): string => sessionLog(7, calls).replaceAll(sessionId(7), id);
  const worker = sessionLog(8, calls).replaceAll('"isSidechain":false', '"isSidechain":true,"agentId":"a1"');
  const logs = { ...equalSessions(1, calls), "m.jsonl": rename(made), "agent-a1.jsonl": worker };
  const { chosen, used, leftOut, figures } = await reading(logs);
  expect([chosen, used]).toEqual([3, 1]);
  expect(leftOut).toEqual([
    { reason: "made", sessions: 1 },
    { reason: "without main thread", sessions: 1 },
  ]);
  expect(figures?.whole).toBe(100);
});

test("a session with a line that cannot be read is left out, and what it holds at least is said", async () => {
  const logs = { ...equalSessions(2, calls), "d.jsonl": `${sessionLog(9, calls)}{"type":"user",\n` };
  const { used, leftOut, figures } = await reading(logs);
  expect([used, leftOut]).toEqual([2, [{ reason: "incomplete", sessions: 1 }]]);
  expect(figures).toMatchObject({ whole: 200, wholeLeftOut: 100 });
});

test("without results there is nothing to take a part of, and without a replay no prompt is known", async () => {
  const { leftOut, figures } = await reading(equalSessions(1, []));
  expect([leftOut, figures]).toEqual([[{ reason: "without any", sessions: 1 }], null]);
  const prompts = { mechanism: { reaches: "repasted_prompt_lines" }, denominator: "prompt_bytes" };
  expect((await reading(equalSessions(2, calls), prompts)).leftOut).toEqual([
    { reason: "not replayed", sessions: 2 },
  ]);
});

test("a mechanism that reaches nothing of logs has sessions and no figures", async () => {
  const changes = { mechanism: { reaches: "hook_runs" }, denominator: "hook_runs" };
  expect(await reading(equalSessions(2, calls), changes)).toMatchObject({
    used: 2,
    measure: null,
    figures: null,
  });
});

test("only chosen sessions are read, and nothing is billed without a total", async () => {
  const chosen = await reading(equalSessions(3, calls), {}, [sessionId(2)]);
  expect(chosen).toMatchObject({ chosen: 1, used: 1, figures: { whole: 100 } });
  expect(chosen.bill).toEqual({ tokens: 0, tokenSessions: 0, costUsd: 0, costSessions: 0 });
});
