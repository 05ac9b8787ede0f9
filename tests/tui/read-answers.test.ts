// Answers from a loaded database, one opening for all of them, which is let go.

import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openForLoading } from "../../src/measure/open-database.ts";
import { readKeys } from "../../src/tui/keys.ts";
import { OwnRefusal } from "../../src/tui/own-process.ts";
import { problemOf, readAnswers } from "../../src/tui/read-answers.ts";
import { wantedRequests } from "../../src/tui/requests.ts";
import { createStore } from "../../src/tui/state-store.ts";
import { type Place, placeOf, type WorkbenchState } from "../../src/tui/workbench-state.ts";
import { loadedWorkplace } from "../cli/commands/loaded-database.ts";
import { frameOf, stateAt, stateOf } from "./sample-state.ts";

/** Reads until nothing is wanted, as the workbench does. */
async function readAll(
  state: WorkbenchState,
  keys = "",
): Promise<{ state: WorkbenchState; waits: boolean[] }> {
  const store = createStore(state);
  const waits: boolean[] = [];
  const sources = {
    ...{ databasePath: state.databasePath, registryFolder: "/nowhere", signal: new AbortController().signal },
    onWaiting: (isWaiting: boolean) => waits.push(isWaiting),
    runCommand: () => Promise.reject(new Error("No command is run here.")),
  };
  const read = async (): Promise<void> => {
    for (
      let wanted = wantedRequests(store.read());
      wanted.length > 0;
      wanted = wantedRequests(store.read())
    ) {
      await readAnswers(wanted, sources, {
        answered: (parts) => store.apply({ kind: "answered", parts }),
        failed: (key, problem) => store.apply({ kind: "failed", key, problem }),
      });
    }
  };
  await read();
  for (const key of readKeys(keys)) {
    store.apply({ kind: "keys", keys: [key] });
    await read();
  }
  return { state: store.read(), waits };
}

const loadedState = async (place: Place): Promise<WorkbenchState> => {
  const { database } = await loadedWorkplace("every-fate");
  return { ...stateAt(place, {}, 100, 30), databasePath: database };
};

test("from the list to a session to an event and its text, all of it read from the database and the log", async () => {
  const opening = await loadedState({ screen: "sessions", cursor: 0, filter: "", sort: "time" });
  const list = (await readAll(opening)).state;
  expect([...list.faults.values()]).toEqual([]);
  expect(frameOf(list)).toMatch(/> 5e55360a/);
  const { state } = await readAll(list, "\rj\r");
  expect(placeOf(state)).toMatchObject({ screen: "event", number: 1 });
  expect([...state.faults.values()]).toEqual([]);
  expect(state.parts.text?.value).toBe(null);
  // Another process may write at once: nothing is held open.
  (await openForLoading(opening.databasePath, { triesMax: 1, pause: async () => {} })).close();
});

test("problems are read in a window, and a term that does not exist is a fault of its own request", async () => {
  const { state } = await readAll(await loadedState({ screen: "problems", cursor: 0, filter: "kind:glued" }));
  expect(state.parts.problems?.value.list.problems.map(({ kind }) => kind)).toEqual(["glued"]);
  const wrong = {
    ...state,
    tab: "sessions" as const,
    stacks: {
      ...state.stacks,
      sessions: [{ screen: "sessions" as const, cursor: 0, filter: "colour:red", sort: "time" as const }],
    },
  };
  const after = (await readAll(wrong)).state;
  expect(frameOf(after)).toContain("There is no key 'colour'.");
  expect(after.parts.overview?.value.sources).toBeGreaterThan(0);
});

test("a missing database is a fault that names the remedy; what needs none is answered all the same", async () => {
  const gone = join(mkdtempSync(join(tmpdir(), "detent-gone-")), "none.duckdb");
  const state = { ...stateOf(), databasePath: gone };
  expect([...(await readAll(state)).state.faults.values()][0]).toContain("Run `detent load` first");
  expect(existsSync(gone)).toBe(false);
  const cohorts = { ...state, hasDatabase: false, tab: "cohorts" as const };
  expect((await readAll(cohorts)).state.parts.chain?.value.records).toEqual([]);
});

test("a bug is called one, and what a command of ours refuses is none", () => {
  expect(problemOf(new Error("planted"))).toBe("This is a bug. planted");
  expect(problemOf(new OwnRefusal("No move decides there."))).toBe("No move decides there.");
});
