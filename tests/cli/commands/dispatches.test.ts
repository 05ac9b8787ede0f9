// `detent dispatches`: one row per dispatch, filters, and what is said where nothing is shown.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { dispatches } from "../../../src/cli/commands/dispatches.ts";
import { load } from "../../../src/cli/commands/load.ts";
import { dispatchJsonShapes } from "./dispatch-json-shapes.ts";
import { drainWorkplace } from "./drain-workplace.ts";
import { loadedWorkplace, workplace } from "./loaded-database.ts";

function record(fields: object): string {
  return `${JSON.stringify({ drain_log: 1, ...fields })}\n`;
}

async function drain() {
  const place = workplace("growing-output");
  const dispatch = {
    record: "dispatch",
    profile: "BE",
    started_at: "2026-03-02T09:00:00Z",
    slug: "\u001b[31mT-1",
  };
  const session = "5e55010a-0000-4000-8000-000000000000";
  const log =
    record({ ...dispatch, run_id: "one", session_ids: [session] }) +
    record({ record: "terminal", run_id: "one", reason: "completed" }) +
    record({ ...dispatch, run_id: "two", profile: "FE", session_ids: [] });
  writeFileSync(join(place.logs, "drain.jsonl"), log);
  await place.run(load, place.logs, "--quiet");
  return place;
}

test("a dispatch shows its state and the figures of its sessions, and unknown ones as unknown", async () => {
  const { run } = await drain();
  const { exitCode, stdout } = await run(dispatches);
  const rows = stdout.split("\n").map((row) => row.split(/ {2,}/).join(" | "));
  expect(exitCode).toBe(0);
  // growing-output: no Bash call is worth naming here; cache read 24,400.
  expect(
    rows.some((row) => /^one \| BE \| 2026-03-02 09:00:00 \| ended \| 1 \| \d+ \| 24,400 \|/.test(row)),
  ).toBe(true);
  expect(
    rows.some((row) => /^two \| FE \| 2026-03-02 09:00:00 \| running \| 0 \| \? \| \? \|/.test(row)),
  ).toBe(true);
});

test("a ticket cannot drive the terminal", async () => {
  const { run } = await drain();
  const { stdout } = await run(dispatches);
  expect(stdout).not.toContain("\u001b");
  expect(stdout).toContain("␛[31mT-1");
});

test("filters narrow the list, and a list that they empty says what there is", async () => {
  const { run } = await drain();
  const { stdout } = await run(dispatches, "--cohort", "FE", "--json");
  const { shape, dispatches: list } = JSON.parse(stdout);
  expect(shape).toBe("detent.dispatches/1");
  expect(list.map(({ runId }: { runId: string }) => runId)).toEqual(["two"]);
  const none = await run(dispatches, "--cohort", "OPS");
  expect([none.exitCode, none.stdout]).toEqual([0, ""]);
  expect(none.stderr).toMatch(/No dispatch matches. The database has 2: BE 1 · FE 1/);
});

test("without any dispatch it says which command brings them", async () => {
  const { run } = await loadedWorkplace("growing-output");
  expect((await run(dispatches)).stderr).toMatch(/There are no dispatches: `detent load` takes them/);
});

test("terms and flags narrow it together, and CSV and JSON carry every field", async () => {
  const { run } = await drainWorkplace();
  const ids = async (...args: readonly string[]) => {
    const { stdout } = await run(dispatches, ...args, "--json");
    const { dispatches: list } = dispatchJsonShapes["detent.dispatches/1"].parse(JSON.parse(stdout));
    return list.map(({ runId }) => runId);
  };
  expect(await ids("--cohort", "BE", "entry:fixer")).toEqual(["run-2"]);
  expect(await ids("ticket:QUAY-1", "phase:implement")).toEqual(["run-1"]);
  expect(await ids("--repo", "quay")).toEqual(["run-1", "run-2", "run-3"]);
  expect(await ids("--since", "2026-04-07T10:00:00Z")).toEqual(["run-3", "run-4"]);
  expect(await ids("reason:completed", "--state", "ended")).toEqual(["run-1", "run-2"]);
  const csv = (await run(dispatches, "--csv")).stdout.split("\r\n");
  expect(csv[0]).toMatch(/^runId,cohort,slug,.*,elapsedS,elapsedSKnown,incidents,incidentsKnown,/);
  // Elapsed, incidents and double effects of run-1.
  expect(csv[1]).toMatch(
    /^run-1,BE,QUAY-1,.*,1200,value,1,lower bound,1,lower bound,2,2,implement,canary,first,$/,
  );
});

test("a term that is none is refused", async () => {
  const { run } = await drainWorkplace();
  expect(await run(dispatches, "folder:x")).toMatchObject({ exitCode: 2, stdout: "" });
});
