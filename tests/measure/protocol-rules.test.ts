import { describe, expect, it } from "vitest";
import { readProtocol } from "../../src/measure/protocol-file.ts";
import { brokenRules } from "../../src/measure/protocol-rules.ts";
import { protocolText } from "./protocol-text.ts";

describe("the rules between fields", () => {
  const read = readProtocol(protocolText, "plan.yaml", null);
  const protocol = read.kind === "protocol" ? read.protocol : undefined;

  it("name the place of a broken one by its path", () => {
    if (protocol === undefined) throw new Error("the sample protocol is broken");
    const shifted = { ...protocol, horizon: { n_per_side: 14 } };
    expect(brokenRules(shifted, null)).toEqual([
      {
        path: ["horizon", "n_per_side"],
        problem: "The horizon of 14 per side is below the minimum of 15.",
        remedy: "Raise the horizon to the minimum or more.",
      },
    ]);
  });

  it("measure a rise in its own direction", () => {
    if (protocol === undefined) throw new Error("the sample protocol is broken");
    const [target] = protocol.primaries;
    if (target === undefined) throw new Error("the sample protocol has no primary");
    const rise = { ...target, direction: "rise" as const, goal_percent: 20, falsification_percent: 5 };
    expect(brokenRules({ ...protocol, primaries: [rise] }, null)).toEqual([]);
    expect(
      brokenRules({ ...protocol, primaries: [{ ...rise, falsification_percent: 25 }] }, null),
    ).toHaveLength(1);
  });

  it("ask for known metrics only where the metrics are known", () => {
    if (protocol === undefined) throw new Error("the sample protocol is broken");
    expect(brokenRules(protocol, null)).toEqual([]);
    expect(brokenRules(protocol, new Set(["turns"]))).toHaveLength(1);
  });

  it("refuse two guards of one name", () => {
    if (protocol === undefined) throw new Error("the sample protocol is broken");
    const guard = {
      name: "quality",
      metric: "review_pass",
      loss: "fall" as const,
      margin: 5,
      margin_unit: "points" as const,
      evidence: "quality.jsonl",
    };
    expect(brokenRules({ ...protocol, guards: [guard, guard] }, null)).toMatchObject([
      { path: ["guards", 1, "name"] },
    ]);
    expect(brokenRules({ ...protocol, guards: [guard] }, null)).toEqual([]);
  });
});
