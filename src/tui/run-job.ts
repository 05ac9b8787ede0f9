// What somebody started from the workbench: the command in a process of its own, and what its answer fills.

import * as z from "zod/mini";
import { comparisonReportSchema } from "../measure/comparison-report.ts";
import { replayJsonShape } from "../replay/replay-json.ts";
import { parseJson } from "../session/json-value.ts";
import { type OwnProcess, type OwnProgram, startOwn } from "./own-process.ts";
import { problemOf } from "./read-answers.ts";
import type { Parts, Run } from "./workbench-state.ts";

export interface JobEnd {
  /** Null where it went well. */
  readonly problem: string | null;
  readonly parts: Partial<Parts>;
}

export interface RunningJob {
  readonly end: Promise<JobEnd>;
  readonly cancel: () => void;
}

/** A negative answer and a refusal are answers: 1 and 3 are no faults. */
const ANSWERED = [0, 1, 3];

/** Starts the run on the database. */
export function startJob(
  program: OwnProgram,
  run: Run,
  { databasePath, stamp }: { readonly databasePath: string; readonly stamp: number },
  onProgress: (text: string) => void,
): RunningJob {
  const progress = run.fills === "comparison" ? [] : ["--progress"];
  const args = [...run.args, "--json", ...progress, "--db", databasePath];
  const own = startOwn(program, args, onProgress);
  return { end: endOf(own, run, stamp), cancel: own.cancel };
}

async function endOf(own: OwnProcess, run: Run, stamp: number): Promise<JobEnd> {
  try {
    const { stdout, exitCode, lastNote } = await own.end;
    const name = run.args[0] ?? "The command";
    if (exitCode === null) return { problem: `${name} was cancelled.`, parts: {} };
    const isAnswered = ANSWERED.includes(exitCode) || (run.fills === "replay" && stdout !== "");
    if (!isAnswered)
      return { problem: lastNote === "" ? `${name} ended with ${exitCode}.` : lastNote, parts: {} };
    return { problem: null, parts: partsOf(run, stdout, stamp) };
  } catch (fault) {
    return { problem: problemOf(fault), parts: {} };
  }
}

function partsOf({ fills, key }: Run, stdout: string, stamp: number): Partial<Parts> {
  if (fills === "nothing") return {};
  const document = parseJson(stdout);
  if (fills === "replay") return { replay: { key, stamp, value: z.parse(replayJsonShape, document) } };
  return { comparison: { key, stamp, value: z.parse(comparisonReportSchema, document) } };
}
