import { expect, test } from "vitest";
import { readStreaks } from "../../../src/measure/dispatch-streaks.ts";
import { incidentFreeStreak } from "../../../src/measure/metrics/incident-free-streak.ts";
import { dispatch, record } from "../drain-lines.ts";
import { withLogs } from "../log-database.ts";

async function streakOf(more: string) {
  const drain = dispatch({ session_ids: [] }) + record("terminal", { reason: "completed" }) + more;
  return withLogs({ "d.jsonl": drain }, async (database) => {
    const selection = { level: "dispatch", ids: null, isPooled: true } as const;
    return (await readStreaks(database, incidentFreeStreak, selection)).get("all");
  });
}

test("an incident ends a streak, a counted 0 carries it on, and an unknown number ends it too", async () => {
  expect(await streakOf(record("incident", { kind: "stale-lock" }))).toMatchObject({
    length: 0,
    endedBy: "event",
  });
  expect(await streakOf(record("counts", { incidents: 0 }))).toMatchObject({ length: 1, endedBy: "nothing" });
  expect(await streakOf("")).toMatchObject({ length: 0, endedBy: "unknown" });
});

test("a line that could not be read may have been an incident", async () => {
  const lines = record("counts", { incidents: 0 }) + record("incident", { kind: "?" });
  expect(await streakOf(lines)).toMatchObject({ length: 0, endedBy: "unknown" });
});
