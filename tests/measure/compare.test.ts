import { describe, expect, it } from "vitest";
import { afterUnits, beforeUnits, byEnd, cutoffMs, sealed, spread, target } from "./sample-comparison.ts";
import { conflicted, unit, valued } from "./sample-units.ts";

const before = beforeUnits(spread(100, 16));

describe("a registered comparison", () => {
  it("of 16 and 16 dispatches gives an interval and a verdict", () => {
    const report = sealed(byEnd, before).report([...before, ...afterUnits(spread(30, 16))]);
    expect(target(report).verdict).toEqual({ word: "met", reasons: [], labels: [], n_to_decide: null });
    expect(target(report).estimate).toMatchObject({ rule: "rank-sum, exact", level: 0.95 });
    expect(target(report).estimate?.ratio).toBeCloseTo(0.3, 10);
    expect(report.comparison.exit_code).toBe(0);
    expect(report.comparison.registration?.timing).toBe("preregistered");
  });

  it("of 16 and 14 past its end is refused: no figure, the counts, and exit code 3", () => {
    const report = sealed(byEnd, before).report([...before, ...afterUnits(spread(30, 14))]);
    expect(target(report).verdict).toMatchObject({
      word: "refused",
      reasons: ["after: 14 of at least 15, 1 missing"],
    });
    expect(target(report)).toMatchObject({ estimate: null, beside: null, goal: null });
    expect(report.comparison.exit_code).toBe(3);
  });

  it("is refused whatever the sum of the cohorts or another cohort has", () => {
    const text = byEnd
      .replace("compared: [BE]", "compared: [BE, FE]")
      .concat(byEnd.slice(byEnd.indexOf("  - metric")).replace("cohort: BE", "cohort: FE"));
    const loaded = [...before, ...beforeUnits(spread(100, 16), { cohort: "FE" }).map(renamed)];
    const after = [
      ...afterUnits(spread(30, 14)),
      ...afterUnits(spread(30, 16), { cohort: "FE" }).map(renamed),
    ];
    const report = sealed(text, loaded).report([...loaded, ...after]);
    expect(report.comparison.targets.map((one) => one.verdict.word)).toEqual(["refused", "met"]);
    expect(report.comparison.exit_code).toBe(3);
  });
});

describe("the horizon of a comparison", () => {
  it("before its end collects and shows the flow only", () => {
    const report = sealed(byEnd, before).report(
      [...before, ...afterUnits(spread(30, 16))],
      "2026-09-29T23:59:59Z",
    );
    expect(target(report).verdict).toMatchObject({
      word: "collecting",
      reasons: ["16 so far, until 2026-09-30T00:00:00.000Z"],
    });
    expect(target(report)).toMatchObject({ before: null, after: null, estimate: null });
    expect(report.comparison.exit_code).toBe(3);
    expect(report.registry?.decided_in).toEqual([]);
  });

  it("is refused before its end where the before side is already too small", () => {
    const few = before.slice(0, 14);
    const report = sealed(byEnd, few).report([...few, ...afterUnits(spread(30, 3))], "2026-09-29T23:59:59Z");
    expect(target(report).verdict).toMatchObject({
      word: "refused",
      reasons: ["before: 14 of at least 15, 1 missing"],
    });
  });
});

