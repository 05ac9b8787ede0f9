// What the records of a drain say about an end, each fact with its line.

import { expect, test } from "vitest";
import { readDispatchUnits } from "../../src/measure/dispatch-units.ts";
import { type RecordedEnd, readRecordedEnds } from "../../src/measure/failure-facts.ts";
import { answerLine, at, dispatch, record } from "./drain-lines.ts";
import { withLogs } from "./log-database.ts";

async function endOf(
  drain: string,
  log = answerLine("s", "m1", "10:00:05", "x"),
): Promise<RecordedEnd | undefined> {
  return withLogs({ "d.jsonl": drain, "s.jsonl": log }, async (database) => {
    const units = await readDispatchUnits(database, ["cost_usd"]);
    return (await readRecordedEnds(database, units)).get("r");
  });
}

test("amounts, the terminal record and incidents are there with their lines", async () => {
  const drain =
    dispatch({ ended_at: at("11:00:00"), timeout_s: 3000, budget_usd: 4, slug: "T-1" }) +
    record("incident", { kind: "stale-lock", at: at("10:30:00") }) +
    record("terminal", { reason: "killed", is_error: true, exit_code: 137, signal: "SIGKILL" });
  const end = await endOf(drain);
  expect(end).toMatchObject({ slug: "T-1", cohort: "BE", isResumed: false, hasErrorResult: false });
  expect(end?.facts).toMatchObject({
    place: { line: 1 },
    elapsedS: 3600,
    timeoutS: 3000,
    costUsd: null,
    budgetUsd: 4,
    terminal: { reason: "killed", isError: true, exitCode: 137, signal: "SIGKILL", place: { line: 3 } },
    incidents: [{ kind: "stale-lock", place: { line: 2 } }],
  });
});

test("what is not recorded is unknown", async () => {
  const end = await endOf(dispatch());
  expect(end?.facts).toMatchObject({
    elapsedS: null,
    timeoutS: null,
    budgetUsd: null,
    terminal: null,
    incidents: [],
  });
});

test("the last terminal record is the evidence, and its total is a cost", async () => {
  const terminal = (cost: number): string =>
    record("terminal", { reason: "failed", is_error: true, totals: { total_cost_usd: cost } });
  const end = await endOf(dispatch() + terminal(1.5) + terminal(4.25));
  expect(end?.facts).toMatchObject({ costUsd: 4.25, terminal: { place: { line: 3 } } });
});

test("a result line of its sessions that is an error is told, and so is a resumed dispatch", async () => {
  const result = JSON.stringify({
    type: "result",
    subtype: "error_max_turns",
    is_error: false,
    num_turns: 3,
    session_id: "s",
    uuid: "u1",
  });
  expect(await endOf(dispatch({ entry: "continuation" }), `${result}\n`)).toMatchObject({
    hasErrorResult: true,
    isResumed: true,
  });
  const fine = result.replace("error_max_turns", "success");
  expect(await endOf(dispatch(), `${fine}\n`)).toMatchObject({ hasErrorResult: false, isResumed: false });
});
