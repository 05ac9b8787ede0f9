import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeReport } from "../../src/cli/report-folder.ts";
import { inFreshFolder } from "../measure/log-database.ts";

const files = [
  { path: "report.md", text: "# A\n" },
  { path: "report.json", json: { a: 1 } },
  { path: "charts/01-over-time-x-be.csv", rows: [["run_id"], ["=1+1"], ["-5"]] },
];

test("files are written as what they are; a run id that a spreadsheet would run is text", () =>
  inFreshFolder((folder) => {
    expect(writeReport(join(folder, "out"), files)).toBe(null);
    expect(readFileSync(join(folder, "out", "report.json"), "utf8")).toBe('{\n  "a": 1\n}\n');
    const csv = readFileSync(join(folder, "out", "charts", "01-over-time-x-be.csv"), "utf8");
    expect(csv).toBe("run_id\r\n'=1+1\r\n'-5\r\n");
    expect(existsSync(join(folder, "README.md"))).toBe(false);
  }));

test("pictures of an earlier report go, anything else stays", () =>
  inFreshFolder((folder) => {
    const charts = join(folder, "charts");
    mkdirSync(charts, { recursive: true });
    writeFileSync(join(charts, "09-class-mix-be.svg"), "");
    writeFileSync(join(charts, "mine.svg"), "");
    writeReport(folder, files);
    expect(readdirSync(charts).sort()).toEqual(["01-over-time-x-be.csv", "mine.svg"]);
  }));

test("a folder named reports gets an index, but a README.md that somebody wrote stays", () =>
  inFreshFolder((folder) => {
    const reports = join(folder, "reports");
    expect(writeReport(join(reports, "one"), files)).toBe(join(reports, "README.md"));
    expect(readFileSync(join(reports, "README.md"), "utf8")).toContain("[one](one/report.md)");
    writeFileSync(join(reports, "README.md"), "mine\n");
    expect(writeReport(join(reports, "two"), files)).toBe(null);
    expect(readFileSync(join(reports, "README.md"), "utf8")).toBe("mine\n");
  }));
