import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { drainLog, readDrainRecord } from "../../../src/session/formats/drain-log.ts";
import type { JsonObject, JsonValue } from "../../../src/session/json-value.ts";

const dispatch: JsonObject = {
  drain_log: 1,
  record: "dispatch",
  run_id: "run-7",
  dispatch_token: "tok-7",
  slug: "HARBOUR-7",
  profile: "BE",
  session_ids: ["s1", "s2"],
  drain_run: "drain-3",
  phase: "implement",
  attempt: 2,
  stage: "canary",
  script_backed: true,
  started_at: "2026-03-02T09:00:00Z",
  ended_at: "2026-03-02T10:30:00.500+01:00",
  forensic_log: "logs/run-7.jsonl",
  timeout_s: 5400,
  budget_usd: 12.5,
  models: { supervisor: "model-a", worker: "model-b" },
  client_version: "2.1.300",
  phase_groups: ["plan", "implement"],
  entry: "first",
};

describe("recognising", () => {
  test("a numbered format and a record's name make a drain log", () => {
    expect(drainLog.recognises(dispatch)).toBe(true);
    expect(drainLog.recognises({ drain_log: 2, record: "of tomorrow" })).toBe(true);
  });
  test("a transcript's entry and a half envelope do not", () => {
    expect(drainLog.recognises({ type: "user", sessionId: "s1" })).toBe(false);
    expect(drainLog.recognises({ drain_log: 1 })).toBe(false);
    expect(drainLog.recognises({ drain_log: "1", record: "dispatch" })).toBe(false);
  });
});

describe("a dispatch record", () => {
  test("is read in full, with times in ms", () => {
    // 2026-03-02 is day 20514 since 1970: 20514 * 86400 s + 9 h = 1772442000 s. 10:30:00.500+01:00 is 09:30:00.500 UTC.
    expect(readDrainRecord(dispatch)).toEqual({
      record: {
        record: "dispatch",
        runId: "run-7",
        dispatchToken: "tok-7",
        slug: "HARBOUR-7",
        profile: "BE",
        sessionIds: ["s1", "s2"],
        drainRun: "drain-3",
        phase: "implement",
        attempt: 2,
        stage: "canary",
        scriptBacked: true,
        startedAtMs: 1772442000000,
        endedAtMs: 1772443800500,
        forensicLog: "logs/run-7.jsonl",
        timeoutS: 5400,
        budgetUsd: 12.5,
        models: { supervisor: "model-a", worker: "model-b" },
        clientVersion: "2.1.300",
        phaseGroups: ["plan", "implement"],
        entry: "first",
        extra: {},
      },
    });
  });

  test("without its optional fields has nulls, not zeros", () => {
    const least = {
      drain_log: 1,
      record: "dispatch",
      run_id: "r",
      profile: "FE",
      session_ids: [],
      attempt: null,
    };
    expect(readDrainRecord(least)).toEqual({
      record: {
        record: "dispatch",
        runId: "r",
        dispatchToken: null,
        slug: null,
        profile: "FE",
        sessionIds: [],
        drainRun: null,
        phase: null,
        attempt: null,
        stage: null,
        scriptBacked: null,
        startedAtMs: null,
        endedAtMs: null,
        forensicLog: null,
        timeoutS: null,
        budgetUsd: null,
        models: null,
        clientVersion: null,
        phaseGroups: null,
        entry: null,
        extra: {},
      },
    });
  });
});

test("a dispatch record keeps fields that the format does not name, of any shape", () => {
  const reading = readDrainRecord({ ...dispatch, host: "north", nested: { a: [1, null] } });
  expect(reading).toMatchObject({ record: { extra: { host: "north", nested: { a: [1, null] } } } });
});

