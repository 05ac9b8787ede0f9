// Whatever is done to the data, the seal or the chain of a comparison that reached its goal, the report must refuse, or
// say what was done. Each case is tried over sides of its own; the seed is fixed.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareRegistered } from "../../src/measure/compare.ts";
import { compareExploratory } from "../../src/measure/compare-exploratory.ts";
import { comparisonMarkdown } from "../../src/measure/comparison-markdown.ts";
import {
  type ComparisonReport,
  reportRegistered,
  withStanding,
} from "../../src/measure/comparison-report.ts";
import type { DispatchUnit } from "../../src/measure/dispatch-unit.ts";
import { findRegistration } from "../../src/measure/find-registration.ts";
import type { EvidenceFile } from "../../src/measure/guard-evidence.ts";
import { recordHash, type SealedRecord } from "../../src/measure/registration.ts";
import { appendRecord, readChain } from "../../src/measure/registry.ts";
import { afterEndMs, afterUnits, beforeUnits, byEnd, cutoffMs } from "../measure/sample-comparison.ts";
import { type MemoryFolder, memoryFolder, protocolFrom, seal } from "../measure/sample-registry.ts";
import { unit, valued } from "../measure/sample-units.ts";

const SEED = 20260906;
const RUNS = 4;
const HOUR_MS = 3_600_000;
const early = "2026-09-06T23:00:00Z";
const late = "2026-09-20T00:00:00Z";

interface Sides {
  readonly before: readonly DispatchUnit[];
  readonly after: readonly DispatchUnit[];
}

/** Amounts around 100 before and 30 after: a fall of 50 % is reached by every such pair of sides. */
const sidesArbitrary = fc
  .tuple(
    fc.array(fc.integer({ min: 800, max: 1200 }), { minLength: 18, maxLength: 20 }),
    fc.array(fc.integer({ min: 240, max: 360 }), { minLength: 18, maxLength: 20 }),
  )
  .map(([before, after]): Sides => {
    // Distinct within a side, so that ties are a case of their own.
    const spread = (values: readonly number[]): number[] => values.map((value, k) => value / 10 + k / 1000);
    return { before: beforeUnits(spread(before)), after: afterUnits(spread(after)) };
  });

interface Attempt {
  readonly text?: string;
  readonly loaded?: readonly DispatchUnit[];
  readonly units?: readonly DispatchUnit[];
  readonly sealedAt?: string;
  readonly tamper?: (folder: MemoryFolder) => void;
  readonly keptHead?: (folder: MemoryFolder) => string;
  readonly evidence?: ReadonlyMap<string, EvidenceFile>;
  readonly now?: string;
}

