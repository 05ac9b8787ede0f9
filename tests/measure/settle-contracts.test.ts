import { expect, test } from "vitest";
import type { Database } from "../../src/measure/open-database.ts";
import { settleContractsSql } from "../../src/measure/settle-contracts.ts";
import {
  answerLine,
  at,
  dispatch,
  fixBlock,
  implementationBlock,
  record,
  reviewBlock,
} from "./drain-lines.ts";
import { dumpDatabase, withLogs } from "./log-database.ts";

const ended = record("terminal", { reason: "completed", is_error: false });

async function standings(database: Database): Promise<readonly string[]> {
  const rows = await database.all("SELECT * FROM contracts ORDER BY run_id, kind");
  return rows.map(
    ({ run_id, kind, standing, why }) => `${run_id} ${kind} ${standing}${why === null ? "" : `: ${why}`}`,
  );
}

test("the last complete block of a kind counts, of the main thread and of artifacts alike", async () => {
  const session =
    answerLine("s", "m1", "10:00:00", `done\n${reviewBlock("FAIL", "F1").replace("count: 1", "count: 4")}`) +
    answerLine("s", "m2", "10:01:00", reviewBlock("PASS")) +
    answerLine("s", "m3", "10:02:00", "---REVIEW RESULT---\ncut off");
  const drain =
    dispatch() + ended + record("artifact", { kind: "implementation", body: implementationBlock });
  await withLogs({ "s.jsonl": session, "d.jsonl": drain }, async (database) => {
    expect(await standings(database)).toEqual(["r implementation valid", "r review valid"]);
    expect(
      await database.all("SELECT verdict, notes, is_expected, line FROM contracts WHERE kind = 'review'"),
    ).toEqual([{ verdict: "PASS", notes: "unfinished 1", is_expected: false, line: 2 }]);
    expect(
      await database.all("SELECT contracts_expected AS e, contracts_valid AS v FROM dispatches"),
    ).toEqual([{ e: 2, v: 2 }]);
  });
});

test("a later malformed block replaces a valid one", async () => {
  const session =
    answerLine("s", "m2", "10:01:00", implementationBlock.replace("status: done\n", "")) +
    answerLine("s", "m1", "10:00:00", implementationBlock);
  await withLogs({ "s.jsonl": session, "d.jsonl": dispatch() + ended }, async (database) => {
    expect(await standings(database)).toEqual(["r implementation malformed: `status` is missing."]);
  });
});

test("what is expected and not there is missing, and a quotation says so", async () => {
  const quoted = answerLine("s", "m1", "10:00:00", `\`\`\`\n${implementationBlock}\n\`\`\``);
  const plain = answerLine("s", "m1", "10:00:00", "nothing");
  for (const [session, why] of [
    [quoted, "No block is complete."],
    [plain, "There is no block."],
  ] as const) {
    await withLogs({ "s.jsonl": session, "d.jsonl": dispatch() + ended }, async (database) => {
      expect(await standings(database)).toEqual([`r implementation missing: ${why}`]);
    });
  }
});

test("of a dispatch that runs, or whose sessions are not loaded, nothing is known", async () => {
  await withLogs({ "d.jsonl": dispatch() + ended }, async (database) => {
    expect(await standings(database)).toEqual([
      "r implementation unknown: Not all of its sessions are loaded.",
    ]);
  });
  const session = answerLine("s", "m1", "10:00:00", "at work");
  await withLogs({ "s.jsonl": session, "d.jsonl": dispatch() }, async (database) => {
    expect(await standings(database)).toEqual(["r implementation unknown: The dispatch is still running."]);
  });
});

test("phases, artifacts and the entry say what is expected", async () => {
  const session = answerLine("s", "m1", "10:00:00", "nothing");
  const cases = [
    [dispatch({ phase: "review" }), ["review"]],
    [dispatch({ entry: "fixer" }), ["fix"]],
    [dispatch({ phase: "Fix-findings" }), ["fix"]],
    [dispatch({ phase: "fixture" }), ["implementation"]],
    [dispatch({ entry: "first", phase: "deploy" }), ["implementation"]],
    [
      dispatch() + record("phase", { phase: "implement" }) + record("phase", { phase: "Review" }),
      ["implementation", "review"],
    ],
    [dispatch() + record("artifact", { kind: "fix", body: "none" }), ["fix"]],
    [dispatch() + record("artifact", { kind: "validation", body: "none" }), ["implementation"]],
  ] as const;
  for (const [drain, kinds] of cases) {
    await withLogs({ "s.jsonl": session, "d.jsonl": drain + ended }, async (database) => {
      const found = await database.all("SELECT kind FROM contracts WHERE standing = 'missing' ORDER BY kind");
      expect(found.map(({ kind }) => kind)).toEqual(kinds);
    });
  }
});

