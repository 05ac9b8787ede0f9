import { expect, test } from "vitest";
import { readEffectList } from "../../src/measure/effect-list.ts";
import { at, dispatch, record } from "./drain-lines.ts";
import { withLogs } from "./log-database.ts";
import { answer, call, result } from "./metric-log.ts";

function bash(id: string, command: string): string {
  return answer(`m-${id}`, [call(id, "Bash", { command })]);
}

async function listOf(drain: string, lines: readonly string[]) {
  const logs = { "s.jsonl": lines.map((line) => `${line}\n`).join(""), "d.jsonl": dispatch() + drain };
  return withLogs(logs, (database) => readEffectList(database, null));
}

const byCommand = record("effect", { kind: "push", target: "a", by: "command", key: "k" });

test("a command of the model that ended well is an effect, unless a record of the model's stands for it", async () => {
  const lines = [
    bash("t1", "git push"),
    result("t1", "ok"),
    bash("t2", "git commit -m x"),
    result("t2", "ok"),
  ];
  const list = await listOf(
    byCommand + record("effect", { kind: "commit", target: "a", by: "model" }),
    lines,
  );
  expect(list.runs).toMatchObject([
    { kind: "commit", byModel: 1, ownUnrecorded: 0, withoutKey: 1 },
    { kind: "push", byCommand: 1, ownUnrecorded: 1 },
  ]);
  // one push of a command; one commit and one push of the model
  expect(list.commandShare).toEqual({ share: 1 / 3, isAtMost: false, isAtLeast: false });
});

test("refused and failed calls made no effect; one that ran more, or has no result, is not clear", async () => {
  const lines = [
    bash("t1", "git push"),
    result("t1", "Permission to use Bash has been denied.", true),
    bash("t2", "git push"),
    result("t2", "Exit code 1", true),
    bash("t3", "git push && npm test"),
    result("t3", "Exit code 1", true),
    bash("t4", "git push"),
  ];
  const list = await listOf(byCommand, lines);
  expect(list.runs).toMatchObject([{ kind: "push", ownUnrecorded: 0, ownUnclear: 2 }]);
  expect(list.commandShare).toEqual({ share: 1, isAtMost: true, isAtLeast: false });
});

test("a call that cannot be read is counted, and effects of unknown emitters count against the commands", async () => {
  const lines = [bash("t1", "git commit -m 'open"), result("t1", "ok")];
  const list = await listOf(byCommand + record("effect", { kind: "push", target: "b" }), lines);
  expect(list.unreadCalls).toBe(1);
  expect(list.commandShare).toEqual({ share: 0.5, isAtMost: true, isAtLeast: true });
});

test("a command whose text stayed on another machine may be anything: it makes the share a bound", async () => {
  const logs = {
    "s.jsonl": [bash("t1", "git push"), result("t1", "ok"), bash("t2", "ls")]
      .map((line) => `${line}\n`)
      .join(""),
    "d.jsonl": dispatch() + byCommand,
  };
  await withLogs(logs, async (database) => {
    await database.run("UPDATE call_copies SET subject = NULL WHERE call_key = 't2'");
    const list = await readEffectList(database, null);
    expect(list.unreadCalls).toBe(1);
    expect(list.commandShare).toEqual({ share: 0.5, isAtMost: true, isAtLeast: false });
    expect(list.runs).toMatchObject([{ kind: "push", byCommand: 1, ownUnrecorded: 1 }]);
  });
});

test("without any effect there is no share, and double effects have their places", async () => {
  expect((await listOf("", [])).commandShare).toBeNull();
  const pr = (key: string | null) => record("effect", { kind: "pr", target: "a", key, at: at("10:00:00") });
  const list = await listOf(pr("k1") + pr("k1") + pr(null), []);
  expect(list.duplicates.map(({ line, key, isUnderOtherKey }) => [line, key, isUnderOtherKey])).toEqual([
    [3, "k1", false],
    [4, null, true],
  ]);
});

test("an effect of an unknown emitter and the model's own command may be one: the share is a lower bound", async () => {
  const lines = [bash("t1", "gh pr create --fill"), result("t1", "ok")];
  const merged = record("effect", { kind: "merge", target: "1", by: "command" });
  const list = await listOf(merged + record("effect", { kind: "pr", target: "1" }), lines);
  // Two effects if the record is of that call, and one of them is a command's: 1/2. Three if it is another: 1/3.
  expect(list.commandShare).toEqual({ share: 1 / 3, isAtMost: false, isAtLeast: true });
});

test("a drain log without any effect does not say that commands emitted none", async () => {
  const list = await listOf("", [bash("t1", "git push"), result("t1", "ok")]);
  expect(list.runs).toMatchObject([{ kind: "push", done: null, duplicates: null, ownUnrecorded: 1 }]);
  expect([list.commandShare, list.runsWithoutRecords]).toEqual([null, 1]);
  // In a log that records effects of another run, none of this one is none.
  const other = record("effect", { kind: "push", target: "a", by: "command", run_id: "q" });
  const beside = await listOf(dispatch({ run_id: "q", session_ids: [] }) + other, [
    bash("t1", "git push"),
    result("t1", "ok"),
  ]);
  expect(beside.runs).toMatchObject([{ done: 1 }, { done: 0, ownUnrecorded: 1 }]);
  expect(beside.commandShare).toEqual({ share: 0.5, isAtMost: false, isAtLeast: false });
});

test("a command without a time in a session that two dispatches share counts for neither", async () => {
  const untimed = [bash("t1", "git push"), result("t1", "ok")].map((line) =>
    line.replace(/,"timestamp":"[^"]*"/, ""),
  );
  const list = await listOf(dispatch({ run_id: "q", started_at: at("11:00:00") }) + byCommand, untimed);
  expect(list.runs.map(({ runId, ownUnrecorded, ownUnclear }) => [runId, ownUnrecorded, ownUnclear])).toEqual(
    [
      ["q", 0, 1],
      ["r", 0, 1],
    ],
  );
});
