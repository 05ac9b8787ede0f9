import { expect, test } from "vitest";
import { compareReadings } from "../../src/measure/compare-readings.ts";
import { type ComparisonReport, withStanding } from "../../src/measure/comparison-report.ts";
import type { SourceStamp } from "../../src/measure/source-stamps.ts";
import { written } from "./sample-annex.ts";
import { afterUnits, beforeUnits, byEnd, sealed, spread } from "./sample-comparison.ts";

const before = beforeUnits(spread(100, 16));
const experiment = sealed(byEnd, before);
const { annex: sampleAnnex } = written();
const stamp = (source: string, bytes: number, differing: Partial<SourceStamp> = {}): SourceStamp => ({
  ...{ source, path: null, kind: "log", bytes, sha256: `sha of ${bytes}`, since_load: "same" },
  ...differing,
});
const sources = [stamp("a", 10), stamp("b", 20)];

function reading(center: number, differing: Partial<ComparisonReport> = {}): ComparisonReport {
  const report = experiment.report([...before, ...afterUnits(spread(center, 16))]);
  return { ...withStanding(report, sources), annex: sampleAnnex, ...differing };
}

const first = reading(30);
const answers = (second: ComparisonReport) => [
  compareReadings(first, second),
  compareReadings(second, first),
];
const refused = (second: ComparisonReport, why: RegExp) => {
  for (const { answer, reasons } of answers(second)) {
    expect([answer, reasons.length]).toEqual(["not comparable", 1]);
    expect(reasons[0]).toMatch(why);
  }
};

test("a reading is the same as itself made again, wherever its logs lay and in whatever order", () => {
  expect(compareReadings(first, reading(30))).toEqual({ answer: "same", reasons: [] });
  const moved = withStanding(first, [stamp("elsewhere", 20), stamp("a", 10)]);
  expect(compareReadings(first, moved).answer).toBe("same");
});

test("other figures of the same bytes are different, by the verdict, else by the ratio, else by name", () => {
  const missed = compareReadings(first, reading(90));
  expect(missed.answer).toBe("different");
  expect(missed.reasons[0]).toBe("bash_calls in BE: met in the first, falsified in the second.");
  const [moved = ""] = compareReadings(first, reading(31)).reasons;
  expect(moved).toMatch(/^bash_calls in BE: the ratio is 0\.3\d* in the first and 0\.31\d* in the second\.$/);
  const { comparison } = first;
  const doubted = { ...first, comparison: { ...comparison, doubts: ["A doubt."] } };
  expect(compareReadings(first, doubted).reasons).toEqual(["Other parts that differ: doubts."]);
  const shorter = { ...first, comparison: { ...comparison, targets: [] } };
  expect(compareReadings(first, shorter).reasons).toEqual(["bash_calls in BE: only the first has it."]);
  expect(compareReadings(shorter, first).reasons).toEqual(["bash_calls in BE: only the second has it."]);
});

test("readings of other registrations, or of none, are not comparable", () => {
  const { comparison } = first;
  const { registration } = comparison;
  if (registration === null) throw new Error("no registration");
  const other = { ...registration, number: 2, hash: "f".repeat(64) };
  refused({ ...first, comparison: { ...comparison, registration: other } }, /two registrations: .*f{12}/);
  refused({ ...first, comparison: { ...comparison, registration: null } }, /was made without a registration/);
});

test("readings by another classifier, or by an unnamed one, are not comparable", () => {
  const classifier = { ...sampleAnnex.classifier, hash: "other" };
  refused({ ...first, annex: { ...sampleAnnex, classifier } }, /two classifiers/);
  const { annex: _, ...without } = first;
  refused(without, /was made without naming a classifier/);
});

test("readings by another definition are not comparable, named once", () => {
  const { comparison } = first;
  const raised = (name: string) =>
    comparison.targets.map((target) => ({ ...target, definitions: { ...target.definitions, [name]: 2 } }));
  for (const name of ["bash_calls", "counting"])
    refused(
      { ...first, comparison: { ...comparison, targets: raised(name) } },
      new RegExp(`^${name} was measured by two definitions: (1 and 2|2 and 1)\\.$`),
    );
});

test("readings of other bytes are not comparable: grown, changed, missing, gone, unstamped, other evidence", () => {
  const [a, b] = [stamp("a", 10), stamp("b", 20)];
  refused(withStanding(first, [a, stamp("b", 21)]), /in two states: 1 \(b\)/);
  refused(withStanding(first, [a, stamp("b", 20, { sha256: "other" })]), /in two states: 1 \(b\)/);
  refused(withStanding(first, [a]), /that only the (first|second) has read: 1 \(b\)/);
  refused(withStanding(first, [a, b, stamp("c", 20)]), /that only the (first|second) has read: 1 \(/);
  refused(withStanding(first, [a, stamp("b", 20, { since_load: "changed" })]), /had changed, or were gone/);
  refused(withStanding(first, [a, stamp("b", 20, { sha256: null, since_load: "gone" })]), /had changed, or/);
  refused({ ...first, standing: null }, /was made without saying what was read/);
  const judged = (sha256: string) => stamp("q", 5, { kind: "evidence", path: "q.jsonl", sha256 });
  const [one, other] = [judged("x"), judged("y")].map((evidence) => withStanding(first, [a, b, evidence]));
  if (one === undefined || other === undefined) throw new Error("two reports");
  expect(compareReadings(one, other).reasons).toEqual(["Sources that were read in two states: 1 (q.jsonl)."]);
});
