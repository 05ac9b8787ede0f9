import { expect, test } from "vitest";
import { readSessionRuns } from "../../src/measure/session-runs.ts";
import { ended, init, logOf, said, totalsOf } from "./headless-log.ts";
import { withLogs } from "./log-database.ts";
import { answer } from "./metric-log.ts";

test("a session's turns and its lines beside its totals are read, main loop first", async () => {
  const end = ended("e", [1, 50, 20, 10], { modelUsage: totalsOf([1, 50, 20, 10]), is_error: true });
  await withLogs({ "a.jsonl": logOf(init("i"), said("r", [1, 1, 20, 10]), end) }, async (database) => {
    const runs = await readSessionRuns(database, "s");
    expect(runs).toMatchObject({
      results: 1,
      unfinished: 0,
      errorResults: 1,
      apiRetries: 0,
      roundTrips: 1,
      costUsd: 0.1,
    });
    expect(runs?.sides.map(({ scope, field, outcome }) => `${scope} ${field} ${outcome}`)).toEqual([
      "main loop input_tokens equal",
      "main loop cache_read_tokens equal",
      "main loop cache_write_tokens equal",
      "main loop output_tokens under",
      "everything input_tokens equal",
      "everything cache_read_tokens equal",
      "everything cache_write_tokens equal",
      "everything output_tokens under",
    ]);
    expect(runs?.sides[3]).toMatchObject({ recorded: 1, total: 50, why: null });
  });
});

test("a transcript without saved totals speaks of no run", async () => {
  await withLogs({ "s.jsonl": `${answer("m", [])}\n` }, async (database) => {
    expect(await readSessionRuns(database, "s")).toBeNull();
  });
});
