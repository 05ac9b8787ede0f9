import { expect, test } from "vitest";
import {
  baselineSection,
  chartsSection,
  classifierSection,
  problemsSection,
  reconciliationSection,
} from "../../src/measure/annex-sections.ts";
import { written } from "./sample-annex.ts";

const { annex, report } = written({
  sessions: 5,
  sessionsWithoutTotals: 2,
  reconciled: [{ scope: "everything", field: "cache_read_tokens", outcome: "equal", sessions: 3 }],
  problems: [{ kind: "<b>", count: 4 }],
});

test("dispatches are counted together, and medians are given by cohort and side", () => {
  const text = baselineSection(annex, report.comparison.cohorts).join("\n");
  expect(text).toContain("before 16 (BE 16");
  expect(text).toContain("| BE | bash_calls | before | 16 | 100 | 16 | 100 |");
});

test("agreement with totals is given in sessions, and an outcome that none has is a dash", () => {
  expect(reconciliationSection(annex).join("\n")).toContain("Of 5 sessions, 2 have no recorded totals");
  expect(reconciliationSection(annex).at(-1)).toContain(
    "| everything | cache_read_tokens | 3 | – | – | – | – |",
  );
});

test("the classifier is named with its error, problems with their kinds, and no kind can act", () => {
  expect(classifierSection(annex).join(" ")).toContain("no count of work that can be removed");
  expect(problemsSection(annex)[1]).toContain("| &lt;b&gt; | 4 |");
  expect(problemsSection({ ...annex, problems: [] })[1]).toBe("None in the sources of these dispatches.");
});

test("without charts there is no section for them", () => {
  expect(chartsSection([], "charts")).toEqual([]);
});
