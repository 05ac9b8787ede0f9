// The summary of a load: each file once, the fates with their sum, and what the database holds.

import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ingest } from "../../src/measure/ingest.ts";
import { readLoadSummary } from "../../src/measure/load-summary.ts";
import { promptLine, responseLine } from "./invented-lines.ts";
import { foundFile, inFreshFolder, loadFiles, withDatabase, writeLogs } from "./log-database.ts";

const good =
  promptLine("s1", "u1", 0, "Hi") +
  responseLine("s1", "u2", 1, {
    id: "m1",
    output: 5,
    content: [{ type: "tool_use", id: "t1", name: "Read", input: {} }],
  });

test("every file has one state, and faults before the load count as unreadable", async () => {
  await inFreshFolder(async (folder) => {
    const paths = writeLogs(folder, {
      "a.jsonl": good,
      "b.jsonl": '{"display":"x","project":"y"}\n',
      "c.jsonl": "",
    });
    await withDatabase(folder, async (database) => {
      const fault = { path: "/x", isThere: true, problem: "It is not there." };
      const first = await readLoadSummary(database, await loadFiles(database, paths), [fault]);
      expect(first.files).toEqual({
        new: 1,
        grown: 0,
        unchanged: 0,
        rewritten: 0,
        leftOut: 2,
        unreadable: 1,
      });
      expect(first.leftOut).toEqual([
        { path: join(folder, "b.jsonl"), why: "It is the client's prompt history, not a session." },
        { path: join(folder, "c.jsonl"), why: "It is empty." },
      ]);
      expect(first.unreadable).toEqual([{ path: "/x", why: "It is not there." }]);
      expect(first.isChanged).toBe(true);
      expect(first.totals).toEqual({ sources: 3, sessions: 1, requests: 1, toolCalls: 1, dispatches: 0 });
      expect(first.fates).toEqual([
        { fate: "response-final", lines: 1 },
        { fate: "conversation-without-usage", lines: 1 },
        { fate: "in-a-file-left-out", lines: 1 },
      ]);
      expect([first.fateLines, first.physicalLines]).toEqual([3, 3]);
      const second = await readLoadSummary(database, await loadFiles(database, paths), []);
      expect(second.files).toEqual({
        new: 0,
        grown: 0,
        unchanged: 1,
        rewritten: 0,
        leftOut: 2,
        unreadable: 0,
      });
      expect(second.isChanged).toBe(false);
      expect({ ...second, files: null, isChanged: null, unreadable: null }).toEqual({
        ...first,
        files: null,
        isChanged: null,
        unreadable: null,
      });
    });
  });
});

test("a file that was read before and is no longer there is gone, and changes nothing else", async () => {
  await inFreshFolder(async (folder) => {
    const [kept = "", gone = ""] = writeLogs(folder, {
      "a.jsonl": good,
      "b.jsonl": promptLine("s2", "u9", 0, "Ho"),
    });
    await withDatabase(folder, async (database) => {
      await loadFiles(database, [kept, gone]);
      rmSync(gone);
      const load = await loadFiles(database, [kept]);
      expect(await readLoadSummary(database, load, [])).toMatchObject({ gone: [gone], isChanged: false });
    });
  });
});

test("a file that vanishes before it is read is unreadable with its reason, and changes nothing", async () => {
  await inFreshFolder(async (folder) => {
    const [kept = ""] = writeLogs(folder, { "a.jsonl": good });
    await withDatabase(folder, async (database) => {
      await loadFiles(database, [kept]);
      const vanished = { path: join(folder, "b.jsonl"), sizeBytes: 10, modifiedMs: 0 };
      const options = { threads: 1, isReread: false, onProgress: () => undefined, exists: () => true };
      const load = await ingest(database, [foundFile(kept), vanished], options);
      const summary = await readLoadSummary(database, load, []);
      expect(summary).toMatchObject({ isChanged: false, leftOut: [], unreadable: [{ path: vanished.path }] });
      expect(summary.files).toEqual({
        new: 0,
        grown: 0,
        unchanged: 1,
        rewritten: 0,
        leftOut: 0,
        unreadable: 1,
      });
      expect(summary.unreadable[0]?.why).toMatch(/^It could not be opened: .*ENOENT/);
    });
  });
});

test("a problem of each kind is counted, most frequent first", async () => {
  await inFreshFolder(async (folder) => {
    const paths = writeLogs(folder, { "a.jsonl": `${good}no json\n42\nno json\n` });
    await withDatabase(folder, async (database) => {
      const { problems, fates } = await readLoadSummary(database, await loadFiles(database, paths), []);
      expect(problems).toEqual([
        { kind: "malformed", count: 2 },
        { kind: "not-an-object", count: 1 },
      ]);
      expect(fates).toContainEqual({ fate: "malformed", lines: 2 });
    });
  });
});
