// The self-check of comparisons: both sides are drawn from lognormal populations whose true change is known, and the
// estimate and the verdict of the program itself are asked. Nothing of the rules is written again here.

/** Ratios of after to before at the goal of −50 % and the falsification line of −20 %. */
export const goal = { direction: "fall", goal_ratio: 0.5, falsification_ratio: 0.8, ceiling_ratio: null };

/** True changes: none, at the line, at the goal, ten points beyond it. */
export const effects = [
  { name: "none", ratio: 1 },
  { name: "line", ratio: 0.8 },
  { name: "goal", ratio: 0.5 },
  { name: "beyond", ratio: 0.4 },
];

const LEVEL = 0.95;
const LOG_SDS = [0.5, 0.8, 1.1, 1.5];
const COUNTS = [15, 30, 60, 150];
const GROUP_COUNTS = [4, 8, 15];
const ICCS = [0, 0.2, 0.5];

/** Every cell: spreads crossed between the sides, by number of units, and by groups with their likeness. */
export function nullCells() {
  const spreads = LOG_SDS.flatMap((before) => LOG_SDS.map((after) => ({ before, after })));
  return [
    ...COUNTS.flatMap((n) => spreads.map((logSd) => ({ design: "units", n, icc: 0, logSd }))),
    ...GROUP_COUNTS.flatMap((n) =>
      ICCS.flatMap((icc) => spreads.map((logSd) => ({ design: "groups", n, icc, logSd }))),
    ),
  ];
}

/** Draws standard normal numbers from a generator of integers, two at a time (Box and Muller). */
export function normalDraws(draw) {
  let kept;
  const uniform = () => (draw(2 ** 32) + 0.5) / 2 ** 32;
  return () => {
    if (kept !== undefined) {
      const value = kept;
      kept = undefined;
      return value;
    }
    const radius = Math.sqrt(-2 * Math.log(uniform()));
    const angle = 2 * Math.PI * uniform();
    kept = radius * Math.sin(angle);
    return radius * Math.cos(angle);
  };
}

// One side: `n` units, or `n` groups of three to eight units that share a part of their spread.
function drawSide({ design, n, icc }, logSd, ratio, draw, normal) {
  const units = [];
  for (let k = 0; k < n; k++) {
    const shared = Math.sqrt(icc) * logSd * normal();
    const size = design === "units" ? 1 : 3 + draw(6);
    for (let place = 0; place < size; place++) {
      const own = Math.sqrt(1 - icc) * logSd * normal();
      units.push({ group: String(k), amount: ratio * Math.exp(shared + own) });
    }
  }
  return units;
}

/** Runs one cell at one true change `runs` times and counts the words and how often the interval holds the truth. */
export function runCell({ estimateRatio, judge }, cell, ratio, runs, draw) {
  const normal = normalDraws(draw);
  const counts = { runs, met: 0, falsified: 0, missed: 0, undecided: 0, covered: 0 };
  for (let run = 0; run < runs; run++) {
    const before = drawSide(cell, cell.logSd.before, 1, draw, normal);
    const after = drawSide(cell, cell.logSd.after, ratio, draw, normal);
    const found = estimateRatio({ before, after }, cell.design === "groups", LEVEL);
    const { low, high } = found.kind === "estimate" ? found.interval : { low: 0, high: Infinity };
    counts[found.kind === "estimate" ? judge({ low, high }, goal) : "undecided"] += 1;
    if (low <= ratio && ratio <= high) counts.covered += 1;
  }
  return counts;
}

/** The words that are wrong at a true change. */
export function wrongWords(ratio) {
  const words = [];
  if (ratio > goal.goal_ratio) words.push("met");
  if (ratio <= goal.falsification_ratio) words.push("falsified");
  if (ratio <= goal.goal_ratio) words.push("missed");
  return words;
}

/** 2.5 % and three binomial standard errors. */
export function wrongShareMax(runs) {
  return 0.025 + 3 * Math.sqrt((0.025 * 0.975) / runs);
}

/** The least share of intervals of a cell that hold the truth, over all its true changes. */
export const COVERAGE_MIN = 0.93;

/** The bounds that a cell breaks, as sentences. `byEffect`: counts in the order of `effects`. */
export function breaches(byEffect) {
  const found = effects.flatMap(({ name, ratio }, place) => {
    const counts = byEffect[place];
    return wrongWords(ratio).flatMap((word) => {
      const share = counts[word] / counts.runs;
      const most = wrongShareMax(counts.runs);
      return share <= most ? [] : [`${word} in ${percent(share)} at ${name}, at most ${percent(most)}`];
    });
  });
  const coverage = coverageOf(byEffect);
  return coverage >= COVERAGE_MIN
    ? found
    : [...found, `coverage ${percent(coverage)}, ${percent(COVERAGE_MIN)} at least`];
}

/** Over all true changes of a cell. */
export function coverageOf(byEffect) {
  const sum = (key) => byEffect.reduce((total, counts) => total + counts[key], 0);
  return sum("covered") / sum("runs");
}

export function percent(share) {
  return `${(100 * share).toFixed(1)} %`;
}
