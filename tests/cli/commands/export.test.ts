// `detent export`, and `detent load` of what it wrote.

import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { exportCommand } from "../../../src/cli/commands/export.ts";
import { load } from "../../../src/cli/commands/load.ts";
import { measure } from "../../../src/cli/commands/measure.ts";
import { problems } from "../../../src/cli/commands/problems.ts";
import { freshFolder } from "../../measure/fresh-folder.ts";
import { runInMemory } from "../memory-context.ts";
import { jsonShapes } from "./json-shapes.ts";
import { loadedWorkplace, type Workplace, workplace } from "./loaded-database.ts";

const corpora = fileURLToPath(new URL("../../../corpora/", import.meta.url));

async function exported(place: Workplace, ...args: readonly string[]) {
  const { exitCode, stdout, stderr } = await place.run(exportCommand, "--json", ...args);
  expect([exitCode, stderr]).toEqual([0, ""]);
  return jsonShapes["detent.export/1"].parse(JSON.parse(stdout));
}

async function loaded(place: Workplace, ...paths: readonly string[]) {
  const { stdout } = await place.run(load, "--json", ...paths);
  return jsonShapes["detent.load/1"].parse(JSON.parse(stdout));
}

test("without a folder it says what would leave, and writes nothing", async () => {
  const place = await loadedWorkplace("moves-at-work");
  const { exitCode, stdout } = await place.run(exportCommand);
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(/^Install {3}none yet; a random id is drawn at the first export$/m);
  expect(stdout).toMatch(/^Stays {5}the texts of prompts, answers, thinking and tool results$/m);
  expect(stdout).toMatch(/^ +paths of \d+ logs?, working folders, .* \(--with-paths\)$/m);
  expect(stdout).toMatch(/^ +commands, paths, patterns and URLs of \d+ tool calls? \(--with-subjects\)$/m);
  expect(stdout).toMatch(/^Nothing was written: --parquet DIR writes it\.$/m);
  expect(readdirSync(place.folder).sort()).toEqual(["detent.duckdb", "logs"]);
  const all = await place.run(exportCommand, "--with-paths", "--with-subjects");
  expect(all.stdout).toMatch(/^ +commands, paths, patterns and URLs of \d+ tool calls?$/m);
  expect(all.stdout).not.toContain("--with");
});

test("what it has written is counted, and written once", async () => {
  const place = await loadedWorkplace("moves-at-work");
  const first = await exported(place, "--parquet", "out");
  expect(first).toMatchObject({ hasPaths: false, written: { folder: join(place.folder, "out"), number: 1 } });
  expect(first.written).toMatchObject({ isChanged: true, filesWritten: first.written?.files });
  expect(existsSync(join(place.folder, "out", "_exports", `${first.install}.json`))).toBe(true);
  const again = await exported(place, "--parquet", "out");
  expect(again.written).toMatchObject({ number: 1, isChanged: false, filesWritten: 0 });
  const { stdout } = await place.run(exportCommand, "--parquet", "out");
  expect(stdout).toMatch(
    /^Written {3}nothing: export 1 stands in .*out as it is \(\d+ files, [\d,]+ bytes\)$/m,
  );
});

test("without a database there is nothing to export, and none is made", async () => {
  const place = workplace();
  const { exitCode, stderr } = await place.run(exportCommand, "--parquet", "out");
  expect([exitCode, existsSync(place.database)]).toEqual([4, false]);
  expect(stderr).toContain("There is no database here yet. Run `detent load` first");
});

test("a database's own export loaded back adds nothing", async () => {
  const place = await loadedWorkplace("moves-at-work");
  const { totals, fates } = await loaded(place, place.logs);
  await exported(place, "--parquet", "out");
  const back = await loaded(place, "out");
  expect(back).toMatchObject({ totals, fates, exports: { new: 1, refused: 0 } });
  expect(await loaded(place, "out")).toMatchObject({ totals, isChanged: false, exports: { unchanged: 1 } });
});

