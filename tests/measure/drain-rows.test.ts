import { describe, expect, test } from "vitest";
import { fatesOf, problemsOf, withLogs } from "./log-database.ts";

const dispatch = { drain_log: 1, record: "dispatch", run_id: "r1", profile: "BE", session_ids: ["s1"] };

function logOf(...records: readonly unknown[]): string {
  return records
    .map((record) => `${typeof record === "string" ? record : JSON.stringify(record)}\n`)
    .join("");
}

describe("records of a drain log", () => {
  test("are kept as checked JSON, with the latest time in them", async () => {
    const times = { started_at: "2026-03-02T09:00:00Z", ended_at: "2026-03-02T10:00:00Z" };
    await withLogs({ "d.jsonl": logOf({ ...dispatch, ...times, later: 7 }) }, async (database) => {
      const [row] = await database.all(
        `SELECT record, run_id, timestamp_ms, body->>'$.profile' AS cohort, body->>'$.extra.later' AS extra
           FROM drain_records`,
      );
      // 09:00 is 1,772,442,000,000 (tests of entry times); an hour is 3,600,000.
      expect(row).toEqual({
        ...{ record: "dispatch", run_id: "r1", timestamp_ms: 1_772_445_600_000, cohort: "BE", extra: "7" },
      });
    });
  });
  test("have a fate each, and what breaks the format is named with its line", async () => {
    const log = logOf(
      dispatch,
      { drain_log: 1, record: "phase", run_id: "r1", phase: "review" },
      { drain_log: 1, record: "dispatch" },
      { drain_log: 2, record: "dispatch" },
      { drain_log: 1, record: "tide" },
      { other: 1 },
      "{",
    );
    await withLogs({ "d.jsonl": log }, async (database, folder) => {
      expect(await fatesOf(database)).toEqual({
        metadata: 2,
        malformed: 2,
        "unknown-type": 3,
      });
      expect(await problemsOf(database, folder)).toEqual([
        "d.jsonl:3 bad-record",
        "d.jsonl:4 unknown-version",
        "d.jsonl:5 unknown-record",
        "d.jsonl:6 not-a-drain-record",
        "d.jsonl:7 malformed",
      ]);
      expect(await database.all("SELECT count(*) AS n FROM drain_records")).toEqual([{ n: 2 }]);
    });
  });
});

const DEEP = "[".repeat(9000) + "]".repeat(9000);

describe("odd records of a drain log", () => {
  test.each([
    [
      "half a surrogate pair",
      `{"drain_log":1,"record":"dispatch","run_id":"\\ud83d","profile":"BE","session_ids":[],"x":"\\\\ud83d"}`,
    ],
    [
      "a NUL",
      `{"drain_log":1,"record":"dispatch","run_id":"a\\u0000","profile":"B\\u0000E","session_ids":[]}`,
    ],
    [
      "a number beyond all",
      `{"drain_log":1,"record":"dispatch","run_id":"a","profile":"BE","session_ids":[],"x":1e400}`,
    ],
    [
      "deep nesting",
      `{"drain_log":1,"record":"dispatch","run_id":"a","profile":"BE","session_ids":[],"x":${DEEP}}`,
    ],
  ])("with %s end no load", async (_what, line) => {
    await withLogs({ "d.jsonl": logOf(line) }, async (database) => {
      expect(await fatesOf(database)).toEqual({ metadata: 1 });
      expect(
        await database.all("SELECT count(*) AS n FROM drain_records WHERE body->>'$.record' = 'dispatch'"),
      ).toEqual([{ n: 1 }]);
      expect(await database.all("SELECT count(*) AS n FROM dispatches")).toEqual([{ n: 1 }]);
    });
  });
  test("too long to keep are named and end no load", async () => {
    const artifact = {
      drain_log: 1,
      record: "artifact",
      run_id: "r1",
      kind: "review",
      body: "x".repeat(12_000_000),
    };
    await withLogs({ "d.jsonl": logOf(dispatch, artifact) }, async (database, folder) => {
      expect(await fatesOf(database)).toEqual({ metadata: 1, malformed: 1 });
      expect(await problemsOf(database, folder)).toEqual(["d.jsonl:2 record-too-long"]);
    });
  });
});
