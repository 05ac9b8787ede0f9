import { expect, test } from "vitest";
import { measureUnits } from "../../src/measure/measure-units.ts";
import { anchorTransportShare } from "../../src/measure/metrics/anchor-transport-share.ts";
import { bashCalls } from "../../src/measure/metrics/bash-calls.ts";
import { requests } from "../../src/measure/metrics/requests.ts";
import { withLogs } from "./log-database.ts";

interface Line {
  readonly session: string;
  readonly id: string;
  readonly at: string | null;
}

/** One response with one Bash call. */
function line({ session, id, at }: Line): string {
  const content = [{ type: "tool_use", id: `t-${id}`, name: "Bash", input: { command: "ls" } }];
  const message = {
    id,
    role: "assistant",
    model: "m",
    content,
    usage: { input_tokens: 1, output_tokens: 1 },
  };
  const head = { type: "assistant", uuid: `u-${id}`, sessionId: session, message };
  return JSON.stringify(at === null ? head : { ...head, timestamp: `2026-01-01T${at}Z` });
}

function log(lines: readonly Line[]): string {
  return lines.map((one) => `${line(one)}\n`).join("");
}

function dispatch(runId: string, sessions: readonly string[], at: string): string {
  const record = { drain_log: 1, record: "dispatch", run_id: runId, profile: "BE", session_ids: sessions };
  return `${JSON.stringify({ ...record, started_at: `2026-01-01T${at}Z` })}\n`;
}

const all = { level: "dispatch", ids: null, isPooled: false } as const;

test("a dispatch has what its sessions have, and a session that is not loaded makes it unknown", async () => {
  const logs = {
    "a.jsonl": log([{ session: "a", id: "1", at: "10:00:00" }]),
    "b.jsonl": log([{ session: "b", id: "2", at: "10:05:00" }]),
    "drain.jsonl":
      dispatch("both", ["a", "b"], "10:00:00") +
      dispatch("half", ["b", "missing"], "10:04:00") +
      dispatch("none", [], "10:00:00"),
  };
  await withLogs(logs, async (database) => {
    const units = await measureUnits(database, [bashCalls], all);
    expect(units.get("half")?.get("bash_calls")).toMatchObject({ kind: "unknown" });
    expect(units.get("none")?.get("bash_calls")).toMatchObject({ kind: "unknown" });
    // Session b is shared: `both` has a whole (1 call), and b only until `half` starts at 10:04 (0 calls).
    expect(units.get("both")?.get("bash_calls")).toEqual({ kind: "value", value: 1 });
  });
});

test("a session of two dispatches is split at the later start, and rows without a time fit neither", async () => {
  const timed = [
    { session: "a", id: "1", at: "10:00:00" },
    { session: "a", id: "2", at: "10:29:59" },
    { session: "a", id: "3", at: "10:30:00" }, // exactly at the later start: the later one's
  ];
  const drain = dispatch("first", ["a"], "10:00:00") + dispatch("second", ["a"], "10:30:00");
  await withLogs({ "a.jsonl": log(timed), "drain.jsonl": drain }, async (database) => {
    const units = await measureUnits(database, [requests], all);
    expect(units.get("first")?.get("requests")).toEqual({ kind: "value", value: 2 });
    expect(units.get("second")?.get("requests")).toEqual({ kind: "value", value: 1 });
    const problems = await database.all("SELECT line, kind FROM problems");
    expect(problems).toEqual([{ line: 2, kind: "shared-session" }]);
  });
  const untimed = log([...timed, { session: "a", id: "4", at: null }]);
  await withLogs({ "a.jsonl": untimed, "drain.jsonl": drain }, async (database) => {
    const units = await measureUnits(database, [requests], all);
    expect(units.get("first")?.get("requests")).toMatchObject({ kind: "unknown" });
    expect(units.get("second")?.get("requests")).toMatchObject({ kind: "unknown" });
  });
});

test("a session that only a subagent's lines or only metadata names is not loaded", async () => {
  const worker = JSON.stringify({
    ...JSON.parse(line({ session: "a", id: "1", at: "10:00:00" })),
    agentId: "w",
  });
  const mode = JSON.stringify({ type: "mode", sessionId: "b", mode: "plan" });
  const logs = {
    "a/subagents/agent-w.jsonl": `${worker}\n`,
    "c.jsonl": `${log([{ session: "c", id: "2", at: "10:00:00" }])}${mode}\n`,
    "drain.jsonl": dispatch("worker", ["a"], "10:00:00") + dispatch("metadata", ["b"], "10:00:00"),
  };
  await withLogs(logs, async (database) => {
    const units = await measureUnits(database, [bashCalls], all);
    expect(units.get("worker")?.get("bash_calls")).toMatchObject({ kind: "unknown" });
    expect(units.get("metadata")?.get("bash_calls")).toMatchObject({ kind: "unknown" });
    const selection = { level: "session", ids: null, isPooled: true } as const;
    const pooled = await measureUnits(database, [bashCalls], selection);
    expect(pooled.get("all")?.get("bash_calls")).toMatchObject({ kind: "lower bound", value: 2 });
  });
});

