// What a state wants done: commands in processes of their own, here node that prints what it is told to.

import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createStore, type StateStore } from "../../src/tui/state-store.ts";
import { createEffects } from "../../src/tui/workbench-effects.ts";
import type { WorkbenchState } from "../../src/tui/workbench-state.ts";
import { stateOf } from "./sample-state.ts";

const program = (script: string) => ({ start: [process.execPath, "-e", script] as const, cwd: "/", env: {} });
const run = { fills: "nothing", key: "load", args: ["load"], question: null } as const;
const job = { run, progress: "", isCancelled: false };

function until(store: StateStore, isThere: (state: WorkbenchState) => boolean): Promise<WorkbenchState> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (isThere(store.read())) resolve(store.read());
    };
    store.watch(look);
    look();
  });
}

const opened = (changes: Partial<WorkbenchState>, script: string) => {
  const store = createStore(stateOf(80, 24, { hasDatabase: false, databasePath: "/nowhere/a", ...changes }));
  const effects = createEffects(store, program(script));
  store.watch(effects.look);
  return { store, effects };
};

test("a run is started once, says how far it is, and its end is said", async () => {
  const { store, effects } = opened({ job }, "process.stderr.write('41 %\\n')");
  effects.look();
  effects.look();
  const seen = until(store, (state) => state.job?.progress === "41 %");
  await seen;
  expect((await until(store, (state) => state.job === null)).message).toBe("load is done.");
});

test("a cancelled run is ended and said to be", async () => {
  const { store, effects } = opened({ job }, "process.stderr.write('up\\n'); setInterval(() => {}, 1000)");
  effects.look();
  const running = await until(store, (state) => state.job?.progress === "up");
  expect(running.job?.isCancelled).toBe(false);
  store.apply({ kind: "keys", keys: [{ typed: "x" }] });
  expect((await until(store, (state) => state.job === null)).message).toBe("load was cancelled.");
});

test("the classifier's check is a command, and an answer of it that nobody knows is a fault", async () => {
  const { store, effects } = opened({ tab: "classifier" }, "process.stdout.write('{}')");
  effects.look();
  const state = await until(store, ({ faults, isReading }) => faults.size === 1 && !isReading);
  expect([...state.faults.keys()]).toEqual(["check check"]);
});

test("a database that comes or goes is noticed, one that stays is not", () => {
  const path = join(mkdtempSync(join(tmpdir(), "detent-notice-")), "a.duckdb");
  const { store, effects } = opened({ databasePath: path, tab: "replay" }, "");
  effects.notice();
  expect(store.read().stamp).toBe(1);
  writeFileSync(path, "x");
  effects.notice();
  expect(store.read()).toMatchObject({ stamp: 2, hasDatabase: true });
  effects.notice();
  effects.end();
  expect(store.read().stamp).toBe(2);
});

test("a run that has ended is not started again, and the next one is started once", async () => {
  const path = join(mkdtempSync(join(tmpdir(), "detent-runs-")), "starts");
  const { store, effects } = opened(
    { job: { ...job, run: { ...run, args: ["first"] } } },
    `require("node:fs").appendFileSync(${JSON.stringify(path)}, process.argv[1] + " ")`,
  );
  effects.look();
  await until(store, (state) => state.job === null);
  store.apply({ kind: "keys", keys: [{ typed: "L" }, { typed: "y" }] });
  expect(store.read().job).not.toBe(null);
  expect((await until(store, (state) => state.job === null)).message).toBe("load is done.");
  expect(readFileSync(path, "utf8")).toBe("first load ");
});
