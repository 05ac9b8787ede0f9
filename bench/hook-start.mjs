// What the hook costs a user at each tool call: the plugin's program beside node alone, in pairs. A silent event is one
// that no move has an opinion on; a capturing one puts a result of 8 KB into a store and writes its row.
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { measureNode } from "./measured-process.mjs";
import { measurePairs, median, sampleLine } from "./paired.mjs";

const RATIO_MAX = { silent: 1.15, capturing: 1.3 };
const PEAK_BYTES_MAX = 45e6;
const EVENT_BYTES_MAX = 60_000;

const programs = fileURLToPath(new URL("../plugin/dist/", import.meta.url));
const program = join(programs, "hook.cjs");
const call = { session_id: "s1", cwd: "/home/dev/project", tool_name: "Bash", tool_use_id: "t1" };

function silentEvent() {
  return { hook_event_name: "PreToolUse", ...call, tool_input: { command: "npm test" } };
}

/** Another text each time: what is stored already is not written again. */
function capturingEvent(round) {
  const stdout = `${round} `.padEnd(7_800, "x");
  const tool_response = { stdout, stderr: "", interrupted: false, isImage: false };
  return { hook_event_name: "PostToolUse", ...call, tool_input: { command: "npm test" }, tool_response };
}

/** Of the program that is started and of the largest that it may load at an event. */
function eventBytes() {
  const judges = readdirSync(programs).filter((name) => /^judge-\w+\.cjs$/.test(name));
  return statSync(program).size + Math.max(...judges.map((name) => statSync(join(programs, name)).size));
}

function runHook(event, env) {
  const run = measureNode([program], { input: JSON.stringify(event), env });
  if (run.stdout !== "") throw new Error(`The hook said ${run.stdout}`);
  return run;
}

function ratioRow(what, kind, pairs, figure) {
  const ratios = pairs.map(([bare, own]) => own[figure] / bare[figure]);
  const measured = median(ratios);
  const name = `${what}, ${figure === "cpuMs" ? "CPU" : "wall"} time over node alone`;
  return {
    what: name,
    measured: `${measured.toFixed(3)} ×`,
    target: `≤ ${RATIO_MAX[kind]} ×`,
    isMet: measured <= RATIO_MAX[kind],
    samples: [
      sampleLine(`${name}, ratios`, ratios, 3),
      sampleLine(
        `${name}, ms of the hook`,
        pairs.map(([, own]) => own[figure]),
        1,
      ),
      sampleLine(
        `${name}, ms of node alone`,
        pairs.map(([bare]) => bare[figure]),
        1,
      ),
    ],
  };
}

function boundRow(what, value, most, unit) {
  return {
    what,
    measured: `${value} ${unit}`,
    target: `≤ ${most} ${unit}`,
    isMet: value <= most,
    samples: [],
  };
}

/** The start of the hook in ratios to `node -e 0`, its memory and its size. */
export const hookStart = {
  name: "hook-start",
  rounds: 41,
  measure: ({ out, rounds }) => {
    const store = mkdtempSync(join(out, "store-"));
    const env = { DETENT_STORE_DIR: store };
    const pairsOf = (eventOf) => {
      let round = 0;
      const bare = () => measureNode(["-e", "0"], { input: "" });
      const own = () => {
        round += 1;
        return runHook(eventOf(round), env);
      };
      return measurePairs(rounds, bare, own);
    };
    try {
      const [silent, capturing] = [pairsOf(silentEvent), pairsOf(capturingEvent)];
      const peak = Math.max(...silent.map(([, own]) => own.peakBytes));
      return [
        ...["cpuMs", "wallMs"].map((figure) => ratioRow("silent hook", "silent", silent, figure)),
        ...["cpuMs", "wallMs"].map((figure) => ratioRow("capturing hook", "capturing", capturing, figure)),
        boundRow("silent hook, peak memory", Number((peak / 1e6).toFixed(1)), PEAK_BYTES_MAX / 1e6, "MB"),
        boundRow("programs that one event reads", eventBytes(), EVENT_BYTES_MAX, "bytes"),
      ];
    } finally {
      rmSync(store, { recursive: true });
    }
  },
};
