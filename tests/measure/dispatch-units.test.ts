import { expect, test } from "vitest";
import { COUNTING_DEFINITION } from "../../src/measure/definitions.ts";
import { readDispatchUnits } from "../../src/measure/dispatch-units.ts";
import { ended, init, logOf, said } from "./headless-log.ts";
import { withLogs } from "./log-database.ts";

function record(fields: object): string {
  return `${JSON.stringify({ drain_log: 1, ...fields })}\n`;
}

const start = {
  record: "dispatch",
  run_id: "r",
  profile: "BE",
  session_ids: [],
  started_at: "2026-01-01T10:00:00Z",
};

test("a dispatch carries what its records say, and nothing they leave open", async () => {
  const drain =
    record({ ...start, drain_run: "d1", timeout_s: 60, phase_groups: ["plan", "build"] }) +
    record({ record: "terminal", run_id: "r", reason: "completed", is_error: false }) +
    record({ ...start, run_id: "open", started_at: null });
  await withLogs({ "drain.jsonl": drain }, async (database) => {
    const [ended, open] = await readDispatchUnits(database, ["bash_calls"]);
    // 2026-01-01T10:00:00Z is 1767261600 s after 1970.
    expect(ended).toMatchObject({
      runId: "r",
      cohort: "BE",
      startedAtMs: 1767261600000,
      endedAtMs: null,
      timeoutS: 60,
      terminal: "terminal",
      isError: false,
      drainRun: "d1",
      sourceLastEntryMs: 1767261600000,
      phaseGroups: ["plan", "build"],
    });
    expect(ended?.definitions.get("counting")).toBe(COUNTING_DEFINITION);
    expect(open).toMatchObject({
      runId: "open",
      startedAtMs: null,
      timeoutS: null,
      terminal: "none",
      isError: null,
    });
    expect(open).not.toHaveProperty("phaseGroups");
  });
});

test("copies of a drain log add nothing, and a later record of the run with its end completes it", async () => {
  const first = record(start);
  const whole = first + record({ ...start, ended_at: "2026-01-01T11:00:00Z" });
  await withLogs({ "a.jsonl": first, "b.jsonl": whole, "c.jsonl": whole }, async (database) => {
    const units = await readDispatchUnits(database, []);
    expect(units.map(({ runId, endedAtMs }) => [runId, endedAtMs])).toEqual([["r", 1767265200000]]);
  });
});

test("records of one run that disagree about cohort or start leave it without both", async () => {
  const drain = record(start) + record({ ...start, profile: "FE" });
  await withLogs({ "drain.jsonl": drain }, async (database) => {
    const [unit] = await readDispatchUnits(database, []);
    expect(unit).toMatchObject({ startedAtMs: null, cohort: "(no cohort)" });
  });
});

test("a dispatch whose lines hold more or less than a total says so; missing output says nothing", async () => {
  const log = (read: number) => logOf(init("i"), said("r", [1, 1, 20, 10]), ended("e", [1, 50, read, 10]));
  const drain = record({ ...start, session_ids: ["s"] });
  const read = (text: string) =>
    withLogs({ "a.jsonl": text, "drain.jsonl": drain }, (database) =>
      readDispatchUnits(database, ["cache_read_tokens"]),
    );
  const [agreeing] = await read(log(20));
  expect(agreeing?.disagreesWithTotals).toBeUndefined();
  expect(agreeing?.values.get("cache_read_tokens")).toEqual({ kind: "value", value: 20, basis: "billed" });
  const [off] = await read(log(25));
  expect(off?.disagreesWithTotals).toBe(true);
  // The result says 25, the lines hold 20: some are missing.
  expect(off?.values.get("cache_read_tokens")).toMatchObject({ kind: "lower bound", value: 20 });
});
