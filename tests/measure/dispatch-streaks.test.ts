import { expect, test } from "vitest";
import { readStreaks, streakOf } from "../../src/measure/dispatch-streaks.ts";
import { incidentFreeStreak } from "../../src/measure/metrics/incident-free-streak.ts";
import { at, dispatch, record } from "./drain-lines.ts";
import { withLogs } from "./log-database.ts";

test("a streak is counted back from the latest, and says what ended it", () => {
  expect(streakOf([true, false, false], 1)).toMatchObject({
    length: 2,
    of: 3,
    endedBy: "event",
    withoutStart: 1,
  });
  expect(streakOf([true, null, false], 0)).toMatchObject({ length: 1, endedBy: "unknown" });
  expect(streakOf([false, false], 0)).toMatchObject({ length: 2, endedBy: "nothing" });
  expect(streakOf([false, true], 0)).toMatchObject({ length: 0, endedBy: "event", upperBound: null });
});

test("no incident in 100 dispatches leaves a rate of up to 3.0 %", () => {
  const { upperBound } = streakOf(
    Array.from({ length: 100 }, () => false),
    0,
  );
  // 1 − 0.05^(1/100)
  expect(upperBound).toBeCloseTo(0.0295, 4);
});

test("dispatches stand in the order of their start, running ones and those of other groups apart", async () => {
  const one = (run_id: string, clock: string, incidents: number | null, more: object = {}) =>
    dispatch({ run_id, session_ids: [], started_at: at(clock), ended_at: at("20:00:00"), ...more }) +
    record("counts", { run_id, incidents });
  const drain =
    one("late", "12:00:00", 0) +
    one("early", "09:00:00", 2) +
    one("middle", "10:00:00", 0) +
    one("running", "13:00:00", 1, { ended_at: null }) +
    one("other", "14:00:00", 1, { profile: "FE" });
  await withLogs({ "d.jsonl": drain }, async (database) => {
    const groups = new Map([
      ...["late", "early", "middle", "running"].map((id) => [id, "BE"] as const),
      ["other", "FE"],
    ]);
    const selection = { level: "dispatch", ids: null, isPooled: false, groups } as const;
    const streaks = await readStreaks(database, incidentFreeStreak, selection);
    expect(streaks.get("BE")).toMatchObject({ length: 2, of: 3, endedBy: "event" });
    expect(streaks.get("FE")).toMatchObject({ length: 0, of: 1 });
  });
});