function reportOf({ before, after }: Sides, attempt: Attempt): ComparisonReport {
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

const words = (report: ComparisonReport) => report.comparison.targets.map(({ verdict }) => verdict.word);
const paragraph = (report: ComparisonReport) => report.comparison.first_paragraph.join(" ");

function always(holds: (sides: Sides) => void): void {
  fc.assert(fc.property(sidesArbitrary, holds), { seed: SEED, numRuns: RUNS });
}

/** No goal is reached, no exit code says so, and nothing was decided. */
function expectUnverifiable(report: ComparisonReport): void {
  expect(words(report)).not.toContain("met");
  expect(report.comparison.exit_code).toBe(3);
  expect(paragraph(report)).toContain("Timing: unverifiable.");
  expect(report.registry?.decided_in).toEqual([]);
}

function expectRefused(report: ComparisonReport, why: RegExp): void {
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

const fileOf = (folder: MemoryFolder, number: string): string =>
  folder.list().find((name) => name.startsWith(number)) ?? "";

test("an honest comparison of these sides reaches its goal: the cases below take something from it", () => {
  always((sides) => {
    const report = reportOf(sides, {});
    expect(words(report)).toEqual(["met"]);
    expect(paragraph(report)).toContain("Timing: preregistered.");
    expect(report.comparison.exit_code).toBe(0);
  });
});

describe("the time of a seal", () => {
  test("later than the first dispatch after the cutoff is said", () => {
    always((sides) => {
      const report = reportOf(sides, { sealedAt: late });
      expect(paragraph(report)).toContain("Timing: registered after data existed.");
    });
  });

  test("over an empty database gives no before side", () => {
    always((sides) => {
      const report = reportOf(sides, { sealedAt: late, loaded: [] });
      expectRefused(report, /before: 0 of at least 15/);
      expect(paragraph(report)).toContain("registered after data existed");
    });
  });

  test("that its own watermark disproves, or that is yet to come, reaches no goal", () => {
    always((sides) => {
      expectUnverifiable(reportOf(sides, { loaded: [...sides.before, ...sides.after] }));
      expectUnverifiable(reportOf(sides, { sealedAt: "2027-01-01T00:00:00Z" }));
    });
  });
});

function rewritten(folder: MemoryFolder, name: string, change: (record: SealedRecord) => SealedRecord): void {
  const found = readChain(folder, null).records.find(({ file }) => file === name)?.record;
  if (found?.kind !== "sealed") throw new Error("no sealed record");
  folder.files.set(name, JSON.stringify(change(found)));
}

describe("a record", () => {
  test("that was edited has no figure", () => {
    always((sides) => {
      const report = reportOf(sides, {
        tamper: (folder) =>
          rewritten(folder, fileOf(folder, "0002"), (record) => ({
            ...record,
            protocol: { ...record.protocol, minimum: { per_side: 6, min_reason: "few" } },
          })),
      });
      expectUnverifiable(report);
      expectRefused(report, /edited after it was sealed/);
    });
  });

  test("that was removed from before it, swapped, forked, or edited to fit breaks the chain", () => {
    const tampers: readonly ((folder: MemoryFolder) => void)[] = [
      (folder) => folder.files.delete(fileOf(folder, "0001")),
      (folder) => {
        const [first, second] = [fileOf(folder, "0001"), fileOf(folder, "0002")];
        const texts = [folder.read(first), folder.read(second)];
        folder.files.set(first, texts[1] ?? "");
        folder.files.set(second, texts[0] ?? "");
      },
      (folder) => {
        const fork = readChain(folder, null).records[1]?.record;
        if (fork?.kind !== "sealed") throw new Error("no sealed record");
        const other = { ...fork, protocol: { ...fork.protocol, title: "Another" } };
        appendRecord(folder, { ...other, hash: recordHash(other) });
      },
      (folder) =>
        rewritten(folder, fileOf(folder, "0001"), (record) => {
          const other = { ...record, at: "2026-08-01T00:00:00.000Z" };
          return { ...other, hash: recordHash(other) };
        }),
    ];
    for (const tamper of tampers) always((sides) => expectUnverifiable(reportOf(sides, { tamper })));
  });

  test("of a chain that was rewritten as a whole is found by a head that was kept elsewhere", () => {
    always((sides) => {
      const report = reportOf(sides, {
        keptHead: (folder) => readChain(folder, null).head ?? "",
        tamper: (folder) => {
          folder.files.clear();
          seal(folder, protocolFrom(byEnd), { at: "2026-09-01T00:00:00Z" });
          seal(folder, protocolFrom(byEnd.replace("-50", "-40")), { at: early, units: sides.before });
        },
      });
      expectUnverifiable(report);
    });
  });
});

const definition = (number: number) => ({
  definitions: new Map([
    ["bash_calls", number],
    ["counting", 1],
  ]),
});

describe("what a figure means", () => {
  test("by another definition on one side is refused, and on both is said first", () => {
    always(({ before, after }) => {
      const raised = (units: readonly DispatchUnit[]) => units.map((one) => ({ ...one, ...definition(2) }));
      const one = reportOf({ before, after }, { units: [...before, ...raised(after)] });
      expectRefused(one, /different definitions of bash_calls/);
      const both = reportOf({ before, after }, { units: raised([...before, ...after]) });
      expect(paragraph(both)).toContain("measured by a later definition (2, registered 1)");
    });
  });

  test("by another classifier than the registered one is said first", () => {
    const [before, after] = [beforeUnits([9, 8, 7]), afterUnits([1, 2, 3])];
    const folder = memoryFolder();
    const record = { ...seal(folder, protocolFrom(byEnd), { at: early, units: before }), classifier: "aaa" };
    const sealedBy = { ...record, hash: recordHash(record) };
    const input = {
      record: sealedBy,
      chainFaults: [],
      previousAt: null,
      units: [...before, ...after],
      nowMs: afterEndMs,
    };
    expect(compareRegistered({ ...input, classifier: "bbb" }).comparison.first_paragraph).toContain(
      "Measured by another classifier (bbb, registered aaa).",
    );
    expect(compareRegistered({ ...input, classifier: "aaa" }).comparison.doubts).toEqual([]);
  });

  test("of a metric that was not registered has no verdict", () => {
    always(({ before, after }) => {
      const comparison = compareExploratory({
        title: "t",
        before,
        after,
        metrics: ["bash_calls"],
        nowMs: afterEndMs,
      });
      expect(comparison.targets.map(({ verdict }) => verdict.word)).toEqual(["exploratory"]);
      expect(comparison.first_paragraph[0]).toContain("there are no verdicts");
    });
  });
});

describe("the size of a side", () => {
  test("below the minimum is refused, whatever is left of it and whatever another cohort has", () => {
    const pair = byEnd
      .replace("compared: [BE]", "compared: [BE, FE]")
      .concat(byEnd.slice(byEnd.indexOf("  - metric")).replace("cohort: BE", "cohort: FE"));
    always(({ before, after }) => {
      for (const count of [1, 6, 14])
        expectRefused(reportOf({ before, after: after.slice(0, count) }, {}), /after: \d+ of/);
      const front = (units: readonly DispatchUnit[]) =>
        units.map((one) => ({ ...one, runId: `f${one.runId}`, cohort: "FE" }));
      const loaded = [...before, ...front(before)];
      const report = reportOf(
        { before, after },
        { text: pair, loaded, units: [...loaded, ...after.slice(0, 14), ...front(after).slice(0, 16)] },
      );
      expect(words(report)).toEqual(["refused", "met"]);
      expect(report.comparison.exit_code).toBe(3);
    });
  });

  test("with the same units on both is refused", () => {
    always(({ before }) => {
      const found = compareExploratory({
        title: "t",
        before,
        after: before,
        metrics: ["bash_calls"],
        nowMs: afterEndMs,
      });
      expect(found.targets[0]?.verdict).toMatchObject({
        word: "refused",
        reasons: [expect.stringContaining("same units")],
      });
    });
  });
});

describe("dispatches that run, or come later", () => {
  test("are awaited while they may still end, and then excluded and counted", () => {
    always(({ before, after }) => {
      const startedAtMs = cutoffMs + HOUR_MS / 2;
      const running = unit("r", {
        startedAtMs,
        terminal: "none",
        timeoutS: 30 * 86_400,
        sourceLastEntryMs: startedAtMs,
        ...valued(900),
      });
      const units = [...before, ...after, running];
      expect(words(reportOf({ before, after }, { units }))).toEqual(["collecting"]);
      const report = reportOf({ before, after }, { units, now: "2026-12-01T00:00:00Z" });
      expect(report.comparison.cohorts[0]?.after.exclusions).toEqual([{ rule: "running", count: 1 }]);
    });
  });

  test("change nothing after the horizon, and show nothing before it", () => {
    const text = byEnd.replace("end: 2026-09-30T00:00:00Z", "n_per_side: 18");
    always(({ before, after }) => {
      for (const count of [0, 9, 17]) {
        const report = reportOf({ before, after }, { text, units: [...before, ...after.slice(0, count)] });
        expect(words(report)).toEqual(["collecting"]);
        expect(report.comparison.targets[0]).toMatchObject({ estimate: null, before: null, after: null });
      }
      const first = reportOf({ before, after }, { text, units: [...before, ...after.slice(0, 18)] });
      const more = [1, 2, 3].map((k) =>
        unit(`z${k}`, { startedAtMs: cutoffMs + (100 + k) * HOUR_MS, ...valued(1) }),
      );
      const again = reportOf({ before, after }, { text, units: [...before, ...after.slice(0, 18), ...more] });
      expect(again.comparison.targets).toEqual(first.comparison.targets);
    });
  });
});

describe("the shape of the figures", () => {
  test("of days that are alike, taken as independent, is said", () => {
    always(({ before, after }) => {
      const days = (units: readonly DispatchUnit[], center: number, from: number) =>
        units.map((one, k) => ({
          ...one,
          startedAtMs: from + Math.floor(k / 4) * 86_400_000 + (k % 4),
          ...valued(center * (1 + Math.floor(k / 4) / 2) + k / 1000),
        }));
      const dated = days(before, 100, cutoffMs - 30 * 86_400_000);
      const report = reportOf({ before: dated, after: days(after, 20, cutoffMs) }, {});
      expect(report.comparison.targets[0]?.verdict.labels).toContain("units not independent");
    });
  });

  test("that differs between the sides is not taken for the same", () => {
    always(({ before, after }) => {
      const wide = after.map((one, k) => ({ ...one, ...valued(5 * 1.3 ** k) }));
      expect(reportOf({ before, after: wide }, {}).comparison.targets[0]?.estimate?.rule).toBe(
        "Welch on logs",
      );
    });
  });

  test("with zeros is counted out, and with nothing but equal values is undecided", () => {
    always(({ before, after }) => {
      const zero = after.map((one, k) => (k < 2 ? { ...one, ...valued(0) } : one));
      const report = reportOf({ before, after: zero }, {});
      expect(report.comparison.targets[0]?.after?.exclusions).toEqual([
        { rule: "zero, which has no logarithm", count: 2 },
      ]);
      const flat = (units: readonly DispatchUnit[], value: number) =>
        units.map((one) => ({ ...one, ...valued(value) }));
      const equal = { before: flat(before, 100), after: flat(after, 30) };
      expect(words(reportOf(equal, {}))).toEqual(["undecided"]);
    });
  });
});

describe("evidence and sources", () => {
  const guard =
    "{name: quality, metric: review_pass, loss: fall, margin: 5, margin_unit: points, evidence: q.jsonl}";
  const text = `${byEnd}guards: [${guard}]\n`;

  test("that is missing or partial leaves the goal not evaluated", () => {
    always((sides) => {
      const row = {
        guard: "quality",
        value: 1,
        source: "panel",
        judged_by: "two",
        at: "2026-09-30T00:00:00Z",
      };
      const judged = [...sides.before, ...sides.after.slice(0, Math.ceil(sides.after.length * 0.8) - 1)];
      const lines = judged.map(({ runId }) => JSON.stringify({ ...row, run_id: runId })).join("\n");
      const partial = new Map([["q.jsonl", { name: "q.jsonl", text: lines, why: "" }]]);
      for (const evidence of [new Map<string, EvidenceFile>(), partial]) {
        const report = reportOf(sides, { text, evidence });
        expect(report.comparison.targets[0]?.verdict).toMatchObject({
          word: "not evaluated",
          reasons: ["goal reached, guard quality has no evidence"],
        });
        expect(report.comparison.exit_code).toBe(3);
      }
    });
  });

  test("that changed take the standing away, and those that grew or are gone do not", () => {
    const stamp = { source: "s", path: null, kind: "log" as const, bytes: 1, sha256: null };
    always((sides) => {
      const report = reportOf(sides, {});
      const with_ = (since_load: "same" | "gone" | "changed") =>
        comparisonMarkdown(withStanding(report, [{ ...stamp, since_load }]));
      expect(with_("changed").split("\n")[2]).toBe("**not quotable: 1 source changed**");
      for (const state of ["same", "gone"] as const) expect(with_(state)).not.toContain("not quotable");
    });
  });
});
