import { expect, test } from "vitest";
import { readLabels } from "../../../src/measure/dispatch-labels.ts";
import { terminalReason } from "../../../src/measure/metrics/terminal-reason.ts";
import { at, dispatch, record } from "../drain-lines.ts";
import { withLogs } from "../log-database.ts";

test("each dispatch has a word: the drain's reason, running, or no terminal result", async () => {
  const drain =
    dispatch({ run_id: "a" }) +
    record("terminal", { run_id: "a", reason: "completed" }) +
    dispatch({ run_id: "b" }) +
    record("terminal", { run_id: "b", reason: "timeout" }) +
    dispatch({ run_id: "c" }) +
    record("terminal", { run_id: "c", reason: "completed" }) +
    dispatch({ run_id: "d", ended_at: at("11:00:00") }) +
    dispatch({ run_id: "e" });
  const disagreeing = record("terminal", { run_id: "b", reason: "budget" });
  await withLogs({ "d.jsonl": drain, "e.jsonl": disagreeing }, async (database) => {
    const selection = { level: "dispatch", ids: null, isPooled: true } as const;
    expect((await readLabels(database, terminalReason, selection)).get("all")).toEqual([
      { label: "completed", dispatches: 2 },
      { label: "(logs disagree)", dispatches: 1 },
      { label: "(no terminal result)", dispatches: 1 },
      { label: "(running)", dispatches: 1 },
    ]);
  });
});
