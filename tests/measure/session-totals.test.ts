// Totals of one session by hand, and the files that hold it.

import { expect, test } from "vitest";
import { readSessionFiles, readSessionTotals } from "../../src/measure/session-totals.ts";
import { promptLine } from "./invented-lines.ts";
import { withLogs } from "./log-database.ts";

const logs = {
  "s1.jsonl": promptLine("s1", "u1", 0, "Hi") + promptLine("s1", "u2", 1, "And?"),
  "s2.jsonl": promptLine("s2", "u3", 0, "Hi"),
  "deep/more.jsonl": promptLine("s1", "u4", 2, "More"),
};

test("only the session's own figures are totalled, and what nothing says is 0 only where it was counted", async () => {
  await withLogs(logs, async (database) => {
    const totals = await readSessionTotals(database, "s1");
    expect(totals.get("turns")).toEqual({ kind: "value", value: 3 });
    expect(totals.get("tool_calls")).toEqual({ kind: "value", value: 0 });
    expect(totals.get("output_tokens")?.kind).toBe("lower bound");
    await expect(readSessionTotals(database, "s9")).rejects.toThrow(
      "Session 's9' was found and not measured.",
    );
  });
});

test("its files are all that hold a line of it", async () => {
  await withLogs(logs, async (database) => {
    const names = (await readSessionFiles(database, "s1")).map((path) =>
      path.replace(/^.*\/(?=deep|s\d)/, ""),
    );
    expect(names).toEqual(["deep/more.jsonl", "s1.jsonl"]);
    expect(await readSessionFiles(database, "s9")).toEqual([]);
  });
});
