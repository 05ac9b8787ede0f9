// The benchmarks: npm run bench, or node bench/run.mjs [--only NAME] [--rounds N] [--bytes N] [--out DIR]
// [--sessions DIR] on a build; --sessions names the logs whose undetermined events are counted.
// Everything is a ratio or a difference of two measurements that lie beside each other, so that a busy machine moves it
// little; the load average is printed because it still does. Ends with 1 where a target is missed or a figure is wrong,
// with 2 where the command line is.
import { mkdirSync } from "node:fs";
import { arch, availableParallelism, cpus, loadavg, platform, totalmem } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { compareScale } from "./compare-scale.mjs";
import { dropDatabases } from "./fresh-database.mjs";
import { hookStart } from "./hook-start.mjs";
import { loadCold } from "./load-cold.mjs";
import { loadFileSize } from "./load-file-size.mjs";
import { loadScale } from "./load-scale.mjs";
import { loadTotals } from "./load-totals.mjs";
import { loadUnchanged } from "./load-unchanged.mjs";
import { parseCommands } from "./parse-commands.mjs";
import { replaySpeed } from "./replay-speed.mjs";
import { workbench } from "./workbench.mjs";

/** One line per benchmark: a name, how many rounds where none are asked for, and `measure`, which gives rows. */
const benchmarks = [
  loadTotals,
  loadCold,
  loadUnchanged,
  loadFileSize,
  loadScale,
  replaySpeed,
  hookStart,
  parseCommands,
  compareScale,
  workbench,
];
const BYTES_DEFAULT = 200_000_000;

const print = (text) => process.stdout.write(`${text}\n`);

function readSettings() {
  const { values } = parseArgs({
    options: {
      only: { type: "string", multiple: true },
      rounds: { type: "string" },
      bytes: { type: "string" },
      out: { type: "string" },
      sessions: { type: "string" },
    },
  });
  const names = benchmarks.map(({ name }) => name);
  const unknown = values.only?.find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new Error(`--only: There is no benchmark ${unknown}. There are ${names.join(", ")}.`);
  return {
    only: values.only ?? names,
    rounds: readCount("--rounds", values.rounds),
    bytes: readCount("--bytes", values.bytes) ?? BYTES_DEFAULT,
    sessions: values.sessions,
    out: values.out ?? fileURLToPath(new URL("../bench-out", import.meta.url)),
  };
}

function readCount(flag, text) {
  if (text === undefined) return undefined;
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) throw new Error(`${flag}: ${text} is no count. Give 1 or more.`);
  return count;
}

function machineLine() {
  const memory = `${(totalmem() / 2 ** 30).toFixed(0)} GB`;
  const processor = cpus()[0]?.model ?? "unknown processor";
  const system = `${platform()} ${arch()}`;
  return [`${availableParallelism()} cores`, processor, memory, system, `node ${process.version}`].join(", ");
}

function loadLine(when) {
  return `load average ${when}: ${loadavg()
    .map((value) => value.toFixed(2))
    .join(" ")}`;
}

function printTable(rows) {
  const cells = rows.map(({ what, measured, target, isMet }) => [
    what,
    measured,
    target,
    isMet ? "met" : "MISSED",
  ]);
  const table = [["what", "measured", "target", "verdict"], ...cells];
  const widths = [0, 1, 2].map((column) => Math.max(...table.map((row) => row[column].length)));
  for (const [what, measured, target, verdict] of table) {
    print(
      [what.padEnd(widths[0]), measured.padStart(widths[1]), target.padStart(widths[2]), verdict].join("  "),
    );
  }
}

function measureAll({ only, rounds, bytes, out, sessions }) {
  mkdirSync(out, { recursive: true });
  print(machineLine());
  print(`${bytes} bytes of generated logs. Every figure is a median of pairs unless it says otherwise.`);
  print(loadLine("before"));
  try {
    return benchmarks
      .filter(({ name }) => only.includes(name))
      .flatMap((benchmark) =>
        benchmark.measure({ out, bytes, sessions, rounds: rounds ?? benchmark.rounds }),
      );
  } finally {
    dropDatabases(out);
    print(loadLine("after"));
  }
}

function main() {
  let settings;
  try {
    settings = readSettings();
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
    return;
  }
  const rows = measureAll(settings);
  print("");
  printTable(rows);
  print("");
  for (const line of rows.flatMap(({ samples }) => samples)) print(line);
  process.exitCode = rows.every(({ isMet }) => isMet) ? 0 : 1;
}

main();
