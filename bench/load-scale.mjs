// Does the cost of a load grow with the bytes, and with nothing else? Corpora from 10 MB to 1 GB, each against its own
// floor; then, on the biggest, a load of nothing new, one of five grown files, and every metric over all sessions.
import { appendFileSync, cpSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { findCorpus } from "./big-corpus.mjs";
import { freshDatabase } from "./fresh-database.mjs";
import { measureDetent, measureFloor } from "./measured-process.mjs";
import { measurePairs, median } from "./paired.mjs";

/** Of the bytes that are asked for: the last is five times them, 1 GB where 200 MB are the default. */
const SIZES = [0.05, 0.5, 1, 5];
const WALL_MAX = 1.7;
const CPU_MAX = 3;
const PEAK_MB_MAX = 600;
const RELOAD_MS_MAX = 300;
const GROWN_FILES = 5;
const GROWN_MS_MAX = 500;
const MEASURE_MS_MAX = 1500;

const row = (what, value, digits, unit, most, samples = []) => ({
  what,
  measured: `${value.toFixed(digits)} ${unit}`,
  target: `≤ ${most} ${unit}`,
  isMet: value <= most,
  samples,
});

/** Load over floor for one size, `rounds` times. */
function measureSize(out, bytes, rounds) {
  const corpus = findCorpus(out, bytes);
  const pairs = measurePairs(
    rounds,
    () => measureDetent(["load", corpus, "--db", freshDatabase(out, "scale"), "--json"]),
    () => measureFloor(corpus),
  );
  const ratio = (figure) => median(pairs.map(([load, floor]) => load[figure] / floor[figure]));
  const loads = pairs.map(([load]) => load);
  const megabytes = bytes / 1e6;
  return {
    megabytes,
    wall: ratio("wallMs"),
    cpu: ratio("cpuMs"),
    peakMb: Math.max(...loads.map(({ peakBytes }) => peakBytes / 1e6)),
    msPerMb: median(loads.map(({ wallMs }) => wallMs)) / megabytes,
  };
}

/** Appends a line of the file itself to the first files of a copy of the corpus; ids repeat, so figures stay. */
function growFiles(folder) {
  const names = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith(".jsonl"));
  const small = names.filter((name) => statSync(join(folder, name)).size < 1_000_000).sort();
  for (const name of small.slice(0, GROWN_FILES)) {
    const path = join(folder, name);
    const [first = ""] = readFileSync(path, "utf8").split("\n", 1);
    appendFileSync(path, `\n${first}\n`);
  }
}

function extraMs(rounds, args, before) {
  const pairs = measurePairs(
    rounds,
    () => measureDetent(["--version"]),
    () => {
      before();
      return measureDetent(args);
    },
  );
  return median(pairs.map(([start, whole]) => whole.wallMs - start.wallMs));
}

function measureAfter(out, bytes, rounds) {
  const corpus = join(out, "scale-copy");
  rmSync(corpus, { recursive: true, force: true });
  try {
    cpSync(findCorpus(out, bytes), corpus, { recursive: true, preserveTimestamps: true });
    const database = freshDatabase(out, "scale");
    const load = ["load", corpus, "--db", database, "--json"];
    measureDetent(load);
    const nothing = () => undefined;
    const ask = ["measure", "--db", database, "--json"];
    const reload = extraMs(rounds, load, nothing);
    const grown = extraMs(rounds, load, () => growFiles(corpus));
    const asked = median(Array.from({ length: rounds }, () => measureDetent(ask).wallMs));
    return [
      row("the biggest again, nothing changed, over the program's start", reload, 0, "ms", RELOAD_MS_MAX),
      row(`the biggest again, ${GROWN_FILES} files grown, over the start`, grown, 0, "ms", GROWN_MS_MAX),
      row("every metric over the biggest", asked, 0, "ms", MEASURE_MS_MAX),
    ];
  } finally {
    rmSync(corpus, { recursive: true, force: true });
  }
}

/** The table by size, and what the biggest costs afterwards. */
export const loadScale = {
  name: "load-scale",
  rounds: 3,
  measure: ({ out, bytes, rounds }) => {
    const sizes = SIZES.map((part) => measureSize(out, Math.round(bytes * part), rounds));
    const table = sizes.map(
      ({ megabytes, wall, cpu, peakMb, msPerMb }) =>
        `load of ${megabytes} MB: wall ${wall.toFixed(2)} ×, CPU ${cpu.toFixed(2)} ×, peak ${peakMb.toFixed(0)} MB, ` +
        `${msPerMb.toFixed(1)} ms per MB`,
    );
    const biggest = sizes.at(-1);
    if (biggest === undefined) throw new Error("There is no size to measure.");
    return [
      row(`load of ${biggest.megabytes} MB, wall time over the floor`, biggest.wall, 2, "×", WALL_MAX, table),
      row("the same, CPU time over the floor", biggest.cpu, 2, "×", CPU_MAX),
      row("the same, highest peak memory", biggest.peakMb, 0, "MB", PEAK_MB_MAX),
      ...measureAfter(out, Math.round(bytes * (SIZES.at(-1) ?? 1)), rounds),
    ];
  },
};
