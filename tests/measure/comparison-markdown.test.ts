import { describe, expect, it } from "vitest";
import { compareExploratory } from "../../src/measure/compare-exploratory.ts";
import { comparisonMarkdown } from "../../src/measure/comparison-markdown.ts";
import { reportExploratory } from "../../src/measure/comparison-report.ts";
import type { DispatchUnit } from "../../src/measure/dispatch-unit.ts";
import { afterEndMs, afterUnits, beforeUnits, byEnd, sealed, spread } from "./sample-comparison.ts";

const before = beforeUnits(spread(100, 16));
/** What a refused cohort must not show: a percentage, a ratio, an interval, a change. */
const figures = /%|\bratio\b|\binterval\b|\bchange\b/i;

describe("the report in Markdown", () => {
  it("of 16 and 14 shows no percentage or ratio anywhere, nor does its JSON", () => {
    const report = sealed(byEnd, before).report([...before, ...afterUnits(spread(30, 14))]);
    const markdown = comparisonMarkdown(report);
    expect(markdown).not.toMatch(figures);
    expect(JSON.stringify(report)).not.toMatch(/%|"ratio":[^n]|"low":[^n]|"change":/);
    expect(markdown).toContain("bash_calls in BE: refused (after: 14 of at least 15, 1 missing).");
    expect(markdown).toContain("before: 16 with a value, median 100. after: 14 with a value.");
    expect(markdown).toContain("| BE | after | 14 | none | 14 |");
  });

  it("of 16 and 16 shows the same words' figures: the near miss of the test above", () => {
    const report = sealed(byEnd, before).report([...before, ...afterUnits(spread(30, 16))]);
    const markdown = comparisonMarkdown(report);
    expect(markdown).toMatch(figures);
    expect(markdown).toContain("## bash_calls in BE: met");
    expect(markdown).toContain("Registered: goal −50 % or beyond, falsified short of −20 %.");
    expect(markdown).toMatch(
      /\| bash_calls \| 0\.3 \| −70 % \| −\d\d\.?\d? % to −\d\d\.?\d? % \| 95 % \| met \|/,
    );
    expect(markdown).toContain(
      "Interval by rank-sum, exact: the log-IQRs differ by a factor of 1.00, no more than 1.5.",
    );
    expect(markdown).toMatch(/Beside the verdict, never its ground: change of medians −70 %/);
  });

  it("opens with the verdicts, then the registration, then the flow", () => {
    const lines = comparisonMarkdown(
      sealed(byEnd, before).report([...before, ...afterUnits(spread(30, 16))]),
    ).split("\n");
    expect(lines[0]).toBe("# Fewer calls");
    expect(lines[2]).toMatch(
      /^bash_calls in BE: met\. The change is −70 %, its 95 % interval .*; goal −50 % or beyond/,
    );
    const headings = lines.filter((line) => line.startsWith("## "));
    expect(headings.slice(0, 3)).toEqual(["## Registration", "## Dispatches", "## bash_calls in BE: met"]);
  });

  it("shows a falsified target in the same places as one that was met", () => {
    const markdown = comparisonMarkdown(
      sealed(byEnd, before).report([...before, ...afterUnits(spread(99.5, 16))]),
    );
    expect(markdown.split("\n")[2]).toMatch(/^bash_calls in BE: falsified\. The change is −0\.5 %/);
    expect(markdown).toContain("## bash_calls in BE: falsified");
  });
});

