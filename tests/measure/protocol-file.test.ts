import { describe, expect, it, test } from "vitest";
import { readProtocol } from "../../src/measure/protocol-file.ts";
import { protocolText } from "./protocol-text.ts";

const metrics = new Set(["bash_calls", "cache_read_tokens"]);

function faultsOf(text: string): string[] {
  const read = readProtocol(text, "plan.yaml", metrics);
  return read.kind === "faults" ? read.faults.map((fault) => fault.message) : [];
}

// What is wrong, the text that is replaced, what replaces it, and a part of the message.
const broken: readonly (readonly [string, string, string, string])[] = [
  [
    "an unknown key",
    "title: ",
    "titel: x\ntitle: ",
    'plan.yaml:2: Nothing is known by the key "titel". Remove it',
  ],
  [
    "a nested unknown key",
    "direction: fall",
    "direktion: fall\n    direction: fall",
    'plan.yaml:14: Nothing is known by the key "primaries.0.direktion"',
  ],
  [
    "a cutoff without an offset",
    "19:53:03-04:00",
    "19:53:03",
    'plan.yaml:4: "cutoff" is missing or not what is expected here. Write a time with its offset',
  ],
  ["a cutoff on a day that does not exist", "2026-09-06T19", "2026-02-30T19", "plan.yaml:4: "],
  [
    "a minimum below 15 without a reason",
    "horizon:",
    "minimum: {per_side: 10}\nhorizon:",
    "plan.yaml:9: A minimum of 10 is below 15 and has no reason. Add minimum.min_reason",
  ],
  [
    "a minimum below 6 with a reason",
    "horizon:",
    "minimum: {per_side: 5, min_reason: few}\nhorizon:",
    'plan.yaml:9: "minimum.per_side" is missing or not what is expected here. Write a whole number of 6 or more.',
  ],
  [
    "a group of none without a reason",
    "group: drain_run",
    "group: none",
    'plan.yaml:8: "group" is missing or not what is expected here. Write drain_run, day, or none with the reason',
  ],
  ["an empty horizon", "  n_per_side: 20\n", "  {}\n", "plan.yaml:9: The horizon is empty"],
  [
    "a horizon below the minimum",
    "n_per_side: 20",
    "n_per_side: 14",
    "plan.yaml:10: The horizon of 14 per side is below the minimum of 15.",
  ],
  [
    "a horizon that ends before the cutoff",
    "n_per_side: 20",
    "end: 2026-09-06T23:53:03Z",
    "plan.yaml:10: The horizon ends before the after side begins.",
  ],
  [
    "a target in a cohort that is only reported",
    "cohort: BE",
    "cohort: TOOLING",
    'plan.yaml:13: Cohort "TOOLING" is not among the cohorts compared.',
  ],
  [
    "a cohort named twice",
    "reported: [TOOLING]",
    "reported: [BE]",
    'plan.yaml:6: Cohort "BE" is named twice.',
  ],
  [
    "an unknown metric",
    "metric: bash_calls",
    "metric: bash_cals",
    'plan.yaml:12: There is no metric "bash_cals". Name one of bash_calls, cache_read_tokens.',
  ],
  [
    "a goal against the direction",
    "goal_percent: -50",
    "goal_percent: 50",
    "plan.yaml:15: A goal of 50 is no fall.",
  ],
  [
    "a falsification line beyond the goal",
    "falsification_percent: -20",
    "falsification_percent: -60",
    "plan.yaml:16: The falsification line -60 is not between 0 and the goal.",
  ],
  [
    "a falsification line on the wrong side of 0",
    "falsification_percent: -20",
    "falsification_percent: 5",
    "plan.yaml:16: The falsification line 5 is not between 0 and the goal.",
  ],
  [
    "a fall of everything",
    "goal_percent: -50",
    "goal_percent: -100",
    "plan.yaml:15: Nothing falls by 100 or more.",
  ],
  [
    "a ceiling short of the goal",
    "falsification_percent: -20",
    "falsification_percent: -20\n    ceiling_percent: -40",
    "plan.yaml:17: The ceiling -40 is not beyond the goal.",
  ],
  [
    "an unknown time zone",
    "title: ",
    "time_zone: Mars/Olympus\ntitle: ",
    'plan.yaml:2: "Mars/Olympus" is no time zone.',
  ],
  [
    "a missing field",
    "inclusion: all\n",
    "",
    'plan.yaml:1: "inclusion" is missing or not what is expected here. Write all, or terminal',
  ],
  [
    "a key written twice",
    "title: ",
    "title: x\ntitle: ",
    "plan.yaml:3: Map keys must be unique. Correct the YAML",
  ],
  ["an alias to nothing", "title: Fewer calls", "title: *nothing", "plan.yaml:"],
  ["broken YAML", "reported: [TOOLING]", "reported: [TOOLING", "plan.yaml:"],
];

describe("a protocol file", () => {
  it("with every field is read, and its defaults are filled in", () => {
    const read = readProtocol(protocolText, "plan.yaml", metrics);
    expect(faultsOf(protocolText)).toEqual([]);
    if (read.kind !== "protocol") return;
    expect(read.protocol.cutoff).toBe("2026-09-06T19:53:03-04:00");
    expect(read.protocol).toMatchObject({
      minimum: { per_side: 15 },
      time_zone: "UTC",
      secondaries: [],
      guards: [],
      covariates: [],
      cohorts: { rule: "profile", compared: ["BE"], reported: ["TOOLING"] },
    });
    expect(read.protocol.primaries[0]).toMatchObject({ zeros: "excluded", goal_percent: -50 });
  });

  test.each(broken)("with %s is refused with its line and remedy", (_, from, to, message) => {
    expect(protocolText).toContain(from);
    const faults = faultsOf(protocolText.replace(from, to));
    expect(faults.join("\n")).toContain(message);
  });

  it("with two faults names both", () => {
    const text = protocolText
      .replace("direction: fall", "direction: down")
      .replace("inclusion: all", "inclusion: some");
    expect(faultsOf(text).map((fault) => fault.split(" ")[0])).toEqual(["plan.yaml:7:", "plan.yaml:14:"]);
  });

  it("with more than four primaries, or the same pair twice, is refused", () => {
    const target = protocolText.slice(protocolText.indexOf("  - metric"));
    expect(faultsOf(protocolText + target).join()).toContain(
      "bash_calls in BE is a target twice. Keep one of them.",
    );
    expect(faultsOf(protocolText + target.repeat(4)).join()).toContain("Keep 4 at most.");
  });

  it("that is empty, or no mapping, is refused at line 1", () => {
    expect(faultsOf("")[0]).toContain("plan.yaml:1: The file is missing or not what is expected here.");
    expect(faultsOf("- a\n")[0]).toContain("plan.yaml:1: ");
  });

  it("with a minimum of 10 and a reason, an event as cutoff and an independent grouping is accepted", () => {
    const text = protocolText
      .replace("cutoff: 2026-09-06T19:53:03-04:00", "cutoff: {first: {phase_groups: [build, review]}}")
      .replace("group: drain_run", "group: {none: one ticket per run}")
      .replace("horizon:", "minimum: {per_side: 10, min_reason: few tickets}\nhorizon:");
    expect(faultsOf(text)).toEqual([]);
  });
});
