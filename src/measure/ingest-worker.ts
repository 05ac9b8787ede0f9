// The worker thread of a load. It takes one task at a time, writes row files of its own and answers with what it found;
// no rows pass between threads.

import { parentPort, workerData } from "node:worker_threads";
import type { SourceTask } from "./read-source.ts";
import { SourceFiles, type SourceResult } from "./source-files.ts";

/** What the main thread sends: a task, or the end of the batch. */
export type WorkerOrder = { readonly kind: "read"; readonly task: SourceTask } | { readonly kind: "end" };

/** What a worker answers. */
export type WorkerReport =
  | { readonly kind: "bytes"; readonly bytes: number }
  | { readonly kind: "result"; readonly result: SourceResult }
  | { readonly kind: "ended" };

const settings: { readonly folder: string; readonly name: string } = workerData;
const port = parentPort;
if (port !== null) {
  const report = (message: WorkerReport): void => port.postMessage(message);
  const files = new SourceFiles(settings.folder, settings.name, (bytes) => report({ kind: "bytes", bytes }));
  port.on("message", (order: WorkerOrder) => {
    if (order.kind === "read") return report({ kind: "result", result: files.read(order.task) });
    files.close();
    report({ kind: "ended" });
    port.close();
  });
}
