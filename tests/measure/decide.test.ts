import { describe, expect, it } from "vitest";
import { standingOf } from "../../src/measure/decide.ts";
import { type Decision, decidedRecord } from "../../src/measure/registration.ts";
import { protocolText } from "./protocol-text.ts";
import { memoryFolder, protocolFrom, seal } from "./sample-registry.ts";

const record = seal(memoryFolder(), protocolFrom(protocolText), { at: "2026-09-01T00:00:00Z" });
const decision: Decision = {
  cohort: "BE",
  before: ["b1"],
  after: ["a1"],
  definitions: { bash_calls: 1 },
  results: [{ metric: "bash_calls", verdict: "met", ratio: 0.4, low: 0.3, high: 0.5 }],
};

function stored(number: number, of: string, decisions: readonly Decision[]) {
  const content = { of, report_hash: "0".repeat(64), decisions: [...decisions] };
  return { file: `000${number}`, record: decidedRecord(content, { number, previous: null }, 0) };
}

describe("where a report stands", () => {
  it("is undecided while the chain holds no decision of its registration", () => {
    const other = stored(2, "1".repeat(64), [decision]);
    expect(standingOf(record, [decision], [other])).toEqual({
      undecided: [decision],
      reproduced: [],
      differences: [],
    });
  });

  it("reproduces an equal decision, and differs by definitions alone", () => {
    const kept = stored(2, record.hash, [decision]);
    expect(standingOf(record, [decision], [kept])).toEqual({
      undecided: [],
      reproduced: ["0002"],
      differences: [],
    });
    const raised = { ...decision, definitions: { bash_calls: 2 } };
    expect(standingOf(record, [raised], [kept]).differences).toEqual([
      "BE differs from the decision in 0002: other definitions of bash_calls.",
    ]);
  });

  it("is measured against the first decision of a cohort, not against a later one", () => {
    const changed = { ...decision, after: ["a2"] };
    const records = [stored(2, record.hash, [decision]), stored(3, record.hash, [changed])];
    expect(standingOf(record, [changed], records).differences).toEqual([
      "BE differs from the decision in 0002: after: 1 more (a2); after: 1 fewer (a1).",
    ]);
  });

  it("says that a decided cohort is not decided now: dispatches are missing, or the clock went back", () => {
    const records = [stored(2, record.hash, [decision]), stored(3, "1".repeat(64), [decision])];
    expect(standingOf(record, [], records).differences).toEqual([
      "BE was decided in 0002 and is now before its horizon, so dispatches are missing or the clock went back.",
    ]);
    expect(standingOf(record, [], records.slice(1)).differences).toEqual([]);
  });

  it("decides each cohort once: another cohort is still open", () => {
    const fe = { ...decision, cohort: "FE" };
    expect(standingOf(record, [decision, fe], [stored(2, record.hash, [decision])])).toMatchObject({
      undecided: [fe],
      reproduced: ["0002"],
    });
  });
});
