// Pins what every metric says of the shipped corpus to its definition, on a build:
// node scripts/pin-metrics.mjs [--check [PINS]]
// Without --check it writes the pins anew; that is right where a metric has been added, where its definition was
// raised, or where the corpus itself changed. With --check it ends with 1 where a metric gives other results under the
// same definition. Metrics that rest on the classifier are pinned by its own record.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const pinsPath = join(root, "tests", "golden", "metric-pins.json");
const corpora = ["sessions", "drains/small", "drains/every-record", "drains/failures"];
/** Sums of money depend on the order of their parts in the last digit. */
const DIGITS = 12;

const sha256 = (text) => createHash("sha256").update(text).digest("hex");

function detent(database, ...args) {
  const program = join(root, "dist", "detent.js");
  const run = spawnSync(process.execPath, [program, ...args, "--db", database], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  if (run.status !== 0) throw new Error(`detent ${args.join(" ")} ended with ${run.status}: ${run.stderr}`);
  return run.stdout;
}

/** The logs of the corpora as the manifest has them: equal logs have one hash. */
function corpusHash() {
  const manifest = readFileSync(join(root, "corpora", "manifest.json"), "utf8").split("\n");
  const isUsed = (line) =>
    corpora.some((name) => line.includes(`{"path":"${name}/`) && line.includes(".jsonl"));
  const files = manifest
    .filter(isUsed)
    .map((line) => /"path":"([^"]+)","sha256":"(\w+)"/.exec(line)?.slice(1, 3));
  if (files.length === 0) throw new Error("The manifest names no log of the corpora.");
  return sha256(JSON.stringify(files));
}

function rounded(_key, value) {
  return typeof value === "number" ? Number(value.toPrecision(DIGITS)) : value;
}

/** What each metric says of every unit, in one order, as a hash. */
function pinsOf(level, measured) {
  const units = measured.units.toSorted((left, right) => (left.id < right.id ? -1 : 1));
  return measured.metrics
    .filter(({ measuredError }) => measuredError === null)
    .map(({ name, definition }) => {
      const results = units.map(({ id, values }) => [id, values[name] ?? null]);
      return [`${name} by ${level}`, { definition, sha256: sha256(JSON.stringify(results, rounded)) }];
    });
}

function measurePins() {
  const folder = mkdtempSync(join(tmpdir(), "detent-pins-"));
  try {
    const database = join(folder, "d.duckdb");
    detent(database, "load", ...corpora.map((name) => join("corpora", name)), "--quiet");
    const pins = ["session", "dispatch"].flatMap((level) =>
      pinsOf(level, JSON.parse(detent(database, "measure", "--level", level, "--json"))),
    );
    return { corpus: corpusHash(), pins: Object.fromEntries(pins) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** One sentence for each pin that does not hold. */
function faultsOf(pinned, found) {
  if (pinned.corpus !== found.corpus) return ["The corpus changed: pin it anew."];
  const names = [...new Set([...Object.keys(pinned.pins), ...Object.keys(found.pins)])];
  return names.flatMap((name) => {
    const [before, now] = [pinned.pins[name], found.pins[name]];
    if (before === undefined) return [`${name}: It has no pin.`];
    if (now === undefined) return [`${name}: There is a pin and no such metric.`];
    if (before.definition !== now.definition) return [`${name}: Its definition changed: pin it anew.`];
    return before.sha256 === now.sha256 ? [] : [`${name}: It gives other results. Raise its definition.`];
  });
}

const found = measurePins();
const [flag, pinned = pinsPath] = process.argv.slice(2);
if (flag === "--check") {
  const faults = faultsOf(JSON.parse(readFileSync(pinned, "utf8")), found);
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} else {
  writeFileSync(pinsPath, `${JSON.stringify(found, null, 2)}\n`);
  process.stdout.write(`${Object.keys(found.pins).length} pins written.\n`);
}
