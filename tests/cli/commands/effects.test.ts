// `detent effects` over the drain that holds every record; its figures are those of the drain's README.

import { expect, test } from "vitest";
import { effects, shareText } from "../../../src/cli/commands/effects.ts";
import { dispatchJsonShapes } from "./dispatch-json-shapes.ts";
import { drainWorkplace } from "./drain-workplace.ts";
import { loadedWorkplace } from "./loaded-database.ts";

test("effects stand by run and kind, double ones with their places, and the share of commands last", async () => {
  const { run } = await drainWorkplace();
  const { exitCode, stdout } = await run(effects);
  const rows = stdout.split("\n").map((row) => row.split(/ {2,}/).join(" | "));
  expect(exitCode).toBe(0);
  expect(rows).toContain("run-1 | pr | 2 | 0 | 1 | 0 | 2 | 0 | 0 | 0");
  expect(rows).toContain("run-1 | push | 1 | 1 | 0 | 0 | 1 | 0 | 0 | ≥ 0");
  expect(
    rows.some((row) => /^pr \| run-1 \| quay-1 \| run-1\/pr\/again, another \| .*drain.jsonl:11$/.test(row)),
  ).toBe(true);
  expect(rows).toContain("Emitted by commands: at most 71.4 % of the effects.");
});

test("the JSON has the described shape, also of one run", async () => {
  const { run } = await drainWorkplace();
  const { stdout } = await run(effects, "run-2", "--json");
  const { runs } = dispatchJsonShapes["detent.effects/1"].parse(JSON.parse(stdout));
  expect(runs.map(({ runId, kind }) => `${runId} ${kind}`)).toEqual(["run-2 commit"]);
});

test("a run that is not there is named, and a database without effects says so", async () => {
  const { run } = await drainWorkplace();
  expect(await run(effects, "run-9")).toMatchObject({
    exitCode: 2,
    stderr: expect.stringMatching(/no dispatch 'run-9'/),
  });
  const empty = await loadedWorkplace("growing-output");
  expect((await empty.run(effects)).stderr).toMatch(/No effect is recorded.*`detent dispatches` lists/);
});

const list = { runs: [], duplicates: [], unreadCalls: 0, runsWithoutRecords: 0 };

test("a share of nothing is none, and what is left out of it is counted", () => {
  expect(shareText({ ...list, commandShare: null })).toBe("There is no recorded effect to take a share of.");
  expect(shareText({ ...list, commandShare: null, runsWithoutRecords: 1 })).toMatch(
    /1 dispatch left out: the drain log has no effect\.$/,
  );
  const commandShare = { share: 1, isAtMost: true, isAtLeast: false };
  expect(shareText({ ...list, commandShare, unreadCalls: 2 })).toBe(
    "Emitted by commands: at most 100.0 % of the effects. 2 Bash calls could not be read.",
  );
});

test("a share that is a bound says so, and one that is a bound in both directions is unknown", () => {
  const share = { share: 0.25, isAtMost: false, isAtLeast: false };
  const said = (bound: object) => shareText({ ...list, commandShare: { ...share, ...bound } });
  expect(said({})).toBe("Emitted by commands: 25.0 % of the effects.");
  expect(said({ isAtLeast: true })).toBe("Emitted by commands: at least 25.0 % of the effects.");
  expect(said({ isAtLeast: true, isAtMost: true })).toMatch(/^Emitted by commands: unknown \(25\.0 % /);
});
