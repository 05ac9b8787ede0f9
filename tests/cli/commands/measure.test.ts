// `detent measure`: what is known is printed, what is not is marked, and nothing is filled in.

import { expect, test } from "vitest";
import { measure } from "../../../src/cli/commands/measure.ts";
import { dispatchJsonShapes } from "./dispatch-json-shapes.ts";
import { drainWorkplace } from "./drain-workplace.ts";
import { loadedWorkplace, workplace } from "./loaded-database.ts";

const shape = dispatchJsonShapes["detent.measure/1"];

const growing = "5e55010a-0000-4000-8000-000000000000";

test("figures worked out by hand come out, and output tokens are only ever a lower bound", async () => {
  const { run } = await loadedWorkplace("growing-output");
  const { exitCode, stdout } = await run(measure);
  const rows = stdout.split("\n").map((row) => row.split(/ {2,}/).join(" | "));
  expect(exitCode).toBe(0);
  // growing-output: 3 requests; cache read 24,400, output 275 (corpora/sessions/claude-code/README.md).
  expect(rows).toContain("requests | 3 | 3 | 1 | 0 | 0 | requests");
  expect(rows).toContain("cache_read_tokens | 24,400 | 24,400 | 1 | 0 | 0 | tokens");
  expect(rows).toContain("output_tokens | ≥ 275 | ? | 0 | 1 | 0 | tokens");
});

test("output of lines that reconcile is the total's, and how they stand to it is shown", async () => {
  const { run } = await loadedWorkplace("stream-json/complete-run");
  const { stdout } = await run(measure);
  const rows = stdout.split("\n").map((row) => row.split(/ {2,}/).join(" | "));
  // complete-run: lines (10, 2, 9000, 9300), total (10, 412, 9000, 9300), cost 0.05 (corpora/sessions/stream-json).
  expect(rows).toContain("output_tokens | 412 | 412 | 1 | 0 | 0 | tokens");
  expect(rows).toContain("cost_usd | 0.05 | 0.05 | 1 | 0 | 0 | USD");
  expect(rows).toContain("turns | ? | ? | 0 | 0 | 1 | prompts");
  expect(rows).toContain("main loop | cache_read_tokens | 1 | 0 | 0 | 0 | 0");
  expect(rows).toContain("everything | output_tokens | 0 | 0 | 1 | 0 | 0");
});

test("the JSON has the described shape and one entry per session", async () => {
  const { run } = await loadedWorkplace("growing-output", "unknown-usage");
  const { stdout } = await run(measure, "--json", "--metric", "cache_read_tokens");
  const { units, metrics } = shape.parse(JSON.parse(stdout));
  expect(metrics.map(({ name }) => name)).toEqual(["cache_read_tokens"]);
  const known = units.find(({ id }) => id === growing);
  expect(known?.values).toEqual({ cache_read_tokens: { kind: "value", value: 24400 } });
});

test("a session is found by the beginning of its id", async () => {
  const { run } = await loadedWorkplace("growing-output", "unknown-usage");
  const { stdout } = await run(measure, growing.slice(0, 8), "--json");
  expect(shape.parse(JSON.parse(stdout)).units.map(({ id }) => id)).toEqual([growing]);
});

test("CSV has a line per session, and an empty cell where nothing is known", async () => {
  const { run } = await loadedWorkplace("growing-output", "unknown-usage");
  const { stdout } = await run(measure, "--csv", "--metric", "cache_read_tokens");
  const lines = stdout.split("\r\n");
  expect(lines[0]).toBe("id,cache_read_tokens,cache_read_tokens_known");
  expect(lines).toContain(`${growing},24400,value`);
  expect(lines.some((line) => line.endsWith(",,unknown"))).toBe(true);
});

