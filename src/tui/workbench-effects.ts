// What a state wants done in the world: requests that are missing, and the run that somebody started. At most one
// reading of each sort and one run at a time; nothing of it holds up a key.

import { statSync } from "node:fs";
import { type OwnProgram, OwnRefusal, startOwn } from "./own-process.ts";
import { type Request, wantedRequests } from "./requests.ts";
import type { RunningJob } from "./run-job.ts";
import type { StateStore } from "./state-store.ts";
import type { Run } from "./workbench-state.ts";

export interface Effects {
  /** Looks at the state and starts what it wants. */
  readonly look: () => void;
  /** Notices what another process has done to the database. */
  readonly notice: () => void;
  /** Ends what runs. */
  readonly end: () => void;
}

/** Over one state and one program. */
export function createEffects(store: StateStore, program: OwnProgram): Effects {
  const over = new AbortController();
  const children = new Set<() => void>();
  let known = stampOf(store.read().databasePath);
  const runCommand = async (args: readonly string[]): Promise<string> => {
    const own = startOwn(program, [...args, ...databaseArgs(args, store)], () => {});
    children.add(own.cancel);
    const { stdout, exitCode, lastNote } = await own.end;
    children.delete(own.cancel);
    if (exitCode === 0 || exitCode === 1) return stdout;
    throw new OwnRefusal(lastNote === "" ? `${args.join(" ")} ended with ${exitCode}.` : lastNote);
  };
  const looks = [
    createRunner(store, program, over.signal),
    createLane(store, over.signal, runCommand, isOwnCommand),
    createLane(store, over.signal, runCommand, (request) => !isOwnCommand(request)),
  ];
  return {
    look: () => {
      for (const look of looks) look();
    },
    notice: () => {
      const now = stampOf(store.read().databasePath);
      if (now === known) return;
      known = now;
      store.apply({ kind: "changed", hasDatabase: now !== null });
    },
    end: () => {
      over.abort();
      for (const cancel of children) cancel();
    },
  };
}

type RunCommand = (args: readonly string[]) => Promise<string>;

/** Reads what is wanted of its sort until nothing is. A bug of the reading itself ends the lane: it would come back. */
function createLane(
  store: StateStore,
  signal: AbortSignal,
  runCommand: RunCommand,
  isMine: (request: Request) => boolean,
): () => void {
  let isBusy = false;
  const wanted = (): readonly Request[] =>
    signal.aborted ? [] : wantedRequests(store.read()).filter(isMine);
  const read = async (): Promise<void> => {
    // Only here: the first picture does not wait for the database's client.
    const { readAnswers } = await import("./read-answers.ts");
    const { databasePath, registryFolder } = store.read();
    const onWaiting = (isWaiting: boolean): void => store.apply({ kind: "waiting", isWaiting });
    const sources = { databasePath, registryFolder, signal, onWaiting, runCommand };
    for (let requests = wanted(); requests.length > 0; requests = wanted()) {
      await readAnswers(requests, sources, {
        answered: (parts) => store.apply({ kind: "answered", parts }),
        failed: (key, problem) => store.apply({ kind: "failed", key, problem }),
      });
    }
    isBusy = false;
    store.apply({ kind: "reading", isReading: false });
  };
  return () => {
    if (isBusy || wanted().length === 0) return;
    isBusy = true;
    store.apply({ kind: "reading", isReading: true });
    read().catch((fault: unknown) => store.apply({ kind: "said", message: bugText(fault) }));
  };
}

/** Starts the run that somebody asked for, and cancels it when they ask for that. */
function createRunner(store: StateStore, program: OwnProgram, signal: AbortSignal): () => void {
  let job: RunningJob | null = null;
  let isStarted = false;
  signal.addEventListener("abort", () => job?.cancel());
  const start = async (run: Run): Promise<void> => {
    const { databasePath, stamp } = store.read();
    const { startJob } = await import("./run-job.ts");
    const onProgress = (text: string): void => store.apply({ kind: "progress", text });
    job = startJob(program, run, { databasePath, stamp }, onProgress);
    if (signal.aborted || store.read().job?.isCancelled === true) job.cancel();
    const end = await job.end;
    job = null;
    store.apply({ kind: "changed", hasDatabase: stampOf(databasePath) !== null });
    store.apply({ kind: "ended", ...end });
    // Only now: while the state still has the run, a look would start it once more.
    isStarted = false;
  };
  return () => {
    const asked = store.read().job;
    if (asked?.isCancelled === true) job?.cancel();
    if (asked === null || isStarted) return;
    isStarted = true;
    start(asked.run).catch((fault: unknown) => {
      isStarted = false;
      store.apply({ kind: "ended", problem: bugText(fault), said: null, parts: {} });
    });
  };
}

function bugText(fault: unknown): string {
  return `This is a bug. ${fault instanceof Error ? fault.message : String(fault)}`;
}

/** What a command of ours answers takes seconds; the lists do not wait for it. */
function isOwnCommand({ kind }: Request): boolean {
  return kind === "check" || kind === "unlabelled" || kind === "incident";
}

function databaseArgs(args: readonly string[], store: StateStore): readonly string[] {
  return args.includes("--check") ? [] : ["--db", store.read().databasePath];
}

/** Size and time of the database and of what is written beside it; null where there is none. */
function stampOf(path: string): string | null {
  const [own, beside] = [path, `${path}.wal`].map((file) => statSync(file, { throwIfNoEntry: false }));
  if (own === undefined) return null;
  return `${own.mtimeMs} ${own.size} ${beside?.mtimeMs ?? ""} ${beside?.size ?? ""}`;
}
