// The drain that holds every record: the figures are those of its README, worked out by hand.

import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readContractList } from "../../src/measure/contract-list.ts";
import { readDispatchList } from "../../src/measure/dispatch-list.ts";
import { readEffectList } from "../../src/measure/effect-list.ts";
import { readDispatchFacts } from "../../src/measure/grouped-metrics.ts";
import { loadLogs } from "../../src/measure/load-logs.ts";
import { followDisk } from "../../src/measure/log-disk.ts";
import { measureUnits } from "../../src/measure/measure-units.ts";
import { contractValidShare } from "../../src/measure/metrics/contract-valid-share.ts";
import { phaseS } from "../../src/measure/metrics/phase-s.ts";
import { resumeSuccess } from "../../src/measure/metrics/resume-success.ts";
import type { Database } from "../../src/measure/open-database.ts";
import { foundFile, inFreshFolder, logsBelow, problemsOf, withDatabase } from "./log-database.ts";

const drain = join(import.meta.dirname, "../../corpora/drains/every-record");

async function withDrain(use: (database: Database) => Promise<void>): Promise<void> {
  await inFreshFolder((folder) =>
    withDatabase(folder, async (database) => {
      const files = [join(drain, "drain.jsonl"), ...logsBelow(join(drain, "sessions"))].map(foundFile);
      const options = { threads: 1, isReread: false, onProgress: () => undefined, exists: existsSync };
      const result = await loadLogs(database, files, options, { disk: followDisk, asDispatches: null });
      expect(result.planned).toHaveLength(4);
      await use(database);
    }),
  );
}

const known = (value: number) => ({ kind: "value", value });
const atLeast = (value: number) => expect.objectContaining({ kind: "lower bound", value });
const unknown = expect.objectContaining({ kind: "unknown" });

test("dispatches with their states, times, incidents, effects and contracts", () =>
  withDrain(async (database) => {
    const { dispatches } = await readDispatchList(database, () => true);
    expect(dispatches).toMatchObject([
      {
        ...{ runId: "run-1", cohort: "BE", state: "ended", sessions: 1, elapsedS: known(1200) },
        ...{ fixCycles: 0, retries: 1, filesChanged: 2, incidents: atLeast(1), duplicateEffects: atLeast(1) },
        ...{ contractsExpected: 2, contractsValid: 2, entry: "first", stage: "canary" },
      },
      {
        ...{ runId: "run-2", state: "ended", sessions: 2, elapsedS: known(600), incidents: atLeast(0) },
        ...{ duplicateEffects: atLeast(0), contractsExpected: 1, contractsValid: 1 },
      },
      {
        ...{ runId: "run-3", cohort: "FE", state: "no terminal result", elapsedS: known(1800) },
        ...{ fixCycles: null, contractsExpected: 1, contractsValid: 0 },
      },
      { runId: "run-4", state: "running", elapsedS: unknown, contractsExpected: null },
    ]);
  }));

test("contracts with the reason, and what did not count", () =>
  withDrain(async (database) => {
    expect(await readContractList(database, null)).toMatchObject([
      { runId: "run-1", kind: "implementation", standing: "valid", notes: null },
      { runId: "run-1", kind: "review", standing: "valid", verdict: "FAIL", notes: "example 1", line: 5 },
      { runId: "run-2", kind: "fix", standing: "valid", notes: "unfinished 1" },
      { runId: "run-3", kind: "implementation", standing: "missing", path: null },
      { runId: "run-4", kind: "implementation", standing: "unknown" },
    ]);
  }));

test("effects by run and kind, the double one, and the share of commands", () =>
  withDrain(async (database) => {
    const { runs, duplicates, commandShare, unreadCalls } = await readEffectList(database, null);
    const row = ({
      runId,
      kind,
      done,
      notDone,
      duplicates: twice,
      ownUnrecorded,
      ownUnclear,
    }: (typeof runs)[number]) => [runId, kind, done, notDone, twice, ownUnrecorded, ownUnclear].join(" ");
    expect(runs.map(row)).toEqual([
      "run-1 worktree 1 0 0 0 0",
      "run-1 commit 1 0 0 1 0",
      "run-1 push 1 1 0 0 1",
      "run-1 pr 2 0 1 0 0",
      "run-2 commit 1 0 0 0 0",
    ]);
    expect(runs.at(-1)).toMatchObject({ byModel: 1, byCommand: 0, withoutKey: 1 });
    expect(duplicates).toMatchObject([
      { runId: "run-1", kind: "pr", target: "quay-1", isUnderOtherKey: true, line: 11 },
    ]);
    expect(commandShare).toEqual({ share: 5 / 7, isAtMost: true, isAtLeast: false });
    expect(unreadCalls).toBe(0);
    expect((await readEffectList(database, ["run-2"])).commandShare).toEqual({
      share: 0,
      isAtMost: false,
      isAtLeast: false,
    });
  }));

test("metrics over all dispatches together, and what lines could not be taken", () =>
  withDrain(async (database) => {
    const selection = { level: "dispatch", ids: null, isPooled: true } as const;
    const metrics = [phaseS, resumeSuccess, contractValidShare];
    const all = (await measureUnits(database, metrics, selection)).get("all");
    expect(all?.get("phase_s")).toMatchObject({ kind: "lower bound", value: 1170 });
    expect(all?.get("resume_success")).toMatchObject(known(1));
    expect(all?.get("contract_valid_share")).toMatchObject(known(0.75));
    const { streaks, labels } = (await readDispatchFacts(database, selection))("all");
    expect(streaks).toMatchObject([{ streak: { length: 0, of: 3, endedBy: "unknown" } }]);
    expect(labels[0]?.counts).toEqual([
      { label: "completed", dispatches: 2 },
      { label: "(no terminal result)", dispatches: 1 },
      { label: "(running)", dispatches: 1 },
    ]);
    expect(await problemsOf(database, drain)).toEqual([
      "drain.jsonl:21 not-followed",
      "drain.jsonl:24 bad-record",
      "drain.jsonl:25 malformed",
      "drain.jsonl:26 unknown-record",
    ]);
  }));
