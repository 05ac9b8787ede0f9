// The workbench over 20,000 sessions and a session of 50,000 events, on a terminal of tmux: from the start of the
// process to its first picture and its first rows, from a key to the picture that answers it, and the peak memory.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { measureDetent, measureNode } from "./measured-process.mjs";
import { median, sampleLine } from "./paired.mjs";

const SESSIONS = 20_000;
const EVENTS = 50_000;
const targets = { firstMs: 700, keyMs: 50, megabytes: 300 };
const path = (name) => fileURLToPath(new URL(name, import.meta.url));
const pause = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

const START_MS = Date.UTC(2026, 2, 2, 9);
const time = (seconds) => new Date(START_MS + seconds * 1000).toISOString();
const entry = (session, uuid, seconds, fields) =>
  JSON.stringify({
    sessionId: session,
    uuid,
    timestamp: time(seconds),
    cwd: `/srv/repo-${session.slice(7, 8)}`,
    version: "2.1.9",
    ...fields,
  });
const prompt = (session, n) =>
  entry(session, `p${session}${n}`, n, { type: "user", message: { role: "user", content: `Task ${n}` } });
const usage = (n) => ({
  input_tokens: 3,
  output_tokens: 40,
  cache_read_input_tokens: 900 + (n % 700),
  cache_creation_input_tokens: n % 300,
});
const response = (session, n) => {
  const content = [
    {
      type: "tool_use",
      id: `t${session}${n}`,
      name: "Bash",
      input: { command: `npm test -- part-${n % 500}` },
    },
  ];
  const message = { id: `m${session}${n}`, role: "assistant", model: "claude-x", content, usage: usage(n) };
  return entry(session, `a${session}${n}`, n + 1, {
    type: "assistant",
    requestId: `r${session}${n}`,
    message,
  });
};
const result = (session, n) => {
  const content = [
    { type: "tool_result", tool_use_id: `t${session}${n}`, content: `done ${n}`, is_error: n % 50 === 0 },
  ];
  return entry(session, `o${session}${n}`, n + 2, { type: "user", message: { role: "user", content } });
};
function id(number) {
  return `${number.toString(16).padStart(8, "0")}-0000-4000-8000-000000000000`;
}

/** A prompt, a request with a call and its result are four events. */
function* rounds(session, events) {
  for (let n = 0; n < events / 4; n += 1)
    yield* [prompt(session, n * 10), response(session, n * 10), result(session, n * 10)];
}

function schemaVersion() {
  const source = readFileSync(path("../src/measure/schema.ts"), "utf8");
  const [, version] = /SCHEMA_VERSION = (\d+)/.exec(source) ?? [];
  if (version === undefined) throw new Error("The schema says no version.");
  return version;
}

/** The database, made once and kept for the next run by a program of the same schema. */
function findDatabase(out) {
  const folder = join(out, `workbench-${SESSIONS}-${EVENTS}-schema-${schemaVersion()}`);
  const database = join(folder, "a.duckdb");
  if (existsSync(database)) return database;
  const logs = join(folder, "logs");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(logs, { recursive: true });
  const lines = [];
  for (let number = 1; number <= SESSIONS; number += 1) lines.push(...rounds(id(number * 7919), 4));
  writeFileSync(join(logs, "many.jsonl"), `${lines.join("\n")}\n`);
  writeFileSync(join(logs, `${id(0)}.jsonl`), `${[...rounds(id(0), EVENTS)].join("\n")}\n`);
  measureDetent(["load", logs, "--db", database, "--quiet"]);
  return database;
}

/** One run through lists and the long session; what the probe has seen. */
function walk(database, folder) {
  const probe = join(folder, "probe.json");
  rmSync(probe, { force: true });
  const tmux = (...args) =>
    spawnSync("tmux", ["-L", `bench-${process.pid}`, "-f", "/dev/null", ...args], { encoding: "utf8" });
  const key = (name) => {
    tmux("send-keys", name);
    pause(150);
  };
  const waitFor = (what) => {
    for (let waited = 0; waited < 60_000; waited += 50) {
      if (what()) return;
      pause(50);
    }
    throw new Error(`The workbench did not come to it:\n${tmux("capture-pane", "-p").stdout}`);
  };
  const shows = (text) => () => tmux("capture-pane", "-p").stdout.includes(text);
  const start = [
    "node",
    "--import",
    path("workbench-probe.mjs"),
    path("../dist/detent.js"),
    "--db",
    database,
  ];
  const environment = [
    "env",
    "-u",
    "CI",
    "-u",
    "NODE_EXTRA_CA_CERTS",
    "-u",
    "NODE_OPTIONS",
    `DETENT_PROBE_FILE=${probe}`,
  ];
  tmux("new-session", "-d", "-x", "120", "-y", "40", ...environment, ...start);
  try {
    waitFor(() => existsSync(probe));
    // Nobody answers a picture sooner than they have seen it.
    pause(300);
    for (const name of ["j", "j", "j", "NPage", "NPage", "NPage", "G", "k", "g", "s"]) key(name);
    waitFor(shows("20,001 sessions · most requests first"));
    key("Enter");
    waitFor(shows("▾ request"));
    for (const name of ["j", "j", "NPage", "NPage", "NPage", "n", "n", "z", "NPage", "G", "k", "Space", "g"])
      key(name);
    key("q");
    waitFor(() => tmux("has-session").status !== 0);
    return JSON.parse(readFileSync(probe, "utf8"));
  } finally {
    tmux("kill-server");
  }
}

const row = (what, values, unit, target) => ({
  what,
  measured: `${median(values).toFixed(0)} ${unit}`,
  target: `≤ ${target} ${unit}`,
  isMet: median(values) <= target,
  samples: [sampleLine(`${what}, ${unit}`, values, 0)],
});

/** Absolute times: on a busy machine they say more of the machine than of the program. */
export const workbench = {
  name: "workbench",
  rounds: 5,
  measure: ({ out, rounds: runs }) => {
    if (spawnSync("tmux", ["-V"]).status !== 0) throw new Error("workbench: tmux is not installed here.");
    const database = findDatabase(out);
    const floor = Array.from({ length: runs }, () => measureNode(["-e", "0"]).wallMs);
    const seen = Array.from({ length: runs }, () => walk(database, join(database, "..")));
    const slowest = seen.map(
      ({ keysMs }) => keysMs.toSorted((a, b) => a - b)[Math.floor(keysMs.length * 0.95)] ?? Number.NaN,
    );
    const of = (what, target, unit, figure) => row(`workbench, ${what}`, seen.map(figure), unit, target);
    return [
      {
        ...of("start to first picture", targets.firstMs, "ms", (one) => one.firstPictureMs),
        // What starting node takes at the same time tells a slow program from a busy machine.
        samples: [
          sampleLine(
            "workbench, start to first picture, ms",
            seen.map((one) => one.firstPictureMs),
            0,
          ),
          sampleLine("node -e 0 beside it, ms", floor, 0),
        ],
      },
      of("start to first rows", targets.firstMs, "ms", (one) => one.firstRowsMs),
      of("key to picture, median", targets.keyMs, "ms", (one) => median(one.keysMs)),
      row("workbench, key to picture, 95th percentile", slowest, "ms", targets.keyMs),
      of("peak memory", targets.megabytes, "MB", (one) => one.peakBytes / 1e6),
    ];
  },
};
