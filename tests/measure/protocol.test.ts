import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { groupingOf, type Protocol, protocolHash } from "../../src/measure/protocol.ts";
import { readProtocol } from "../../src/measure/protocol-file.ts";
import { protocolText } from "./protocol-text.ts";

function protocolOf(text: string): Protocol {
  const read = readProtocol(text, "plan.yaml", null);
  if (read.kind !== "protocol") throw new Error(read.faults.join("\n"));
  return read.protocol;
}

describe("the hash of a protocol", () => {
  it("is that of the sorted JSON with defaults filled in, written out here by hand", () => {
    const canonical =
      '{"cohorts":{"compared":["BE"],"reported":["TOOLING"],"rule":"profile"},"covariates":[],' +
      '"cutoff":"2026-09-06T19:53:03-04:00","group":"drain_run","guards":[],"horizon":{"n_per_side":20},' +
      '"hypothesis":"Compiled phases need half the calls.","inclusion":"all","minimum":{"per_side":15},' +
      '"primaries":[{"cohort":"BE","direction":"fall","falsification_percent":-20,"goal_percent":-50,' +
      '"metric":"bash_calls","zeros":"excluded"}],"protocol":1,"secondaries":[],' +
      '"time_zone":"UTC","title":"Fewer calls"}';
    expect(protocolHash(protocolOf(protocolText))).toBe(createHash("sha256").update(canonical).digest("hex"));
  });

  it("does not change with comments, order or a default written out, and does with one figure", () => {
    const hash = protocolHash(protocolOf(protocolText));
    const rest = protocolText.replace("title: Fewer calls\n", "");
    const same = `# a comment\n${rest}title: Fewer calls\nminimum: {per_side: 15}\n`;
    expect(protocolHash(protocolOf(same))).toBe(hash);
    expect(protocolHash(protocolOf(protocolText.replace("-20", "-19")))).not.toBe(hash);
  });
});

describe("the grouping", () => {
  it("of none carries its reason, in both ways of writing it", () => {
    const reason = { by: "none", reason: "one ticket each" };
    const mapped = protocolText.replace("group: drain_run", "group: {none: one ticket each}");
    const quoted = protocolText.replace("group: drain_run", 'group: "none: one ticket each"');
    expect(groupingOf(protocolOf(mapped))).toEqual(reason);
    expect(groupingOf(protocolOf(quoted))).toEqual(reason);
  });

  it("by drain run or day is that name", () => {
    expect(groupingOf(protocolOf(protocolText))).toEqual({ by: "drain_run" });
    expect(groupingOf(protocolOf(protocolText.replace("group: drain_run", "group: day")))).toEqual({
      by: "day",
    });
  });
});
