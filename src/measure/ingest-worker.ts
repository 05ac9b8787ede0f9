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

/** Progress is reported in steps of this size: a message for every read would cost more than it shows. */
const REPORT_BYTES = 4 * 1024 * 1024;

const settings: { readonly folder: string; readonly name: string } = workerData;
const port = parentPort;
if (port !== null) {
  const report = (message: WorkerReport): void => port.postMessage(message);
  let unreported = 0;
  const onBytes = (bytes: number): void => {
    unreported += bytes;
    if (unreported < REPORT_BYTES) return;
    report({ kind: "bytes", bytes: unreported });
    unreported = 0;
  };
  const files = new SourceFiles(settings.folder, settings.name, onBytes);
  port.on("message", (order: WorkerOrder) => {
    if (order.kind === "read") return report({ kind: "result", result: files.read(order.task) });
    files.close();
    report({ kind: "bytes", bytes: unreported });
    report({ kind: "ended" });
    port.close();
  });
}
