// How far a comparison is: a line on a terminal that says which step it is at, or with --progress whole percentages,
// one a line, for a program that runs it. Every step has its own part of the whole, so that the same percentage is the
// same place in every comparison: at 45 % the primaries are computed.

import type { Context } from "./context.ts";
import { createProgressLines } from "./progress-lines.ts";
import { createStepLine } from "./step-line.ts";

/** The steps in their order, with the percentage at which each ends and what a terminal shows. */
const steps = {
  dispatches: { endPercent: 25, text: "Reading the dispatches" },
  primaries: { endPercent: 45, text: "Comparing" },
  secondaries: { endPercent: 65, text: "Comparing the secondaries" },
  companions: { endPercent: 80, text: "Comparing what stands beside them" },
  sources: { endPercent: 86, text: "Checking the sources" },
  logs: { endPercent: 90, text: "Reading the logs behind it" },
  charts: { endPercent: 100, text: "Drawing charts" },
} as const;

export type ComparisonStep = keyof typeof steps;

export interface ComparisonProgress {
  /** `done` of `all` parts of a step are done; of a step without parts 0 of 1, then 1 of 1. */
  readonly show: (step: ComparisonStep, done: number, all: number) => void;
  /** Takes the line of a terminal away. */
  readonly hide: () => void;
  /** All is done. */
  readonly end: () => void;
}

/** `hasLines`: as lines, for a program. In a pipe without it, and under --quiet, nothing is shown. */
export function createComparisonProgress(
  context: Pick<Context, "stderr" | "isStderrTty" | "columns">,
  isQuiet: boolean,
  hasLines: boolean,
): ComparisonProgress {
  if (hasLines) {
    const lines = createProgressLines(context);
    return {
      show: (step, done, all) => lines.show(percentOf(step, done, all), 100),
      hide: () => {},
      end: () => lines.show(100, 100),
    };
  }
  const line = createStepLine(context, isQuiet);
  return {
    show: (step, done, all) =>
      line.show(all > 1 ? `${steps[step].text}: ${done} of ${all} …` : `${steps[step].text} …`),
    hide: line.end,
    end: line.end,
  };
}

function percentOf(step: ComparisonStep, done: number, all: number): number {
  const names = Object.values(steps);
  const { endPercent } = steps[step];
  const before = names.filter((one) => one.endPercent < endPercent).map((one) => one.endPercent);
  const start = Math.max(0, ...before);
  return all === 0 ? endPercent : start + ((endPercent - start) * done) / all;
}
