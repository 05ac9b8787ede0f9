// What a load must not depend on: files and their names, their order, how often a line was copied, and into how many
// loads a growing file was cut.

import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ingest } from "../../src/measure/ingest.ts";
import { type Database, openForLoading } from "../../src/measure/open-database.ts";
import { fileOf, spread, transcripts } from "./generated-sessions.ts";
import {
  dumpDatabase,
  emptyDatabase,
  fatesOf,
  foundFile,
  loadFiles,
  problemsOf,
  writeLogs,
} from "./log-database.ts";
import { sessionFigures } from "./session-figures.ts";

const folder = mkdtempSync(join(tmpdir(), "detent-ingest-"));
let database: Database;
let runs = 0;
beforeAll(async () => {
  database = await openForLoading(join(folder, "detent.duckdb"));
});
beforeEach(() => emptyDatabase(database));
afterAll(() => {
  database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A folder of its own for each run, so that no file is taken for an earlier one. */
function freshLogs(): string {
  runs += 1;
  return join(folder, `logs-${runs}`);
}

async function figuresOf(paths: readonly string[]): Promise<unknown> {
  await emptyDatabase(database);
  await loadFiles(database, paths);
  return Object.fromEntries(await sessionFigures(database));
}

async function linesByFate(): Promise<number> {
  return Object.values(await fatesOf(database)).reduce((sum, lines) => sum + lines, 0);
}

const scenes = transcripts.chain((lines) => fc.tuple(fc.constant(lines.flat()), spread(lines.flat())));

describe("figures do not depend on files", () => {
  test("any spread of the lines over files, in any order and with copies, gives the same figures", async () => {
    await fc.assert(
      fc.asyncProperty(scenes, async ([lines, files]) => {
        const whole = await figuresOf(writeLogs(freshLogs(), { "whole.jsonl": fileOf(lines) }));
        expect(await linesByFate()).toBe(lines.length);
        const parts = { "z.jsonl": files[0], "a/y.jsonl": files[1], "m.jsonl": files[2] };
        const texts = Object.entries(parts).map(([name, part]) => [name, fileOf(part ?? [])]);
        expect(await figuresOf(writeLogs(freshLogs(), Object.fromEntries(texts)))).toEqual(whole);
        expect(await linesByFate()).toBe(files.flat().length);
      }),
      { numRuns: 6, endOnFailure: true },
    );
  }, 120_000);

  test("files one by one in reverse give the same figures as all at once", async () => {
    await fc.assert(
      fc.asyncProperty(scenes, async ([, files]) => {
        const texts = files.map((file, at) => [`${at}.jsonl`, fileOf(file)]);
        const paths = writeLogs(freshLogs(), Object.fromEntries(texts));
        const atOnce = await figuresOf(paths);
        await emptyDatabase(database);
        for (const path of paths.toReversed()) await loadFiles(database, [path]);
        expect(Object.fromEntries(await sessionFigures(database))).toEqual(atOnce);
      }),
      { numRuns: 2, endOnFailure: true },
    );
  }, 120_000);
});

/** Everything but what may differ: numbers of contexts, and when the file was last written. */
async function comparable(): Promise<unknown> {
  const { contexts: _contexts, ...tables } = await dumpDatabase(database);
  return Object.fromEntries(
    Object.entries(tables).map(([name, rows]) => [
      name,
      rows.map((row) => row.replace(/"(?:context_id|modified_ms)":[\d.]+/, "")),
    ]),
  );
}

const damage = fc.constantFrom("", '{"type":"user"\n', "\n", "\u0000\u0000\n", "[]\n", "x".repeat(40));
const growth = fc.record({
  tail: damage,
  encoding: fc.constantFrom<BufferEncoding>("utf8", "utf16le"),
  cuts: fc.tuple(fc.nat({ max: 1000 }), fc.nat({ max: 1000 })),
});

/** The file in three pieces; a cut falls on any byte. */
function piecesOf(bytes: Buffer, cuts: readonly [number, number]): readonly Buffer[] {
  const [low, high] = cuts
    .map((permille) => Math.floor((permille / 1000) * bytes.length))
    .sort((a, b) => a - b);
  return [bytes.subarray(0, low), bytes.subarray(low, high), bytes.subarray(high)];
}

describe("a growing file", () => {
  test("cut anywhere into loads it leaves the same rows as loaded at once", async () => {
    const growing = transcripts.chain((lines) =>
      fc.tuple(...lines.map((each) => growth.map((how) => ({ ...how, text: fileOf(each) + how.tail })))),
    );
    await fc.assert(
      fc.asyncProperty(growing, async (files) => {
        const bytes = files.map(({ text, encoding }) => Buffer.from(text, encoding));
        const paths = writeLogs(
          freshLogs(),
          Object.fromEntries(bytes.map((each, at) => [`${at}.jsonl`, each])),
        );
        await figuresOf(paths);
        const whole = await comparable();
        await emptyDatabase(database);
        for (const path of paths) writeFileSync(path, "");
        for (const step of [0, 1, 2]) {
          files.forEach(({ cuts }, at) => {
            appendFileSync(paths[at] ?? "", piecesOf(bytes[at] ?? Buffer.alloc(0), cuts)[step] ?? "");
          });
          await loadFiles(database, paths);
        }
        expect(await comparable()).toEqual(whole);
      }),
      { numRuns: 5, endOnFailure: true },
    );
  }, 120_000);

  test("a tail that was whole and is written on leaves nothing of its first reading", async () => {
    const first = '{"type":"user","sessionId":"a","message":{"content":"Hi"}}\n';
    const [path = ""] = writeLogs(freshLogs(), { "s.jsonl": `${first}{"n":1}` });
    await loadFiles(database, [path]);
    expect([...(await sessionFigures(database)).keys()]).toEqual(["", "a"]);
    appendFileSync(path, "garbage\n");
    await loadFiles(database, [path]);
    expect(await fatesOf(database)).toEqual({ "conversation-without-usage": 1, malformed: 1 });
    expect([...(await sessionFigures(database)).keys()]).toEqual(["a"]);
  });
});

const line = '{"type":"user","sessionId":"a","uuid":"u","message":{"content":"Hi"}}\n';

describe("files between two loads", () => {
  test("unchanged ones are not read, and a second load changes no row", async () => {
    const paths = writeLogs(freshLogs(), { "a.jsonl": line, "b.jsonl": "", "c.jsonl": "no log\n" });
    await loadFiles(database, paths);
    const before = await dumpDatabase(database);
    const again = await loadFiles(database, paths);
    expect(again.results).toEqual([]);
    expect(await dumpDatabase(database)).toEqual(before);
  });

  test("reading everything again changes no row", async () => {
    const paths = writeLogs(freshLogs(), { "a.jsonl": line, "b.jsonl": `${line}{"cut` });
    await loadFiles(database, paths);
    const before = await dumpDatabase(database);
    await loadFiles(database, paths, true);
    expect(await dumpDatabase(database)).toEqual(before);
  });

  test("a rewritten one of the same size is read again as a whole", async () => {
    const [path = ""] = writeLogs(freshLogs(), { "a.jsonl": line });
    await loadFiles(database, [path]);
    writeFileSync(path, line.replace('"a"', '"b"'));
    utimesSync(path, 5, 5);
    await loadFiles(database, [path]);
    expect([...(await sessionFigures(database)).keys()]).toEqual(["b"]);
  });

  test("one that grew behind another head is read again as a whole", async () => {
    const [path = ""] = writeLogs(freshLogs(), { "a.jsonl": line });
    await loadFiles(database, [path]);
    writeFileSync(path, line.replace('"a"', '"b"') + line.replace('"a"', '"c"'));
    await loadFiles(database, [path]);
    expect([...(await sessionFigures(database)).keys()]).toEqual(["b", "c"]);
  });

  test("one that grew and was changed in its middle is read again as a whole", async () => {
    const prompts = (which: string): string =>
      Array.from({ length: 300 }, (_unused, at) => line.replace('"u"', `"u${at}"`))
        .with(150, line.replace('"a"', `"${which}"`))
        .join("");
    const [path = ""] = writeLogs(freshLogs(), { "a.jsonl": prompts("b") });
    await loadFiles(database, [path]);
    expect([...(await sessionFigures(database)).keys()]).toEqual(["a", "b"]);
    writeFileSync(path, prompts("c") + line);
    const { planned } = await loadFiles(database, [path]);
    expect(planned.map(({ state }) => state)).toEqual(["rewritten"]);
    expect([...(await sessionFigures(database)).keys()]).toEqual(["a", "c"]);
  });

  test("a removed one keeps its rows and is marked gone until it is back", async () => {
    const [path = ""] = writeLogs(freshLogs(), { "a.jsonl": line });
    await loadFiles(database, [path]);
    const goneNow = async (): Promise<unknown> =>
      (await database.all("SELECT is_gone FROM sources"))[0]?.is_gone;
    renameSync(path, `${path}.away`);
    expect((await loadFiles(database, [])).gone).toEqual([path]);
    expect(await goneNow()).toBe(true);
    expect(await fatesOf(database)).toEqual({ "conversation-without-usage": 1 });
    renameSync(`${path}.away`, path);
    expect((await loadFiles(database, [path])).gone).toEqual([]);
    expect(await goneNow()).toBe(false);
  });
});

test("a file that goes away between its finding and its reading ends no load, and keeps what was read", async () => {
  const [path = "", other = ""] = writeLogs(freshLogs(), {
    "a.jsonl": line,
    "b.jsonl": line.replace("u1", "u2"),
  });
  await loadFiles(database, [path]);
  const before = await fatesOf(database);
  appendFileSync(path, line.replace("u1", "u3"));
  const files = [foundFile(path), foundFile(other)];
  rmSync(path);
  const options = { threads: 1, isReread: false, onProgress: () => undefined, exists: existsSync };
  const { gone, planned } = await ingest(database, files, options);
  expect(gone).toEqual([path]);
  expect(planned.map(({ state }) => state)).toEqual(["unchanged", "new"]);
  expect(before).toEqual({ "conversation-without-usage": 1 });
  expect(await database.all("SELECT is_gone FROM sources ORDER BY path")).toEqual([
    { is_gone: true },
    { is_gone: false },
  ]);
});

test("a folder in the place of a log is a problem of its own, and nothing else is lost", async () => {
  const logs = freshLogs();
  const [path = ""] = writeLogs(logs, { "a.jsonl": line, "odd.jsonl/inner": "" });
  await loadFiles(database, [join(logs, "odd.jsonl"), path]);
  expect(await problemsOf(database, logs)).toEqual(["odd.jsonl:file unreadable"]);
  expect(await fatesOf(database)).toEqual({ "conversation-without-usage": 1 });
});

test("nothing is left beside the database after a load", async () => {
  await loadFiles(database, writeLogs(freshLogs(), { "a.jsonl": line }));
  expect(existsSync(`${database.path}.loading`)).toBe(false);
});
