import { expect, test } from "vitest";
import { comparisonMarkdown } from "../../src/measure/comparison-markdown.ts";
import { checksText, countsText } from "../../src/measure/report-sections.ts";
import { afterUnits, beforeUnits, byEnd, sealed, spread, target } from "./sample-comparison.ts";

const ran = (timeout: string) => ({ settings: new Map([["timeout", timeout]]) });
const before = beforeUnits(spread(100, 32), ran("3600 s"));
const guard =
  "{name: quality, metric: review_pass, loss: fall, margin: 5, margin_unit: points, evidence: q.jsonl}";
const text = `${byEnd}point_rule: {statistic: median_change, source: a post}\nguards: [${guard}]\n`;

test("a report shows what was checked, guards, settings and the missing size, whatever the verdict", () => {
  for (const center of [30, 70, 95]) {
    const report = sealed(text, before).report([...before, ...afterUnits(spread(center, 16), ran("4400 s"))]);
    const markdown = comparisonMarkdown(report);
    expect(markdown).toContain("A/A inside of the before side: the change has rank");
    expect(markdown).toContain("Trend inside of the before side: it was falling already (Spearman -1");
    expect(markdown).toContain("| without the largest unit | 31 | 16 |");
    expect(markdown).toContain("| BE | quality | review_pass | **no evidence** | 0 of 32 | 0 of 16 |");
    expect(markdown).toContain("A repair count is no evidence of review quality.");
    expect(markdown).toMatch(/\| BE \| timeout \| after \| 4400 s: 16, .*\| differs from the before side \|/);
    expect(markdown).toContain("BE: size covariate missing.");
    const rule = center === 30 ? "holds" : "does not hold";
    expect(report.comparison.first_paragraph[0]).toMatch(
      new RegExp(`The registered point rule \\(−\\d+ %\\) ${rule}\\.`),
    );
    expect(markdown).toContain("Registered point rule (a post), never alone: change of medians");
  }
});

test("a refused target has none of it", () => {
  const report = sealed(text, before).report([...before, ...afterUnits(spread(30, 14), ran("4400 s"))]);
  expect([checksText(target(report)), countsText(target(report))]).toEqual(["", ""]);
  expect(comparisonMarkdown(report)).not.toMatch(/Guards|−\d/);
});

test("counts stand as means and as the share that has any", () => {
  const counted = byEnd.replace(
    "falsification_percent: -20",
    "falsification_percent: -20\n    zeros: counted",
  );
  const many = beforeUnits([...spread(10, 12), 0, 0, 0, 0]);
  const few = afterUnits([...spread(2, 8), 0, 0, 0, 0, 0, 0, 0, 0]);
  const report = sealed(counted, many).report([...many, ...few]);
  const text = countsText(target(report));
  expect(text).toContain(
    "Mean per dispatch: 7.5 before, 1 after. Dispatches with any: 12 of 16 before, 8 of 16 after",
  );
  expect(text).toContain("a difference of -25 points");
});
