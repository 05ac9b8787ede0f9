// Whatever is done to the dispatches, the evidence or the sources of a comparison that reached its goal, the report
// must refuse, or say what was done.

import { describe, expect, test } from "vitest";
import { compareExploratory } from "../../src/measure/compare-exploratory.ts";
import { comparisonMarkdown } from "../../src/measure/comparison-markdown.ts";
import { withStanding } from "../../src/measure/comparison-report.ts";
import type { DispatchUnit } from "../../src/measure/dispatch-unit.ts";
import type { EvidenceFile } from "../../src/measure/guard-evidence.ts";
import { afterEndMs, byEnd, cutoffMs } from "../measure/sample-comparison.ts";
import { unit, valued } from "../measure/sample-units.ts";
import { always, expectRefused, HOUR_MS, reportOf, words } from "./honest-comparison.ts";

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
