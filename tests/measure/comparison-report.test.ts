import { describe, expect, it, test } from "vitest";
import { comparisonMarkdown } from "../../src/measure/comparison-markdown.ts";
import { comparisonReportSchema, exitCodeOfReport } from "../../src/measure/comparison-report.ts";
import { canonicalHash, sealRecord } from "../../src/measure/registration.ts";
import { appendRecord, nextLink, readChain } from "../../src/measure/registry.ts";
import { afterUnits, beforeUnits, byEnd, cutoffMs, sealed, spread, target } from "./sample-comparison.ts";
import { unit, valued } from "./sample-units.ts";

const before = beforeUnits(spread(100, 16));
const units = [...before, ...afterUnits(spread(30, 16))];

describe("a report", () => {
  it("past the horizon appends its decision once, with the hash of the comparison", () => {
    const experiment = sealed(byEnd, before);
    const report = experiment.report(units);
    const chain = readChain(experiment.folder, null);
    expect(chain.faults).toEqual([]);
    expect(chain.records.map(({ record }) => record.kind)).toEqual(["sealed", "decided"]);
    const decided = chain.records[1]?.record;
    expect(decided).toMatchObject({
      report_hash: canonicalHash(report.comparison),
      of: report.comparison.registration?.hash,
    });
    expect(report.registry).toMatchObject({
      head: decided?.hash,
      decided_in: [chain.records[1]?.file],
      differences: [],
    });
  });

  it("made again after the horizon is the same, byte for byte, whatever the clock says, and appends nothing", () => {
    const experiment = sealed(byEnd, before);
    const first = experiment.report(units);
    const again = experiment.report(units, "2027-01-01T00:00:00Z");
    expect(JSON.stringify(again)).toBe(JSON.stringify(first));
    expect(comparisonMarkdown(again)).toBe(comparisonMarkdown(first));
    expect(experiment.folder.list()).toHaveLength(2);
  });

  it("made again with dispatches after the horizon reproduces the decision and counts them", () => {
    const experiment = sealed(byEnd, before);
    experiment.report(units);
    const late = unit("late", { startedAtMs: Date.parse("2026-09-30T00:00:00Z"), ...valued(500) });
    const again = experiment.report([...units, late]);
    expect(again.registry?.differences).toEqual([]);
    expect(again.comparison.cohorts[0]?.after.exclusions).toEqual([{ rule: "after horizon", count: 1 }]);
    expect(target(again).verdict.word).toBe("met");
  });

  it("that would decide otherwise says so first, with what changed, and the first decision stands", () => {
    const experiment = sealed(byEnd, before);
    experiment.report(units);
    const found = unit("found", { startedAtMs: cutoffMs + 77, ...valued(31) });
    const more = experiment.report([...units, found]);
    const file = experiment.folder.list().find((name) => name.startsWith("0002"));
    expect(more.registry?.differences).toEqual([
      `BE differs from the decision in ${file}: after: 1 more (found).`,
    ]);
    expect(comparisonMarkdown(more).split("\n")[2]).toContain("BE differs from the decision in");
    const worse = experiment.report([...before, ...afterUnits(spread(95, 16))]);
    expect(worse.registry?.differences[0]).toContain(
      "the values of the same dispatches changed; bash_calls was met and is now falsified.",
    );
    expect(experiment.folder.list()).toHaveLength(2);
  });
});

describe("a report that decides nothing, or again", () => {
  it("after a decision, with the clock gone back, says that it was decided, and in no new record", () => {
    const experiment = sealed(byEnd, before);
    experiment.report(units);
    const report = experiment.report(units, "2026-09-20T00:00:00Z");
    expect(report.registry?.differences[0]).toContain("or the clock went back.");
    expect(comparisonMarkdown(report)).toContain("Decided in: no record that this report reproduces.");
    expect(experiment.folder.list()).toHaveLength(2);
  });

  it("before the horizon appends nothing", () => {
    const experiment = sealed(byEnd, before);
    experiment.report(units, "2026-09-29T00:00:00Z");
    expect(experiment.folder.list()).toHaveLength(1);
  });

  it("of a refused cohort past its end is decided too: more data cannot reopen it", () => {
    const experiment = sealed(byEnd, before);
    experiment.report(units.slice(0, -2));
    const later = experiment.report(units);
    expect(later.registry?.differences[0]).toContain(
      "after: 2 more (a14, a15); bash_calls was refused and is now met.",
    );
  });

  it("of a registration that was amended names the amendment, and no other registration", () => {
    const experiment = sealed(byEnd, before);
    const chain = readChain(experiment.folder, null);
    const first = chain.records[0]?.record;
    if (first?.kind !== "sealed") throw new Error("no registration");
    const { protocol, definitions, classifier, evidence } = first;
    const input = { protocol, units: before, definitions, classifier, evidence };
    const amendment = sealRecord({ ...input, amends: first.hash }, nextLink(chain), Date.parse(first.at));
    const file = appendRecord(experiment.folder, amendment);
    const next = nextLink(readChain(experiment.folder, null));
    appendRecord(experiment.folder, sealRecord({ ...input, amends: null }, next, Date.parse(first.at)));
    const report = experiment.report(units);
    expect(report.registry?.amended_by).toEqual([file]);
    expect(comparisonMarkdown(report)).toContain(`Amended by: ${file}.`);
  });

  it("on a broken chain decides nothing", () => {
    const experiment = sealed(byEnd, before);
    const [name] = experiment.folder.list();
    experiment.folder.files.set(
      name ?? "",
      experiment.folder.read(name ?? "").replace("Fewer calls", "Fewer calls!"),
    );
    const report = experiment.report(units);
    expect(report.registry?.faults).toHaveLength(1);
    expect(report.comparison.registration?.timing).toBe("unverifiable");
    expect(experiment.folder.list()).toHaveLength(1);
  });

  it("has the shape that its schema describes, as JSON, for every kind of verdict", () => {
    const kinds = [units, units.slice(0, -2), [...before, ...afterUnits(spread(99, 16))], before];
    for (const loaded of kinds) {
      for (const now of ["2026-09-29T00:00:00Z", "2026-10-01T00:00:00Z"]) {
        const report = sealed(byEnd, before).report(loaded, now);
        expect(comparisonReportSchema.parse(JSON.parse(JSON.stringify(report)))).toEqual(report);
      }
    }
  });
});

test("a report that differs from a decision does not end well, whatever its verdicts are now", () => {
  const experiment = sealed(byEnd, before);
  // Both sides at 100: no change, so the goal of -50 % is out of reach and the decision is against it.
  expect(exitCodeOfReport(experiment.report([...before, ...afterUnits(spread(100, 16))]))).toBe(1);
  const better = experiment.report(units);
  expect(target(better).verdict.word).toBe("met");
  expect(exitCodeOfReport(better)).toBe(3);
});

test("a report that makes or reproduces a decision ends as its verdicts do", () => {
  const experiment = sealed(byEnd, before);
  expect([units, units].map((loaded) => exitCodeOfReport(experiment.report(loaded)))).toEqual([0, 0]);
  const worse = experiment.report([...before, ...afterUnits(spread(100, 16))]);
  expect(exitCodeOfReport(worse)).toBe(1);
});
