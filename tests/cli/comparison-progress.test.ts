import { expect, test } from "vitest";
import { createComparisonProgress } from "../../src/cli/comparison-progress.ts";
import { MemoryWriter } from "./memory-context.ts";

function shown(isStderrTty: boolean, isQuiet: boolean, hasLines: boolean): string {
  const stderr = new MemoryWriter();
  const progress = createComparisonProgress({ stderr, isStderrTty, columns: 80 }, isQuiet, hasLines);
  progress.show("dispatches", 0, 1);
  progress.show("primaries", 0, 2);
  progress.show("primaries", 1, 2);
  progress.show("primaries", 2, 2);
  progress.show("secondaries", 0, 0);
  progress.end();
  progress.hide();
  return stderr.text;
}

// Reading ends at 25 %, primaries at 45 %, and secondaries, of which there are none, at 65 %.
test("for a program every step has its own part of the whole, and ends there also without any part", () => {
  expect(shown(false, false, true)).toBe("0 %\n25 %\n35 %\n45 %\n65 %\n100 %\n");
  expect(shown(true, true, true)).toBe("0 %\n25 %\n35 %\n45 %\n65 %\n100 %\n");
});

test("a terminal shows the step by name, counts its parts where there are several, and the end takes it away", () => {
  const texts = shown(true, false, false).split("\r\u001b[2K");
  expect(texts.slice(1, 5)).toEqual([
    "Reading the dispatches …",
    "Comparing: 0 of 2 …",
    "Comparing: 1 of 2 …",
    "Comparing: 2 of 2 …",
  ]);
  expect(texts.at(-1)).toBe("");
});

test("in a pipe without --progress, and under --quiet, nothing is shown", () => {
  expect(shown(false, false, false) + shown(true, true, false)).toBe("");
});