describe("the dispatches of a comparison", () => {
  it("excludes and counts running dispatches; those without a terminal result where the protocol says so", () => {
    const running = unit("r1", {
      startedAtMs: cutoffMs + 5,
      terminal: "none",
      sourceLastEntryMs: cutoffMs + 6,
      ...valued(1),
    });
    const silent = unit("s1", {
      startedAtMs: cutoffMs + 5,
      terminal: "none",
      sourceLastEntryMs: cutoffMs + 9e9,
      ...valued(31),
    });
    const units = [...before, ...afterUnits(spread(30, 16)), running, silent];
    const all = sealed(byEnd, before).report(units).comparison.cohorts[0];
    expect(all?.after).toEqual({ seen: 18, exclusions: [{ rule: "running", count: 1 }], eligible: 17 });
    const terminal = sealed(byEnd.replace("inclusion: all", "inclusion: terminal"), before).report(units);
    expect(terminal.comparison.cohorts[0]?.after).toEqual({
      seen: 18,
      exclusions: [
        { rule: "running", count: 1 },
        { rule: "no terminal result", count: 1 },
      ],
      eligible: 16,
    });
  });

  it("takes an error for a terminal result", () => {
    const failed = afterUnits(spread(30, 16), { isError: true });
    const report = sealed(byEnd.replace("inclusion: all", "inclusion: terminal"), before).report([
      ...before,
      ...failed,
    ]);
    expect(report.comparison.cohorts[0]?.after.eligible).toBe(16);
  });

  it("over an empty watermark is registered after data existed, and its before side came too late", () => {
    const units = [...before, ...afterUnits(spread(30, 16))];
    const report = sealed(byEnd, [], "2026-09-20T00:00:00Z").report(units);
    expect(report.comparison.registration?.timing).toBe("registered after data existed");
    expect(report.comparison.cohorts[0]?.appeared).toHaveLength(16);
    expect(target(report).verdict).toMatchObject({
      word: "refused",
      reasons: ["before: 0 of at least 15, 15 missing"],
    });
  });

  it("uses the before side of the watermark, and names ids that appeared and ids that are gone", () => {
    const late = unit("late", { startedAtMs: cutoffMs - 1, ...valued(100) });
    const units = [...before.slice(1), late, ...afterUnits(spread(30, 16))];
    const report = sealed(byEnd, before).report(units);
    expect(report.comparison.cohorts[0]).toMatchObject({
      appeared: ["late"],
      before: { seen: 16, exclusions: [{ rule: "not in the watermark", count: 1 }], eligible: 15 },
    });
    expect(report.comparison.registration?.gone).toEqual(["b00"]);
    expect(target(report).before?.used).toBe(15);
  });
});

describe("what a comparison carries beside its verdicts", () => {
  it("says in its first paragraph that rows were measured by a later definition than the registered one", () => {
    const raised = {
      definitions: new Map([
        ["bash_calls", 2],
        ["counting", 1],
      ]),
    };
    const units = [...beforeUnits(spread(100, 16), raised), ...afterUnits(spread(30, 16), raised)];
    const report = sealed(byEnd, before).report(units);
    expect(target(report).verdict.word).toBe("met");
    expect(report.comparison.first_paragraph.join(" ")).toContain(
      "bash_calls: measured by a later definition (2, registered 1).",
    );
    const same = sealed(byEnd, before).report([...before, ...afterUnits(spread(30, 16))]);
    expect(same.comparison.first_paragraph.join(" ")).not.toContain("definition");
  });

  it("has a level of 1 − 0.05/m for m primaries, also for those that are refused", () => {
    const text = byEnd
      .replace("compared: [BE]", "compared: [BE, FE]")
      .concat(byEnd.slice(byEnd.indexOf("  - metric")).replace("cohort: BE", "cohort: FE"));
    const report = sealed(text, before).report([...before, ...afterUnits(spread(30, 16))]);
    expect(target(report).estimate?.level).toBe(0.975);
  });

  it("of a plan with a guard without evidence does not reach its goal, and shows what the plan named", () => {
    const guard =
      "{name: quality, metric: review_pass, loss: fall, margin: 5, margin_unit: points, evidence: q.jsonl}";
    const size = "{metric: files_changed, role: size}";
    const text = `${byEnd}    ceiling_percent: -90\nguards: [${guard}]\ncovariates: [${size}]\n`;
    const report = sealed(text, before).report([...before, ...afterUnits(spread(30, 16))]);
    expect(report.comparison.not_evaluated).toEqual([
      "covariate files_changed in BE: no dispatch has a value",
    ]);
    expect(report.comparison.size_covariate_missing).toEqual(["BE"]);
    expect(report.comparison.guards).toMatchObject([{ cohort: "BE", name: "quality", state: "no evidence" }]);
    expect(target(report).verdict).toMatchObject({
      word: "not evaluated",
      reasons: ["goal reached, guard quality has no evidence"],
    });
    expect(report.comparison.exit_code).toBe(3);
  });
});

