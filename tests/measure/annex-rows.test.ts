// Over the shipped small drain.

import { cpSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { readLogFacts } from "../../src/measure/annex-rows.ts";
import { inFreshFolder, loadFiles, logsBelow, withDatabase } from "./log-database.ts";

const drain = fileURLToPath(new URL("../../corpora/drains/small", import.meta.url));

test("facts are of the dispatches that are asked for, and of an unknown one there are none", async () => {
  await inFreshFolder((folder) =>
    withDatabase(folder, async (database) => {
      cpSync(drain, join(folder, "drain"), { recursive: true });
      await loadFiles(database, logsBelow(join(folder, "drain")));
      const one = await readLogFacts(database, ["run-001"]);
      expect(new Set(one.calls.map(({ runId }) => runId))).toEqual(new Set(["run-001"]));
      // truth.json of the drain: run-001 has 10 Bash calls in one session; transcripts hold no totals.
      expect(one.calls.reduce((sum, { calls }) => sum + calls, 0)).toBe(10);
      expect([one.sessions, one.sessionsWithoutTotals, one.problems]).toEqual([1, 1, []]);
      expect((await readLogFacts(database, ["nobody"])).sessions).toBe(0);
    }),
  );
});
