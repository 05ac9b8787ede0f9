// Loads that are killed, and processes that want one database at once: npm run test:crash [-- --seed N] [--kills N]
// A load is killed with SIGKILL at drawn moments; after each the database must open, hold whole files only, and the
// next load must end with the figures of a load that nobody disturbed. Ends with 1 where anything else is seen.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const BYTES = 30_000_000;
const program = fileURLToPath(new URL("../../dist/detent.js", import.meta.url));
const generator = fileURLToPath(new URL("../../bench/generate-corpus.mjs", import.meta.url));
const { values } = parseArgs({ options: { seed: { type: "string" }, kills: { type: "string" } } });
const seed = values.seed ?? String(process.pid);
const kills = Number(values.kills ?? 25);
const faults = [];
const print = (text) => process.stdout.write(`${text}\n`);

function check(isTrue, what) {
  if (isTrue) return;
  faults.push(what);
  print(`FAULT  ${what}`);
}

/** A number from 0 to 1 that depends on the seed and on `name` alone. */
function draw(name) {
  return createHash("sha256").update(`${seed}:${name}`).digest().readUInt32BE(0) / 2 ** 32;
}

function detent(...args) {
  return spawnSync(process.execPath, [program, ...args], { encoding: "utf8", maxBuffer: 2 ** 28 });
}

function start(...args) {
  const child = spawn(process.execPath, [program, ...args], { stdio: ["ignore", "ignore", "pipe"] });
  let stderr = "";
  child.stderr.on("data", (chunk) => {
    stderr += chunk;
  });
  const ended = new Promise((resolve) => child.once("exit", (code) => resolve({ code, stderr })));
  return { child, ended };
}

function query(database, sql) {
  const run = detent("sql", sql, "--json", "--db", database);
  if (run.status !== 0) throw new Error(`The database does not answer: ${run.stderr}`);
  return JSON.parse(run.stdout).rows[0];
}

const FIGURES = `SELECT (SELECT count(*) FROM sources) AS sources,
  (SELECT coalesce(sum(lines), 0) FROM fate_counts) AS fates,
  (SELECT coalesce(sum(physical_lines), 0) FROM sources) AS lines,
  (SELECT count(*) FROM entries WHERE part = 0) AS entries,
  (SELECT count(*) FROM requests) AS requests, (SELECT count(*) FROM tool_calls) AS calls,
  (SELECT sum(cache_read_tokens) FROM requests) AS cache_read, (SELECT count(*) FROM sessions) AS sessions`;

function isWhole({ fates, lines, entries }) {
  return fates === lines && entries === lines;
}

async function killOften(folder, corpus, wanted, wholeMs) {
  let seenHalfway = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const database = join(folder, `killed-${kill}`, "d.duckdb");
    const { child, ended } = start("load", corpus, "--db", database, "--quiet");
    const afterMs = Math.round(draw(`kill ${kill}`) * wholeMs);
    await new Promise((resolve) => setTimeout(resolve, afterMs));
    child.kill("SIGKILL");
    const { code } = await ended;
    if (code === null) seenHalfway += 1;
    const between = detent("sql", FIGURES, "--json", "--db", database);
    const isThere = between.status === 0;
    check(isThere || /^\S+: .+\. .+\.$/m.test(between.stderr), `kill ${kill}: ${between.stderr}`);
    if (isThere) check(isWhole(JSON.parse(between.stdout).rows[0]), `kill ${kill}: half a load is left.`);
    const again = detent("load", corpus, "--db", database, "--quiet");
    check(again.status === 0, `kill ${kill}: the next load ends with ${again.status}: ${again.stderr}`);
    const figures = JSON.stringify(query(database, FIGURES));
    check(figures === wanted, `kill ${kill} after ${afterMs} ms: ${figures} instead of ${wanted}`);
    check(
      !readdirSync(join(folder, `killed-${kill}`)).some((name) => name.endsWith(".loading")),
      "row files are left.",
    );
  }
  print(`${seenHalfway} of ${kills} loads were killed while they ran; each database was whole afterwards.`);
}

async function loadBesideLoad(folder, corpus, wanted) {
  const database = join(folder, "two", "d.duckdb");
  const loads = [1, 2].map(() => start("load", corpus, "--db", database, "--quiet"));
  for (const { ended } of loads) {
    const { code, stderr } = await ended;
    const isClear = code === 4 && stderr.includes("Another process has the database open.");
    check(code === 0 || isClear, `load beside load ends with ${code}: ${stderr}`);
  }
  check(JSON.stringify(query(database, FIGURES)) === wanted, "two loads at once left other figures.");
}

async function readBesideLoad(folder, corpus, wanted) {
  const database = join(folder, "read", "d.duckdb");
  detent(
    "load",
    join(corpus, "projects", readdirSync(join(corpus, "projects"))[0]),
    "--db",
    database,
    "--quiet",
  );
  const load = start("load", corpus, "--db", database, "--quiet");
  let isLoading = true;
  load.ended.then(() => {
    isLoading = false;
  });
  let [answered, refused] = [0, 0];
  while (isLoading) {
    const { code, stderr } = await start("sessions", "--db", database).ended;
    if (code === 0) answered += 1;
    else refused += 1;
    const isClear = code === 4 && stderr.includes("Another process has the database open.");
    check(code === 0 || isClear, `a reader beside a load ends with ${code}: ${stderr}`);
  }
  const { code, stderr } = await load.ended;
  check(code === 0, `a load beside readers ends with ${code}: ${stderr}`);
  check(JSON.stringify(query(database, FIGURES)) === wanted, "a load beside readers left other figures.");
  print(`Beside a load ${answered} readers were answered and ${refused} were told to wait.`);
}

async function main() {
  print(`Seed ${seed}.`);
  const folder = mkdtempSync(join(tmpdir(), "detent-crash-"));
  try {
    const corpus = join(folder, "corpus");
    const made = spawnSync(process.execPath, [generator, corpus, String(BYTES), "7"], { encoding: "utf8" });
    if (made.status !== 0) throw new Error(made.stderr);
    const started = performance.now();
    const whole = detent("load", corpus, "--db", join(folder, "whole", "d.duckdb"), "--quiet");
    if (whole.status !== 0) throw new Error(whole.stderr);
    const wholeMs = performance.now() - started;
    const wanted = JSON.stringify(query(join(folder, "whole", "d.duckdb"), FIGURES));
    print(`A load that nobody disturbs takes ${wholeMs.toFixed(0)} ms and gives ${wanted}`);
    await killOften(folder, corpus, wanted, wholeMs);
    await loadBesideLoad(folder, corpus, wanted);
    await readBesideLoad(folder, corpus, wanted);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  print(faults.length === 0 ? "No fault." : `${faults.length} faults.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

await main();
