// How many Bash commands one core parses and classes in a second, its start-up left out: a pass over many commands
// beside one over none, in pairs, in CPU time. The commands are the controls that the project ships.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";
import { measureNode } from "./measured-process.mjs";
import { measurePairs, median, sampleLine } from "./paired.mjs";

const COMMANDS_PER_SECOND_MIN = 5_000;
const COMMANDS = 20_000;

const own = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Every shipped command whose text is there: the held-out ones are hashes. */
function shippedCommands() {
  const folder = own("corpora/commands");
  const names = readdirSync(folder).filter((name) => name.endsWith(".jsonl") && name !== "held-out.jsonl");
  const lines = names.flatMap((name) => readFileSync(join(folder, name), "utf8").trim().split("\n"));
  return lines.map((line) => JSON.parse(line).command);
}

/** The classifier as one file, as the program has it. */
function buildClassifier(folder) {
  const outfile = join(folder, "classifier.mjs");
  buildSync({
    entryPoints: [own("src/classify/classify-call.ts")],
    outfile,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20.19",
    logLevel: "warning",
  });
  return outfile;
}

/** Commands parsed and classed in a second of CPU time. */
export const parseCommands = {
  name: "parse-commands",
  rounds: 9,
  measure: ({ out, rounds }) => {
    const folder = mkdtempSync(join(out, "classifier-"));
    try {
      const commands = shippedCommands();
      const list = join(folder, "commands.json");
      writeFileSync(list, JSON.stringify(commands));
      const classifier = buildClassifier(folder);
      const pass = (count) => measureNode([own("bench/class-pass.mjs"), classifier, list, String(count)]);
      const pairs = measurePairs(
        rounds,
        () => pass(0),
        () => pass(COMMANDS),
      );
      const rates = pairs.map(([none, all]) => COMMANDS / ((all.cpuMs - none.cpuMs) / 1000));
      const measured = median(rates);
      const what = `commands parsed and classed per second of CPU time (${commands.length} different ones)`;
      return [
        {
          what,
          measured: measured.toFixed(0),
          target: `≥ ${COMMANDS_PER_SECOND_MIN}`,
          isMet: measured >= COMMANDS_PER_SECOND_MIN,
          samples: [sampleLine(what, rates, 0)],
        },
      ];
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};
