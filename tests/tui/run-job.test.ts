// What a run fills and how its end is said; node stands in for the program and prints what it is told to.

import { expect, test } from "vitest";
import { startJob } from "../../src/tui/run-job.ts";
import type { Run } from "../../src/tui/workbench-state.ts";
import { replayEvent, replayOf } from "./sample-replay.ts";
import { report } from "./sample-state.ts";

const print = (text: string, exitCode: number) => ({
  start: [
    process.execPath,
    "-e",
    `process.stdout.write(${JSON.stringify(text)}); process.exitCode = ${exitCode}`,
  ] as const,
  ...{ cwd: "/", env: {} },
});
const run = (fills: Run["fills"]): Run => ({ fills, key: "k", args: [fills], question: null });
const on = { databasePath: "/a.duckdb", stamp: 4 };
const endOf = (fills: Run["fills"], text: string, exitCode: number) =>
  startJob(print(text, exitCode), run(fills), on, () => {}).end;

test("a replay fills its part, also where it names what it could not read", async () => {
  const replay = replayOf([replayEvent]);
  const parts = { replay: { key: "k", stamp: 4, value: replay } };
  expect(await endOf("replay", JSON.stringify(replay), 0)).toEqual({ problem: null, said: null, parts });
  expect(await endOf("replay", JSON.stringify(replay), 4)).toEqual({ problem: null, said: null, parts });
});

test("a negative answer and a refusal of a comparison are answers", async () => {
  for (const exitCode of [0, 1, 3]) {
    const { problem, parts } = await endOf("comparison", JSON.stringify(report), exitCode);
    expect([problem, parts.comparison?.value]).toEqual([null, report]);
  }
});

test("any other end is said, and an answer that nobody knows is a bug", async () => {
  expect(await endOf("nothing", "", 0)).toEqual({ problem: null, said: null, parts: {} });
  expect(await endOf("nothing", "", 4)).toEqual({ problem: "nothing ended with 4.", said: null, parts: {} });
  expect((await endOf("replay", "{}", 0)).problem).toMatch(/^This is a bug\./);
});

test("what was written is said with its path", async () => {
  expect(await endOf("files", '{"shape":"x","path":"/srv/incidents/a"}', 0)).toEqual({
    ...{ problem: null, said: "Written: /srv/incidents/a", parts: {} },
  });
  // A refusal has written nothing.
  expect((await endOf("files", "", 3)).problem).toBe("files ended with 3.");
});
