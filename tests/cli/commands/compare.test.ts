import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it, test } from "vitest";
import { compare, compareWith } from "../../../src/cli/commands/compare.ts";
import { load } from "../../../src/cli/commands/load.ts";
import { register } from "../../../src/cli/commands/register.ts";
import { readsOf } from "../../../src/cli/comparison-reads.ts";
import { comparisonReportSchema } from "../../../src/measure/comparison-report.ts";
import { afterUnits, beforeUnits, spread } from "../../measure/sample-comparison.ts";
import { runInMemory } from "../memory-context.ts";
import { workplace } from "./loaded-database.ts";

const drain = fileURLToPath(new URL("../../../corpora/drains/small", import.meta.url));
const sealedAt = { now: () => new Date("2026-03-30T12:00:00Z") };
const later = { now: () => new Date("2026-04-01T00:00:00Z") };

/** The small drain, loaded; its plan is sealed at the given time. */
async function sealedDrain() {
  const place = workplace();
  cpSync(drain, join(place.folder, "drain"), { recursive: true });
  await place.run(load, join(place.folder, "drain"));
  await place.runIn(sealedAt, register, join(place.folder, "drain", "protocol.yaml"), "--seal");
  return place;
}

it("on the small drain one target is decided, one undecided, the small cohort refused, and the end is 3", async () => {
  const place = await sealedDrain();
  const { exitCode, stdout } = await place.runIn(later, compare, "1", "--json");
  const { comparison } = comparisonReportSchema.parse(JSON.parse(stdout));
  expect(comparison.targets.map(({ metric, cohort, verdict }) => [metric, cohort, verdict.word])).toEqual([
    ["bash_calls", "BE", "met"],
    ["cache_read_tokens", "BE", "undecided"],
    ["bash_calls", "FE", "refused"],
  ]);
  expect(exitCode).toBe(3);
  const [be, fe] = comparison.cohorts;
  expect(be?.after).toEqual({
    seen: 19,
    exclusions: [
      { rule: "no terminal result", count: 1 },
      { rule: "running", count: 1 },
      { rule: "after horizon", count: 1 },
    ],
    eligible: 16,
  });
  expect(fe?.after).toEqual({ seen: 14, exclusions: [], eligible: 14 });
  expect(comparison.targets[0]?.before?.summary?.median).toBe(10);
  expect(comparison.targets[0]?.after?.summary?.median).toBe(5.5);
});

it("detent compare on the small drain: writes the report into --out, and again the same bytes", async () => {
  const place = await sealedDrain();
  const out = join(place.folder, "out");
  const first = await place.runIn(later, compare, "1", "--out", out);
  const names = ["report.md", "report.html", "report.json"];
  const texts = names.map((file) => readFileSync(join(out, file), "utf8"));
  const again = await place.runIn(
    { now: () => new Date("2027-01-01T00:00:00Z") },
    compare,
    "1",
    "--out",
    out,
  );
  expect(again.stdout).toBe(first.stdout);
  expect(names.map((file) => readFileSync(join(out, file), "utf8"))).toEqual(texts);
  const [verdicts = ""] = first.stdout.split("\n## Dispatches");
  expect(texts[0]?.startsWith(verdicts)).toBe(true);
  expect(texts[0]).toContain("![bash_calls in BE: over time](charts/02-over-time-bash_calls-be.svg)");
  expect(first.stderr).toContain("report.md, report.html, report.json and charts.");
});

it("a plan sealed over an empty database is registered after data existed, and refused", async () => {
  const place = workplace();
  cpSync(drain, join(place.folder, "drain"), { recursive: true });
  const protocol = join(place.folder, "drain", "protocol.yaml");
  const seal = await place.runIn(
    { now: () => new Date("2026-03-30T00:00:00Z") },
    register,
    protocol,
    "--seal",
  );
  expect(seal.stderr).toContain("There is no database yet. The watermark holds no dispatch.");
  await place.run(load, join(place.folder, "drain"));
  const { exitCode, stdout } = await place.runIn(later, compare, "1");
  expect(stdout).toContain("Status: **registered after data existed**");
  expect(stdout).toContain("before: 0 of at least 15, 15 missing");
  expect(exitCode).toBe(3);
});

it("detent compare on the small drain: names an edited registration and a head that is gone", async () => {
  const place = await sealedDrain();
  const head = "0123456789abcdef";
  const { stdout } = await place.runIn(later, compare, "1", "--head", head);
  expect(stdout).toContain("Status: **unverifiable**");
  expect(stdout).toContain("No record has the head that was kept");
  expect(existsSync(join(place.folder, "reports", "registrations"))).toBe(true);
});

it("detent compare makes no second first decision after the record of the first was removed", async () => {
  const place = await sealedDrain();
  const registry = join(place.folder, "reports", "registrations");
  await place.runIn(later, compare, "1");
  expect(readdirSync(registry)).toHaveLength(2);
  const decided = readdirSync(registry).find((name) => name.startsWith("0002")) ?? "";
  rmSync(join(registry, decided));
  const { stdout } = await place.runIn(later, compare, "1");
  expect(stdout).toContain("Status: **unverifiable**");
  expect(stdout).toContain("the last record was removed");
  expect(readdirSync(registry)).toHaveLength(1);
});

