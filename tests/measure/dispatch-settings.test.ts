import { expect, test } from "vitest";
import { readDispatchSettings } from "../../src/measure/dispatch-settings.ts";
import { withLogs } from "./log-database.ts";

function record(fields: object): string {
  return `${JSON.stringify({ drain_log: 1, ...fields })}\n`;
}

const start = { record: "dispatch", run_id: "r", profile: "BE", session_ids: [] };

test("a dispatch carries the settings of its record and the counts of its drain, and nothing left open", async () => {
  const drain =
    record({
      ...start,
      timeout_s: 4400,
      budget_usd: 20,
      models: { supervisor: "opus", reviewer: "haiku" },
      client_version: "2.1.300",
    }) +
    record({ record: "counts", run_id: "r", fix_cycles: 0, files_changed: 7, retries: null }) +
    record({ ...start, run_id: "bare" });
  await withLogs({ "drain.jsonl": drain }, async (database) => {
    const ran = await readDispatchSettings(database);
    expect(Object.fromEntries(ran.get("r")?.settings ?? [])).toEqual({
      timeout: "4400 s",
      budget: "20 USD",
      "client version": "2.1.300",
      "model of reviewer": "haiku",
      "model of supervisor": "opus",
    });
    expect(Object.fromEntries(ran.get("r")?.fields ?? [])).toEqual({ files_changed: 7, fix_cycles: 0 });
    expect([ran.get("bare")?.settings?.size, ran.get("bare")?.fields?.size]).toEqual([0, 0]);
  });
});

test("records that disagree about a setting give neither value", async () => {
  const drain = record({ ...start, timeout_s: 3600 }) + record({ ...start, timeout_s: 4400 });
  await withLogs({ "drain.jsonl": drain }, async (database) => {
    const ran = await readDispatchSettings(database);
    expect(Object.fromEntries(ran.get("r")?.settings ?? [])).toEqual({ timeout: "(its records disagree)" });
  });
});

test("the reason that a dispatch ended by is there as a word; what somebody wrote is not repeated", async () => {
  const ended = (run_id: string, reason: string): string =>
    record({ ...start, run_id }) + record({ record: "terminal", run_id, reason, is_error: false });
  const drain = ended("word", "error_max_turns") + ended("text", "stopped for Ada Lovelace");
  await withLogs({ "drain.jsonl": drain + record({ ...start, run_id: "open" }) }, async (database) => {
    const ran = await readDispatchSettings(database);
    const reasons = ["word", "text", "open"].map((run) => ran.get(run)?.settings?.get("terminal reason"));
    expect(reasons).toEqual(["error_max_turns", "(a text)", undefined]);
  });
});
