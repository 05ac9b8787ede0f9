// The last entries of a dispatch: which lines they are, from which logs, and what is said where they cannot be read.

import { appendFileSync, rmSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type LogTail, readLogTails } from "../../src/measure/log-tail.ts";
import { answerLine, at, dispatch, record } from "./drain-lines.ts";
import { inFreshFolder, loadFiles, withDatabase, writeLogs } from "./log-database.ts";

function tailsOf(
  logs: Readonly<Record<string, string>>,
  change: (paths: readonly string[]) => void = () => undefined,
): Promise<ReadonlyMap<string, LogTail>> {
  return inFreshFolder((folder) =>
    withDatabase(folder, async (database) => {
      const paths = writeLogs(folder, logs);
      await loadFiles(database, paths);
      change(paths);
      return readLogTails(database, ["r", "r2"]);
    }),
  );
}

function linesOf(tail: LogTail | undefined): readonly number[] {
  return (tail?.entries ?? []).map(({ place }) => place.line);
}

const words = answerLine("s", "m1", "10:00:05", "first") + answerLine("s", "m2", "10:20:00", "second");

test("entries of the main thread stand in their order, each with its line", async () => {
  const worker = answerLine("s", "m9", "10:00:06", "aside").replace('"uuid"', '"isSidechain":true,"uuid"');
  const tails = await tailsOf({ "d.jsonl": dispatch(), "s.jsonl": worker + words });
  expect(linesOf(tails.get("r"))).toEqual([2, 3]);
  expect(tails.get("r")).toMatchObject({ unread: 0, problem: null });
});

test("of two dispatches that share a session each has its own part", async () => {
  const second = record("dispatch", {
    run_id: "r2",
    profile: "BE",
    session_ids: ["s"],
    started_at: at("10:10:00"),
  });
  const tails = await tailsOf({ "d.jsonl": dispatch() + second, "s.jsonl": words });
  expect([...tails].map(([runId, tail]) => [runId, linesOf(tail)])).toEqual([
    ["r", [1]],
    ["r2", [2]],
  ]);
});

test("a session that cannot be split belongs to none", async () => {
  const second = record("dispatch", {
    run_id: "r2",
    profile: "BE",
    session_ids: ["s"],
    started_at: at("10:00:00"),
  });
  expect((await tailsOf({ "d.jsonl": dispatch() + second, "s.jsonl": words })).size).toBe(0);
});

test("of a long log only the last 200 entries are read", async () => {
  const long = Array.from({ length: 203 }, (_, index) => answerLine("s", `m${index}`, "10:00:05", "x"));
  const lines = linesOf((await tailsOf({ "d.jsonl": dispatch(), "s.jsonl": long.join("") })).get("r"));
  expect([lines.length, lines[0], lines.at(-1)]).toEqual([200, 4, 203]);
});

test("a log that has grown is read as far as it was loaded; one that changed or went is counted", async () => {
  const logs = { "s.jsonl": words, "d.jsonl": dispatch() };
  const grown = await tailsOf(logs, ([path = ""]) => appendFileSync(path, words));
  expect(linesOf(grown.get("r"))).toEqual([1, 2]);
  const changed = await tailsOf(logs, ([path = ""]) => writeFileSync(path, words.replaceAll("u-m", "v-m")));
  expect(changed.get("r")).toMatchObject({ entries: [], unread: 2 });
  expect(changed.get("r")?.problem).toMatch(/has changed since it was loaded/);
  const gone = await tailsOf(logs, ([path = ""]) => rmSync(path));
  expect(gone.get("r")).toMatchObject({ entries: [], unread: 2, problem: "The log is no longer there." });
});
