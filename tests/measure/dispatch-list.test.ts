import { expect, test } from "vitest";
import { readDispatchList } from "../../src/measure/dispatch-list.ts";
import { withLogs } from "./log-database.ts";

function record(fields: object): string {
  return `${JSON.stringify({ drain_log: 1, ...fields })}\n`;
}

function dispatch(runId: string, minute: string, more: object = {}): string {
  const started = `2026-01-01T10:${minute}:00Z`;
  return record({
    record: "dispatch",
    run_id: runId,
    profile: "BE",
    session_ids: [],
    started_at: started,
    ...more,
  });
}

test("a dispatch has ended, ended with an error, left no result or still runs", async () => {
  const drain =
    dispatch("ended", "00") +
    record({ record: "terminal", run_id: "ended", reason: "completed", is_error: false }) +
    dispatch("failed", "01") +
    record({ record: "terminal", run_id: "failed", reason: "api_error", is_error: true }) +
    dispatch("stopped", "02", { ended_at: "2026-01-01T10:03:00Z" }) +
    dispatch("timed out", "04", { timeout_s: 60 }) + // must have ended at 10:05, the log goes on to 10:30
    dispatch("runs", "30", { timeout_s: 60 }) + // may run until 10:31
    dispatch("no timeout", "05");
  await withLogs({ "drain.jsonl": drain }, async (database) => {
    const { dispatches: list } = await readDispatchList(database, () => true);
    expect(list.map(({ runId, state }) => [runId, state])).toEqual([
      ["ended", "ended"],
      ["failed", "ended with error"],
      ["stopped", "no terminal result"],
      ["timed out", "no terminal result"],
      ["no timeout", "running"],
      ["runs", "running"],
    ]);
  });
});

test("counts that the drain did not write are unknown, and a 0 that it wrote is a 0", async () => {
  const drain =
    dispatch("a", "00") +
    record({ record: "counts", run_id: "a", fix_cycles: 0, files_changed: null }) +
    dispatch("b", "01");
  await withLogs({ "drain.jsonl": drain }, async (database) => {
    const { dispatches: list } = await readDispatchList(database, () => true);
    expect(list).toMatchObject([
      { runId: "a", fixCycles: 0, filesChanged: null, retries: null, bashCalls: { kind: "unknown" } },
      { runId: "b", fixCycles: null },
    ]);
  });
});

test("records that disagree are named", async () => {
  await withLogs({ "drain.jsonl": dispatch("a", "00") + dispatch("a", "09") }, async (database) => {
    const [first] = (await readDispatchList(database, () => true)).dispatches;
    expect(first).toMatchObject({ cohort: null, startedAtMs: null });
    expect(first?.conflict).toMatch(/disagree/);
  });
});

test("only dispatches that hold are listed, and all are counted by cohort", async () => {
  const drain = dispatch("a", "00") + dispatch("b", "01", { profile: "FE" }) + dispatch("c", "02");
  await withLogs({ "drain.jsonl": drain }, async (database) => {
    const { dispatches, cohorts } = await readDispatchList(database, ({ runId }) => runId === "b");
    expect(dispatches.map(({ runId }) => runId)).toEqual(["b"]);
    expect([...cohorts]).toEqual([
      ["BE", 2],
      ["FE", 1],
    ]);
  });
});

test("contracts are unknown where the logs of its sessions are missing", async () => {
  await withLogs({ "drain.jsonl": dispatch("a", "00") }, async (database) => {
    const [first] = (await readDispatchList(database, () => true)).dispatches;
    expect(first).toMatchObject({ contractsExpected: null, contractsValid: null });
  });
});
