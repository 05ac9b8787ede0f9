// npm run bench:null, or node bench/null.mjs [--seed TEXT] [--runs N]: how often a comparison says what is not so, where
// the truth is known. Prints its seed and one line per cell, and ends with 1 where a bound is broken.
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { build } from "esbuild";
import {
  breaches,
  COVERAGE_MIN,
  coverageOf,
  effects,
  nullCells,
  percent,
  runCell,
  wrongShareMax,
} from "./null-cells.mjs";

const print = (text) => process.stdout.write(`${text}\n`);

/** The program's own estimate, verdict and generator, bundled from their sources. */
async function ownRules() {
  const contents = [
    'export { estimateRatio } from "./src/measure/estimate.ts";',
    'export { judge } from "./src/measure/verdict.ts";',
    'export { seededRandom } from "./src/measure/statistics/seeded-random.ts";',
  ].join("\n");
  const resolveDir = fileURLToPath(new URL("..", import.meta.url));
  const { outputFiles } = await build({
    stdin: { contents, resolveDir, loader: "ts" },
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
  });
  return await import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`
  );
}

const { values } = parseArgs({ options: { seed: { type: "string" }, runs: { type: "string" } } });
const seed = values.seed ?? "detent";
const runs = Number(values.runs ?? 1000);
if (!Number.isSafeInteger(runs) || runs < 100) {
  process.stderr.write("bench:null: --runs is a whole number of 100 or more.\n");
  process.exit(2);
}
const rules = await ownRules();
print(
  `Seed: ${seed}. ${runs} comparisons per cell and true change; goal −50 %, falsification line −20 %, 95 % interval.`,
);
print(
  `Bounds: wrong words at most ${percent(wrongShareMax(runs))} each, coverage ${percent(COVERAGE_MIN)} at least.`,
);
print("");
const columns = ["design", "n", "ICC", "SD before", "SD after", "coverage"];
const words = effects.map(({ name }) => `${name}: met/falsified/missed/undecided`);
print([...columns, ...words].join(" | "));
const broken = [];
let worst = { share: 0, where: "" };
for (const cell of nullCells()) {
  const name = [cell.design, cell.n, cell.icc, cell.logSd.before, cell.logSd.after].join(" | ");
  const byEffect = effects.map((effect) =>
    runCell(rules, cell, effect.ratio, runs, rules.seededRandom(`${seed}:${name}:${effect.name}`)),
  );
  const shares = byEffect.map((counts) =>
    ["met", "falsified", "missed", "undecided"]
      .map((word) => ((100 * counts[word]) / runs).toFixed(1))
      .join("/"),
  );
  const coverage = coverageOf(byEffect);
  if (worst.where === "" || coverage < worst.share) worst = { share: coverage, where: name };
  const found = breaches(byEffect);
  broken.push(...found.map((breach) => `${name}: ${breach}`));
  print([name, percent(coverage), ...shares].join(" | ") + (found.length > 0 ? " | BROKEN" : ""));
}
print("");
print(`Lowest coverage: ${percent(worst.share)} (${worst.where}).`);
for (const breach of broken) print(`Broken: ${breach}.`);
print(broken.length === 0 ? "Every bound holds." : `${broken.length} bounds are broken.`);
process.exitCode = broken.length === 0 ? 0 : 1;
