// Damaged logs, one kind of damage each: what is recovered, what is named, and that nothing else is lost. The
// expectations were worked out by hand and stand in corpora/malformed/README.md.

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { type Database, openForLoading } from "../../src/measure/open-database.ts";
import { emptyDatabase, fatesOf, loadFiles, problemsOf, recoveredOf } from "./log-database.ts";
import { sessionFigures } from "./session-figures.ts";

const corpora = fileURLToPath(new URL("../../corpora/", import.meta.url));
const malformed = join(corpora, "malformed");
const counts = z.record(z.string(), z.number());
const expectedShape = z.record(
  z.string(),
  z.looseObject({
    physical_lines: z.number(),
    fates: counts,
    recovered_objects: z.optional(counts),
    problems: z.array(z.object({ line: z.nullable(z.number()), kind: z.string() })),
    sessions: z.optional(z.number()),
  }),
);
const expected = expectedShape.parse(JSON.parse(readFileSync(join(malformed, "expected.json"), "utf8")));
const figureNames = ["requests", "input_tokens", "output_tokens", "text_chars", "tool_calls_by_name"];

const folder = mkdtempSync(join(tmpdir(), "detent-damage-"));
let database: Database;
beforeAll(async () => {
  database = await openForLoading(join(folder, "detent.duckdb"));
});
beforeEach(() => emptyDatabase(database));
afterAll(() => {
  database.close();
  rmSync(folder, { recursive: true, force: true });
});

describe("a damaged log", () => {
  test.each(Object.entries(expected))("%s", async (name, wanted) => {
    await loadFiles(database, [join(malformed, name)]);
    const figures = await sessionFigures(database);
    const named = [...figures.keys()].filter((id) => id !== "");
    const [id = ""] = named;
    const asserted = figureNames.filter((key) => Object.hasOwn(wanted, key) && named.length === 1);
    const [lines] = await database.all("SELECT physical_lines FROM sources");
    expect({
      physical: lines?.physical_lines,
      fates: await fatesOf(database),
      recovered: await recoveredOf(database),
      problems: await problemsOf(database, malformed),
      sessions: named.length,
      figures: Object.fromEntries(asserted.map((key) => [key, figures.get(id)?.[key]])),
    }).toEqual({
      physical: wanted.physical_lines,
      fates: wanted.fates,
      recovered: wanted.recovered_objects ?? {},
      problems: wanted.problems.map(({ line, kind }) => `${name}:${line ?? "file"} ${kind}`).sort(),
      sessions: wanted.sessions ?? named.length,
      figures: Object.fromEntries(asserted.map((key) => [key, wanted[key]])),
    });
  });
});
