import { expect, test } from "vitest";
import type { FollowedFile } from "../../src/measure/follow-files.ts";
import { isFollowedStale, replaceFollowedSql } from "../../src/measure/followed-rows.ts";
import { dispatch, record } from "./drain-lines.ts";
import { withLogs } from "./log-database.ts";

const drain = dispatch() + record("artifact", { kind: "review", path: "it's.md" });
const block = [null, "5f", 1, "review", "complete", "valid", "1", null, "PASS", "[]"];
const followed: FollowedFile = {
  ...{ sourceId: 1, line: 2, part: 0, runId: "r", role: "artifact" },
  ...{ path: "/logs/it's.md", problem: null, sha256: "5f", blocks: [block] },
};

test("rows are stale until they are written, and again when anything differs", async () => {
  await withLogs({ "d.jsonl": drain }, async (database) => {
    expect(await isFollowedStale(database, [])).toBe(false);
    expect(await isFollowedStale(database, [followed])).toBe(true);
    await database.run(replaceFollowedSql([followed]));
    expect(await isFollowedStale(database, [followed])).toBe(false);
    expect(await database.all("SELECT run_id, verdict FROM contract_copies")).toEqual([
      { run_id: "r", verdict: "PASS" },
    ]);
    for (const other of [
      { ...followed, sha256: "60" },
      { ...followed, blocks: [] },
    ]) {
      expect(await isFollowedStale(database, [other])).toBe(true);
    }
    await database.run(replaceFollowedSql([]));
    expect(await database.all("SELECT count(*) AS n FROM contract_copies")).toEqual([{ n: 0 }]);
  });
});
