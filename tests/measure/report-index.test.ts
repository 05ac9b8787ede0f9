import { expect, test } from "vitest";
import { INDEX_MARK, reportIndex } from "../../src/measure/report-index.ts";
import { written } from "./sample-annex.ts";

test("reports stand in the order of their folders, with verdicts and plan; one that cannot be read is named", () => {
  const { report } = written();
  const text = reportIndex([
    { folder: "second", report: null },
    { folder: "first", report },
  ]);
  expect(text.startsWith(INDEX_MARK)).toBe(true);
  const rows = text.split("\n").filter((line) => line.startsWith("| ["));
  expect(rows[0]).toContain("| [first](first/report.md) |");
  expect(rows[0]).toContain("bash_calls in BE: ");
  expect(rows[0]).toContain("| preregistered |");
  expect(rows[1]).toContain("cannot be read by this version");
});

test("a folder whose name could act is no link", () => {
  const text = reportIndex([{ folder: "a](javascript:x)<b>", report: null }]);
  expect(text).toContain("| a\\](javascript:x)&lt;b&gt; |");
  expect(text).not.toContain("<b>");
});