test("an id that is not there, a wrong level and a wrong metric are named with what would fix them", async () => {
  const { run } = await loadedWorkplace("growing-output");
  const faults = [
    [["no-such-session"], /'no-such-session': No session has an id that begins so.*detent sessions/s],
    [["--level", "drain"], /^--level: 'drain' is none of its values\. Give one of: session, dispatch\.$/m],
    [["--metric", "bash_call"], /There is no metric 'bash_call'.*bash_calls/s],
  ] as const;
  for (const [args, message] of faults) {
    const { exitCode, stdout, stderr } = await run(measure, ...args);
    expect([exitCode, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(message);
  }
});

test("without dispatches it says which command brings them, and without a database too", async () => {
  const { run } = await loadedWorkplace("growing-output");
  const { stderr } = await run(measure, "--level", "dispatch");
  expect(stderr).toMatch(/There are no dispatches: `detent load`/);
  const empty = await workplace().run(measure);
  expect(empty.exitCode).toBe(4);
  expect(empty.stderr).toMatch(/no database here yet.*detent load/s);
});

test("groups are measured each for itself, as a table, JSON and CSV", async () => {
  const { run } = await loadedWorkplace("growing-output");
  const { stdout } = await run(measure, "--by", "client_version,day", "--metric", "requests", "--json");
  const { by, unitCount, groups } = dispatchJsonShapes["detent.measure-by/1"].parse(JSON.parse(stdout));
  expect([by, unitCount]).toEqual([["client_version", "day"], 1]);
  // growing-output: one session of client 2.1.110 on 2026-03-02 with three requests.
  expect(groups.map(({ key, metrics }) => [key, metrics[0]?.total])).toEqual([
    [
      { client_version: "2.1.110", day: "2026-03-02" },
      { kind: "value", value: 3 },
    ],
  ]);
  const table = await run(measure, "--by", "repo", "--metric", "requests");
  expect(table.stdout).toMatch(/^repo +units +metric/);
  const csv = await run(measure, "--by", "repo", "--metric", "requests", "--csv");
  expect(csv.stdout).toMatch(/^repo,units,metric,total,total_known,median,exact,at_least,unknown\r\n/);
});

test("what cannot be grouped by, and a metric of dispatches over sessions, are refused", async () => {
  const { run } = await loadedWorkplace("growing-output");
  const faults = [
    [["--by", "stage"], /A session has no 'stage'.*Add --level dispatch.*repo, day/s],
    [["--by", "colour"], /A session has no 'colour'\. Name some of repo, day/],
    [["--by", "day,day"], /'day' is named twice/],
    [["--metric", "fix_cycles"], /Sessions have no fix_cycles.*--level dispatch/s],
  ] as const;
  for (const [args, message] of faults) {
    const { exitCode, stderr } = await run(measure, ...args);
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(message);
  }
});

test("words and streaks of dispatches stand below, only those that were named where any was", async () => {
  const { run } = await drainWorkplace();
  const all = (await run(measure, "--level", "dispatch")).stdout;
  expect(all).toContain("\nterminal_reason: completed 2 · (no terminal result) 1 · (running) 1\n");
  expect(all).toContain(
    "\nincident_free_streak: 0 of 3 ended dispatches; of the one before it that is unknown\n",
  );
  const named = (await run(measure, "--level", "dispatch", "--metric", "fix_cycles")).stdout;
  expect(named).not.toMatch(/terminal_reason|incident_free_streak/);
  const grouped = await run(
    measure,
    "--level",
    "dispatch",
    "--by",
    "profile",
    "--metric",
    "terminal_reason",
    "--json",
  );
  const { groups } = dispatchJsonShapes["detent.measure-by/1"].parse(JSON.parse(grouped.stdout));
  expect(
    groups.map(({ key, labels, streaks }) => [key.profile, labels[0]?.counts.length, streaks.length]),
  ).toEqual([
    ["BE", 1, 0],
    ["FE", 2, 0],
  ]);
  expect((await run(measure, "--metric", "terminal_reason")).stderr).toMatch(
    /Sessions have no terminal_reason/,
  );
});