it("a plan sealed at a time that its own watermark disproves reaches no goal, and nothing is decided", async () => {
  const place = workplace();
  cpSync(drain, join(place.folder, "drain"), { recursive: true });
  await place.run(load, join(place.folder, "drain"));
  const protocol = join(place.folder, "drain", "protocol.yaml");
  await place.runIn({ now: () => new Date("2026-02-08T12:00:00Z") }, register, protocol, "--seal");
  const { exitCode, stdout } = await place.runIn(later, compare, "1");
  expect(exitCode).toBe(3);
  expect(stdout).toContain("Status: **unverifiable**");
  expect(stdout).toContain("not evaluated (goal reached, but when it was registered cannot be verified)");
  expect(stdout).not.toMatch(/\bmet\b/);
  expect(readdirSync(join(place.folder, "reports", "registrations"))).toHaveLength(1);
});

it("a plan whose goals were edited after it was sealed gets no verdict and no figure", async () => {
  const place = await sealedDrain();
  const folder = join(place.folder, "reports", "registrations");
  const [name = ""] = readdirSync(folder);
  const record = readFileSync(join(folder, name), "utf8");
  expect(record).toContain('"goal_percent": -25');
  writeFileSync(join(folder, name), record.replaceAll('"goal_percent": -25', '"goal_percent": -20'));
  const { exitCode, stdout } = await place.runIn(later, compare, "1");
  expect(exitCode).toBe(3);
  expect(stdout).toContain("bash_calls in BE: refused (the registration was edited after it was sealed).");
  expect(stdout).not.toMatch(/\bmet\b|−\d/);
});

describe("detent compare without a registration", () => {
  const units = [...beforeUnits(spread(100, 16)), ...afterUnits(spread(30, 16))];
  const injected = compareWith(readsOf(async () => units));
  const run = (...args: string[]) =>
    runInMemory([injected], ["compare", ...args], { now: () => new Date("2026-10-01T00:00:00Z") });
  const [before, after] = ["until:2026-09-06T23:53:03Z", "since:2026-09-06T23:53:03Z"];

  it("is labelled exploratory, has intervals and no verdict, and ends with 0", async () => {
    const { exitCode, stdout } = await run("--before", before, "--after", after, "--metric", "bash_calls");
    expect(stdout).toContain("Exploratory: nothing was registered, so there are no verdicts.");
    expect(stdout).toContain("exploratory. The change is −70 %");
    expect(exitCode).toBe(0);
  });

  it("refuses the same units on both sides with exit code 3", async () => {
    const same = await run("--before", "cohort:BE", "--after", "cohort:BE", "--metric", "bash_calls");
    expect(same.stdout).toContain("refused (the same units on both sides: 32)");
    expect(same.stdout).not.toContain("%");
    expect(same.exitCode).toBe(3);
  });

  it("needs both sides or a registration, not neither and not both", async () => {
    expect(await run()).toMatchObject({ exitCode: 2, stdout: "" });
    expect(await run("1", "--before", before)).toMatchObject({ exitCode: 2, stdout: "" });
    expect((await run("--before", before)).stderr).toContain("--after: It is missing.");
    const unknown = await run("--before", before, "--after", after, "--metric", "bash_cals");
    expect(unknown.stderr).toContain('There is no metric "bash_cals".');
  });
});

test("detent compare: evidence of a guard is read below --evidence and named as a source of the report", async () => {
  const place = workplace();
  const logs = join(place.folder, "drain");
  cpSync(drain, logs, { recursive: true });
  await place.run(load, logs);
  const guard =
    "{name: quality, metric: review_pass, loss: fall, margin: 40, margin_unit: points, evidence: q.jsonl}";
  const plan = join(logs, "protocol.yaml");
  writeFileSync(plan, `${readFileSync(plan, "utf8")}guards: [${guard}]\n`);
  await place.runIn(sealedAt, register, plan, "--seal");
  const row = {
    guard: "quality",
    value: 1,
    source: "panel",
    judged_by: "two people",
    at: "2026-03-20T00:00:00Z",
  };
  const runs = Array.from({ length: 71 }, (_, k) => `run-${String(k + 1).padStart(3, "0")}`);
  mkdirSync(join(place.folder, "judged"));
  const lines = runs.map((run_id) => JSON.stringify({ ...row, run_id })).join("\n");
  writeFileSync(join(place.folder, "judged", "q.jsonl"), `${lines}\n`);
  const without = await place.runIn(later, compare, "1");
  expect(without.stdout).toContain("not evaluated (goal reached, guard quality has no evidence)");
  expect(without.stdout).toContain("q.jsonl: There is no such file.");
  const { stdout } = await place.runIn(later, compare, "1", "--evidence", "judged", "--json");
  const { comparison, registry, standing } = comparisonReportSchema.parse(JSON.parse(stdout));
  expect(comparison.guards).toMatchObject([{ cohort: "BE", state: "held", before: { judged: 16, of: 16 } }]);
  expect(comparison.targets[0]?.verdict.word).toBe("met");
  expect(registry?.differences.join()).toContain("bash_calls was not evaluated and is now met");
  expect(standing?.sources.filter(({ kind }) => kind === "evidence")).toMatchObject([{ path: "q.jsonl" }]);
});

test("detent compare: a count without a registration is read with the tool calls that it is related to", async () => {
  const asked: (readonly string[])[] = [];
  const recording = compareWith(
    readsOf(async (_, names) => {
      asked.push(names);
      return [];
    }),
  );
  const args = ["compare", "--before", "run:a", "--after", "run:b", "--metric"];
  for (const metric of ["denials", "bash_calls"]) await runInMemory([recording], [...args, metric]);
  expect(asked).toEqual([["denials", "tool_calls"], ["bash_calls"]]);
});
