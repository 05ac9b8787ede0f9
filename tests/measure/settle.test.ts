// Hand-worked transcripts: each case folder is loaded on its own, and every figure of its expected.json is compared.
// The derivations stand in corpora/sessions/claude-code/README.md.

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { type Database, openForLoading } from "../../src/measure/open-database.ts";
import { emptyDatabase, fatesOf, loadFiles, logsBelow, problemsOf, recoveredOf } from "./log-database.ts";
import { sessionFigures } from "./session-figures.ts";

const corpus = fileURLToPath(new URL("../../corpora/sessions/claude-code/", import.meta.url));
const counts = z.record(z.string(), z.number());
const expectedShape = z.object({
  sessions: z.record(z.string(), z.record(z.string(), z.union([z.nullable(z.number()), counts]))),
  fates: counts,
  recovered_objects: z.optional(counts),
  problems: z.array(z.object({ file: z.string(), line: z.nullable(z.number()), kind: z.string() })),
});

const folder = mkdtempSync(join(tmpdir(), "detent-settle-"));
let database: Database;
beforeAll(async () => {
  database = await openForLoading(join(folder, "detent.duckdb"));
});
beforeEach(() => emptyDatabase(database));
afterAll(() => {
  database.close();
  rmSync(folder, { recursive: true, force: true });
});

const cases = readdirSync(corpus).filter((name) => existsSync(join(corpus, name, "expected.json")));

describe("every figure of a hand-worked case holds", () => {
  test.each(cases)("%s", async (name) => {
    const logs = join(corpus, name);
    const expected = expectedShape.parse(JSON.parse(readFileSync(join(logs, "expected.json"), "utf8")));
    await loadFiles(database, logsBelow(logs));
    const figures = await sessionFigures(database);
    const wantedOf = (id: string, wanted: object): object =>
      Object.fromEntries(Object.keys(wanted).map((key) => [key, figures.get(id)?.[key]]));
    expect({
      sessions: Object.fromEntries(
        Object.entries(expected.sessions).map(([id, wanted]) => [id, wantedOf(id, wanted)]),
      ),
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
});

test("settling again changes nothing, and a load of unchanged files reads nothing", async () => {
  const logs = logsBelow(join(corpus, "fork-chain"));
  await loadFiles(database, logs);
  const before = await sessionFigures(database);
  const again = await loadFiles(database, logs);
  expect(again.planned.map(({ state }) => state)).toEqual(["unchanged", "unchanged", "unchanged"]);
  expect(await sessionFigures(database)).toEqual(before);
});
