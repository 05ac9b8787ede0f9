// The classifier's check and what it does not know, as text.

import { expect, test } from "vitest";
import { classifierView } from "../../../src/tui/screens/classifier-view.ts";
import { stateAt } from "../sample-state.ts";

const place = { screen: "classifier", cursor: 0 } as const;
const textOf = (parts: Parameters<typeof stateAt>[1]) =>
  classifierView(stateAt(place, parts), place, { width: 80, height: 40 }).lines.map(({ text }) => text);
const check = {
  ...{ shape: "detent.classify-check/1" as const, classifier: "abc", isPassed: false },
  classes: [{ class: "test", positive: 4, negative: 5, spoof: 6, isCalibrated: false, failed: [] }],
  sets: [
    {
      ...{ set: "labelled", calls: 10, unresolved: 0, sameClass: 9, sameMechanical: 10, isAgreed: true },
      confusion: [
        { labelled: "test", got: "build", calls: 1 },
        { labelled: "test", got: "test", calls: 3 },
      ],
      classes: [{ class: "test", labelled: 4, got: 3, both: 3, precision: 1, recall: 0.75 }],
    },
  ],
};
const unlabelled = {
  ...{ shape: "detent.classify-unlabelled/1" as const, calls: 7, unlabelledCalls: 2, cutCalls: 1, total: 1 },
  programs: [{ name: "frob", calls: 2, distinctCommands: 1, example: "frob -x" }],
};

test("a failed check is said, a withheld class is, and what lies beside the diagonal is", () => {
  const lines = textOf({ check: { key: "check", stamp: 1, value: check } });
  expect(lines[0]).toBe("✗ The check has failed.");
  expect(lines.join("\n")).toMatch(/test +no, withheld +15 +0 +3\/3 +3\/4/);
  expect(lines).toContain("1 labelled test are classed build");
  expect(lines.join("\n")).not.toContain("3 labelled test");
});

test("programs that no row knows stand with how often they are called", () => {
  const lines = textOf({ unlabelled: { key: "unlabelled", stamp: 1, value: unlabelled } });
  const text = lines.join(" ");
  expect(text).toContain("Known by no row: 1 program, in 2 of 7 Bash calls.");
  expect(text).toContain("Not kept as a whole, and not read: 1 call.");
  expect(lines.at(-1)).toMatch(/2 +1 +frob +frob -x$/);
  const none = { ...unlabelled, calls: 0, programs: [] };
  expect(textOf({ unlabelled: { key: "unlabelled", stamp: 1, value: none } }).at(-1)).toContain(
    "no Bash calls yet",
  );
});
