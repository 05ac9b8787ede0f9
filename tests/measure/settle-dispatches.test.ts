import { expect, test } from "vitest";
import { settle } from "../../src/measure/settle.ts";
import { settleDispatchesSql } from "../../src/measure/settle-dispatches.ts";
import { dumpDatabase, withLogs } from "./log-database.ts";

function record(fields: object): string {
  return `${JSON.stringify({ drain_log: 1, ...fields })}\n`;
}

const at = "2026-01-01T10:00:00Z";
const dispatch = { record: "dispatch", run_id: "r", profile: "BE", session_ids: ["s"], started_at: at };

test("records of one run add to each other: their sessions, and what only one of them says", async () => {
  const drain =
    record({ ...dispatch, session_ids: ["a"] }) +
    record({ ...dispatch, session_ids: ["b"], started_at: null, ended_at: "2026-01-01T11:00:00Z" });
  await withLogs({ "drain.jsonl": drain }, async (database) => {
    const sessions = await database.all("SELECT session_id FROM dispatch_sessions ORDER BY session_id");
    expect(sessions).toEqual([{ session_id: "a" }, { session_id: "b" }]);
    const rows = await database.all("SELECT started_ms, ended_ms, conflict FROM dispatches");
    // 2026-01-01T10:00:00Z is 1767261600 s after 1970, and an hour later follows.
    expect(rows).toEqual([{ started_ms: 1767261600000, ended_ms: 1767265200000, conflict: null }]);
  });
});

test("what records of one run disagree about is unknown and named, and all starts stay known", async () => {
  const drain =
    record({ ...dispatch, timeout_s: 60, drain_run: "x" }) +
    record({ ...dispatch, timeout_s: 90, drain_run: "x", started_at: "2026-01-01T11:00:00Z" });
  await withLogs({ "drain.jsonl": drain }, async (database) => {
    const rows = await database.all(
      "SELECT started_ms, timeout_s, drain_run, possible_starts FROM dispatches",
    );
    expect(rows).toEqual([
      {
        started_ms: null,
        timeout_s: null,
        drain_run: "x",
        possible_starts: "[1767261600000.0,1767265200000.0]",
      },
    ]);
    const problems = await database.all("SELECT kind, detail FROM problems");
    expect(problems).toEqual([
      { kind: "dispatch-disagrees", detail: "Dispatch records of run r disagree about start, timeout." },
    ]);
  });
});

test("a shared session is of unknown share where a start is missing or two are equal", async () => {
  for (const started_at of [null, at]) {
    const drain = record(dispatch) + record({ ...dispatch, run_id: "q", started_at });
    await withLogs({ "drain.jsonl": drain }, async (database) => {
      const rows = await database.all("SELECT run_id, share FROM dispatch_sessions ORDER BY run_id");
      expect(rows).toEqual([
        { run_id: "q", share: "unknown" },
        { run_id: "r", share: "unknown" },
      ]);
      expect(await database.all("SELECT kind FROM problems")).toHaveLength(2);
    });
  }
});

test("last records of two logs that differ leave the end unknown, wherever they stand in their files", async () => {
  const first = record(dispatch) + record({ record: "terminal", run_id: "r", reason: "a", is_error: true });
  const other = record({ record: "terminal", run_id: "r", reason: "b", is_error: false });
  const padding = record({ record: "counts", run_id: "r", retries: 1 }).repeat(3);
  for (const second of [other, padding + other]) {
    await withLogs({ "a.jsonl": first, "b.jsonl": second }, async (database) => {
      const rows = await database.all("SELECT has_terminal, is_error, terminal_reason FROM dispatches");
      expect(rows).toEqual([{ has_terminal: true, is_error: null, terminal_reason: null }]);
      expect(await database.all("SELECT kind FROM problems")).toEqual([{ kind: "dispatch-disagrees" }]);
    });
  }
});

test("the start of the first session holds where all are loaded, and an hour's difference is said", async () => {
  const line = (time: string) =>
    `${JSON.stringify({ type: "user", uuid: "u", sessionId: "s", timestamp: time, message: { content: "x" } })}\n`;
  for (const [time, problems] of [
    ["2026-01-01T09:30:00Z", 0],
    ["2026-01-01T08:30:00Z", 1],
  ] as const) {
    await withLogs({ "s.jsonl": line(time), "drain.jsonl": record(dispatch) }, async (database) => {
      const rows = await database.all("SELECT first_session_ms FROM dispatches");
      expect(rows).toEqual([{ first_session_ms: Date.parse(time) }]);
      expect(await database.all("SELECT kind FROM problems")).toHaveLength(problems);
    });
  }
});

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
    await settle(database);
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

test("records of a run that no dispatch record names are named once per log, wherever they stand", async () => {
  const end = (run_id: string) => record({ record: "terminal", run_id, reason: "done" });
  const effect = record({ record: "effect", run_id: "lost", kind: "pr", target: "1" });
  // The end of r stands before its dispatch record: it belongs to it all the same.
  const drain = end("r") + end("lost") + effect + record(dispatch);
  await withLogs({ "drain.jsonl": drain, "other.jsonl": effect }, async (database) => {
    const rows = await database.all(
      "SELECT line, detail FROM problems WHERE kind = 'no-dispatch' ORDER BY source_id, line",
    );
    expect(rows).toEqual([
      { line: 2, detail: "No dispatch record names run lost: its 2 records in this log count nowhere." },
      { line: 1, detail: "No dispatch record names run lost: this record counts nowhere." },
    ]);
    expect(await database.all("SELECT run_id, has_terminal FROM dispatches")).toEqual([
      { run_id: "r", has_terminal: true },
    ]);
  });
});

test("counts of one run add to each other, and of two that give a figure the last holds", async () => {
  const counts = (fields: object) => record({ record: "counts", run_id: "r", ...fields });
  const drain =
    record(dispatch) + counts({ retries: 1, fix_cycles: 3 }) + counts({ retries: 2, files_changed: 0 });
  await withLogs({ "drain.jsonl": drain, "copy.jsonl": drain }, async (database) => {
    const rows = await database.all("SELECT retries, fix_cycles, files_changed, incidents FROM dispatches");
    expect(rows).toEqual([{ retries: 2, fix_cycles: 3, files_changed: 0, incidents: null }]);
  });
});
