import { expect, test } from "vitest";
import type { DispatchUnit, MetricValue } from "../../src/measure/dispatch-unit.ts";
import { reconciliationFaults } from "../../src/measure/reconciliation-faults.ts";
import { sideValues } from "../../src/measure/side-values.ts";
import { unit } from "./sample-units.ts";

const recorded: MetricValue = { kind: "value", value: 5 };
const billed: MetricValue = { kind: "value", value: 5, basis: "billed" };

function units(count: number, value: MetricValue, disagreesWithTotals = false): readonly DispatchUnit[] {
  const values = new Map(["cache_read_tokens", "bash_calls", "cost_usd"].map((name) => [name, value]));
  return Array.from({ length: count }, (_, at) => unit(`r${at}`, { values, disagreesWithTotals }));
}

function faults(
  before: readonly DispatchUnit[],
  after: readonly DispatchUnit[],
  metric = "cache_read_tokens",
) {
  const side = (some: readonly DispatchUnit[]) => sideValues(some, metric, () => "");
  return reconciliationFaults(metric, { before: side(before), after: side(after) });
}

test("a side without a reconciled dispatch is not compared with one that has some", () => {
  expect(faults(units(4, recorded), [...units(1, billed), ...units(3, recorded)])).toEqual([
    "before: no dispatch is reconciled with a recorded total; after: 1",
  ]);
  expect(faults(units(2, billed), units(4, recorded))).toEqual([
    "after: no dispatch is reconciled with a recorded total; before: 2",
  ]);
});

test("sides that are both reconciled in part, both not at all, or empty are compared", () => {
  expect(faults(units(4, recorded), units(4, recorded))).toEqual([]);
  expect(faults([...units(1, billed), ...units(9, recorded)], units(4, billed))).toEqual([]);
  expect(faults([], units(4, billed))).toEqual([]);
});

test("shares of disagreeing dispatches 20 points apart are refused, closer ones are not", () => {
  // 1 of 10 before, 3 of 10 after: 20 points. 1 of 10 and 29 of 100: 19.
  const side = (all: number, off: number) => [...units(off, recorded, true), ...units(all - off, recorded)];
  expect(faults(side(10, 1), side(10, 3))).toEqual([
    "lines disagree with recorded totals in 10 % of dispatches before and 30 % after",
  ]);
  expect(faults(side(10, 1), side(100, 29))).toEqual([]);
  // 5 of 15 before and 8 of 15 after: 20 points, which quotients would miss by a rounding error.
  expect(faults(side(15, 5), side(15, 8))).toHaveLength(1);
  // A dispatch whose figure is billed agrees where it matters, whatever another scope says.
  expect(faults(units(10, billed, true), units(10, billed))).toEqual([]);
});

test("figures that no total can confirm, or that are totals themselves, are not looked at", () => {
  expect(faults(units(4, recorded), units(4, billed), "bash_calls")).toEqual([]);
  expect(faults(units(4, recorded), units(4, billed), "cost_usd")).toEqual([]);
  expect(faults(units(4, recorded), units(4, billed), "no_such_metric")).toEqual([]);
});
