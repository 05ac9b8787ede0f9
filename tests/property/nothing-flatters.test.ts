// Whatever is done to the seal, the chain or the meaning of a figure of a comparison that reached its goal, the report
// must refuse, or say what was done.

import { describe, expect, test } from "vitest";
import { compareRegistered } from "../../src/measure/compare.ts";
import { compareExploratory } from "../../src/measure/compare-exploratory.ts";
import type { DispatchUnit } from "../../src/measure/dispatch-unit.ts";
import { recordHash, type SealedRecord } from "../../src/measure/registration.ts";
import { appendRecord, readChain } from "../../src/measure/registry.ts";
import { afterEndMs, afterUnits, beforeUnits, byEnd } from "../measure/sample-comparison.ts";
import { type MemoryFolder, memoryFolder, protocolFrom, seal } from "../measure/sample-registry.ts";
import {
  always,
  early,
  expectRefused,
  expectUnverifiable,
  late,
  paragraph,
  reportOf,
  words,
} from "./honest-comparison.ts";

const fileOf = (folder: MemoryFolder, number: string): string =>
  folder.list().find((name) => name.startsWith(number)) ?? "";

test("an honest comparison of these sides reaches its goal: the cases below take something from it", () => {
  always((sides) => {
    const report = reportOf(sides, {});
    expect(words(report)).toEqual(["met"]);
    expect(paragraph(report)).toContain("Timing: preregistered.");
    expect(report.comparison.exit_code).toBe(0);
  });
});

describe("the time of a seal", () => {
  test("later than the first dispatch after the cutoff is said", () => {
    always((sides) => {
      const report = reportOf(sides, { sealedAt: late });
      expect(paragraph(report)).toContain("Timing: registered after data existed.");
    });
  });

  test("over an empty database gives no before side", () => {
    always((sides) => {
      const report = reportOf(sides, { sealedAt: late, loaded: [] });
      expectRefused(report, /before: 0 of at least 15/);
      expect(paragraph(report)).toContain("registered after data existed");
    });
  });

  test("that its own watermark disproves, or that is yet to come, reaches no goal", () => {
    always((sides) => {
      expectUnverifiable(reportOf(sides, { loaded: [...sides.before, ...sides.after] }));
      expectUnverifiable(reportOf(sides, { sealedAt: "2027-01-01T00:00:00Z" }));
    });
  });
});

function rewritten(folder: MemoryFolder, name: string, change: (record: SealedRecord) => SealedRecord): void {
  const found = readChain(folder, null).records.find(({ file }) => file === name)?.record;
  if (found?.kind !== "sealed") throw new Error("no sealed record");
  folder.files.set(name, JSON.stringify(change(found)));
}

describe("a record", () => {
  test("that was edited has no figure", () => {
    always((sides) => {
      const report = reportOf(sides, {
        tamper: (folder) =>
          rewritten(folder, fileOf(folder, "0002"), (record) => ({
            ...record,
            protocol: { ...record.protocol, minimum: { per_side: 6, min_reason: "few" } },
          })),
      });
      expectUnverifiable(report);
      expectRefused(report, /edited after it was sealed/);
    });
  });

  test("that was removed from before it, swapped, forked, or edited to fit breaks the chain", () => {
    const tampers: readonly ((folder: MemoryFolder) => void)[] = [
      (folder) => folder.files.delete(fileOf(folder, "0001")),
      (folder) => {
        const [first, second] = [fileOf(folder, "0001"), fileOf(folder, "0002")];
        const texts = [folder.read(first), folder.read(second)];
        folder.files.set(first, texts[1] ?? "");
        folder.files.set(second, texts[0] ?? "");
      },
      (folder) => {
        const fork = readChain(folder, null).records[1]?.record;
        if (fork?.kind !== "sealed") throw new Error("no sealed record");
        const other = { ...fork, protocol: { ...fork.protocol, title: "Another" } };
        appendRecord(folder, { ...other, hash: recordHash(other) });
      },
      (folder) =>
        rewritten(folder, fileOf(folder, "0001"), (record) => {
          const other = { ...record, at: "2026-08-01T00:00:00.000Z" };
          return { ...other, hash: recordHash(other) };
        }),
    ];
    for (const tamper of tampers) always((sides) => expectUnverifiable(reportOf(sides, { tamper })));
  });

  test("of a chain that was rewritten as a whole is found by a head that was kept elsewhere", () => {
    always((sides) => {
      const report = reportOf(sides, {
        keptHead: (folder) => readChain(folder, null).head ?? "",
        tamper: (folder) => {
          folder.files.clear();
          seal(folder, protocolFrom(byEnd), { at: "2026-09-01T00:00:00Z" });
          seal(folder, protocolFrom(byEnd.replace("-50", "-40")), { at: early, units: sides.before });
        },
      });
      expectUnverifiable(report);
    });
  });
});

const definition = (number: number) => ({
  definitions: new Map([
    ["bash_calls", number],
    ["counting", 1],
  ]),
});

describe("what a figure means", () => {
  test("by another definition on one side is refused, and on both is said first", () => {
    always(({ before, after }) => {
      const raised = (units: readonly DispatchUnit[]) => units.map((one) => ({ ...one, ...definition(2) }));
      const one = reportOf({ before, after }, { units: [...before, ...raised(after)] });
      expectRefused(one, /different definitions of bash_calls/);
      const both = reportOf({ before, after }, { units: raised([...before, ...after]) });
      expect(paragraph(both)).toContain("measured by a later definition (2, registered 1)");
    });
  });

  test("by another classifier than the registered one is said first", () => {
    const [before, after] = [beforeUnits([9, 8, 7]), afterUnits([1, 2, 3])];
    const folder = memoryFolder();
    const record = { ...seal(folder, protocolFrom(byEnd), { at: early, units: before }), classifier: "aaa" };
    const sealedBy = { ...record, hash: recordHash(record) };
    const input = {
      record: sealedBy,
      chainFaults: [],
      previousAt: null,
      units: [...before, ...after],
      nowMs: afterEndMs,
    };
    expect(compareRegistered({ ...input, classifier: "bbb" }).comparison.first_paragraph).toContain(
      "Measured by another classifier (bbb, registered aaa).",
    );
    expect(compareRegistered({ ...input, classifier: "aaa" }).comparison.doubts).toEqual([]);
  });

  test("of a metric that was not registered has no verdict", () => {
    always(({ before, after }) => {
      const comparison = compareExploratory({
        title: "t",
        before,
        after,
        metrics: ["bash_calls"],
        nowMs: afterEndMs,
      });
      expect(comparison.targets.map(({ verdict }) => verdict.word)).toEqual(["exploratory"]);
      expect(comparison.first_paragraph[0]).toContain("there are no verdicts");
    });
  });
});
