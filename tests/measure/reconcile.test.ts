// Hand-worked headless output: each case folder is loaded on its own, and every figure of its expected.json is
// compared. The derivations stand in corpora/sessions/stream-json/README.md.

import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import * as z from "zod/mini";
import { type Database, openForLoading } from "../../src/measure/open-database.ts";
import { emptyDatabase, fatesOf, loadFiles, logsBelow, problemsOf, recoveredOf } from "./log-database.ts";
import { runFigures } from "./run-figures.ts";
import { sessionFigures } from "./session-figures.ts";

const corpus = join(import.meta.dirname, "../../corpora/sessions/stream-json");
const counts = z.record(z.string(), z.number());
const figure = z.union([z.null(), z.number(), z.string(), z.boolean()]);
const expectedShape = z.object({
  sessions: z.record(z.string(), z.record(z.string(), z.union([figure, z.record(z.string(), figure)]))),
  fates: counts,
  recovered_objects: z.optional(counts),
  problems: z.array(z.object({ file: z.string(), line: z.nullable(z.number()), kind: z.string() })),
});

const folder = mkdtempSync(join(tmpdir(), "detent-reconcile-"));
let database: Database;
beforeAll(async () => {
  database = await openForLoading(join(folder, "detent.duckdb"));
});
beforeEach(() => emptyDatabase(database));
afterAll(() => {
  database.close();
  rmSync(folder, { recursive: true, force: true });
});

async function allFigures(): Promise<ReadonlyMap<string, Readonly<Record<string, unknown>>>> {
  const [ofSessions, ofRuns] = [await sessionFigures(database), await runFigures(database)];
  return new Map([...ofSessions].map(([id, figures]) => [id, { ...figures, ...ofRuns.get(id) }]));
}

const cases = readdirSync(corpus, { withFileTypes: true }).flatMap((one) =>
  one.isDirectory() ? [one.name] : [],
);

test.each(cases)("%s: every figure worked out by hand holds", async (name) => {
  const logs = join(corpus, name);
  const expected = expectedShape.parse(JSON.parse(readFileSync(join(logs, "expected.json"), "utf8")));
  await loadFiles(database, logsBelow(logs));
  const figures = await allFigures();
  const found = Object.entries(expected.sessions).map(([id, wanted]) => {
    return [id, Object.fromEntries(Object.keys(wanted).map((key) => [key, figures.get(id)?.[key]]))];
  });
  expect({
    sessions: Object.fromEntries(found),
    ids: [...figures.keys()].filter((id) => id !== "").sort(),
    fates: await fatesOf(database),
    recovered: await recoveredOf(database),
    problems: await problemsOf(database, logs),
  }).toEqual({
    sessions: expected.sessions,
    ids: Object.keys(expected.sessions).sort(),
    fates: expected.fates,
    recovered: expected.recovered_objects ?? {},
    problems: expected.problems.map(({ file, line, kind }) => `${file}:${line ?? "file"} ${kind}`).sort(),
  });
});
