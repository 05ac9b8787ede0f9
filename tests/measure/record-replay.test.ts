// A recorded replay takes the place of the one before it.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openForReading } from "../../src/measure/open-database.ts";
import { recordReplay } from "../../src/measure/record-replay.ts";

test("facts are written as they are, unknown ones as unknown, and the earlier ones are gone", async () => {
  const folder = mkdtempSync(join(tmpdir(), "detent-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, "d.duckdb");
  const fact = (amount: number | null) => ({
    session_id: "s",
    timestamp_ms: 1.5,
    kind: "re-emitted",
    amount,
    call_key: null,
    message_key: null,
    sights: [],
  });
  await recordReplay(path, [{ path: "/old", size_bytes: 1 }], [fact(7)]);
  await recordReplay(path, [{ path: "/a", size_bytes: 2 }], [fact(5), { ...fact(null), timestamp_ms: null }]);
  const database = await openForReading(path);
  try {
    expect(await database.all("SELECT * FROM replayed_sources")).toEqual([{ path: "/a", size_bytes: 2 }]);
    expect(await database.all("SELECT timestamp_ms, amount FROM replay_facts ORDER BY amount")).toEqual([
      { timestamp_ms: 1.5, amount: 5 },
      { timestamp_ms: null, amount: null },
    ]);
  } finally {
    database.close();
  }
});
