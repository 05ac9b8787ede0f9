import { expect, test } from "vitest";
import { readDispatchFacts, readGroupedMetrics } from "../../src/measure/grouped-metrics.ts";
import { fixCycles } from "../../src/measure/metrics/fix-cycles.ts";
import { requests } from "../../src/measure/metrics/requests.ts";
import { groupings } from "../../src/measure/unit-groups.ts";
import { answerLine, dispatch, record } from "./drain-lines.ts";
import { withLogs } from "./log-database.ts";

const counts = (run_id: string, fix_cycles: number) => record("counts", { run_id, fix_cycles });
const drain =
  dispatch({ run_id: "a", session_ids: ["s"] }) +
  counts("a", 1) +
  dispatch({ run_id: "b", session_ids: ["t"] }) +
  counts("b", 4) +
  dispatch({ run_id: "c", profile: "FE", session_ids: ["gone"] }) +
  counts("c", 7);
const logs = {
  "d.jsonl": drain,
  "s.jsonl": answerLine("s", "m1", "10:00:00", "x") + answerLine("s", "m2", "10:00:01", "x"),
  "t.jsonl": answerLine("t", "m3", "10:00:00", "x"),
};

test("each group has its own total, median and counts, and nothing is taken together over groups", async () => {
  await withLogs(logs, async (database) => {
    const by = groupings.dispatch.filter(({ name }) => name === "profile");
    const groups = await readGroupedMetrics(database, [requests, fixCycles], "dispatch", null, by);
    expect(groups).toMatchObject([
      {
        key: ["BE"],
        units: ["a", "b"],
        // 2 and 1 requests; 1 and 4 cycles, their median 2.5
        metrics: [
          { total: { kind: "value", value: 3 }, median: 1.5, exactUnits: 2 },
          { total: { kind: "value", value: 5 }, median: 2.5, exactUnits: 2 },
        ],
      },
      {
        key: ["FE"],
        units: ["c"],
        metrics: [
          { total: { kind: "lower bound", value: 0 }, median: null, unknownUnits: 1 },
          { total: { kind: "value", value: 7 }, median: 7 },
        ],
      },
    ]);
    expect(groups[0]?.labels).toEqual([
      { name: "terminal_reason", counts: [{ label: "(running)", dispatches: 2 }] },
    ]);
  });
});

test("sessions have neither labels nor streaks, and an empty selection has no streak", async () => {
  await withLogs(logs, async (database) => {
    const read = (level: "session" | "dispatch") =>
      readDispatchFacts(database, { level, ids: [], isPooled: true });
    expect((await read("session"))("all")).toEqual({ labels: [], streaks: [] });
    expect((await read("dispatch"))("all")).toEqual({
      labels: [{ name: "terminal_reason", counts: [] }],
      streaks: [{ name: "incident_free_streak", streak: null }],
    });
  });
});
