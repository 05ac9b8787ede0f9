// Whoever changes what a metric adds up, and leaves its definition as it is, changes what it says of the shipped
// corpus: the pin of its definition then fails. Each metric is changed in every part that makes its figure, and at
// least one unit of the corpus must say something else.

import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { load } from "../../src/cli/commands/load.ts";
import { compareExploratory } from "../../src/measure/compare-exploratory.ts";
import type { DispatchUnit } from "../../src/measure/dispatch-unit.ts";
import { type MeasuredUnits, measureUnits } from "../../src/measure/measure-units.ts";
import { type DispatchFigure, isDispatchMetric, type Metric, type RowSum } from "../../src/measure/metric.ts";
import { metrics } from "../../src/measure/metrics.ts";
import { type Database, openForReading } from "../../src/measure/open-database.ts";
import { workplace } from "../cli/commands/loaded-database.ts";
import { afterEndMs, afterUnits, beforeUnits, spread } from "../measure/sample-comparison.ts";

const corpora = fileURLToPath(new URL("../../corpora", import.meta.url));
const loaded = ["sessions", "drains/small", "drains/every-record", "drains/failures"];
const levels = ["session", "dispatch"] as const;

/** No row without a replay, which a load does not make: their own tests hold them, and no pin. */
const REPLAYED = ["pointer_expressible_chars", "prompt_repaste_share", "reemitted_chars"];

interface Mutant {
  readonly name: string;
  readonly metric: Metric;
}

/** A part that is added up one more than it is, and only of rows that do not exist. */
function changedSums<Sum extends RowSum | DispatchFigure>(sum: Sum): readonly (readonly [string, Sum])[] {
  return [
    ["one more", { ...sum, value: `(${sum.value}) + 1` }],
    ["no row", { ...sum, where: "false" }],
  ];
}

function mutantsOf(metric: Metric): readonly Mutant[] {
  const { name, sum, over, billed, ...rest } = metric;
  const kept = { name, ...rest };
  const parts = { ...(sum === undefined ? {} : { sum }), ...(over === undefined ? {} : { over }) };
  const bill = billed === undefined ? {} : { billed };
  return [
    ...(sum === undefined ? [] : changedSums(sum)).map(([how, changed]) => {
      return { name: `${name}, ${how}`, metric: { ...kept, ...parts, ...bill, sum: changed } };
    }),
    ...(over === undefined ? [] : changedSums(over)).map(([how, changed]) => {
      return {
        name: `${name}, ${how} under the line`,
        metric: { ...kept, ...parts, ...bill, over: changed },
      };
    }),
    ...(billed === undefined ? [] : [{ name: `${name}, unbilled`, metric: { ...kept, ...parts } }]),
  ];
}

async function saidBy(database: Database, metric: Metric): Promise<string> {
  const said: (readonly (readonly [string, unknown])[])[] = [];
  for (const level of isDispatchMetric(metric) ? (["dispatch"] as const) : levels) {
    const units: MeasuredUnits = await measureUnits(database, [metric], {
      level,
      ids: null,
      isPooled: false,
    });
    said.push([...units].map(([id, values]) => [id, values.get(metric.name)] as const).sort());
  }
  return JSON.stringify(said);
}

test("no part of a metric can be changed without changing what it says of the shipped corpus", {
  timeout: 180_000,
}, async () => {
  const place = workplace();
  const { exitCode } = await place.run(load, ...loaded.map((name) => join(corpora, name)), "--json");
  expect(exitCode).toBe(0);
  const database = await openForReading(place.database);
  try {
    const unnoticed: string[] = [];
    let count = 0;
    for (const metric of metrics.filter(({ name }) => !REPLAYED.includes(name))) {
      // The same again gives the same, so that a difference is the mutant's.
      const before = await saidBy(database, metric);
      expect([metric.name, await saidBy(database, metric)]).toEqual([metric.name, before]);
      for (const mutant of mutantsOf(metric)) {
        count += 1;
        if ((await saidBy(database, mutant.metric)) === before) unnoticed.push(mutant.name);
      }
    }
    expect(unnoticed).toEqual([]);
    expect(count).toBeGreaterThan(2 * (metrics.length - REPLAYED.length));
  } finally {
    database.close();
  }
});

test.each(metrics.map(({ name, definition }) => [name, definition] as const))(
  "%s of two definitions is compared on no two sides, and the way out is named",
  (name, definition) => {
    const value = { kind: "value" as const, value: 0.5, share: { part: 1, whole: 2 } };
    const measured = (units: readonly DispatchUnit[], number: number) =>
      units.map((one) => ({
        ...one,
        values: new Map([...new Set([name, "tool_calls"])].map((metric) => [metric, value])),
        definitions: new Map([[name, number]]),
      }));
    const before = measured(beforeUnits(spread(100, 16)), definition);
    const after = afterUnits(spread(30, 16));
    const wordOf = (number: number) =>
      compareExploratory({
        ...{ title: "t", before, after: measured(after, number), metrics: [name], nowMs: afterEndMs },
      }).targets[0]?.verdict;
    expect(wordOf(definition)?.word).toBe("exploratory");
    const refused = wordOf(definition + 1);
    expect(refused?.word).toBe("refused");
    expect(refused?.reasons.join()).toContain(`rows carry different definitions of ${name}`);
    expect(refused?.reasons.join()).toContain("`detent load --reread`");
  },
);
