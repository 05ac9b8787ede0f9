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
  /** What there is to say of a good end; null: only that it is there. */
  readonly said: string | null;
  readonly parts: Partial<Parts>;
}

export interface RunningJob {
  readonly end: Promise<JobEnd>;
  readonly cancel: () => void;
}

/** A negative answer and a refusal are answers: 1 and 3 are no faults. */
const ANSWERED = [0, 1, 3];

/** Commands that say how far they are. */
const withProgress: readonly string[] = ["load", "replay"];

/** Starts the run on the database. */
export function startJob(
  program: OwnProgram,
  run: Run,
  { databasePath, stamp }: { readonly databasePath: string; readonly stamp: number },
  onProgress: (text: string) => void,
): RunningJob {
  const progress = withProgress.includes(run.args[0] ?? "") ? ["--progress"] : [];
  const args = [...run.args, "--json", ...progress, "--db", databasePath];
  const own = startOwn(program, args, onProgress);
  return { end: endOf(own, run, stamp), cancel: own.cancel };
}

async function endOf(own: OwnProcess, run: Run, stamp: number): Promise<JobEnd> {
  try {
    const { stdout, exitCode, lastNote } = await own.end;
    const name = run.args[0] ?? "The command";
    if (exitCode === null) return ended(`${name} was cancelled.`);
    const isAnswered =
      (run.fills === "files" ? exitCode === 0 : ANSWERED.includes(exitCode)) ||
      (run.fills === "replay" && stdout !== "");
    if (!isAnswered) return ended(lastNote === "" ? `${name} ended with ${exitCode}.` : lastNote);
    return { problem: null, said: saidOf(run, stdout, lastNote), parts: partsOf(run, stdout, stamp) };
  } catch (fault) {
    return ended(problemOf(fault));
  }
}

function ended(problem: string): JobEnd {
  return { problem, said: null, parts: {} };
}

const incidentMade = z.object({ path: z.string() });

/** Where a run has written something, where that is. */
function saidOf({ fills, args }: Run, stdout: string, lastNote: string): string | null {
  if (fills === "files") return `Written: ${z.parse(incidentMade, parseJson(stdout)).path}`;
  return args.includes("--out") && lastNote.startsWith("Written: ") ? lastNote : null;
}

function partsOf({ fills, key }: Run, stdout: string, stamp: number): Partial<Parts> {
  if (fills === "nothing" || fills === "files") return {};
  const document = parseJson(stdout);
  if (fills === "replay") return { replay: { key, stamp, value: z.parse(replayJsonShape, document) } };
  return { comparison: { key, stamp, value: z.parse(comparisonReportSchema, document) } };
}
