// A comparison that reaches its goal honestly, over sides of any shape, and what is asked of it after something was
// done to its data, its seal or its chain. The seed is fixed.

import fc from "fast-check";
import { expect } from "vitest";
import type { ComparisonReport } from "../../src/measure/comparison-report.ts";
import { reportRegistered } from "../../src/measure/comparison-report.ts";
import type { DispatchUnit } from "../../src/measure/dispatch-unit.ts";
import { findRegistration } from "../../src/measure/find-registration.ts";
import type { EvidenceFile } from "../../src/measure/guard-evidence.ts";
import { readChain } from "../../src/measure/registry.ts";
import { afterUnits, beforeUnits, byEnd } from "../measure/sample-comparison.ts";
import { type MemoryFolder, memoryFolder, protocolFrom, seal } from "../measure/sample-registry.ts";

const SEED = 20260906;
const RUNS = 4;
export const HOUR_MS = 3_600_000;
export const early = "2026-09-06T23:00:00Z";
export const late = "2026-09-20T00:00:00Z";

export interface Sides {
  readonly before: readonly DispatchUnit[];
  readonly after: readonly DispatchUnit[];
}

/** Amounts around 100 before and 30 after: a fall of 50 % is reached by every such pair of sides. */
export const sidesArbitrary = fc
  .tuple(
    fc.array(fc.integer({ min: 800, max: 1200 }), { minLength: 18, maxLength: 20 }),
    fc.array(fc.integer({ min: 240, max: 360 }), { minLength: 18, maxLength: 20 }),
  )
  .map(([before, after]): Sides => {
    // Distinct within a side, so that ties are a case of their own.
    const spread = (values: readonly number[]): number[] => values.map((value, k) => value / 10 + k / 1000);
    return { before: beforeUnits(spread(before)), after: afterUnits(spread(after)) };
  });

export interface Attempt {
  readonly text?: string;
  readonly loaded?: readonly DispatchUnit[];
  readonly units?: readonly DispatchUnit[];
  readonly sealedAt?: string;
  readonly tamper?: (folder: MemoryFolder) => void;
  readonly keptHead?: (folder: MemoryFolder) => string;
  readonly evidence?: ReadonlyMap<string, EvidenceFile>;
  readonly now?: string;
}

export function reportOf({ before, after }: Sides, attempt: Attempt): ComparisonReport {
  const folder = memoryFolder();
  const { text = byEnd, sealedAt = early, loaded = before, units = [...before, ...after] } = attempt;
  seal(folder, protocolFrom(byEnd.replace("title: Fewer calls", "title: Earlier")), {
    at: "2026-09-01T00:00:00Z",
  });
  const record = seal(folder, protocolFrom(text), { at: sealedAt, units: loaded });
  const kept = attempt.keptHead?.(folder) ?? null;
  attempt.tamper?.(folder);
  const chain = readChain(folder, kept);
  const name = chain.records.some((one) => one.record.hash === record.hash) ? record.hash : "2";
  const found = findRegistration(chain, name);
  const nowMs = Date.parse(attempt.now ?? "2026-10-01T00:00:00Z");
  return reportRegistered({ folder, chain, found, units, nowMs, evidence: attempt.evidence ?? new Map() });
}

export const words = (report: ComparisonReport) =>
  report.comparison.targets.map(({ verdict }) => verdict.word);
export const paragraph = (report: ComparisonReport) => report.comparison.first_paragraph.join(" ");

export function always(holds: (sides: Sides) => void): void {
  fc.assert(fc.property(sidesArbitrary, holds), { seed: SEED, numRuns: RUNS });
}

/** No goal is reached, no exit code says so, and nothing was decided. */
export function expectUnverifiable(report: ComparisonReport): void {
  expect(words(report)).not.toContain("met");
  expect(report.comparison.exit_code).toBe(3);
  expect(paragraph(report)).toContain("Timing: unverifiable.");
  expect(report.registry?.decided_in).toEqual([]);
}

export function expectRefused(report: ComparisonReport, why: RegExp): void {
  const [target] = report.comparison.targets;
  expect(target?.verdict).toMatchObject({ word: "refused", reasons: [expect.stringMatching(why)] });
  expect(target).toMatchObject({
    estimate: null,
    goal: null,
    counts: null,
    sums: null,
    beside: null,
    checks: null,
  });
  expect(paragraph(report)).not.toMatch(/[−+]\d/);
  expect(report.comparison.exit_code).toBe(3);
}
