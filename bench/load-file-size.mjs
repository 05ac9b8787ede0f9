// Memory must not grow with the size of a file: the peak of a load of one big log, against that of one with a fortieth
// of its bytes. The band leaves room for caches that fill up once; it leaves none for anything that is kept per line.
import { findBigLog } from "./big-corpus.mjs";
import { freshDatabase } from "./fresh-database.mjs";
import { measureDetent } from "./measured-process.mjs";
import { measurePairs, sampleLine } from "./paired.mjs";

const SMALLER = 40;
/** The big log has twice the bytes of the corpus of the other benchmarks. */
const BIGGER = 2;
const PEAK_MB_MAX = 500;
const GROWTH_MAX = 2;

/** Peak memory of a load of one big log, alone and over that of a small one. */
export const loadFileSize = {
  name: "load-file-size",
  rounds: 3,
  measure: ({ out, bytes, rounds }) => {
    const big = findBigLog(out, bytes * BIGGER);
    const small = findBigLog(out, Math.ceil((bytes * BIGGER) / SMALLER));
    const load = (log) => () => measureDetent(["load", log, "--db", freshDatabase(out, "size"), "--json"]);
    const pairs = measurePairs(rounds, load(small), load(big));
    const [smallPeaks, bigPeaks] = [0, 1].map((side) => pairs.map((pair) => pair[side].peakBytes / 1e6));
    const most = Math.max(...bigPeaks);
    const growth = most / Math.min(...smallPeaks);
    return [
      {
        what: `one log of ${((bytes * BIGGER) / 1e6).toFixed(0)} MB, highest peak memory`,
        measured: `${most.toFixed(0)} MB`,
        target: `≤ ${PEAK_MB_MAX} MB`,
        isMet: most <= PEAK_MB_MAX,
        samples: [sampleLine("one big log, peak MB", bigPeaks, 0)],
      },
      {
        what: `the same over the lowest peak of a log of 1/${SMALLER} of the size`,
        measured: `${growth.toFixed(2)} ×`,
        target: `≤ ${GROWTH_MAX.toFixed(1)} ×`,
        isMet: growth <= GROWTH_MAX,
        samples: [sampleLine("one small log, peak MB", smallPeaks, 0)],
      },
    ];
  },
};
