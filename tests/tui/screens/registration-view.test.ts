// A registration and its comparison as text: quartiles 8 | 10 | 16 before and 4 | 5 | 8 after.

import { expect, test } from "vitest";
import { registrationView } from "../../../src/tui/screens/registration-view.ts";
import { chainHeld } from "../sample-replay.ts";
import { report, stateAt } from "../sample-state.ts";

const chain = chainHeld();
const file = chain?.value.records[0]?.file ?? "";
const place = { screen: "registration", file, cursor: 0 } as const;
const textOf = (parts: Parameters<typeof stateAt>[1]) =>
  registrationView(stateAt(place, parts), place, { width: 70, height: 40 }).lines.map(({ text }) => text);

test("before a comparison the plan stands there, and how to compare", () => {
  const text = textOf({ chain }).join("\n");
  expect(text).toContain("c compares");
  expect(text).toContain("Target: bash_calls in BE, goal -50 %, falsified short of -20 %");
});

test("a verdict has its sign, both sides on one scale and the interval with its goal; a refusal its reason", () => {
  const lines = textOf({ chain, comparison: { key: file, stamp: 1, value: report } });
  const at = lines.indexOf("✓ bash_calls in BE: met");
  // 4 to 16 on 26 columns by equal factors: 5 is at 4, 8 at 13 (half way), 10 at 17.
  expect(lines.slice(at + 1, at + 3)).toEqual([
    `  before  ${" ".repeat(13)}├▒▒▒█▒▒▒▒▒▒▒┤  8 | 10 | 16  n 19`,
    `  after   ├▒▒▒█▒▒▒▒▒▒▒▒┤${" ".repeat(12)}  4 | 5 | 8  n 19`,
  ]);
  expect(lines.join("\n")).toContain("−50 %, 95 % interval −60 % to −35 % (rank-sum, exact)");
  expect(lines).toContain("⊘ bash_calls in FE: refused (after: 14 of at least 15, 1 missing)");
  const text = lines.join(" ");
  expect(text).toContain("BE: before 19 of 20 (left out: 1 still running)");
  expect(text).toContain("Something may be amiss.");
});