test("an export that is not whole, or of other rules, is refused by name; the others are loaded", async () => {
  const place = await loadedWorkplace("moves-at-work");
  const { install } = await exported(place, "--parquet", "out");
  const manifest = join(place.folder, "out", "_exports", `${install}.json`);
  const text = readFileSync(manifest, "utf8");
  const fleet = { ...place, database: join(place.folder, "fleet.duckdb") };
  const run = (...args: readonly string[]) =>
    runInMemory([load, problems], [...args, "--db", fleet.database], { cwd: place.folder });
  const refused = async (content: string): Promise<string> => {
    writeFileSync(manifest, content);
    const { exitCode, stderr } = await run("load", "out");
    expect(exitCode).toBe(4);
    return stderr;
  };
  expect(await refused(text.replace('"schema_version": ', '"schema_version": 9'))).toMatch(
    new RegExp(`Install ${install}: The export has schema 9\\d+; this version reads schema \\d+\\.`),
  );
  expect(await refused(text.replace('"counting_definition": 1', '"counting_definition": 7'))).toContain(
    `Install ${install}: The export was counted by rules 7; this version counts by rules 1.`,
  );
  expect(await refused(text.replace(/"sha256": "..../, '"sha256": "0000'))).toMatch(
    new RegExp(
      `Install ${install}: .*out/sources/.*rows_0\\.parquet is another one than the manifest names\\.`,
    ),
  );
  expect((await run("problems")).stdout).toContain("is another one than the manifest names");
  writeFileSync(manifest, text);
  expect(await run("load", "out")).toMatchObject({ exitCode: 0, stdout: expect.stringContaining("1 new") });
  expect((await run("problems")).stdout).not.toContain("manifest");
});

const DIGITS = 12;
const MEASURES = [
  ["measure", "--json"],
  ["measure", "--json", "--by", "repo"],
  ["measure", "--json", "--level", "dispatch"],
  ["measure", "--json", "--level", "dispatch", "--by", "profile"],
];

/** Units come in no order, and a sum of fractions differs in its last digit with the order of its parts. */
function inOrder(stdout: string): string {
  const document: { units?: { id: string }[] } = JSON.parse(stdout);
  document.units?.sort((a, b) => (a.id < b.id ? -1 : 1));
  const rounded = (_key: string, value: unknown) =>
    typeof value === "number" ? Number(value.toPrecision(DIGITS)) : value;
  return JSON.stringify(document, rounded, 1);
}

async function measured(database: string): Promise<readonly string[]> {
  const texts: string[] = [];
  for (const args of MEASURES) {
    const { exitCode, stdout, stderr } = await runInMemory([measure], [...args, "--db", database]);
    expect([exitCode, stderr]).toEqual([0, ""]);
    texts.push(inOrder(stdout));
  }
  return texts;
}

test("the shipped logs on three machines, exported and loaded, measure as all of them on one", async () => {
  const folder = freshFolder();
  const names = ["sessions/claude-code", "sessions/stream-json", "drains"].flatMap((below) =>
    readdirSync(join(corpora, below)).map((name) => join(below, name)),
  );
  for (const [at, name] of names.entries()) {
    const to = join(folder, `m${at % 3}`, name);
    mkdirSync(dirname(to), { recursive: true });
    cpSync(join(corpora, name), to, { recursive: true });
  }
  const run = async (database: string, command: typeof load, ...args: readonly string[]): Promise<void> => {
    const { exitCode, stderr } = await runInMemory([command], [command.name, ...args, "--db", database], {
      cwd: folder,
    });
    expect([exitCode, stderr]).toEqual([0, ""]);
  };
  await run(join(folder, "all.duckdb"), load, "m0", "m1", "m2");
  for (const machine of ["m2", "m0", "m1"]) {
    await run(join(folder, machine, "detent.duckdb"), load, machine);
    await run(join(folder, machine, "detent.duckdb"), exportCommand, "--parquet", "shared");
  }
  const fleet = join(folder, "fleet.duckdb");
  await run(fleet, load, "shared");
  const expected = await measured(join(folder, "all.duckdb"));
  expect(expected.join("")).toContain("mechanical_bash_calls");
  expect(await measured(fleet)).toEqual(expected);
  // A copy of a damaged file is a damaged file: its lines are counted once more, and no figure changes.
  const undamaged = (texts: readonly string[]) =>
    texts.map((text) => text.replaceAll(/\d+ lines? of its logs/g, "lines"));
  await run(fleet, load, "m1", "m0", "m2");
  expect(undamaged(await measured(fleet))).toEqual(undamaged(expected));
}, 240_000);
