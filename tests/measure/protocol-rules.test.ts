import { describe, expect, it, test } from "vitest";
import { protocolSchema } from "../../src/measure/protocol.ts";
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

const sample = readProtocol(protocolText, "plan.yaml", null);
const guard = {
  ...{ name: "quality", metric: "review_pass", loss: "fall" as const, margin: 5 },
  ...{ margin_unit: "points" as const, evidence: "quality.jsonl" },
};

function faultsOf(differing: object): readonly (readonly (string | number)[])[] {
  if (sample.kind !== "protocol") throw new Error("the sample protocol is broken");
  const protocol = protocolSchema.parse({ ...sample.protocol, ...differing });
  return brokenRules(protocol, new Set(["bash_calls", "turns"])).map(({ path }) => path);
}

test("a guard must be able to regress, rest on judgements, and name no place on one machine", () => {
  expect(faultsOf({ guards: [guard] })).toEqual([]);
  expect(faultsOf({ guards: [{ ...guard, margin: 100 }] })).toEqual([["guards", 0, "margin"]]);
  const percent = { ...guard, margin: 100, margin_unit: "percent" };
  expect(faultsOf({ guards: [percent] })).toEqual([["guards", 0, "margin"]]);
  expect(faultsOf({ guards: [{ ...percent, loss: "rise" }] })).toEqual([]);
  expect(faultsOf({ guards: [{ ...guard, metric: "fix_cycles" }] })).toEqual([["guards", 0, "metric"]]);
  expect(faultsOf({ guards: [{ ...guard, name: "rework", metric: "fix_cycles" }] })).toEqual([]);
  for (const evidence of ["/srv/q.jsonl", "C:\\q.jsonl", "~/q.jsonl"])
    expect(faultsOf({ guards: [{ ...guard, evidence }] })).toEqual([["guards", 0, "evidence"]]);
});

test("a covariate is a metric or a count of the drain, and a count has no rule about its median", () => {
  expect(
    faultsOf({
      covariates: [
        { metric: "files_changed", role: "size" },
        { metric: "turns", role: "other" },
      ],
    }),
  ).toEqual([]);
  expect(faultsOf({ covariates: [{ metric: "files", role: "size" }] })).toEqual([
    ["covariates", 0, "metric"],
  ]);
  expect(faultsOf({ point_rule: { statistic: "median_change" } })).toEqual([]);
  if (sample.kind !== "protocol") throw new Error("the sample protocol is broken");
  const primaries = sample.protocol.primaries.map((target) => ({ ...target, zeros: "counted" }));
  expect(faultsOf({ primaries, point_rule: { statistic: "median_change" } })).toEqual([
    ["point_rule", "statistic"],
  ]);
  expect(faultsOf({ primaries, point_rule: { statistic: "mean_change" } })).toEqual([]);
});
