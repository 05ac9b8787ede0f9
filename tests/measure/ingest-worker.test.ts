import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import type { WorkerReport } from "../../src/measure/ingest-worker.ts";
import { rowPath } from "../../src/measure/row-path.ts";
import { bundleReader } from "./bundled-reader.ts";
import { inFreshFolder, writeLogs } from "./log-database.ts";

test("a worker answers each task with its result, then says that it ended, and its row files are whole", async () => {
  await inFreshFolder(async (folder) => {
    const { worker: script } = await bundleReader(join(folder, "bundle"));
    const [log = ""] = writeLogs(folder, { "a.jsonl": '{"type":"mode","sessionId":"s"}\n{"cut\n' });
    const task = {
      sourceId: 4,
      path: log,
      from: { line: 1, byteOffset: 0 },
      format: null,
      contextsBefore: 0,
    };
    const worker = new Worker(script, { workerData: { folder, name: "thread-7" } });
    const reports: WorkerReport[] = [];
    const ended = new Promise((resolve, reject) => worker.once("exit", resolve).once("error", reject));
    worker.on("message", (report: WorkerReport) => reports.push(report));
    worker.postMessage({ kind: "read", task });
    worker.postMessage({ kind: "read", task: { ...task, sourceId: 5, path: join(folder, "none") } });
    worker.postMessage({ kind: "end" });
    expect(await ended).toBe(0);
    expect(reports.filter(({ kind }) => kind !== "bytes")).toMatchObject([
      { kind: "result", result: { sourceId: 4, format: "claude-code", physicalLines: 2 } },
      { kind: "result", result: { sourceId: 5, why: expect.stringContaining("ENOENT") } },
      { kind: "ended" },
    ]);
    const rows = readFileSync(rowPath(folder, "thread-7", "entries"), "utf8").split("\n");
    expect(rows.map((row) => row.split("\x1f")[5])).toEqual(["read", "malformed", undefined]);
  });
});
