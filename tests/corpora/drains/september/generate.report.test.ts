// The September case from its generator to the written report: what it must say, and what it may not, because the data
// cannot carry it. The plan is preserved in a repository of its own, at the published time.

import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Command } from "../../../../src/cli/command.ts";
import { compare } from "../../../../src/cli/commands/compare.ts";
import { load } from "../../../../src/cli/commands/load.ts";
import { register } from "../../../../src/cli/commands/register.ts";
import { type ComparisonReport, comparisonReportSchema } from "../../../../src/measure/comparison-report.ts";
import { runInMemory } from "../../../cli/memory-context.ts";

const corpus = fileURLToPath(new URL("../../../../corpora/drains/september/", import.meta.url));
const SLOW_MS = 300_000;
const folder = mkdtempSync(join(tmpdir(), "detent-september-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Written {
  /** What the generator said. */
  readonly generated: string;
  readonly exitCode: number;
  readonly markdown: string;
  readonly html: string;
  readonly comparison: ComparisonReport["comparison"];
}
let report: Written;

beforeAll(async () => {
  const generator = [join(corpus, "generate.mjs"), "logs", folder];
  const generated = execFileSync(process.execPath, generator, { encoding: "utf8" });
  copyFileSync(join(corpus, "protocol.yaml"), join(folder, "protocol.yaml"));
  preserve("2026-09-06T21:46:24-04:00");
  await run("2026-10-01T12:00:00Z", load, folder);
  await run("2026-10-01T12:00:00Z", register, "protocol.yaml", "--seal");
  const { exitCode } = await run("2026-10-02T12:00:00Z", compare, "1", "--out", "report");
  const read = (name: string): string => readFileSync(join(folder, "report", name), "utf8");
  const { comparison } = comparisonReportSchema.parse(JSON.parse(read("report.json")));
  report = { generated, exitCode, markdown: read("report.md"), html: read("report.html"), comparison };
}, SLOW_MS);

function run(at: string, command: Command, ...args: readonly string[]) {
  return runInMemory([command], [command.name, ...args, "--db", join(folder, "detent.duckdb")], {
    cwd: folder,
    now: () => new Date(at),
  });
}

function preserve(at: string): void {
  const env = { ...process.env, GIT_AUTHOR_DATE: at, GIT_COMMITTER_DATE: at };
  const who = [
    "-c",
    "user.name=drain",
    "-c",
    "user.email=drain@example.invalid",
    "-c",
    "commit.gpgsign=false",
  ];
  const git = (...args: readonly string[]) =>
    execFileSync("git", args, { cwd: folder, env, stdio: "ignore" });
  git("init", "-q");
  git("add", "protocol.yaml");
  git(...who, "commit", "-q", "-m", "The plan");
}

/** The lines of a section of report.md. */
function section(heading: string): string {
  const [, text = ""] = report.markdown.split(`\n## ${heading}\n`);
  const [own = ""] = text.split("\n## ");
  return own;
}

const prose = (text: string): readonly string[] => text.split("\n").filter((line) => !line.startsWith("|"));

test("backend and frontend are refused, with 1 and 0 of 15, and without any figure", () => {
  const words = report.comparison.targets.map(({ metric, cohort, verdict: { word, reasons } }) => [
    `${metric} ${cohort} ${word}`,
    ...reasons,
  ]);
  expect(words).toEqual([
    ["bash_calls BE refused", "after: 1 of at least 15, 14 missing"],
    ["bash_calls FE refused", "after: 0 of at least 15, 15 missing"],
    ["cache_read_tokens BE refused", "after: 1 of at least 15, 14 missing"],
    ["cache_read_tokens FE refused", "after: 0 of at least 15, 15 missing"],
  ]);
  for (const { estimate, goal, counts, sums, beside, checks } of report.comparison.targets) {
    expect([estimate, goal, counts, sums, beside, checks]).toEqual([null, null, null, null, null, null]);
  }
  expect(report.comparison.companions).toEqual([]);
  expect(report.markdown).toContain("bash_calls in BE: refused (after: 1 of at least 15, 14 missing).");
  expect(report.markdown).toContain("bash_calls in FE: refused (after: 0 of at least 15, 15 missing).");
  expect(report.exitCode).toBe(3);
});

test("no percentage is printed but the classifier's error, in Markdown and in HTML", () => {
  const [classifier] = prose(section("Classifier")).filter((line) => line.includes("%"));
  expect(classifier).toContain("by a one-sided 95 % bound");
  for (const line of report.markdown.split("\n")) if (line !== classifier) expect(line).not.toContain("%");
  const shown = report.html.replaceAll(/<style>.*?<\/style>/gs, "").replaceAll(/<[^>]*>/g, "\n");
  const percents = shown.split("\n").filter((line) => /\d[\s\u00a0]*%/.test(line));
  expect(percents).toHaveLength(1);
  expect(percents[0]).toContain("by a one-sided 95 % bound");
});

test("46 and 30 stand where they are counted or quoted, and nothing rests on a sum", () => {
  const lines = prose(report.markdown);
  expect(lines.filter((line) => /(?<!:)\b46\b(?!:)/.test(line))).toEqual([
    expect.stringContaining("46 after-side dispatches were loaded when it was sealed."),
    "after 46 (BE 1, FE 0, TOOLING 45).",
  ]);
  expect(lines.filter((line) => /(?<![:-])\b30\b(?!:)/.test(line))).toEqual([
    expect.stringContaining('"15 per cohort, or 30 combined"'),
  ]);
  expect(report.comparison.minimum_per_side).toBe(15);
});

test("the two wordings of the minimum are named as conflicting, in the first paragraph", () => {
  const sentence =
    'The plan\'s wordings of its minimum conflict: "15 per cohort, or 30 combined" beside 15 on each side. ' +
    "15 on each side of each cohort were required, and no sum was used.";
  expect(report.comparison.first_paragraph).toContain(sentence);
  expect(report.markdown.split("\n## ")[0]).toContain(sentence);
});

test("tooling is reported apart: its medians, and no change between them", () => {
  const roles = report.comparison.cohorts.map(({ cohort, role }) => `${cohort} ${role}`);
  expect(roles).toEqual(["BE compared", "FE compared", "TOOLING only reported"]);
  expect(report.comparison.only_reported.map(({ cohort }) => cohort)).toEqual(["TOOLING", "TOOLING"]);
  expect(section("Only reported")).toContain("| TOOLING | bash_calls | after | 45 | 58 | none |");
  expect(section("Only reported").match(/BE|FE/)).toBeNull();
});

test("the plan was first preserved after the cutoff, so it cannot be called preregistered on this evidence", () => {
  expect(report.comparison.registration?.timing).toBe("registered after data existed");
  expect(section("Registration")).toContain(
    "The protocol's first preserved commit is stamped 2026-09-06T21:46:24-04:00, later than the cutoff at " +
      "2026-09-06T19:53:03-04:00: on this evidence it cannot be called preregistered.",
  );
});

test("165 dispatches stand before, 151 of them with a terminal result, and the 14 without one are shown", () => {
  const before = report.comparison.cohorts.map(({ before: { seen, exclusions, eligible } }) => ({
    seen,
    exclusions,
    eligible,
  }));
  const without = (count: number) => [{ rule: "no terminal result", count }];
  expect(before).toEqual([
    { seen: 92, exclusions: without(8), eligible: 84 },
    { seen: 61, exclusions: without(5), eligible: 56 },
    { seen: 12, exclusions: without(1), eligible: 11 },
  ]);
  expect([92 + 61 + 12, 8 + 5 + 1, 84 + 56 + 11]).toEqual([165, 14, 151]);
  expect(section("With and without a terminal result")).toContain(
    "before 165 (BE 92, FE 61, TOOLING 12); 14 left out for having no terminal result.",
  );
});

test("the published medians stand for all dispatches and for those with a terminal result", () => {
  for (const row of [
    "| BE | bash_calls | before | 92 | 151 | 84 | 151 |",
    "| FE | bash_calls | before | 61 | 140 | 56 | 140 |",
    "| BE | cache_read_tokens | before | 92 | 20,700,000 | 84 | 20,700,000 |",
    "| FE | cache_read_tokens | before | 61 | 17,400,000 | 56 | 17,400,000 |",
  ]) {
    expect(section("With and without a terminal result")).toContain(row);
  }
});

test("the published method takes just over half of the Bash calls of the baseline for mechanical", () => {
  const said = /calls (\d+) of the (\d+) Bash calls of the baseline mechanical: (\d+\.\d) %/.exec(
    report.generated,
  );
  const [mechanical, calls, percent] = [Number(said?.[1]), Number(said?.[2]), Number(said?.[3])];
  expect(mechanical / calls).toBeCloseTo(percent / 100, 3);
  expect(percent).toBeGreaterThan(50);
  expect(percent).toBeLessThan(53);
});

test("the time-out, the budget and the models by role are listed with the dates of their change", () => {
  const settings = section("Settings and covariates");
  const day = String.raw`\d\d:\d\d:\d\d-04:00`;
  for (const cohort of ["BE", "FE"]) {
    expect(settings).toMatch(
      new RegExp(
        String.raw`\| ${cohort} \| timeout \| before \| 3600 s: \d+, 2026-08-10T${day} to 2026-09-03T${day}; ` +
          String.raw`4400 s: \d+, 2026-09-04T${day} to 2026-09-06T${day} \| \*\*changed inside of the side\*\* \|`,
      ),
    );
    expect(settings).toMatch(
      new RegExp(
        String.raw`\| ${cohort} \| model of worker \| before \| claude-pier-3: \d+, 2026-08-10T${day} to ` +
          String.raw`2026-08-27T${day}; claude-pier-4: \d+, 2026-08-28T${day} to 2026-09-06T${day} \|`,
      ),
    );
    expect(settings).toContain(`| ${cohort} | model of supervisor | before | claude-harbour-4: `);
    expect(settings).toContain(`| ${cohort} | budget | before | 20 USD: `);
  }
  expect(settings).toMatch(/\| TOOLING \| timeout \| after \| 4400 s: 45, 2026-09-06T19:53:03-04:00 to/);
  expect(settings).not.toMatch(/\d\dZ/);
});

test("the cutoff and the horizon are in Eastern time, the last log is of 11 September", () => {
  expect(report.comparison.cutoff).toEqual({
    at: "2026-09-06T19:53:03-04:00",
    by: "event",
    note: "the start of run-166",
  });
  expect(report.comparison.cohorts[0]?.horizon?.end).toBe("2026-09-11T23:59:59-04:00");
  const last = report.comparison.settings.find(
    ({ cohort, setting }) => cohort === "TOOLING" && setting === "timeout",
  );
  expect(last?.after[0]?.last).toBe("2026-09-11T19:48:20-04:00");
  expect(section("Charts")).toContain("to 2026-09-11T19:48:20-04:00.");
  expect(section("Charts")).toContain("| from (America/New_York) | side |");
  expect(section("Charts")).not.toMatch(/\d\dZ|\.000Z/);
});

test("the size covariate is missing, and a repair count is no evidence of review quality", () => {
  expect(report.comparison.size_covariate_missing).toEqual(["BE", "FE"]);
  for (const cohort of ["BE", "FE"]) {
    expect(section("Settings and covariates")).toContain(`${cohort}: size covariate missing.`);
    expect(section("Registered and not found")).toContain(
      `guard review quality in ${cohort}: not judged, the cohort is too small; a repair count is no evidence of ` +
        "review quality",
    );
  }
});