test("a fix answers the review before it, not the one behind it", async () => {
  const fixer = dispatch({ entry: "fixer" }) + ended;
  const session = (...ids: readonly string[]) =>
    answerLine("s", "m1", "10:00:00", reviewBlock("FAIL", "F1", "F2")) +
    answerLine("s", "m2", "10:01:00", fixBlock(...ids)) +
    answerLine("s", "m3", "10:02:00", reviewBlock("PASS"));
  await withLogs({ "s.jsonl": session("F2"), "d.jsonl": fixer }, async (database) => {
    expect(await standings(database)).toEqual(["r fix valid", "r review valid"]);
  });
  await withLogs({ "s.jsonl": session("F2", "F9"), "d.jsonl": fixer }, async (database) => {
    expect(await standings(database)).toEqual([
      "r fix malformed: It attempts F9, which the review that it answers does not have.",
      "r review valid",
    ]);
  });
});

test("a fix in a dispatch of its own answers the last review of its ticket, and none of another ticket", async () => {
  const drain = (slug: string) =>
    dispatch({ run_id: "q", session_ids: ["t"], slug: "T-1", started_at: at("09:00:00"), phase: "review" }) +
    record("terminal", { run_id: "q", reason: "completed" }) +
    dispatch({ slug, entry: "fixer" }) +
    ended;
  const logs = {
    "s.jsonl": answerLine("s", "m1", "10:00:00", fixBlock("F1")),
    "t.jsonl": answerLine("t", "m2", "09:00:00", reviewBlock("FAIL", "F1")),
  };
  await withLogs({ ...logs, "d.jsonl": drain("T-1") }, async (database) => {
    expect(await standings(database)).toEqual(["q review valid", "r fix valid"]);
  });
  await withLogs({ ...logs, "d.jsonl": drain("T-2") }, async (database) => {
    expect(await standings(database)).toEqual([
      "q review valid",
      "r fix malformed: There is no review that it answers.",
    ]);
  });
});

test("copies of a session, in whatever order they are read, change nothing", async () => {
  const one = answerLine("s", "m1", "10:00:00", reviewBlock("FAIL", "F1"));
  const two = answerLine("s", "m2", "10:01:00", reviewBlock("PASS"));
  const d = dispatch({ phase: "review" }) + ended;
  for (const logs of [
    { "a.jsonl": one + two, "d.jsonl": d },
    { "a.jsonl": two, "b.jsonl": one + two, "c.jsonl": one, "d.jsonl": d },
  ]) {
    await withLogs(logs, async (database) => {
      expect(await database.all("SELECT standing, verdict FROM contracts")).toEqual([
        { standing: "valid", verdict: "PASS" },
      ]);
      const before = await dumpDatabase(database);
      await database.run(settleContractsSql);
      expect(await dumpDatabase(database)).toEqual(before);
    });
  }
});

test("a result without a time in a session that two dispatches share is of neither for certain", async () => {
  const shared = (runId: string, start: string) =>
    dispatch({ run_id: runId, started_at: at(start) }) +
    record("terminal", { run_id: runId, reason: "done" });
  const drain = shared("p", "10:00:00") + shared("q", "11:00:00");
  const timed = answerLine("s", "m1", "10:30:00", implementationBlock);
  await withLogs({ "s.jsonl": timed, "d.jsonl": drain }, async (database) => {
    expect(await standings(database)).toEqual([
      "p implementation valid",
      "q implementation missing: There is no block.",
    ]);
  });
  const untimed = timed.replace(/"timestamp":"[^"]*",?/, "");
  expect(untimed).not.toBe(timed);
  await withLogs({ "s.jsonl": untimed, "d.jsonl": drain }, async (database) => {
    const why = "A result in a session that it shares has no time.";
    expect(await standings(database)).toEqual([
      `p implementation unknown: ${why}`,
      `q implementation unknown: ${why}`,
    ]);
  });
});
