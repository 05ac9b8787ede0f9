import { expect, test } from "vitest";
import { readContractList } from "../../src/measure/contract-list.ts";
import { answerLine, at, dispatch, implementationBlock, record } from "./drain-lines.ts";
import { withLogs } from "./log-database.ts";

test("contracts come in the order of dispatches, with the place of the block", async () => {
  const end = (run_id: string) => record("terminal", { run_id, reason: "completed" });
  const drain =
    dispatch() +
    end("r") +
    dispatch({ run_id: "before", session_ids: ["t"], started_at: at("09:00:00") }) +
    end("before");
  const logs = {
    "d.jsonl": drain,
    "s.jsonl": answerLine("s", "m1", "10:00:00", implementationBlock),
    "t.jsonl": answerLine("t", "m2", "09:00:00", "nothing"),
  };
  await withLogs(logs, async (database, folder) => {
    expect(await readContractList(database, null)).toEqual([
      {
        ...{ runId: "before", cohort: "BE", kind: "implementation", standing: "missing", isExpected: true },
        ...{ version: null, verdict: null, why: "There is no block.", notes: null, path: null, line: null },
      },
      {
        ...{ runId: "r", cohort: "BE", kind: "implementation", standing: "valid", isExpected: true },
        ...{ version: "1", verdict: null, why: null, notes: null, path: `${folder}/s.jsonl`, line: 1 },
      },
    ]);
    expect((await readContractList(database, "r")).map(({ runId }) => runId)).toEqual(["r"]);
  });
});