describe("what the report says beside the verdicts", () => {
  it("says how many per side would decide an undecided target", () => {
    const wide = (center: number): number[] =>
      spread(center, 16).map((value, k) => value * 4 ** ((k % 4) - 1.5));
    const b = beforeUnits(wide(100));
    const markdown = comparisonMarkdown(sealed(byEnd, b).report([...b, ...afterUnits(wide(61))]));
    expect(markdown).toMatch(
      /undecided\. .* At this spread and estimate about [\d]+ dispatches per side would decide it\./,
    );
  });

  it("lists what was left out, what came after the horizon and what appeared since the seal", () => {
    const text = byEnd.replace("end: 2026-09-30T00:00:00Z", "n_per_side: 15");
    const after = afterUnits([...spread(30, 14), { kind: "unknown", why: "no log" }, 7, 8]);
    const markdown = comparisonMarkdown(sealed(text, before.slice(1)).report([...before, ...after]));
    expect(markdown).toContain("| BE | before | 16 | not in the watermark: 1 | 15 |");
    expect(markdown).toContain("| BE | after | 17 | after horizon: 2 | 15 |");
    expect(markdown).toContain("deviation, on the before side but not in the watermark: b00.");
    expect(markdown).toContain("after: 14 with a value, left out: no value (no log): 1.");
  });

  it("makes names from logs harmless", () => {
    const cohort = "<script>[x](y)|\u001b[31m`*";
    const units = {
      before: beforeUnits(spread(9, 15), { cohort }),
      after: afterUnits(spread(5, 15), { cohort }),
    };
    const markdown = comparisonMarkdown(
      reportExploratory(
        compareExploratory({ title: "a # b", ...units, metrics: ["bash_calls"], nowMs: afterEndMs }),
      ),
    );
    expect(markdown).not.toContain("<script>");
    expect(markdown).not.toMatch(/[^\\]\]\(/);
    expect(markdown).not.toContain("\u001b");
    expect(markdown).toContain("&lt;script&gt;\\[x\\](y)\\|");
    for (const line of markdown.split("\n").filter((one) => one.startsWith("| ") && one.includes("script"))) {
      expect(line.replace(/\\\|/g, "").split("|")).toHaveLength(7);
    }
  });
});

describe("the labels of a report", () => {
  it("of two selections is labelled exploratory in its first paragraph and where the registration would stand", () => {
    const comparison = compareExploratory({
      title: "two selections",
      before: beforeUnits(spread(9, 15)),
      after: afterUnits(spread(5, 15)),
      metrics: ["bash_calls"],
      nowMs: afterEndMs,
    });
    const markdown = comparisonMarkdown(reportExploratory(comparison));
    expect(markdown).toContain("Exploratory: nothing was registered, so there are no verdicts.");
    expect(markdown).toContain("None: this comparison is exploratory.");
    expect(markdown).toContain("## bash_calls in BE: exploratory");
  });

  it("names a broken chain and the reason where the registration stands", () => {
    const experiment = sealed(byEnd, before);
    const [name] = experiment.folder.list();
    const text = experiment.folder.read(name ?? "");
    experiment.folder.files.set(name ?? "", text.replace('"goal_percent": -50', '"goal_percent": -25'));
    const report = experiment.report([...before, ...afterUnits(spread(30, 16))]);
    const markdown = comparisonMarkdown(report);
    expect(markdown).toContain("Status: **unverifiable**. The chain is broken:");
    expect(markdown).toContain("Timing: unverifiable.");
    expect(report.registry?.decided_in).toEqual([]);
  });
});

it("what mechanical calls do not show, and how often they are wrong, stands under the verdicts", () => {
  const named = (metric: string) => {
    const units = (values: readonly number[], at: (n: readonly number[]) => readonly DispatchUnit[]) =>
      at(values).map((unit) => ({
        ...unit,
        values: new Map([...unit.values].map(([, value]) => [metric, value])),
      }));
    const comparison = compareExploratory({
      title: "a",
      before: units(spread(100, 16), beforeUnits),
      after: units(spread(30, 16), afterUnits),
      metrics: [metric],
      nowMs: afterEndMs,
    });
    return reportExploratory(comparison);
  };
  const report = named("mechanical_bash_calls");
  expect(report.metric_limits).toHaveLength(1);
  expect(comparisonMarkdown(report)).toMatch(
    /\n\nmechanical_bash_calls: Some of them read code, .*\. Of \d+ held-out commands .* % wrong, by .*\.\n\n## Reg/,
  );
  const other = named("bash_calls");
  expect(other.metric_limits).toBeUndefined();
  expect(comparisonMarkdown(other)).not.toContain("read code");
});
