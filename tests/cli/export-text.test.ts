// What an export says of itself in words.

import { expect, test } from "vitest";
import { exportLines, leavingOf } from "../../src/cli/export-text.ts";
import type { ExportPreview } from "../../src/measure/export-preview.ts";

const preview: ExportPreview = {
  install: "0b6c3a52-9d1e-4c7f-8a2b-1f3e5d7c9b0a",
  tables: [
    { name: "sources", rows: 1200 },
    { name: "drain_records", rows: 3 },
    { name: "contract_copies", rows: 1 },
    { name: "log_dispatches", rows: 2 },
  ],
  sources: 1200,
  sourcesOfOthers: 7,
  subjects: 45,
  firstMs: Date.parse("2026-03-01T23:59:59Z"),
  lastMs: Date.parse("2026-04-02T00:00:00Z"),
};

test("paths and commands stand on one of the two sides, whatever is chosen", () => {
  for (const hasPaths of [false, true]) {
    for (const hasSubjects of [false, true]) {
      const { leaves, stays } = leavingOf(preview, { hasPaths, hasSubjects });
      const [leaving, staying] = [leaves.join("\n"), stays.join("\n")];
      expect([leaving.includes("paths of 1,200 logs"), staying.includes("(--with-paths)")]).toEqual([
        hasPaths,
        !hasPaths,
      ]);
      expect([leaving.includes("URLs of 45 tool calls"), staying.includes("(--with-subjects)")]).toEqual([
        hasSubjects,
        !hasSubjects,
      ]);
      expect(staying).toContain("the texts of prompts, answers, thinking and tool results");
    }
  }
});

test("records of drain logs, result blocks and names of dispatches are said where there are any", () => {
  const choice = { hasPaths: false, hasSubjects: false };
  const all = leavingOf(preview, choice);
  expect(all.leaves.join("\n")).toMatch(
    /3 records of drain logs, whole.*\nof 1 result block.*\nnames of 2 logs/,
  );
  expect(all.stays.at(-1)).toBe("7 sources that came with exports of others");
  const none = leavingOf({ ...preview, tables: [], sourcesOfOthers: 0 }, choice);
  expect(none.leaves.join("\n")).not.toMatch(/drain|result block|dispatches/);
  expect(none.stays.join("\n")).not.toContain("others");
});

test("the lines begin with install, rows and days", () => {
  const lines = exportLines(preview, { leaves: ["a", "b"], stays: ["c"] });
  expect(lines.slice(0, 5)).toEqual([
    "Install   0b6c3a52-9d1e-4c7f-8a2b-1f3e5d7c9b0a",
    "Rows      1,206 of 1,200 sources, 2026-03-01 to 2026-04-02",
    "Leaves    a",
    "          b",
    "Stays     c",
  ]);
  const empty = { ...preview, install: null, tables: [], sources: 0, firstMs: null, lastMs: null };
  expect(exportLines(empty, { leaves: [], stays: [] }).slice(0, 2)).toEqual([
    "Install   none yet; a random id is drawn at the first export",
    "Rows      0 of 0 sources",
  ]);
});
