// Which dispatches are listed as failures, and what is done about one that was resumed before. What each class rests on
// stands in tests/classify; whole drains in tests/cli/commands/failures.test.ts.

import { expect, test } from "vitest";
import { type FailureList, readFailureList } from "../../src/measure/failure-list.ts";
import { answerLine, at, dispatch, record } from "./drain-lines.ts";
import { withLogs } from "./log-database.ts";

function listOf(drain: string, log = answerLine("s", "m1", "10:00:05", "I am done.")): Promise<FailureList> {
  return withLogs({ "d.jsonl": drain, "s.jsonl": log }, (database) => readFailureList(database, () => true));
}

const retry = JSON.stringify({
  type: "system",
  subtype: "api_retry",
  error_status: 529,
  error: "overloaded",
  session_id: "s",
  uuid: "u1",
});

test("passed, running and unclear dispatches are counted and not listed", async () => {
  const passed = record("terminal", { reason: "completed", is_error: false });
  expect(await listOf(dispatch() + passed)).toEqual({ failures: [], running: 0, passed: 1, unclear: 0 });
  expect(await listOf(dispatch())).toEqual({ failures: [], running: 1, passed: 0, unclear: 0 });
  const unclear = await listOf(dispatch() + record("terminal", { reason: "ended" }));
  expect(unclear).toEqual({ failures: [], running: 0, passed: 0, unclear: 1 });
});

test("an unfinished one is listed, with the model's last words where nothing else is known", async () => {
  const { failures } = await listOf(dispatch({ ended_at: at("11:00:00") }));
  expect(failures).toMatchObject([
    {
      class: "unknown",
      state: "no terminal result",
      text: "I am done.",
      line: 1,
      recovery: "hand to operator",
    },
  ]);
  expect(failures[0]?.path).toMatch(/s\.jsonl$/);
});

test("without any log the place is that of the record", async () => {
  const failed = record("terminal", { reason: "failed", is_error: true });
  const { failures } = await listOf(dispatch({ session_ids: [] }) + failed);
  expect(failures).toMatchObject([{ class: "unknown", text: null, line: 2 }]);
  expect(failures[0]?.path).toMatch(/d\.jsonl$/);
});

test("it is resumed once: one that was resumed before goes to the operator", async () => {
  const failed = record("terminal", { reason: "failed", is_error: true });
  const first = await listOf(dispatch() + failed, `${retry}\n`);
  expect(first.failures).toMatchObject([{ class: "upstream-api", recovery: "resume once" }]);
  const again = await listOf(dispatch({ entry: "continuation" }) + failed, `${retry}\n`);
  expect(again.failures).toMatchObject([{ class: "upstream-api", recovery: "hand to operator" }]);
});

test("only dispatches that hold are listed and counted", async () => {
  const failed = record("terminal", { reason: "failed", is_error: true });
  const logs = { "d.jsonl": dispatch() + failed };
  const none = await withLogs(logs, (database) => readFailureList(database, () => false));
  expect(none).toEqual({ failures: [], running: 0, passed: 0, unclear: 0 });
});

test("a class that may not be shown is withheld with the reason, and its recovery with it", async () => {
  const failed = record("terminal", { reason: "timeout", is_error: true });
  const withheld = await withLogs({ "d.jsonl": dispatch() + failed }, (database) =>
    readFailureList(
      database,
      () => true,
      (name) => `Class ${name} has too few controls.`,
    ),
  );
  expect(withheld.failures).toMatchObject([
    {
      class: "withheld",
      recovery: null,
      signature: null,
      text: null,
      line: 2,
      why: "Class timeout has too few controls.",
    },
  ]);
});