describe("a dispatch record that breaks the format", () => {
  test.each<[string, JsonValue, string]>([
    ["run_id", "", "`run_id`"],
    ["profile", null, "`profile` is not of type string"],
    ["session_ids", "s1", "`session_ids` is not a list of session ids"],
    ["session_ids", ["s1", 2], "`session_ids.1` is not a list of session ids"],
    ["attempt", 0, "`attempt`"],
    ["attempt", 1.5, "`attempt`"],
    ["stage", "prod", "`stage` is not one of fixture, shadow, canary, default, retired"],
    ["script_backed", "yes", "`script_backed` is not of type boolean"],
    ["started_at", "2026-03-02T09:00:00", "`started_at` is not a time with its offset from UTC"],
    ["ended_at", 1772442000000, "`ended_at` is not a time with its offset from UTC"],
    ["forensic_log", "../other/run.jsonl", "`forensic_log` is not a path below the folder of the log"],
    ["forensic_log", "/etc/passwd", "`forensic_log` is not a path below the folder of the log"],
    ["timeout_s", 0, "`timeout_s`"],
    ["budget_usd", -1, "`budget_usd`"],
    ["models", { worker: 4 }, "`models.worker`"],
    ["phase_groups", "plan", "`phase_groups`"],
    ["entry", "second", "`entry` is not one of first, continuation, fixer"],
  ])("has %s = %j: a problem that names the field", (field, value, what) => {
    const reading = readDrainRecord({ ...dispatch, [field]: value });
    expect(reading).toMatchObject({ problem: { kind: "bad-record", what: expect.stringContaining(what) } });
  });

  test("ends before it starts: a problem; one that ends at once is not", () => {
    const at = (ended_at: string) => readDrainRecord({ ...dispatch, ended_at });
    expect(at("2026-03-02T08:59:59Z")).toHaveProperty("problem.kind", "bad-record");
    expect(at("2026-03-02T09:00:00Z")).toHaveProperty("record.endedAtMs", 1772442000000);
  });
});

describe("a terminal record", () => {
  const terminal: JsonObject = { drain_log: 1, record: "terminal", run_id: "run-7", reason: "completed" };
  test("is read with what is known", () => {
    const full = {
      ...terminal,
      is_error: true,
      exit_code: 143,
      signal: "SIGTERM",
      totals: { total_cost_usd: 1.25 },
    };
    expect(readDrainRecord({ ...full, at: "noon" })).toEqual({
      record: {
        record: "terminal",
        runId: "run-7",
        reason: "completed",
        isError: true,
        exitCode: 143,
        signal: "SIGTERM",
        totals: { total_cost_usd: 1.25 },
        extra: { at: "noon" },
      },
    });
    expect(readDrainRecord(terminal)).toMatchObject({
      record: { isError: null, exitCode: null, totals: null },
    });
  });
  test.each<[string, JsonValue]>([
    ["reason", null],
    ["is_error", 0],
    ["exit_code", "1"],
    ["totals", { cost: "1" }],
  ])("with %s = %j is a problem", (field, value) => {
    expect(readDrainRecord({ ...terminal, [field]: value })).toHaveProperty("problem.kind", "bad-record");
  });
});

describe("a counts record", () => {
  const counts: JsonObject = { drain_log: 1, record: "counts", run_id: "run-7" };
  test("tells 0 from not recorded", () => {
    expect(readDrainRecord({ ...counts, fix_cycles: 0, files_changed: null })).toEqual({
      record: {
        record: "counts",
        runId: "run-7",
        fixCycles: 0,
        filesChanged: null,
        retries: null,
        incidents: null,
        extra: {},
      },
    });
  });
  test("can say that there was no incident, which the absence of records does not", () => {
    expect(readDrainRecord({ ...counts, incidents: 0 })).toHaveProperty("record.incidents", 0);
    expect(readDrainRecord({ ...counts, incidents: -1 })).toHaveProperty("problem.kind", "bad-record");
  });
  test.each([-1, 1.5, "2"])("with retries = %j is a problem", (retries) => {
    expect(readDrainRecord({ ...counts, retries })).toHaveProperty("problem.kind", "bad-record");
  });
});

describe("other values", () => {
  test("a record that the format does not know is named", () => {
    expect(readDrainRecord({ drain_log: 1, record: "toString" })).toEqual({
      problem: { kind: "unknown-record", what: 'Drain log v1 has no record named "toString".' },
    });
  });
  test("a later version is refused, not guessed at", () => {
    expect(readDrainRecord({ ...dispatch, drain_log: 2 })).toHaveProperty("problem.kind", "unknown-version");
  });
  test("an object without the envelope and a value that is no object are told apart", () => {
    expect(readDrainRecord({ run_id: "run-7" })).toHaveProperty("problem.kind", "not-a-drain-record");
    for (const value of [null, 4, "x", [dispatch]]) {
      expect(readDrainRecord(value)).toHaveProperty("problem.kind", "not-an-object");
    }
  });
  test("no JSON makes it throw", () => {
    const key = fc.constantFrom(...Object.keys(dispatch), "totals", "fix_cycles", "__proto__");
    const record = fc.constantFrom("dispatch", "terminal", "counts", "tide");
    fc.assert(
      fc.property(record, fc.dictionary(key, fc.jsonValue()), (name, fields) => {
        const value: JsonValue = JSON.parse(JSON.stringify({ ...fields, drain_log: 1, record: name }));
        const reading = readDrainRecord(value);
        expect("record" in reading !== "problem" in reading).toBe(true);
      }),
    );
  });
});
