import { expect, test } from "vitest";
import { settleSql } from "../../src/measure/settle.ts";
import { settleDispatchesSql } from "../../src/measure/settle-dispatches.ts";
import { dumpDatabase, withLogs } from "./log-database.ts";

function record(fields: object): string {
  return `${JSON.stringify({ drain_log: 1, ...fields })}\n`;
}

const at = "2026-01-01T10:00:00Z";
const dispatch = { record: "dispatch", run_id: "r", profile: "BE", session_ids: ["s"], started_at: at };

test("the last terminal record of a run holds, and records without a dispatch make none", async () => {
  const drain =
    record(dispatch) +
    record({ record: "terminal", run_id: "r", reason: "timeout", is_error: true }) +
    record({ record: "terminal", run_id: "r", reason: "completed", is_error: false }) +
    record({ record: "terminal", run_id: "nobody", reason: "completed" });
  await withLogs({ "drain.jsonl": drain }, async (database) => {
    const rows = await database.all("SELECT run_id, has_terminal, is_error, terminal_reason FROM dispatches");
    expect(rows).toEqual([
      { run_id: "r", has_terminal: true, is_error: false, terminal_reason: "completed" },
    ]);
  });
});

test("settling again changes nothing, and a session that two dispatches name stays one problem", async () => {
  const drain = record(dispatch) + record({ ...dispatch, run_id: "q", started_at: "2026-01-01T11:00:00Z" });
  await withLogs({ "drain.jsonl": drain }, async (database) => {
    const before = await dumpDatabase(database);
    expect(before.problems).toHaveLength(1);
    await database.run(settleSql);
    await database.run(settleDispatchesSql);
    expect(await dumpDatabase(database)).toEqual(before);
  });
});

test("the share of a dispatch in a session ends where the next one begins", async () => {
  const drain = record(dispatch) + record({ ...dispatch, run_id: "q", started_at: "2026-01-01T11:00:00Z" });
  await withLogs({ "drain.jsonl": drain }, async (database) => {
    const rows = await database.all(
      "SELECT run_id, from_ms, until_ms FROM dispatch_sessions ORDER BY run_id DESC",
    );
    // 2026-01-01T11:00:00Z is 1767265200 s after 1970.
    expect(rows).toEqual([
      { run_id: "r", from_ms: null, until_ms: 1767265200000 },
      { run_id: "q", from_ms: 1767265200000, until_ms: null },
    ]);
  });
});
