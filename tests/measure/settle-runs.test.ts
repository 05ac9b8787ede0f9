import { expect, test } from "vitest";
import { answered, ended, init, logOf, said } from "./headless-log.ts";
import { withLogs } from "./log-database.ts";

const sail = said("r1", [1, 1, 0, 10], "Bash");

function read(logs: Readonly<Record<string, string>>, sql: string) {
  return withLogs(logs, (database) => database.all(sql));
}

test("a result that stands in two logs is one, with the text that says more; two results are two", async () => {
  const [poor, rich] = [ended("e1", [0, 0, 0, 0]), ended("e1", [1, 5, 0, 10], { total_cost_usd: 0.2 })];
  const logs = { "a.jsonl": logOf(init("i"), poor), "b.jsonl": logOf(rich, ended("e2", [2, 6, 0, 0])) };
  const rows = await read(logs, "SELECT result_key, output_tokens, cost_usd FROM run_results ORDER BY 1");
  expect(rows).toEqual([
    { result_key: "e1", output_tokens: 5, cost_usd: 0.2 },
    { result_key: "e2", output_tokens: 6, cost_usd: null },
  ]);
});

test("turns without a result are unfinished, however often their beginning was logged", async () => {
  const sql = "SELECT turns_begun, results, unfinished, round_trips, cost_usd FROM billed_sessions";
  const begun = logOf(init("i1"), sail);
  expect(await read({ "a.jsonl": begun, "b.jsonl": begun }, sql)).toEqual([
    { turns_begun: 1, results: 0, unfinished: 1, round_trips: null, cost_usd: null },
  ]);
  const done = logOf(init("i1"), sail, ended("e", [1, 5, 0, 10]));
  expect(await read({ "a.jsonl": begun, "b.jsonl": done }, sql)).toMatchObject([
    { turns_begun: 1, results: 1, unfinished: 0, round_trips: 1 },
  ]);
  expect(await read({ "a.jsonl": done, "b.jsonl": logOf(init("i2")) }, sql)).toMatchObject([
    { turns_begun: 2, results: 1, unfinished: 1, round_trips: null },
  ]);
});

test("a denial is known by its result, by a list, or by both, and counts once", async () => {
  const denied = (...ids: readonly string[]) => ({
    permission_denials: ids.map((id) => ({ tool_use_id: id, tool_name: "Bash" })),
  });
  const log = logOf(
    init("i"),
    ...["r1", "r2", "r3", "r4"].map((id) => said(id, [1, 1, 0, 0], "Bash")),
    answered("t-r1", "This command requires approval", true),
    answered("t-r2", "Not in this bay.", true),
    answered("t-r3", "PreToolUse hook for Bash returned updatedInput that failed schema validation", true),
    ended("e1", [1, 1, 0, 0], denied("t-r1", "t-r2", "t-r3")),
    ended("e2", [1, 1, 0, 0], denied("t-r2", "t-r4")),
  );
  const sql = "SELECT call_key, source, is_listed, is_worker FROM denials ORDER BY call_key";
  expect(await read({ "a.jsonl": log, "b.jsonl": log }, sql)).toEqual([
    { call_key: "t-r1", source: "mode", is_listed: true, is_worker: false },
    { call_key: "t-r2", source: "unknown", is_listed: true, is_worker: false },
    { call_key: "t-r4", source: "unknown", is_listed: true, is_worker: false },
  ]);
});
