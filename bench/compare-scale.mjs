// `detent compare` over 10,000 dispatches, of a plan that takes each by itself and of one with groups: the time until
// the primaries are computed, the time of the whole written report, and the memory that it takes. The bounds are in
// seconds, as a user waits for them; the floor of the same run, which only reads and parses the logs, tells a busy
// machine from a slow program. The logs are made once and kept, the database is loaded anew.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { DISPATCHES, plans, writeDrain } from "./drain-corpus.mjs";
import { freshDatabase } from "./fresh-database.mjs";
import { measureDetent, measureFloor, measureNode } from "./measured-process.mjs";
import { measurePairs, median, sampleLine } from "./paired.mjs";

const PRIMARIES_S_MAX = 5;
const REPORT_S_MAX = 60;
/** Where the progress of a comparison is when its primaries are computed: 45 %, or what is written next. */
const PRIMARIES_PERCENT = 45;
/** A negative answer and a refusal are answers. */
const ANSWERS = [0, 1, 3];

const path = (name) => fileURLToPath(new URL(name, import.meta.url));
const program = path("../dist/detent.js");

/** The folder of the logs; its name has a hash of what made it. */
function findDrain(out) {
  const madeBy = createHash("sha256")
    .update(readFileSync(path("drain-corpus.mjs")))
    .digest("hex");
  const folder = join(out, `drain-${DISPATCHES}-${madeBy.slice(0, 8)}`);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  writeDrain(unfinished);
  renameSync(unfinished, folder);
  return folder;
}

/** One report of a plan, by its number. Returns seconds, peak memory, and how many charts were drawn. */
function report(drain, database, number) {
  const folder = dirname(database);
  const probe = join(folder, "progress.json");
  const args = ["compare", String(number), "--db", database, "--registry", join(folder, "registrations")];
  const written = ["--evidence", drain, "--out", join(folder, "report"), "--progress", "--quiet"];
  const preloaded = ["--import", path("progress-probe.mjs"), program];
  const env = { DETENT_PROBE_FILE: probe };
  const run = measureNode([...preloaded, ...args, ...written], { env, ends: ANSWERS });
  const seen = Object.entries(JSON.parse(readFileSync(probe, "utf8")));
  const past = seen.filter(([percent]) => Number(percent) >= PRIMARIES_PERCENT).map(([, ms]) => ms);
  return { primaries: Math.min(...past) / 1000, whole: run.wallMs / 1000, peakMb: run.peakBytes / 1e6 };
}

const row = (what, values, most, samples) => ({
  what,
  measured: `${median(values).toFixed(1)} s`,
  target: `≤ ${most} s`,
  isMet: median(values) <= most,
  samples: [sampleLine(`${what}, s`, values, 2), ...samples],
});

function rowsOf(name, reports, floors) {
  const of = (figure) => reports.map((one) => one[figure]);
  const beside = [
    sampleLine(`${name}, peak MB`, of("peakMb"), 0),
    sampleLine(
      `${name}, whole report over reading and parsing the logs`,
      reports.map(({ whole }, k) => whole / floors[k]),
      2,
    ),
  ];
  return [
    row(`compare ${name}, until the primaries are computed`, of("primaries"), PRIMARIES_S_MAX, []),
    row(`compare ${name}, whole report`, of("whole"), REPORT_S_MAX, beside),
  ];
}

/** Absolute times: on a busy machine they say more of the machine than of the program. */
export const compareScale = {
  name: "compare-scale",
  rounds: 3,
  measure: ({ out, rounds }) => {
    const drain = findDrain(out);
    const database = freshDatabase(out, "compare");
    const registry = ["--registry", join(dirname(database), "registrations")];
    measureDetent(["load", join(drain, "drain.jsonl"), "--db", database, "--quiet"]);
    for (const name of Object.keys(plans))
      measureDetent(["register", join(drain, name), "--seal", "--db", database, ...registry, "--quiet"]);
    return Object.keys(plans).flatMap((name, k) => {
      const pairs = measurePairs(
        rounds,
        () => report(drain, database, k + 1),
        () => measureFloor(drain).wallMs / 1000,
      );
      const reports = pairs.map(([made]) => made);
      return rowsOf(
        `${DISPATCHES.toLocaleString("en")} dispatches (${name})`,
        reports,
        pairs.map(([, floor]) => floor),
      );
    });
  },
};
