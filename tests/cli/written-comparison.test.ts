import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createComparisonProgress } from "../../src/cli/comparison-progress.ts";
import { readsOf } from "../../src/cli/comparison-reads.ts";
import type { MadeComparison } from "../../src/cli/made-comparison.ts";
import { createPrinter } from "../../src/cli/print.ts";
import { writeComparison } from "../../src/cli/written-comparison.ts";
import { comparisonReportSchema } from "../../src/measure/comparison-report.ts";
import type { SourceStamp } from "../../src/measure/source-stamps.ts";
import { afterUnits, beforeUnits, byEnd, sealed, spread } from "../measure/sample-comparison.ts";
import { MemoryWriter, memoryContext } from "./memory-context.ts";

const before = beforeUnits(spread(100, 16));
const units = [...before, ...afterUnits(spread(30, 16))];
const sets = { compared: new Map(), all: new Map(), terminal: new Map() };

function made(): MadeComparison {
  const report = sealed(byEnd, before).report(units);
  return { report, runIds: ["b00"], evidence: [], units, sets: () => sets, groupOf: () => "" };
}

function runOf(options: Readonly<Record<string, unknown>>) {
  const cwd = mkdtempSync(join(tmpdir(), "detent-test-"));
  onTestFinished(() => rmSync(cwd, { recursive: true, force: true }));
  const [stdout, stderr] = [new MemoryWriter(), new MemoryWriter()];
  const base = memoryContext({ cwd, stdout, stderr });
  const flags = { databasePath: "none", isJson: false, isQuiet: false, hasColor: false, isDebug: false };
  const context = { ...base, flags, print: createPrinter(base, flags) };
  return {
    run: { context, options, progress: createComparisonProgress(context, false, true) },
    stdout,
    stderr,
    cwd,
  };
}

const changed: SourceStamp = {
  ...{ source: "s", path: null, kind: "log" as const, bytes: 1, sha256: null },
  since_load: "changed",
};

test("what was changed under a comparison takes its standing and its success away", async () => {
  const reads = readsOf(async () => units);
  const good = runOf({});
  expect(await writeComparison(good.run, made(), reads)).toBe(0);
  expect(good.stdout.text).not.toContain("not quotable");
  const bad = runOf({});
  const asked: (readonly string[])[] = [];
  const stamps = async (_: unknown, runIds: readonly string[]) => {
    asked.push(runIds);
    return [changed];
  };
  expect(await writeComparison(bad.run, made(), { ...reads, stamps })).toBe(3);
  expect(asked).toEqual([["b00"]]);
  expect(bad.stdout.text).toContain("**not quotable: 1 source changed**");
});

test("a report is written where a folder is named, said last, and its progress ends at 100 %", async () => {
  const { run, stderr, cwd } = runOf({ out: "first" });
  await writeComparison(
    run,
    made(),
    readsOf(async () => units),
  );
  const report = comparisonReportSchema.parse(
    JSON.parse(readFileSync(join(cwd, "first", "report.json"), "utf8")),
  );
  expect(report.comparison.targets[0]?.verdict.word).toBe("met");
  const lines = stderr.text.trimEnd().split("\n");
  expect(lines.slice(0, 2)).toEqual(["80 %", "86 %"]);
  expect(lines.at(-2)).toBe("100 %");
  expect(lines.at(-1)).toMatch(/^Written: .*report\.md, report\.html, report\.json and charts\.$/);
  const silent = runOf({});
  await writeComparison(
    silent.run,
    made(),
    readsOf(async () => units),
  );
  expect(existsSync(join(silent.cwd, "first"))).toBe(false);
});