describe("what a comparison prints beside its targets", () => {
  it("prints total tokens, cost and time beside a token target, without a verdict of their own", () => {
    const text = byEnd.replace("metric: bash_calls", "metric: cache_read_tokens");
    const tokens = (units: typeof before) =>
      units.map((one) => {
        const value = one.values.get("bash_calls");
        if (value === undefined) throw new Error("a unit without a value");
        return {
          ...one,
          values: new Map([
            ["cache_read_tokens", value],
            ["total_tokens", value],
          ]),
        };
      });
    const [b, a] = [tokens(before), tokens(afterUnits(spread(30, 16)))];
    const report = sealed(text, b).report([...b, ...a]);
    expect(
      report.comparison.companions.map(({ metric, verdict, estimate }) => [
        metric,
        verdict.word,
        estimate !== null,
      ]),
    ).toEqual([
      ["total_tokens", "no verdict", true],
      ["cost_usd", "no verdict", false],
      ["elapsed_s", "no verdict", false],
      ["requests", "no verdict", false],
      ["cache_read_tokens per request", "no verdict", false],
    ]);
    expect(report.comparison.exit_code).toBe(0);
  });

  it("reports the other cohorts apart, once nothing is collected any more", () => {
    const tooling = [
      ...beforeUnits(spread(9, 15), { cohort: "TOOLING" }),
      ...afterUnits(spread(5, 3), { cohort: "TOOLING" }),
    ].map(renamed);
    const units = [...before, ...afterUnits(spread(30, 16)), ...tooling];
    const report = sealed(byEnd, [...before, ...tooling.slice(0, 15)]).report(units);
    expect(report.comparison.only_reported).toMatchObject([
      { cohort: "TOOLING", before: { used: 15, summary: { median: 9 } }, after: { used: 3, summary: null } },
    ]);
    expect(sealed(byEnd, before).report(units, "2026-09-20T00:00:00Z").comparison.only_reported).toEqual([]);
  });

  it("is the same object for the same input in any order", () => {
    const units = [...before, ...afterUnits(spread(30, 16))];
    const forwards = sealed(byEnd, before).report(units);
    expect(sealed(byEnd, before).report([...units].reverse())).toEqual(forwards);
  });
});

function renamed(one: ReturnType<typeof unit>) {
  return { ...one, runId: `${one.cohort}-${one.runId}` };
}

it("names a cohort whose name is like a compared one in its first paragraph, and does not compare it", () => {
  const units = [
    ...before,
    ...afterUnits(spread(30, 16)),
    unit("x", { cohort: "BE ", startedAtMs: cutoffMs }),
  ];
  const report = sealed(byEnd, before).report(units);
  expect(report.comparison.cohorts[0]?.after.seen).toBe(16);
  expect(report.comparison.doubts).toHaveLength(1);
  expect(report.comparison.first_paragraph).toContain(report.comparison.doubts[0]);
});

it("is registered after data existed where an early after-side dispatch hides behind a second record", () => {
  const early = cutoffMs + 1000;
  const sealedAt = new Date(early + 1).toISOString();
  const after = afterUnits(spread(30, 16)).map((one) => ({
    ...one,
    startedAtMs: (one.startedAtMs ?? NaN) + 9000,
  }));
  const hidden = { ...conflicted("h", [early, early - 86_400_000]), ...valued(1) };
  const timingOver = (...more: (typeof hidden)[]) =>
    sealed(byEnd, before, sealedAt).report([...before, ...after, ...more]).comparison;
  expect(timingOver(hidden).registration?.timing).toBe("registered after data existed");
  expect(timingOver(hidden).cohorts[0]?.after).toMatchObject({ seen: 17, eligible: 16 });
  expect(timingOver().registration?.timing).toBe("registered after the cutoff, before data");
});

it("of a guard in a small cohort says that repairs are no evidence only where it is about quality", () => {
  const guard = (name: string) =>
    `{name: ${name}, metric: ${name} score, loss: fall, margin: 5, margin_unit: points, evidence: e.jsonl}`;
  const text = `${byEnd}guards: [${guard("speed")}, ${guard("review")}]\n`;
  const report = sealed(text, before).report([...before, ...afterUnits(spread(30, 14))]);
  const small = "not judged, the cohort is too small";
  expect(report.comparison.not_evaluated).toEqual([
    `guard speed in BE: ${small}`,
    `guard review in BE: ${small}; a repair count is no evidence of review quality`,
  ]);
});

it("whose after side ended in errors more often says so in its first paragraph, and its verdict stands", () => {
  const after = afterUnits(spread(30, 16), { isError: true });
  const { comparison } = sealed(byEnd, before).report([...before, ...after]);
  expect(comparison.first_paragraph).toContain(
    "More of BE ended in an error after the cutoff: 0 of 16 before, 16 of 16 after. What stops early needs less.",
  );
  expect(comparison.targets[0]?.verdict.word).toBe("met");
  const { comparison: improved } = sealed(byEnd, before).report([...before, ...afterUnits(spread(30, 16))]);
  expect(improved.doubts).toEqual([]);
});
