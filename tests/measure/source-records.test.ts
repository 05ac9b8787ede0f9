import { expect, test } from "vitest";
import {
  areMarksStale,
  goneSql,
  readKnownSources,
  replaceSourcesSql,
  type SourceRecord,
} from "../../src/measure/source-records.ts";
import { inFreshFolder, withDatabase } from "./log-database.ts";

const record: SourceRecord = {
  ...{
    sourceId: 1,
    path: "/it's here",
    format: "claude-code",
    leftOutWhy: null,
    sizeBytes: 10,
    modifiedMs: 5.5,
  },
  ...{ prefixSha256: "h", resume: { line: 3, byteOffset: 9 }, physicalLines: 4 },
  contextsMade: 5,
};
const left: SourceRecord = {
  ...{ ...record, sourceId: 2, path: "/b", format: null, leftOutWhy: "It's empty.", modifiedMs: null },
  ...{ prefixSha256: null },
};

test("a source comes back as it was noted, and a later note replaces it", async () => {
  await inFreshFolder((folder) =>
    withDatabase(folder, async (database) => {
      expect(await readKnownSources(database)).toEqual([]);
      await database.run(replaceSourcesSql([record, left]));
      await database.run(replaceSourcesSql([{ ...record, sizeBytes: 20 }]));
      const known = (await readKnownSources(database)).toSorted((a, b) => a.sourceId - b.sourceId);
      const { leftOutWhy: _, physicalLines: _lines, contextsMade, ...noted } = record;
      expect(known[0]).toEqual({ ...noted, sizeBytes: 20, contextsBefore: contextsMade });
      expect(known[1]).toMatchObject({ path: "/b", format: null, modifiedMs: null, prefixSha256: null });
    }),
  );
});

test("nothing to note gives no statement", () => {
  expect(replaceSourcesSql([])).toBe("");
});

test("a missing file is marked and unmarked, and nothing is written where nothing changed", async () => {
  await inFreshFolder((folder) =>
    withDatabase(folder, async (database) => {
      await database.run(replaceSourcesSql([record, left]));
      const known = await readKnownSources(database);
      const marks = async (gone: readonly string[]): Promise<unknown> => {
        await database.run(goneSql(known, gone));
        return (await database.all("SELECT is_gone FROM sources ORDER BY source_id")).map(
          (row) => row.is_gone,
        );
      };
      expect(await marks([])).toEqual([false, false]);
      expect(await marks(["/it's here"])).toEqual([true, false]);
      expect(await marks(["/it's here", "/b"])).toEqual([true, true]);
      expect(await marks(["/b"])).toEqual([false, true]);
      expect(goneSql([], [])).toBe("SELECT 1");
      expect(await areMarksStale(database, ["/b"])).toBe(false);
      expect(await areMarksStale(database, [])).toBe(true);
    }),
  );
});
