import { join } from "node:path";
import { expect, test } from "vitest";
import { type ChainPlace, readKeptHeads, writeKeptHead } from "../../src/measure/kept-head.ts";
import { type Database, openForLoading } from "../../src/measure/open-database.ts";
import { readChain } from "../../src/measure/registry.ts";
import { inFreshFolder } from "./log-database.ts";
import { protocolText } from "./protocol-text.ts";
import { memoryFolder, protocolFrom, seal } from "./sample-registry.ts";

const [h1, h2] = ["1".repeat(64), "2".repeat(64)];

/** A chain of so many records in a folder that is named `place`. */
function chainAt(place: string, records: number, day = "2026-09-01T00:00:00Z"): ChainPlace {
  const folder = memoryFolder();
  for (let k = 0; k < records; k++) seal(folder, protocolFrom(protocolText), { at: day });
  return { ...readChain(folder, null), folder: place };
}

async function onDatabase(use: (database: Database) => Promise<void>): Promise<void> {
  await inFreshFolder(async (folder) => {
    const database = await openForLoading(join(folder, "detent.duckdb"));
    try {
      await use(database);
    } finally {
      database.close();
    }
  });
}

test("a database keeps the newest head of a registry, and none of one that it was never used with", async () => {
  await onDatabase(async (database) => {
    const chain = chainAt("/a", 2);
    expect(await readKeptHeads(database, chain)).toEqual([]);
    await writeKeptHead(database, chain, h1);
    await writeKeptHead(database, chain, h2);
    expect(await readKeptHeads(database, chain)).toEqual([h2]);
    expect(await readKeptHeads(database, chainAt("/b", 2, "2026-09-02T00:00:00Z"))).toEqual([]);
  });
});

test("an emptied registry is known again by its place, a moved one by its first record", async () => {
  await onDatabase(async (database) => {
    await writeKeptHead(database, chainAt("/a", 2), h1);
    expect(await readKeptHeads(database, chainAt("/a", 0))).toEqual([h1]);
    expect(await readKeptHeads(database, chainAt("/b", 1))).toEqual([h1]);
    expect(await readKeptHeads(database, chainAt("/b", 0))).toEqual([]);
  });
});

test("the first record of an empty registry is both its head and what it is known by", async () => {
  await onDatabase(async (database) => {
    const first = chainAt("/b", 1);
    const hash = first.records[0]?.record.hash ?? "";
    await writeKeptHead(database, chainAt("/a", 0), hash);
    expect(await readKeptHeads(database, first)).toEqual([hash]);
  });
});

test("copies of a registry that went separate ways have two heads, so that either copy finds the other's", async () => {
  await onDatabase(async (database) => {
    await writeKeptHead(database, chainAt("/a", 2), h1);
    await writeKeptHead(database, chainAt("/b", 2), h2);
    expect(await readKeptHeads(database, chainAt("/a", 2))).toEqual([h1, h2]);
    expect(await readKeptHeads(database, chainAt("/b", 2))).toEqual([h2]);
  });
});
