import { describe, expect, it } from "vitest";
import { capabilityRows, compareVersions, honours } from "../../src/session/client-versions.ts";

describe("versions", () => {
  it("compare as numbers, part by part", () => {
    expect([
      compareVersions("2.1.99", "2.1.132"),
      compareVersions("2.1.132", "2.1.99"),
      compareVersions("2.0.77", "2.1.1"),
      compareVersions("10.0.0", "9.9.9"),
      compareVersions("2.1.301", "2.1.301"),
    ]).toEqual([-1, 1, -1, 1, 0]);
  });

  it("of another form compare with nothing", () => {
    for (const other of ["", "2.1", "2.1.3-beta", "v2.1.3", "2.1.x", " 2.1.3"]) {
      expect([compareVersions(other, "2.1.3"), compareVersions("2.1.3", other)]).toEqual([null, null]);
      expect(honours(other, "deny")).toBe("unknown");
    }
  });
});

it("what a version honours is what a run of it showed", () => {
  const what = "input rewrite without a decision";
  expect([honours("2.0.77", what), honours("2.1.301", what), honours("2.1.332", what)]).toEqual([
    "no",
    "yes",
    "yes",
  ]);
  expect([honours("2.0.77", "output:Bash"), honours("2.1.332", "output:Bash")]).toEqual(["no", "yes"]);
  expect([honours("2.0.77", "tool:Grep"), honours("2.1.332", "tool:Grep")]).toEqual(["yes", "no"]);
});

it("what a version honours is not guessed from versions that were run", () => {
  expect(honours("2.1.132", "input rewrite without a decision")).toBe("unknown");
  expect(honours("2.1.300", "input rewrite without a decision")).toBe("unknown");
  expect(honours("2.1.132", "tool:Grep")).toBe("unknown");
});

it("what a version honours is what the documentation says from a version on, and no before it", () => {
  expect([honours("2.1.120", "output:Bash"), honours("2.1.121", "output:Bash")]).toEqual(["no", "yes"]);
  expect([honours("2.1.195", "field:prompt_id"), honours("2.1.196", "field:prompt_id")]).toEqual([
    "no",
    "yes",
  ]);
  expect([honours("2.1.82", "event:FileChanged"), honours("2.1.83", "event:FileChanged")]).toEqual([
    "no",
    "yes",
  ]);
});

it("the events of every version tried are known from the oldest of them on, and of older ones nothing", () => {
  for (const event of ["PreToolUse", "Stop", "SubagentStart"] as const) {
    const at = (version: string) => honours(version, `event:${event}`);
    expect([at("2.0.76"), at("2.0.77"), at("2.1.200")]).toEqual(["unknown", "yes", "yes"]);
  }
  const form = "hook in exec form";
  expect([honours("2.1.138", form), honours("2.1.139", form)]).toEqual(["no", "yes"]);
});

it("for an output that no row names is what is said of any output", () => {
  expect([honours("2.1.120", "output:mcp__x__y"), honours("2.1.332", "output:mcp__x__y")]).toEqual([
    "no",
    "yes",
  ]);
});

it("a run outweighs the documentation, and where sources of a kind disagree it is unknown", () => {
  const row = { what: "deny", note: "n" } as const;
  const ran = { ...row, isHonoured: false, from: "2.1.5", before: "2.1.5", source: "run" } as const;
  const said = { ...row, isHonoured: true, from: "2.1.0", before: null, source: "documentation" } as const;
  expect([honours("2.1.5", "deny", [ran, said]), honours("2.1.6", "deny", [ran, said])]).toEqual([
    "no",
    "yes",
  ]);
  expect(honours("2.1.6", "deny", [said, { ...said, isHonoured: false }])).toBe("unknown");
});

it("what a version honours is unknown where no row speaks of it", () => {
  expect([honours("2.1.332", "event:Unheard"), honours("2.1.332", "tool:Unheard")]).toEqual([
    "unknown",
    "unknown",
  ]);
});

it("no two runs of one version disagree, and every row says what its source showed", () => {
  for (const row of capabilityRows) {
    expect(row.note).not.toBe("");
    const twins = capabilityRows.filter(
      (one) => one.what === row.what && one.source === "run" && one.from === row.from,
    );
    expect(new Set(twins.map((one) => one.isHonoured)).size).toBeLessThanOrEqual(1);
  }
});
