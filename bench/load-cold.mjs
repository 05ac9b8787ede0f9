// How much longer a load into a fresh database takes than reading and parsing alone, in wall time and CPU time, and how
// much memory it holds. The logs are in the page cache for both; the floor's own count shows that it read them all.
import { findCorpus, readTruth } from "./big-corpus.mjs";
import { freshDatabase } from "./fresh-database.mjs";
import { measureDetent, measureFloor } from "./measured-process.mjs";
import { measurePairs, median, sampleLine } from "./paired.mjs";

const WALL_RATIO_MAX = 2;
const CPU_RATIO_MAX = 3;
const PEAK_MB_MAX = 500;

function checkFloor(corpus, truth) {
  const { lines, unparsed } = JSON.parse(measureFloor(corpus).stdout);
  const odd = truth.malformed.length + truth.glued.length + truth.blank.length;
  if (lines !== truth.physical_lines || unparsed !== odd) {
    throw new Error(
      `The floor read ${lines} lines, ${unparsed} of them no JSON. It must read the corpus as it is.`,
    );
  }
}

function pairedRows(pairs) {
  const rows = ["wallMs", "cpuMs"].map((figure) => {
    const [floor, load] = [0, 1].map((side) => pairs.map((pair) => pair[side][figure]));
    const ratios = load.map((value, round) => value / floor[round]);
    const [name, most] = figure === "wallMs" ? ["wall time", WALL_RATIO_MAX] : ["CPU time", CPU_RATIO_MAX];
    return {
      what: `cold load, ${name} over the floor`,
      measured: `${median(ratios).toFixed(2)} ×`,
      target: `≤ ${most.toFixed(1)} ×`,
      isMet: median(ratios) <= most,
      samples: [
        sampleLine(`cold load, ${name}, load / floor`, ratios, 2),
        sampleLine(`cold load, ${name}, load ms`, load, 0),
        sampleLine(`cold load, ${name}, floor ms`, floor, 0),
      ],
    };
  });
  const peaks = pairs.map(([, load]) => load.peakBytes / 1e6);
  const peak = {
    what: "cold load, highest peak memory",
    measured: `${Math.max(...peaks).toFixed(0)} MB`,
    target: `≤ ${PEAK_MB_MAX} MB`,
    isMet: Math.max(...peaks) <= PEAK_MB_MAX,
    samples: [sampleLine("cold load, peak MB", peaks, 0)],
  };
  return [...rows, peak];
}

/** A load that lost something has no time. */
function checkLoad({ stdout }, truth) {
  const { totals, physicalLines } = JSON.parse(stdout);
  const [found, written] = [
    [physicalLines, totals.requests, totals.toolCalls],
    [truth.physical_lines, truth.requests, truth.tool_calls],
  ].map((figures) => figures.join(", "));
  if (found !== written)
    throw new Error(`Lines, requests and calls are ${found} after a load; ${written} were written.`);
}

/** Time and memory of a cold load. */
export const loadCold = {
  name: "load-cold",
  rounds: 7,
  measure: ({ out, bytes, rounds }) => {
    const corpus = findCorpus(out, bytes);
    const truth = readTruth(corpus);
    checkFloor(corpus, truth);
    const load = () => {
      const run = measureDetent(["load", corpus, "--db", freshDatabase(out, "cold"), "--json"]);
      checkLoad(run, truth);
      return run;
    };
    return pairedRows(measurePairs(rounds, () => measureFloor(corpus), load));
  },
};
