// A fleet gives the figures of one database over all its logs: whichever machine holds which file, in whatever order
// exports are loaded, how often, and whether the logs themselves are loaded beside them.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadExports } from "../../src/measure/load-exports.ts";
import { type Database, openForLoading } from "../../src/measure/open-database.ts";
import { writeExport } from "../../src/measure/write-export.ts";
import { EVERYTHING, manifestsIn, NOTHING_ELSE } from "./export-fleet.ts";
import { fileOf, spread, transcripts } from "./generated-sessions.ts";
import { emptyDatabase, fatesOf, loadFiles, writeLogs } from "./log-database.ts";
import { runFigures } from "./run-figures.ts";
import { sessionFigures } from "./session-figures.ts";

const MACHINES = 3;
const folder = mkdtempSync(join(tmpdir(), "detent-fleet-"));
const machines: Database[] = [];
let fleet: Database;
let runs = 0;

beforeAll(async () => {
  for (let at = 0; at < MACHINES; at += 1)
    machines.push(await openForLoading(join(folder, `m${at}`, "detent.duckdb")));
  fleet = await openForLoading(join(folder, "fleet", "detent.duckdb"));
});
afterAll(() => {
  for (const database of [...machines, fleet]) database.close();
  rmSync(folder, { recursive: true, force: true });
});

const PROBLEMS = "SELECT kind, count(*) AS problems FROM problems GROUP BY kind ORDER BY kind";
const SESSIONS = `SELECT session_id, started_ms, ended_ms, requests, copied_requests, main_entries, damaged_lines
  FROM sessions ORDER BY session_id`;

/** What must not depend on where the lines came from. */
async function figures(): Promise<unknown> {
  return {
    sessions: Object.fromEntries(await sessionFigures(fleet)),
    runs: Object.fromEntries(await runFigures(fleet)),
    rows: await fleet.all(SESSIONS),
  };
}

async function whole(paths: readonly string[]): Promise<unknown> {
  await emptyDatabase(fleet);
  await loadFiles(fleet, paths);
  return { figures: await figures(), fates: await fatesOf(fleet), problems: await fleet.all(PROBLEMS) };
}

const cases = transcripts.chain((lines) =>
  fc.tuple(
    spread(lines.flat()),
    fc.shuffledSubarray([0, 1, 2], { minLength: MACHINES }),
    fc.constantFrom(NOTHING_ELSE, EVERYTHING),
    fc.boolean(),
  ),
);

test("files spread over machines, exported and loaded in any order, give the figures of all logs in one", async () => {
  await fc.assert(
    fc.asyncProperty(cases, async ([files, order, choice, isTwice]) => {
      runs += 1;
      const [logs, shared] = [join(folder, `logs-${runs}`), join(folder, `shared-${runs}`)];
      const texts = files.map((lines, at) => [`${at}.jsonl`, fileOf(lines)]);
      const paths = writeLogs(logs, Object.fromEntries(texts));
      const expected = await whole(paths);
      for (const [at, database] of machines.entries()) {
        await emptyDatabase(database);
        await loadFiles(database, paths.slice(at, at + 1));
        await writeExport(database, shared, choice);
      }
      await emptyDatabase(fleet);
      const manifests = order.map((at) => manifestsIn(shared)[at] ?? "");
      for (const manifest of isTwice ? [...manifests, ...manifests] : manifests) {
        const { faults } = await loadExports(fleet, [manifest], isTwice);
        expect(faults).toEqual([]);
      }
      const found = {
        figures: await figures(),
        fates: await fatesOf(fleet),
        problems: await fleet.all(PROBLEMS),
      };
      expect(found).toEqual(expected);
      // The logs beside their exports are copies: lines have other fates, figures stay.
      await loadFiles(fleet, paths);
      expect(withoutFiles(await figures())).toEqual(withoutFiles(Object(expected).figures));
    }),
    { numRuns: 3, endOnFailure: true },
  );
}, 240_000);

/** Damaged lines and entries of the main thread are counted by file, and a copy of a file is a file. */
function withoutFiles(found: unknown): unknown {
  return JSON.parse(
    JSON.stringify(found).replaceAll(/"(?:damaged_lines|main_entries)":\d+/g, '"of_files":0'),
  );
}
