// Reports on a disk: those of one record, whichever folder they are in.

import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readWrittenReports, reportsFolder } from "../../src/measure/written-reports.ts";

function written(folder: string, json: string, markdown?: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "report.json"), json);
  if (markdown !== undefined) writeFileSync(join(folder, "report.md"), markdown);
}
const of = (hash: string | null) =>
  JSON.stringify({ comparison: { registration: hash === null ? null : { hash } } });

test("every folder beside the registry whose report names the record is given, what is unreadable named", () => {
  const reports = mkdtempSync(join(tmpdir(), "detent-reports-"));
  const registry = join(reports, "registrations");
  written(join(reports, "second"), of("abc"), "# Two\n");
  written(join(reports, "first"), of("abc"), "# One\n");
  written(join(reports, "other"), of("abd"), "# Not this\n");
  written(join(reports, "exploratory"), of(null), "# Nor this\n");
  written(join(reports, "no-text"), of("abc"));
  written(join(reports, "torn"), '{"comparison":');
  mkdirSync(registry);
  expect(reportsFolder(registry)).toBe(reports);
  expect(readWrittenReports(registry, "abc")).toEqual([
    { folder: join(reports, "first"), text: "# One\n" },
    { folder: join(reports, "no-text"), problem: "Its report.md is not there." },
    { folder: join(reports, "second"), text: "# Two\n" },
    { folder: join(reports, "torn"), problem: "Its report.json is none that this version can read." },
  ]);
});

test("a folder that is not there holds no report", () => {
  expect(readWrittenReports(join(tmpdir(), "detent-nowhere", "registrations"), "abc")).toEqual([]);
});
