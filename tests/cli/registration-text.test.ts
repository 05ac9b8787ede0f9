import { describe, expect, it, test } from "vitest";
import { chainRows, powerLines, sealLines } from "../../src/cli/registration-text.ts";
import { plannedPower } from "../../src/measure/planned-power.ts";
import { decidedRecord } from "../../src/measure/registration.ts";
import { appendRecord, nextLink, readChain } from "../../src/measure/registry.ts";
import { protocolText } from "../measure/protocol-text.ts";
import { afterEndMs, beforeUnits, byEnd } from "../measure/sample-comparison.ts";
import { memoryFolder, protocolFrom, seal } from "../measure/sample-registry.ts";

describe("a record in words", () => {
  it("says what the plan is, and names its head only once it is sealed", () => {
    const text = protocolText.replace(
      "cutoff: 2026-09-06T19:53:03-04:00",
      "cutoff: {first: {phase_groups: [a, b]}}",
    );
    const record = seal(memoryFolder(), protocolFrom(text), { at: "2026-09-01T00:00:00Z" });
    const preview = sealLines(record, false).join("\n");
    expect(preview).toContain("Cutoff: first dispatch that enters a, b");
    expect(preview).toContain("Cohorts: compared BE; only reported TOOLING");
    expect(preview).toContain("Horizon: 20 after the cutoff");
    expect(preview).not.toContain(record.hash);
    expect(sealLines(record, true).join("\n")).toContain(`to keep elsewhere: ${record.hash}`);
  });

  it("in the list is its title, or the verdicts of the decision", () => {
    const folder = memoryFolder();
    const record = seal(folder, protocolFrom(protocolText), { at: "2026-09-01T00:00:00Z" });
    const results = [{ metric: "bash_calls", verdict: "met", ratio: 0.4, low: 0.3, high: 0.5 }];
    const decisions = [{ cohort: "BE", before: [], after: [], definitions: {}, results }];
    const content = { of: record.hash, report_hash: record.hash, decisions };
    appendRecord(folder, decidedRecord(content, nextLink(readChain(folder, null)), 0));
    const rows = chainRows(readChain(folder, null));
    expect(rows.map((row) => row[3])).toEqual([
      "Fewer calls",
      `0001-${record.hash.slice(0, 12)}.json: bash_calls in BE: met`,
    ]);
  });
});

// The spread of the sample in tests/measure/planned-power.test.ts: a log-SD of 1.1 over 16 dispatches.
test("planned power names what must be observed, and the goal that cannot be decided", () => {
  const s = 1.1 * Math.sqrt(15 / 16);
  const before = beforeUnits(Array.from({ length: 16 }, (_, k) => 100 * Math.exp(k % 2 === 0 ? s : -s)));
  const lines = powerLines(plannedPower(protocolFrom(byEnd), before, afterEndMs));
  expect(lines.slice(0, 3)).toEqual([
    "Planned power of bash_calls in BE (16 dispatches before, log-SD 1.1, 95 % interval), goal −50 %:",
    "  15 dispatches a side: met from an observed −78.1 % on, missed from +13.9 %: cannot be decided",
    "  30 dispatches a side: met from an observed −71.7 % on, missed from −11.7 %",
  ]);
  expect(lines.at(-1)).toBe(
    "  bash_calls in BE cannot be decided at 15 dispatches a side: no change at all would leave a goal of −50 % open.",
  );
});
