// Big inputs, made once and kept under the output folder. A folder's name has size, seed and a hash of what made it, so
// that a changed generator never leaves an old corpus in use; `truth.json` and the one big log are written last.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const generator = fileURLToPath(new URL("generate-corpus.mjs", import.meta.url));
const sources = [
  generator,
  fileURLToPath(new URL("corpus-draws.mjs", import.meta.url)),
  fileURLToPath(import.meta.url),
];
const madeBy = createHash("sha256");
for (const source of sources) madeBy.update(readFileSync(source));
const version = madeBy.digest("hex").slice(0, 8);

function generate(folder, bytes, seed) {
  rmSync(folder, { recursive: true, force: true });
  const run = spawnSync(process.execPath, [generator, folder, String(bytes), String(seed)], {
    encoding: "utf8",
  });
  if (run.status !== 0) throw new Error(`The corpus could not be made: ${run.stderr}`);
}

/** A corpus of about `bytes` in many files, the same one for every benchmark. Returns its folder. */
export function findCorpus(out, bytes) {
  const seed = 1;
  const folder = join(out, `corpus-${bytes}-${seed}-${version}`);
  if (!existsSync(join(folder, "truth.json"))) generate(folder, bytes, seed);
  return folder;
}

/** The exact figures of a corpus, as its generator added them up. */
export function readTruth(folder) {
  return JSON.parse(readFileSync(join(folder, "truth.json"), "utf8"));
}

/** One log of about `bytes`: all lines of a corpus one after the other. Returns its path. */
export function findBigLog(out, bytes) {
  const seed = 2;
  const folder = join(out, `log-${bytes}-${seed}-${version}`);
  const log = join(folder, "log.jsonl");
  if (existsSync(log)) return log;
  const parts = join(folder, "parts");
  generate(parts, bytes, seed);
  const names = readdirSync(parts, { recursive: true }).filter((name) => name.endsWith(".jsonl"));
  const whole = join(folder, "unfinished");
  rmSync(whole, { force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of names.sort()) {
    const text = readFileSync(join(parts, name), "utf8");
    appendFileSync(whole, text.endsWith("\n") ? text : `${text}\n`);
  }
  rmSync(parts, { recursive: true });
  renameSync(whole, log);
  return log;
}
