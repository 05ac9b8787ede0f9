// `detent failures` over the drain whose dispatches failed; every expected class, recovery and line stands in its
// README.

import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { dispatches } from "../../../src/cli/commands/dispatches.ts";
import { failures } from "../../../src/cli/commands/failures.ts";
import { controlsPath } from "../../../src/cli/controls-path.ts";
import { failureJsonShapes } from "./failure-json-shapes.ts";
import { loadFailedDrain } from "./failures-workplace.ts";
import { loadedWorkplace, workplace } from "./loaded-database.ts";

let drain: Awaited<ReturnType<typeof loadFailedDrain>>;

beforeAll(async () => {
  drain = await loadFailedDrain();
}, 120_000);

afterAll(() => drain.remove());

function listOf(stdout: string): readonly string[] {
  const { failures: list } = failureJsonShapes["detent.failures/1"].parse(JSON.parse(stdout));
  return list.map((one) => {
    const place = `${one.path ?? ""}:${one.line ?? ""}`.replace(/^.*\/(?=drain\.jsonl|f-)/, "");
    return [one.runId, one.class, one.recovery, place].join(" | ");
  });
}

test("each failed or unfinished dispatch has the class, the recovery and the line of the README", async () => {
  const { exitCode, stdout } = await drain.run(failures, "--json");
  expect(exitCode).toBe(0);
  expect(listOf(stdout)).toEqual([
    "f-01 | timeout | hand to operator | drain.jsonl:1",
    "f-02 | budget | hand to operator | f-02.jsonl:4",
    "f-03 | budget | hand to operator | drain.jsonl:6",
    "f-04 | upstream-api | resume once | f-04.jsonl:6",
    "f-05 | upstream-api | hand to operator | f-05.jsonl:2",
    "f-06 | test-no-result | resume once | f-06.jsonl:5",
    "f-07 | toolchain | hand to operator | f-07.jsonl:3",
    "f-08 | collision | retry | f-08.jsonl:3",
    "f-09 | state-divergence | hand to operator | f-09.jsonl:5",
    "f-10 | state-divergence | hand to operator | drain.jsonl:19",
    "f-11 | unknown | hand to operator | f-11.jsonl:3",
    "f-15 | unknown | hand to operator | f-15.jsonl:3",
  ]);
  expect(JSON.parse(stdout)).toMatchObject({ running: 1, passed: 1, unclear: 1 });
});

test("the table names the evidence and says where the others are", async () => {
  const { stdout, stderr } = await drain.run(failures);
  const rows = stdout.split("\n").map((row) => row.split(/ {2,}/).join(" | "));
  expect(rows.find((row) => row.startsWith("f-01"))).toMatch(/\| 3600 s of 3600 s \| \S+drain\.jsonl:1$/);
  expect(rows.find((row) => row.startsWith("f-08"))).toContain(
    "| fatal: 'pier-8' is already used by worktree at",
  );
  expect(rows.find((row) => row.startsWith("f-11"))).toContain("Exit code 1␊ Tests");
  expect(stdout).toContain(
    "12 of 15 dispatches failed or did not finish; 1 still runs, 1 passed, of 1 nothing says whether it failed.\n",
  );
  expect(stderr).toContain("a model's words never do");
});

test("--by counts by class in the order of the table, and by recovery from the most frequent on", async () => {
  const { stdout } = await drain.run(failures, "--by", "class", "--csv");
  expect(stdout.trimEnd().split("\r\n")).toEqual([
    "class,dispatches,runs",
    "timeout,1,f-01",
    "budget,2,f-02 f-03",
    "upstream-api,2,f-04 f-05",
    "test-no-result,1,f-06",
    "toolchain,1,f-07",
    "collision,1,f-08",
    "state-divergence,2,f-09 f-10",
    "unknown,2,f-11 f-15",
  ]);
  const byRecovery = await drain.run(failures, "--by", "recovery", "--json");
  const { groups } = failureJsonShapes["detent.failure-groups/1"].parse(JSON.parse(byRecovery.stdout));
  expect(groups.map(({ name, dispatches: count }) => [name, count])).toEqual([
    ["hand to operator", 9],
    ["resume once", 2],
    ["retry", 1],
  ]);
});

