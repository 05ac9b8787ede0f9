import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { OptionValues } from "../../src/cli/command.ts";
import { createComparisonProgress } from "../../src/cli/comparison-progress.ts";
import { type ComparisonRun, makeExploratory, makeRegistered } from "../../src/cli/made-comparison.ts";
import { createPrinter } from "../../src/cli/print.ts";
import { openRegistryFolder } from "../../src/measure/registry-folder.ts";
import { afterUnits, beforeUnits, byEnd, spread } from "../measure/sample-comparison.ts";
import { protocolFrom, seal } from "../measure/sample-registry.ts";
import { unit } from "../measure/sample-units.ts";
import { MemoryWriter, memoryContext } from "./memory-context.ts";

const before = beforeUnits(spread(100, 16));
const after = afterUnits(spread(30, 16));
const outside = unit("elsewhere", { cohort: "DOCS" });

function runOf(
  options: OptionValues,
): ComparisonRun & { readonly stderr: MemoryWriter; readonly cwd: string } {
  const cwd = mkdtempSync(join(tmpdir(), "detent-test-"));
  onTestFinished(() => rmSync(cwd, { recursive: true, force: true }));
  const stderr = new MemoryWriter();
  const base = memoryContext({ cwd, stderr, now: () => new Date("2026-10-01T00:00:00Z") });
  const databasePath = join(cwd, "detent.duckdb");
  const flags = { databasePath, isJson: false, isQuiet: false, hasColor: false, isDebug: false };
  const context = { ...base, flags, print: createPrinter(base, flags) };
  return { context, options, progress: createComparisonProgress(context, false, true), stderr, cwd };
}

test("a registration is compared over its cohorts, which its standing rests on, and no others", async () => {
  const run = runOf({});
  const folder = openRegistryFolder(join(run.cwd, "reports", "registrations"));
  seal(folder, protocolFrom(byEnd), { at: "2026-09-06T23:00:00Z", units: before });
  const asked: (readonly [readonly string[], boolean])[] = [];
  const made = await makeRegistered(
    async (_, names, hasLabels) => {
      asked.push([names, hasLabels]);
      return [...before, ...after, outside];
    },
    run,
    "1",
  );
  expect(asked).toEqual([[["bash_calls", "requests"], false]]);
  expect(made.report.comparison.targets.map(({ verdict }) => verdict.word)).toEqual(["met"]);
  expect([...made.runIds].sort()).toEqual([...before, ...after].map(({ runId }) => runId).sort());
  expect(made.sets().compared.get("BE")?.after).toHaveLength(16);
  // One primary, no secondary, two figures beside it: reading, then each target.
  expect(run.stderr.text.split("\n").slice(0, 4)).toEqual(["0 %", "25 %", "45 %", "65 %"]);
});

test("two selections are compared with labels, and no goal of anybody's", async () => {
  const [until, since] = ["until:2026-09-06T23:53:03Z", "since:2026-09-06T23:53:03Z"];
  const run = runOf({ before: until, after: since, metric: ["bash_calls"] });
  const asked: boolean[] = [];
  const made = await makeExploratory(async (_, _names, hasLabels) => {
    asked.push(hasLabels);
    return [...before, ...after];
  }, run);
  expect(asked).toEqual([true]);
  expect(made.report.registry).toBeNull();
  expect(made.report.comparison.targets.map(({ verdict }) => verdict.word)).toEqual(["exploratory"]);
  expect(made.evidence).toEqual([]);
});

test("a missing side and an unknown metric are refused before anything is read", async () => {
  const none = async () => {
    throw new Error("It was read.");
  };
  await expect(makeExploratory(none, runOf({ after: "run:a" }))).rejects.toThrow("--before: It is missing.");
  const unknown = runOf({ before: "run:a", after: "run:b", metric: ["bash_cals"] });
  await expect(makeExploratory(none, unknown)).rejects.toThrow('There is no metric "bash_cals".');
});