test("a subagent's file that was left out for what it holds makes its session's figures lower bounds", async () => {
  const main = log([{ session: "a", id: "1", at: "10:00:00" }]);
  const selection = { level: "session", ids: null, isPooled: false } as const;
  for (const [lost, kind] of [
    ["{torn\n", "lower bound"],
    ["", "value"],
  ]) {
    const logs = { "a.jsonl": main, "a/subagents/agent-w.jsonl": lost ?? "" };
    await withLogs(logs, async (database) => {
      const units = await measureUnits(database, [bashCalls], selection);
      expect(units.get("a")?.get("bash_calls")).toMatchObject({ kind, value: 1 });
    });
  }
});

test("a session shared with a dispatch without a start has no known share in either", async () => {
  const startless = JSON.parse(dispatch("second", ["a"], "10:30:00"));
  const drain = `${dispatch("first", ["a"], "10:00:00")}${JSON.stringify({ ...startless, started_at: null })}\n`;
  const logs = { "a.jsonl": log([{ session: "a", id: "1", at: "10:00:00" }]), "drain.jsonl": drain };
  await withLogs(logs, async (database) => {
    const units = await measureUnits(database, [requests], all);
    expect(units.get("first")?.get("requests")).toMatchObject({ kind: "unknown" });
    expect(units.get("second")?.get("requests")).toMatchObject({ kind: "unknown" });
  });
});

test("a line that could not be read makes an amount a lower bound and a share unknown", async () => {
  const logs = {
    "a.jsonl": `${log([{ session: "a", id: "1", at: "10:00:00" }])}{"type": broken\n`,
    "b.jsonl": log([{ session: "b", id: "2", at: "10:00:00" }]),
  };
  await withLogs(logs, async (database) => {
    const selection = { level: "session", ids: null, isPooled: false } as const;
    const units = await measureUnits(database, [bashCalls, anchorTransportShare], selection);
    expect(units.get("a")?.get("bash_calls")).toMatchObject({ kind: "lower bound", value: 1 });
    expect(units.get("a")?.get("anchor_transport_share")).toMatchObject({ kind: "unknown" });
    expect(units.get("b")?.get("bash_calls")).toEqual({ kind: "value", value: 1 });
    expect(units.get("b")?.get("anchor_transport_share")).toMatchObject({
      kind: "value",
      value: 0,
      share: { part: 0 },
    });
  });
});

test("ids select units, and pooling adds the selected ones up", async () => {
  const logs = {
    "a.jsonl": log([
      { session: "a", id: "1", at: "10:00:00" },
      { session: "a", id: "2", at: "10:00:01" },
    ]),
    "b.jsonl": log([{ session: "b'; DROP TABLE sessions; --", id: "3", at: "10:00:00" }]),
    "c.jsonl": log([{ session: "c", id: "4", at: "10:00:00" }]),
  };
  await withLogs(logs, async (database) => {
    const ids = ["a", "b'; DROP TABLE sessions; --", "no such session"];
    const each = await measureUnits(database, [requests], { level: "session", ids, isPooled: false });
    expect([...each.keys()].sort()).toEqual(["a", "b'; DROP TABLE sessions; --"]);
    const pooled = await measureUnits(database, [requests], { level: "session", ids, isPooled: true });
    expect(pooled.get("all")?.get("requests")).toEqual({ kind: "value", value: 3 });
  });
});

test("together with a dispatch without a session, what the others have is a lower bound", async () => {
  const logs = {
    "a.jsonl": log([{ session: "a", id: "1", at: "10:00:00" }]),
    "drain.jsonl": dispatch("one", ["a"], "10:00:00") + dispatch("none", [], "11:00:00"),
  };
  await withLogs(logs, async (database) => {
    const pooled = { ...all, isPooled: true };
    const units = await measureUnits(database, [bashCalls], pooled);
    expect(units.get("all")?.get("bash_calls")).toMatchObject({ kind: "lower bound", value: 1 });
    const one = await measureUnits(database, [bashCalls], { ...pooled, ids: ["one"] });
    expect(one.get("all")?.get("bash_calls")).toEqual({ kind: "value", value: 1 });
  });
});

test("a session that cannot be split between two dispatches is not counted for both of them", async () => {
  const drain = dispatch("one", ["a"], "10:00:00") + dispatch("two", ["a"], "10:00:00");
  const logs = { "a.jsonl": log([{ session: "a", id: "1", at: "10:00:00" }]), "drain.jsonl": drain };
  await withLogs(logs, async (database) => {
    const units = await measureUnits(database, [bashCalls], { ...all, isPooled: true });
    // The session has one call. Counted for each dispatch it would be at least 2, which is wrong.
    expect(units.get("all")?.get("bash_calls")).toMatchObject({ kind: "lower bound", value: 0 });
  });
});