test("terms and flags narrow it as they do the list of dispatches", async () => {
  const words = ["--cohort", "FE", "reason:max_turns"];
  const { stdout } = await drain.run(failures, ...words, "--json");
  expect(listOf(stdout)).toEqual(["f-03 | budget | hand to operator | drain.jsonl:6"]);
  const listed = await drain.run(dispatches, ...words, "--json");
  expect(JSON.parse(listed.stdout).dispatches).toHaveLength(1);
  expect((await drain.run(failures, "colour:blue")).stderr).toContain('"colour:blue" is no term');
});

test("CSV has every field, one line per failure", async () => {
  const [titles = "", ...rows] = (await drain.run(failures, "--csv")).stdout.trimEnd().split("\r\n");
  expect(titles).toBe(
    "runId,cohort,slug,drainRun,startedAtMs,state,terminalReason,class,recovery,signature,text,path,line,why",
  );
  expect(rows.filter((row) => /^f-\d\d,/.test(row))).toHaveLength(12);
});

test("a log that has gone leaves its dispatch unknown, and says so; records still speak", async () => {
  const place = await loadFailedDrain();
  onTestFinished(place.remove);
  for (const name of ["f-02", "f-07"]) rmSync(join(place.logs, "logs", `${name}.jsonl`));
  writeFileSync(join(place.logs, "logs", "f-08.jsonl"), "{}\n");
  const { stdout } = await place.run(failures, "cohort:BE", "cohort:TOOLING", "--json");
  const { failures: list } = failureJsonShapes["detent.failures/1"].parse(JSON.parse(stdout));
  const whyOf = (runId: string) => list.find((one) => one.runId === runId);
  // f-02 cost 4.02 of 4 US dollars: the database knows that of its result line.
  expect(whyOf("f-02")).toMatchObject({ class: "budget", signature: "dispatch: budget reached" });
  expect(whyOf("f-07")).toMatchObject({
    class: "unknown",
    why: "5 lines of its logs were not read: The log is no longer there.",
  });
  expect(whyOf("f-08")?.why).toMatch(/^6 lines of its logs were not read: The log has changed/);
});

test("--check ends with 0 where all controls hold, and with 1 where one does not", async () => {
  const { run } = workplace();
  const passed = await run(failures, "--check", "--json");
  expect(passed.exitCode).toBe(0);
  const check = failureJsonShapes["detent.failures-check/1"].parse(JSON.parse(passed.stdout));
  expect(check.classes.every(({ isCalibrated }) => isCalibrated)).toBe(true);
  const folder = mkdtempSync(join(tmpdir(), "detent-failures-"));
  cpSync(controlsPath("failures"), folder, { recursive: true });
  writeFileSync(join(folder, "timeout.jsonl"), '{"kind":"spoof","class":"timeout","why":"none"}\n');
  const failed = await run(failures, "--check", "--controls", folder);
  expect(failed.exitCode).toBe(1);
  expect(failed.stdout).toMatch(/^timeout +0 +0 +1 +1 +no, withheld$/m);
  expect(failed.stdout).toContain("timeout.jsonl:1: It must be timeout, and is unknown.");
  rmSync(folder, { recursive: true });
  expect((await run(failures, "--check", "--controls", folder)).exitCode).toBe(4);
});

test("a database without dispatches says so, and not that none failed", async () => {
  const { run } = await loadedWorkplace("growing-output");
  const { stdout, stderr } = await run(failures);
  expect(stdout).toContain("0 of 0 dispatches failed or did not finish; 0 still run, 0 passed.");
  expect(stderr).toContain("There is no such dispatch. ");
  expect((await run(failures, "--by", "class")).stderr).toContain("There is no such dispatch. ");
  expect((await drain.run(failures, "state:running")).stderr).toContain("No dispatch failed.");
});
