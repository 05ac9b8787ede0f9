// What a load costs when no log has changed since the last one, over the start of the program that every command pays.
import { findCorpus } from "./big-corpus.mjs";
import { freshDatabase } from "./fresh-database.mjs";
import { measureDetent } from "./measured-process.mjs";
import { measurePairs, median, sampleLine } from "./paired.mjs";

const EXTRA_MS_MAX = 300;

function reload(args) {
  const run = measureDetent(args);
  if (JSON.parse(run.stdout).isChanged) throw new Error("The load changed something; nothing had changed.");
  return run;
}

/** Wall time of an unchanged load minus that of `detent --version` beside it. */
export const loadUnchanged = {
  name: "load-unchanged",
  rounds: 15,
  measure: ({ out, bytes, rounds }) => {
    const corpus = findCorpus(out, bytes);
    const args = ["load", corpus, "--db", freshDatabase(out, "unchanged"), "--json"];
    measureDetent(args);
    const pairs = measurePairs(
      rounds,
      () => measureDetent(["--version"]),
      () => reload(args),
    );
    const [start, whole] = [0, 1].map((side) => pairs.map((pair) => pair[side].wallMs));
    const extra = whole.map((value, round) => value - start[round]);
    return [
      {
        what: "unchanged load, wall time over the program's start",
        measured: `${median(extra).toFixed(0)} ms`,
        target: `≤ ${EXTRA_MS_MAX} ms`,
        isMet: median(extra) <= EXTRA_MS_MAX,
        samples: [
          sampleLine("unchanged load, ms over the start", extra, 0),
          sampleLine("unchanged load, ms", whole, 0),
          sampleLine("detent --version, ms", start, 0),
        ],
      },
    ];
  },
};
