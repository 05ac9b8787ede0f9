// npm run bench:null, or node bench/null.mjs [--seed TEXT] [--runs N]: how often a comparison says what is not so,
// where the truth is known. Prints its seed and one line per cell, and ends with 1 where a bound is broken.
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

/** How many times as many comparisons a cell is drawn again with. */
const AGAIN = 16;

function drawn(cell, name, count, text) {
  return effects.map((effect) =>
    runCell(rules, cell, effect.ratio, count, rules.seededRandom(`${text}:${name}:${effect.name}`)),
  );
}

function row(name, byEffect) {
  const shares = byEffect.map((counts) =>
    ["met", "falsified", "missed", "undecided"]
      .map((word) => ((100 * counts[word]) / counts.runs).toFixed(1))
      .join("/"),
  );
  return [name, percent(coverageOf(byEffect)), ...shares].join(" | ");
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
print(`A cell that breaks one is drawn again with ${AGAIN} times as many comparisons; only that counts.`);
print("");
const columns = ["design", "n", "ICC", "SD before", "SD after", "coverage"];
const words = effects.map(({ name }) => `${name}: met/falsified/missed/undecided`);
print([...columns, ...words].join(" | "));
const broken = [];
let worst = { share: 1, where: "" };
for (const cell of nullCells()) {
  const name = [cell.design, cell.n, cell.icc, cell.logSd.before, cell.logSd.after].join(" | ");
  let byEffect = drawn(cell, name, runs, seed);
  print(row(name, byEffect));
  if (breaches(byEffect).length > 0) {
    // Of so many cells some pass three standard errors by chance: those are drawn again, and only that counts.
    byEffect = drawn(cell, name, AGAIN * runs, `${seed}:again`);
    print(`${row(name, byEffect)} | drawn again, ${AGAIN * runs} each`);
    broken.push(...breaches(byEffect).map((breach) => `${name}: ${breach}`));
  }
  const coverage = coverageOf(byEffect);
  if (coverage < worst.share) worst = { share: coverage, where: name };
}
print("");
print(`Lowest coverage: ${percent(worst.share)} (${worst.where}).`);
for (const breach of broken) print(`Broken: ${breach}.`);
print(broken.length === 0 ? "Every bound holds." : `${broken.length} bounds are broken.`);
process.exitCode = broken.length === 0 ? 0 : 1;
