import { expect, test } from "vitest";
import { readReconciliationCounts } from "../../src/measure/reconciliation-counts.ts";
import { ended, init, logOf, said } from "./headless-log.ts";
import { withLogs } from "./log-database.ts";
import { answer } from "./metric-log.ts";

const all = { level: "session", ids: null, isPooled: false } as const;

test("sessions are counted by outcome, and one that speaks of no run has no total", async () => {
  const off = [init("j"), said("q", [1, 1, 30, 10]), ended("f", [1, 5, 20, 10])];
  const logs = {
    "a.jsonl": logOf(init("i"), said("r", [1, 1, 20, 10]), ended("e", [1, 50, 20, 10])),
    "b.jsonl": logOf(...off.map((line) => ({ ...line, session_id: "t" }))),
    "c.jsonl": `${answer("m", []).replace('"sessionId":"s"', '"sessionId":"u"')}\n`,
  };
  await withLogs(logs, async (database) => {
    const counts = await readReconciliationCounts(database, all);
    expect(counts).toHaveLength(8);
    const none = { equal: 0, over: 0, under: 0, noRecord: 0 };
    expect(counts[2]).toEqual({
      scope: "main loop",
      field: "cache_read_tokens",
      ...none,
      equal: 1,
      over: 1,
      noTotal: 1,
    });
    expect(counts[3]).toEqual({ scope: "main loop", field: "output_tokens", ...none, under: 2, noTotal: 1 });
    expect(counts[6]).toEqual({ scope: "everything", field: "cache_read_tokens", ...none, noTotal: 3 });
    expect(await readReconciliationCounts(database, { ...all, ids: ["u"] })).toEqual([]);
  });
});
