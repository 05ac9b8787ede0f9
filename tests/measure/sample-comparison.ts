// A registered comparison for tests: sealed before the cutoff over its before side, with an after side loaded later.

import { type ComparisonReport, reportRegistered } from "../../src/measure/comparison-report.ts";
import type { DispatchUnit, MetricValue } from "../../src/measure/dispatch-unit.ts";
import { findRegistration } from "../../src/measure/find-registration.ts";
import { readChain } from "../../src/measure/registry.ts";
import { protocolText } from "./protocol-text.ts";
import { type MemoryFolder, memoryFolder, protocolFrom, seal } from "./sample-registry.ts";
import { unit, valued } from "./sample-units.ts";

export const cutoffMs = Date.parse("2026-09-06T23:53:03Z");
const HOUR_MS = 3_600_000;
export const afterEnd = "2026-10-01T00:00:00Z";
export const afterEndMs = Date.parse(afterEnd);

/** The sample protocol, independent units, with a horizon by `end`. */
export const byEnd = protocolText
  .replace("group: drain_run", "group: {none: one ticket per run}")
  .replace("n_per_side: 20", "end: 2026-09-30T00:00:00Z");

/** `count` different amounts of the same shape, around `center`. */
export function spread(center: number, count: number): number[] {
  return Array.from({ length: count }, (_, k) => center * (1 + (k - (count - 1) / 2) / 100));
}

/** One unit per amount, an hour apart, going back from the cutoff. */
export function beforeUnits(
  amounts: readonly (number | MetricValue)[],
  differing: Partial<DispatchUnit> = {},
) {
  return amounts.map((amount, k) => at(`b${pad(k)}`, cutoffMs - (k + 1) * HOUR_MS, amount, differing));
}

/** One unit per amount, an hour apart, from the cutoff on. */
export function afterUnits(
  amounts: readonly (number | MetricValue)[],
  differing: Partial<DispatchUnit> = {},
) {
  return amounts.map((amount, k) => at(`a${pad(k)}`, cutoffMs + k * HOUR_MS, amount, differing));
}

function pad(k: number): string {
  return String(k).padStart(2, "0");
}

function at(
  runId: string,
  startedAtMs: number,
  amount: number | MetricValue,
  differing: Partial<DispatchUnit>,
) {
  return unit(runId, { startedAtMs, ...valued(amount), ...differing });
}

export interface Experiment {
  readonly folder: MemoryFolder;
  /** Compares what is loaded now. */
  report(units: readonly DispatchUnit[], now?: string): ComparisonReport;
}

/** Seals `text` over the units that are loaded then. */
export function sealed(
  text: string,
  loaded: readonly DispatchUnit[],
  sealedAt = "2026-09-06T23:00:00Z",
): Experiment {
  const folder = memoryFolder();
  seal(folder, protocolFrom(text), { at: sealedAt, units: loaded });
  return {
    folder,
    report: (units, now = afterEnd) => {
      const chain = readChain(folder, null);
      const found = findRegistration(chain, "1");
      return reportRegistered({ folder, chain, found, units, nowMs: Date.parse(now) });
    },
  };
}

/** The one target of the sample protocol. */
export function target(report: ComparisonReport) {
  const [only] = report.comparison.targets;
  if (only === undefined) throw new Error("no target");
  return only;
}
