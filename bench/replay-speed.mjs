// How fast sessions are replayed, in events a second of CPU time, how much memory that takes, and how long one
// transcript of 4 MB takes beside loading it. Then the share of events that a log cannot decide, with the reasons:
// over the shipped sessions, or those that --sessions names. That share has no target: it is a property of the logs.
import { fileURLToPath } from "node:url";
import { findBigLog, findCorpus } from "./big-corpus.mjs";
import { freshDatabase } from "./fresh-database.mjs";
import { measureDetent } from "./measured-process.mjs";
import { measurePairs, median, sampleLine } from "./paired.mjs";

const EVENTS_PER_SECOND_MIN = 2500;
const PEAK_MB_MAX = 500;
const TRANSCRIPT_BYTES = 4_000_000;
const OVER_LOADING_MAX = 2;

const shipped = fileURLToPath(new URL("../corpora/sessions", import.meta.url));
const total = (counts) => Object.values(counts).reduce((sum, count) => sum + count, 0);

function replayOf(path) {
  const run = measureDetent(["replay", path, "--json"]);
  const { figures } = JSON.parse(run.stdout);
  return { ...run, figures, events: total(figures.states) + figures.copiedEvents };
}

function speedRows(corpus, rounds) {
  const runs = Array.from({ length: rounds }, () => replayOf(corpus));
  const speeds = runs.map(({ events, cpuMs }) => events / (cpuMs / 1000));
  const peaks = runs.map(({ peakBytes }) => peakBytes / 1e6);
  return [
    {
      what: `replay, events a second of CPU time (${runs[0].events} events)`,
      measured: median(speeds).toFixed(0),
      target: `≥ ${EVENTS_PER_SECOND_MIN}`,
      isMet: median(speeds) >= EVENTS_PER_SECOND_MIN,
      samples: [sampleLine("replay, events a second", speeds, 0)],
    },
    {
      what: "replay, highest peak memory",
      measured: `${Math.max(...peaks).toFixed(0)} MB`,
      target: `≤ ${PEAK_MB_MAX} MB`,
      isMet: Math.max(...peaks) <= PEAK_MB_MAX,
      samples: [sampleLine("replay, peak MB", peaks, 0)],
    },
  ];
}

function besideLoading(out, rounds) {
  const log = findBigLog(out, TRANSCRIPT_BYTES);
  const load = () => measureDetent(["load", log, "--db", freshDatabase(out, "replay"), "--json"]);
  const pairs = measurePairs(rounds, load, () => measureDetent(["replay", log, "--json"]));
  const ratios = pairs.map(([loaded, replayed]) => replayed.wallMs / loaded.wallMs);
  return {
    what: "replay of one transcript of 4 MB, wall time over loading it",
    measured: `${median(ratios).toFixed(2)} ×`,
    target: `≤ ${OVER_LOADING_MAX.toFixed(1)} ×`,
    isMet: median(ratios) <= OVER_LOADING_MAX,
    samples: [sampleLine("replay / load, wall time", ratios, 2)],
  };
}

function undeterminedRow(sessions) {
  const { figures } = replayOf(sessions);
  const events = total(figures.states);
  const share = (100 * figures.states.undetermined) / events;
  const reasons = figures.questions
    .toSorted((one, other) => other.count - one.count)
    .map(({ move, kind, count }) => `undetermined: ${move} for want of ${kind}, ${count}`);
  return {
    what: `replay, undetermined of ${events} events`,
    measured: `${figures.states.undetermined} (${share.toFixed(1)} %)`,
    target: "none set",
    isMet: true,
    samples: reasons,
  };
}

/** Speed, memory, and what logs leave open. */
export const replaySpeed = {
  name: "replay-speed",
  rounds: 3,
  measure: ({ out, bytes, rounds, sessions }) => [
    ...speedRows(findCorpus(out, bytes), rounds),
    besideLoading(out, rounds),
    undeterminedRow(sessions ?? shipped),
  ],
};
