import { expect, test } from "vitest";
import { measureUnits } from "../../../src/measure/measure-units.ts";
import { roundTrips } from "../../../src/measure/metrics/round-trips.ts";
import type { JsonObject } from "../../../src/session/json-value.ts";
import { ended, init, logOf, said } from "../headless-log.ts";
import { withLogs } from "../log-database.ts";
import { answer, metricValue } from "../metric-log.ts";

async function tripsOf(...lines: readonly JsonObject[]) {
  return withLogs({ "a.jsonl": logOf(...lines) }, async (database) => {
    const units = await measureUnits(database, [roundTrips], {
      level: "session",
      ids: null,
      isPooled: false,
    });
    return units.get("s")?.get("round_trips");
  });
}

const sail = said("r", [1, 1, 0, 0]);

test("the round trips of all results add up", async () => {
  const [first, second] = [
    ended("a", [1, 1, 0, 0], { num_turns: 3 }),
    ended("b", [1, 1, 0, 0], { num_turns: 2 }),
  ];
  expect(await tripsOf(init("i"), sail, first, init("j"), second)).toMatchObject({ kind: "value", value: 5 });
});

test("a turn without a result, a result without the figure and a transcript leave it unknown", async () => {
  const end = ended("a", [1, 1, 0, 0], { num_turns: 3 });
  expect(await tripsOf(init("i"), sail, end, init("j"))).toMatchObject({ kind: "unknown" });
  expect(await tripsOf(init("i"), sail, ended("a", [1, 1, 0, 0], { num_turns: null }))).toMatchObject({
    kind: "unknown",
  });
  expect(await metricValue(roundTrips, [answer("m", [])])).toMatchObject({ kind: "unknown" });
});
