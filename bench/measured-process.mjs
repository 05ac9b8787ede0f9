// Starts node processes and measures them: wall time from outside, CPU time and peak memory from inside, all threads
// included. NODE_EXTRA_CA_CERTS is taken out of their environment, because it alone triples the time that node starts
// in; so is NODE_OPTIONS. A process that does not end with 0, or as it may end, stops the benchmark: a failed run has
// no time.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const reporter = fileURLToPath(new URL("report-usage.cjs", import.meta.url));
const program = fileURLToPath(new URL("../dist/detent.js", import.meta.url));
const { NODE_EXTRA_CA_CERTS: _certificates, NODE_OPTIONS: _options, ...environment } = process.env;

/**
 * Runs `node ...args` with `input` and more `env`; `ends` are the exit codes of an answer. Returns
 * `{ wallMs, cpuMs, peakBytes, stdout }`.
 */
export function measureNode(args, { input, env = {}, ends = [0] } = {}) {
  const started = performance.now();
  const run = spawnSync(process.execPath, ["--require", reporter, ...args], {
    env: { ...environment, ...env },
    input,
    stdio: [input === undefined ? "ignore" : "pipe", "pipe", "pipe", "pipe"],
    encoding: "utf8",
    maxBuffer: 256 * 1024 * 1024,
  });
  const wallMs = performance.now() - started;
  if (run.error !== undefined) throw run.error;
  if (!ends.includes(run.status))
    throw new Error(`A measured process ended with ${run.status}: ${run.stderr}`);
  const report = run.output[3].trim().split("\n").at(-1);
  return { wallMs, ...JSON.parse(report), stdout: run.stdout };
}

/** Runs the built program. */
export function measureDetent(args) {
  return measureNode([program, ...args]);
}

/** Runs the floor over every log below a folder, which also brings the logs into the page cache. */
export function measureFloor(folder) {
  return measureNode([fileURLToPath(new URL("floor.mjs", import.meta.url)), folder]);
}
