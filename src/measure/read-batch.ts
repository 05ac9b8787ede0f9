// Reads one batch of sources into row files, on as many threads as pay off. The biggest source goes first, so that no
// thread is left with a big one at the end.

import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { WorkerOrder, WorkerReport } from "./ingest-worker.ts";
import type { SourceTask } from "./read-source.ts";
import { SourceFiles, type SourceResult } from "./source-files.ts";

/** Below this a second thread costs more than it saves (its start takes about 40 ms). */
const THREAD_BYTES_MIN = 20 * 1024 * 1024;

export interface SizedTask {
  readonly task: SourceTask;
  readonly sizeBytes: number;
}

export interface BatchRead {
  readonly results: readonly SourceResult[];
  /** Names of the readers that wrote row files. */
  readonly readers: readonly string[];
}

const workerUrl = new URL("./ingest-worker.js", import.meta.url);

function readHere(tasks: readonly SourceTask[], folder: string, onBytes: (bytes: number) => void): BatchRead {
  const files = new SourceFiles(folder, "main", onBytes);
  try {
    return { results: tasks.map((task) => files.read(task)), readers: ["main"] };
  } finally {
    files.close();
  }
}

/** One worker takes tasks from the shared queue until it is empty. */
function runWorker(
  queue: SourceTask[],
  settings: { readonly folder: string; readonly name: string },
  onBytes: (bytes: number) => void,
): Promise<readonly SourceResult[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(workerUrl, { workerData: settings });
    const results: SourceResult[] = [];
    const next = (): void => {
      const task = queue.shift();
      const order: WorkerOrder = task === undefined ? { kind: "end" } : { kind: "read", task };
      worker.postMessage(order);
    };
    worker.on("error", reject);
    worker.on("message", (report: WorkerReport) => {
      if (report.kind === "bytes") return onBytes(report.bytes);
      if (report.kind === "ended") return resolve(results);
      results.push(report.result);
      next();
    });
    next();
  });
}

/** Reads all tasks; `folder` receives the row files. Results come in no particular order. */
export async function readBatch(
  tasks: readonly SizedTask[],
  folder: string,
  threads: number,
  onBytes: (bytes: number) => void,
): Promise<BatchRead> {
  const queue = tasks.toSorted((a, b) => b.sizeBytes - a.sizeBytes).map(({ task }) => task);
  const bytes = tasks.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  const isWorth = threads > 1 && queue.length > 1 && bytes >= THREAD_BYTES_MIN;
  if (!isWorth || !existsSync(fileURLToPath(workerUrl))) return readHere(queue, folder, onBytes);
  const readers = Array.from(
    { length: Math.min(threads, queue.length) },
    (_unused, index) => `thread-${index}`,
  );
  const results = await Promise.all(readers.map((name) => runWorker(queue, { folder, name }, onBytes)));
  return { results: results.flat(), readers };
}
