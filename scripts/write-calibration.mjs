// Checks the classifier against its controls and labels and writes what it found to src/classify/calibration-record.ts;
// the same for the classes of failures and src/classify/failure-record.ts.
//   node scripts/write-calibration.mjs [--corpus DIR]    DIR: logs that hold the held-out commands
//   node scripts/write-calibration.mjs --check           compares instead; 1: the record is of other sources
// Without a corpus the agreement with held-out commands is kept only while the classifier's sources are the same.
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { build } from "esbuild";

const root = resolve(import.meta.dirname, "..");
const commands = join(root, "corpora/commands");
const failures = join(root, "corpora/failures");
const failureFile = join(root, "src/classify/failure-record.ts");
const recordFile = join(root, "src/classify/calibration-record.ts");
const sha256 = (text) => createHash("sha256").update(text).digest("hex");

/** Every file that a class depends on. */
function sourceFiles(entry, found = new Set([entry])) {
  for (const [, specifier] of readFileSync(entry, "utf8").matchAll(/from "(\.[^"]+)"/g)) {
    const path = resolve(dirname(entry), specifier);
    if (found.has(path)) continue;
    found.add(path);
    sourceFiles(path, found);
  }
  return found;
}

function sourcesHash(...entries) {
  const paths = entries.flatMap((entry) => [...sourceFiles(join(root, "src/classify", entry))]);
  const files = [...new Set(paths)].map((path) => {
    return `${relative(root, path).replaceAll("\\", "/")}\0${sha256(readFileSync(path))}`;
  });
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  return sha256([...files.sort(), `unbash\0${packages["node_modules/unbash"].version}`].join("\n"));
}

/** The checking code itself, bundled, because node does not run TypeScript. */
async function loadChecks() {
  const folder = mkdtempSync(join(tmpdir(), "detent-calibration-"));
  try {
    const outfile = join(folder, "checks.mjs");
    const from = (name) => JSON.stringify(join(root, "src/classify", name));
    const contents = [
      `export * from ${from("command-control.ts")}; export * from ${from("labelled-command.ts")};`,
      `export * from ${from("agreement.ts")}; export * from ${from("command-rules.ts")};`,
      `export * from ${from("failure-control.ts")}; export * from ${from("failure-classes.ts")};`,
      `export { commandTexts } from ${JSON.stringify(join(root, "src/measure/command-texts.ts"))};`,
    ].join("\n");
    const stdin = { contents, resolveDir: root, loader: "ts" };
    await build({ stdin, bundle: true, platform: "node", format: "esm", outfile, logLevel: "warning" });
    return await import(pathToFileURL(outfile));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const recordedClass = ({ name, counts, failed, isCalibrated }) => ({
  name,
  controls: counts.positive + counts.negative + counts.spoof,
  failed: failed.length,
  isCalibrated,
});
const recorded = ({ calls, sameClass, sameMechanical }) => ({ calls, sameClass, sameMechanical });

/** The agreement that the record has for these very sources. */
function oldHeldOut(classifier) {
  const old = existsSync(recordFile) ? readFileSync(recordFile, "utf8") : "";
  const found = /^ {2}heldOut: \{ calls: (\d+), sameClass: (\d+), sameMechanical: (\d+) \},$/m.exec(old);
  if (!old.includes(classifier) || found === null) return null;
  const [calls, sameClass, sameMechanical] = found.slice(1).map(Number);
  return { calls, sameClass, sameMechanical };
}

async function recordText(checks, corpus) {
  const read = (name) => readFileSync(join(commands, name), "utf8");
  const files = readdirSync(commands).filter((name) => name.endsWith(".jsonl"));
  const controls = files.flatMap((name) => {
    const own = checks.findCommandClass(name.replace(/\.jsonl$/, ""));
    return own === undefined ? [] : checks.parseControls(own, name, read(name)).map(checks.parsedControl);
  });
  const verdicts = checks.judgeClasses(controls, checks.prepareRules(checks.commandRules));
  const classifier = sourcesHash("classify-call.ts");
  const labelled = checks.agreementWith(
    checks.parseLabelled("labelled.jsonl", read("labelled.jsonl")),
    new Map(),
  );
  const heldOut = checks.parseLabelled("held-out.jsonl", read("held-out.jsonl"));
  const record = {
    classifier,
    classes: verdicts.map(recordedClass),
    labelled: recorded(labelled),
    heldOut:
      corpus === undefined
        ? oldHeldOut(classifier)
        : recorded(checks.agreementWith(heldOut, await checks.commandTexts(corpus))),
  };
  return [
    "// Written by scripts/write-calibration.mjs: what the classifier's last check found, and which classifier it was.",
    "// Not to be changed by hand: a test compares it with the sources and the controls.",
    "",
    'import type { CalibrationRecord } from "./recorded-check.ts";',
    "",
    "/** The last check. */",
    "export const calibrationRecord: CalibrationRecord = {",
    `  classifier: ${JSON.stringify(record.classifier)},`,
    "  classes: [",
    ...record.classes.map((one) => `    ${objectText(one)},`),
    "  ],",
    `  labelled: ${objectText(record.labelled)},`,
    `  heldOut: ${record.heldOut === null ? "null" : objectText(record.heldOut)},`,
    "};",
    "",
  ].join("\n");
}

function failureText(checks) {
  const controls = checks.failureClasses.flatMap(({ name }) => {
    const file = join(failures, `${name}.jsonl`);
    const text = existsSync(file) ? readFileSync(file, "utf8") : "";
    return checks.parseFailureControls(name, `${name}.jsonl`, text);
  });
  const classifier = sourcesHash("classify-failure.ts", "failure-clues.ts");
  return [
    "// Written by scripts/write-calibration.mjs: what the last check of failure classes found, and of what.",
    "// Not to be changed by hand: a test compares it with the sources and the controls.",
    "",
    'import type { CalibrationRecord } from "./recorded-check.ts";',
    "",
    "/** The last check. */",
    'export const failureRecord: Pick<CalibrationRecord, "classifier" | "classes"> = {',
    `  classifier: ${JSON.stringify(classifier)},`,
    "  classes: [",
    ...checks.judgeFailures(controls).map((verdict) => `    ${objectText(recordedClass(verdict))},`),
    "  ],",
    "};",
    "",
  ].join("\n");
}

function objectText(fields) {
  return `{ ${Object.entries(fields)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join(", ")} }`;
}

const { values } = parseArgs({ options: { corpus: { type: "string" }, check: { type: "boolean" } } });
const checks = await loadChecks();
const texts = [
  [recordFile, await recordText(checks, values.corpus)],
  [failureFile, failureText(checks)],
];
for (const [file, text] of texts) {
  if (values.check !== true) writeFileSync(file, text);
  else if (!existsSync(file) || readFileSync(file, "utf8") !== text) {
    process.stderr.write(
      `${relative(root, file)} is of other sources. Run node scripts/write-calibration.mjs.\n`,
    );
    process.exitCode = 1;
  }
}
