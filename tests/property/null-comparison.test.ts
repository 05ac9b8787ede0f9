// A small simulation of comparisons whose truth is known: how often the verdict is wrong. The seed is fixed; the bound
// is 2.5 % plus three binomial standard errors of the number of rounds.

import { describe, expect, it, test } from "vitest";
import { estimateRatio } from "../../src/measure/estimate.ts";
import type { GroupedAmount } from "../../src/measure/statistics/grouped-welch.ts";
import { median } from "../../src/measure/statistics/quantiles.ts";
import { type DrawBelow, seededRandom } from "../../src/measure/statistics/seeded-random.ts";
import { judge } from "../../src/measure/verdict.ts";

const SEED = "null-comparison-1";
const ROUNDS = 400;
const WRONG_MAX = 0.025 + 3 * Math.sqrt((0.025 * 0.975) / ROUNDS);
const goal = { direction: "fall" as const, goal_ratio: 0.7, falsification_ratio: 0.9, ceiling_ratio: null };

interface World {
  readonly n: number;
  readonly logSds: readonly [number, number];
  readonly ratio: number;
  /** Share of the variance that units of one group have in common; null: no groups. */
  readonly icc: number | null;
}

// Box–Muller on 32-bit words.
function drawNormal(draw: DrawBelow): number {
  const uniform = (): number => (draw(2 ** 31) + 0.5) / 2 ** 31;
  return Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
}

function drawSide(draw: DrawBelow, { n, icc }: World, logSd: number, center: number): GroupedAmount[] {
  const perGroup = 3;
  const shared = icc === null ? 0 : icc;
  let common = 0;
  return Array.from({ length: n }, (_, k) => {
    if (k % perGroup === 0) common = Math.sqrt(shared) * drawNormal(draw);
    const own = Math.sqrt(1 - shared) * drawNormal(draw);
    return { group: `g${Math.floor(k / perGroup)}`, amount: center * Math.exp(logSd * (common + own)) };
  });
}

function verdicts(world: World): { readonly share: (word: string) => number; readonly fellByMedian: number } {
  const draw = seededRandom(`${SEED}:${JSON.stringify(world)}`);
  const words: string[] = [];
  let fell = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const before = drawSide(draw, world, world.logSds[0], 100);
    const after = drawSide(draw, world, world.logSds[1], 100 * world.ratio);
    const found = estimateRatio({ before, after }, world.icc !== null, 0.95);
    words.push(found.kind === "estimate" ? judge(found.interval, goal) : "undecided");
    const amounts = (side: readonly GroupedAmount[]): number[] => side.map((unit) => unit.amount);
    if (median(amounts(after)) <= 0.8 * median(amounts(before))) fell += 1;
  }
  const share = (word: string): number => words.filter((one) => one === word).length / ROUNDS;
  return { share, fellByMedian: fell / ROUNDS };
}

const worlds: readonly Omit<World, "ratio">[] = [
  { n: 15, logSds: [1.1, 1.1], icc: null },
  { n: 30, logSds: [1.1, 1.1], icc: null },
  { n: 30, logSds: [0.5, 1.5], icc: null },
  { n: 30, logSds: [1, 1], icc: 0.4 },
];

describe(`verdicts over ${ROUNDS} rounds with the seed ${SEED}`, () => {
  test.each(worlds)("are rarely met without any effect: %o", (world) => {
    const { share } = verdicts({ ...world, ratio: 1 });
    expect(share("met")).toBeLessThanOrEqual(WRONG_MAX);
  });

  test.each(worlds)("are rarely met by a fall that is just short of the goal: %o", (world) => {
    expect(verdicts({ ...world, ratio: 0.7001 }).share("met")).toBeLessThanOrEqual(WRONG_MAX);
  });

  test.each(worlds)("are rarely missed or falsified by a fall on the goal: %o", (world) => {
    const { share } = verdicts({ ...world, ratio: 0.7 });
    expect(share("missed") + share("falsified")).toBeLessThanOrEqual(WRONG_MAX);
  });

  test.each(worlds)("are rarely falsified by a fall on the line: %o", (world) => {
    expect(verdicts({ ...world, ratio: 0.9 }).share("falsified")).toBeLessThanOrEqual(WRONG_MAX);
  });

  // What verdicts from medians alone would do: without any effect the median falls by 20 % or more in about 28 % of
  // comparisons at n = 30 a side and a log-SD of 1.1.
  it("are not what a fall of the median says", () => {
    const { fellByMedian } = verdicts({ n: 30, logSds: [1.1, 1.1], icc: null, ratio: 1 });
    expect(fellByMedian).toBeGreaterThan(0.2);
    expect(fellByMedian).toBeLessThan(0.36);
  });

  it("are met by a fall well beyond the goal where the spread is small", () => {
    expect(verdicts({ n: 30, logSds: [0.4, 0.4], icc: null, ratio: 0.4 }).share("met")).toBeGreaterThan(0.95);
  });
});
