// Threads start only from bundled files, so this test bundles the reader and its worker as the program ships them.

import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { readBatch, type SizedTask } from "../../src/measure/read-batch.ts";
import { rowPath } from "../../src/measure/row-path.ts";
import { readTables } from "../../src/measure/schema-read.ts";
import { bundleReader } from "./bundled-reader.ts";
import { inFreshFolder } from "./log-database.ts";

function tasksOf(paths: readonly string[]): readonly SizedTask[] {
  const start = { from: { line: 1, byteOffset: 0 }, format: null, contextsBefore: 0 };
  return paths.map((path, at) => ({
    task: { sourceId: at + 1, path, ...start },
    sizeBytes: statSync(path).size,
  }));
}

function line(session: number, text: string): string {
  const message = { content: text };
  return `${JSON.stringify({ type: "user", sessionId: `s${session}`, uuid: `u${session}`, message })}\n`;
}

/** All rows of all readers, by table and sorted. */
function rowsOf(folder: string, readers: readonly string[]): Readonly<Record<string, readonly string[]>> {
  const rows = readTables.map(({ name }) => {
    const texts = readers.map((reader) => readFileSync(rowPath(folder, reader, name), "utf8"));
    return [name, texts.flatMap((text) => text.split("\n").slice(0, -1)).sort()];
  });
  return Object.fromEntries(rows);
}

function isReader(value: unknown): value is { readonly readBatch: typeof readBatch } {
  const isObject = typeof value === "object" && value !== null;
  return isObject && "readBatch" in value && typeof value.readBatch === "function";
}

test("files read on two threads give the rows and results that one thread gives", async () => {
  await inFreshFolder(async (folder) => {
    const bundle = await bundleReader(join(folder, "bundle"));
    const threaded: unknown = await import(pathToFileURL(bundle.readBatch).href);
    if (!isReader(threaded)) throw new Error("The bundle has no readBatch.");
    const text = "x".repeat(100_000);
    const logs = [0, 1, 2, 3].map((at) => join(folder, `${at}.jsonl`));
    logs.forEach((path, at) => {
      writeFileSync(path, Array.from({ length: 60 }, (_unused, n) => line(at, text + n)).join(""));
    });
    const [one, two] = [join(folder, "one"), join(folder, "two")];
    for (const each of [one, two]) mkdirSync(each);
    const alone = await readBatch(tasksOf(logs), one, 1, () => undefined);
    const both = await threaded.readBatch(tasksOf(logs), two, 2, () => undefined);
    expect(both.readers).toEqual(["thread-0", "thread-1"]);
    const sorted = (read: typeof alone): unknown => read.results.toSorted((a, b) => a.sourceId - b.sourceId);
    expect(sorted(both)).toEqual(sorted(alone));
    expect(rowsOf(two, both.readers)).toEqual(rowsOf(one, alone.readers));
  });
}, 60_000);
