// The plan records of drain logs, from files. A record that breaks the format is counted with its place, never left out
// in silence; files that hold no drain log hold no plan.

import { closeSync, openSync, readSync } from "node:fs";
import { ExpectedError } from "../expected-error.ts";
import type { PlanRecord } from "../session/drain-record.ts";
import { drainLog, readDrainRecord } from "../session/formats/drain-log.ts";
import { stringAt } from "../session/json-value.ts";
import { readLineContent } from "../session/line-content.ts";
import { readLines } from "../session/read-lines.ts";
import { type LeftOut, unreadableWhy } from "./transcript-files.ts";

export interface ReadPlans {
  readonly plans: readonly PlanRecord[];
  /** Records and lines that could not be read, as `path:line` with the reason. */
  readonly faults: readonly LeftOut[];
}

/** Reads the files in their order. One that cannot be opened is an expected fault. */
export function readPlans(paths: readonly string[]): ReadPlans {
  const plans: PlanRecord[] = [];
  const faults: LeftOut[] = [];
  for (const path of paths) readFile(path, plans, faults);
  return { plans, faults };
}

function readFile(path: string, plans: PlanRecord[], faults: LeftOut[]): void {
  const file = opened(path);
  try {
    const readAt = (into: Uint8Array, position: number): number =>
      readSync(file, into, 0, into.length, position);
    readLines(readAt, { line: 1, byteOffset: 0 }, (line) => {
      const content = readLineContent(line, drainLog.recognises);
      const objects =
        content.kind === "object" ? [content.object] : content.kind === "glued" ? content.objects : [];
      for (const object of objects) {
        if (!drainLog.recognises(object) || stringAt(object, "record") !== "plan") continue;
        const read = readDrainRecord(object);
        if ("problem" in read) faults.push({ path: `${path}:${line.line}`, why: read.problem.what });
        else if (read.record.record === "plan") plans.push(read.record);
      }
    });
  } finally {
    closeSync(file);
  }
}

function opened(path: string): number {
  try {
    return openSync(path, "r");
  } catch (fault) {
    throw new ExpectedError(path, unreadableWhy(fault), "Name a drain log that can be read.", 4);
  }
}
