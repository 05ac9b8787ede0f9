import { expect, test } from "vitest";
import { measureUnits } from "../../../src/measure/measure-units.ts";
import { costUsd } from "../../../src/measure/metrics/cost-usd.ts";
import type { JsonObject } from "../../../src/session/json-value.ts";
import { ended, type Figures, init, logOf, said, totalsOf } from "../headless-log.ts";
import { withLogs } from "../log-database.ts";
import { answer, metricValue } from "../metric-log.ts";

async function costs(isPooled: boolean, ...lines: readonly JsonObject[]) {
  return withLogs({ "a.jsonl": logOf(...lines) }, async (database) => {
    const units = await measureUnits(database, [costUsd], { level: "session", ids: null, isPooled });
    return units.get(isPooled ? "all" : "s")?.get("cost_usd");
  });
}

function run(id: string, used: Figures, all: Figures, cost: number): readonly JsonObject[] {
  return [init(`i${id}`), said(id, used), ended(`e${id}`, used, { modelUsage: totalsOf(all, cost) })];
}

test("a resumed run's total holds the run before it, and counts once", async () => {
  const [first, second] = [
    run("1", [1, 5, 0, 9], [1, 5, 0, 9], 0.2),
    run("2", [2, 6, 9, 1], [3, 11, 9, 10], 0.3),
  ];
  expect(await costs(false, ...first, ...second)).toMatchObject({ kind: "value", value: 0.3 });
});

test("no cost is unknown, not 0, and with others it makes a lower bound", async () => {
  const other = { session_id: "t" };
  const free = [
    { ...init("i9"), ...other },
    { ...said("9", [1, 1, 0, 0]), ...other },
  ];
  const paid = run("1", [1, 5, 0, 9], [1, 5, 0, 9], 0.2);
  expect(await costs(false, ...run("1", [1, 5, 0, 9], [1, 5, 0, 9], 0))).toMatchObject({ kind: "unknown" });
  expect(await costs(true, ...paid, ...free)).toMatchObject({ kind: "lower bound", value: 0.2 });
  expect(await metricValue(costUsd, [answer("m", [])])).toMatchObject({ kind: "unknown" });
});
