// 10,000 invented dispatches for the benchmark of comparing: a drain log, a small forensic log for each dispatch, the
// evidence of a guard, and two plans over them. Seed 20251101; no clock; the same bytes every time. Nothing in it
// happened. Starts lie in 2025, so that a plan that is sealed today is late, and says so: its work is the same.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const SEED = 20251101;
export const DISPATCHES = 10_000;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const CUTOFF = Date.UTC(2025, 2, 1);
const DAYS_A_SIDE = 50;

/** Share of the dispatches, and what Bash calls and cache reads are drawn around before and after the cutoff. */
const cohorts = [
  { profile: "BE", share: 0.5, bash: [7, 4], cacheRead: [420_000, 330_000] },
  { profile: "FE", share: 0.4, bash: [6, 5], cacheRead: [300_000, 290_000] },
  { profile: "TOOLING", share: 0.1, bash: [4, 3], cacheRead: [150_000, 140_000] },
];
const commands = [
  "git status --short",
  "git diff --stat",
  "npm test",
  "npm run build",
  "rg -n berth src",
  "cat a.ts",
];

/** mulberry32 */
function randomSource(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const iso = (ms) => new Date(ms).toISOString();
const hex = (n, width) => n.toString(16).padStart(width, "0");

function draws() {
  const random = randomSource(SEED);
  const normal = () => Array.from({ length: 12 }, random).reduce((sum, value) => sum + value, -6);
  return {
    random,
    between: (low, high) => low + Math.floor(random() * (high - low + 1)),
    around: (center, spread) => Math.max(1, Math.round(center * Math.exp(spread * normal()))),
  };
}

/** One dispatch, drawn. Every third has a fix cycle, every fortieth no terminal result. */
function dispatchOf(number, { random, between, around }) {
  const drawn = random();
  const at = cohorts.findIndex(
    (_, k) => drawn < cohorts.slice(0, k + 1).reduce((sum, { share }) => sum + share, 0),
  );
  const cohort = cohorts[at] ?? cohorts[0];
  const isAfter = number % 2 === 0;
  const day = between(0, DAYS_A_SIDE - 1);
  const startMs = CUTOFF + (isAfter ? day : day - DAYS_A_SIDE) * DAY + between(0, 20 * 60) * MINUTE;
  const side = isAfter ? 1 : 0;
  return {
    ...{ number, isAfter, startMs, profile: cohort.profile, runId: `run-${String(number).padStart(5, "0")}` },
    sessionId: `d4b1${hex(number, 4)}-0001-4000-8000-000000000000`,
    drainRun: `drain-${Math.floor((startMs - CUTOFF) / (2 * DAY)) + DAYS_A_SIDE}`,
    bash: around(cohort.bash[side], 0.5),
    cacheRead: around(cohort.cacheRead[side], 0.6),
    files: between(1, 9),
    hasResult: number % 40 !== 7,
    isPassed: random() < 0.93,
  };
}

/** The forensic log: a prompt, one request with one Bash call and its result per call, and a last word. */
function logOf(one, { random, between }) {
  let timeMs = one.startMs;
  let count = 0;
  const entry = (type, message, more) => {
    count += 1;
    timeMs += between(3, 30) * 1000;
    return {
      ...{
        sessionId: one.sessionId,
        uuid: `d4b1${hex(one.number, 4)}-0002-4000-8000-${hex(count, 12)}`,
        type,
      },
      ...{
        timestamp: iso(timeMs),
        cwd: `/srv/${one.profile.toLowerCase()}`,
        version: "2.1.300",
        message,
        ...more,
      },
    };
  };
  const response = (content) => {
    const id = `${hex(one.number, 4)}${hex(count, 3)}`;
    const usage = {
      ...{ input_tokens: 3, output_tokens: between(40, 400), cache_creation_input_tokens: between(100, 900) },
      cache_read_input_tokens: Math.round(one.cacheRead / (one.bash + 1)),
    };
    const message = {
      id: `msg_${id}`,
      role: "assistant",
      model: "claude-harbour-4",
      content: [content],
      usage,
    };
    return entry("assistant", message, { requestId: `req_${id}` });
  };
  const lines = [entry("user", { role: "user", content: `Ticket ${one.number}` }, { promptSource: "sdk" })];
  for (let call = 0; call < one.bash; call += 1) {
    const id = `toolu_${hex(one.number, 4)}${hex(call, 3)}`;
    const command = commands[Math.floor(random() * commands.length)];
    lines.push(response({ type: "tool_use", id, name: "Bash", input: { command } }));
    const result = { type: "tool_result", tool_use_id: id, content: `${between(1, 90)} lines` };
    lines.push(entry("user", { role: "user", content: [result] }));
  }
  lines.push(response({ type: "text", text: "Done." }));
  return { lines, endMs: timeMs };
}

function recordsOf(one, endMs) {
  const base = { drain_log: 1, run_id: one.runId };
  const dispatch = {
    ...{
      ...base,
      record: "dispatch",
      profile: one.profile,
      slug: `HARBOUR-${one.number}`,
      phase: "implement",
    },
    ...{
      session_ids: [one.sessionId],
      drain_run: one.drainRun,
      attempt: 1,
      entry: "first",
      stage: "default",
    },
    ...{ started_at: iso(one.startMs), ended_at: iso(endMs), forensic_log: `logs/${one.runId}.jsonl` },
    ...{
      timeout_s: one.isAfter ? 4400 : 3600,
      budget_usd: 20,
      client_version: "2.1.300",
      script_backed: one.isAfter,
    },
    ...{
      models: { supervisor: "claude-harbour-4" },
      phase_groups: one.isAfter ? ["plan", "build"] : ["plan"],
    },
  };
  if (!one.hasResult) return [dispatch];
  const counts = { fix_cycles: one.number % 3 === 0 ? 1 : 0, files_changed: one.files, retries: 0 };
  return [
    dispatch,
    { ...base, record: "terminal", reason: "completed", is_error: false, exit_code: 0, signal: null },
    { ...base, record: "counts", ...counts },
  ];
}

const target = (metric, cohort, goal, line) =>
  `  - { metric: ${metric}, cohort: ${cohort}, direction: fall, ` +
  `goal_percent: ${goal}, falsification_percent: ${line} }`;

/** A plan with all that a comparison can hold. `group` as the protocol writes it. */
function planOf(title, group) {
  const lines = ["protocol: 1", `title: ${title}`, "hypothesis: Invented dispatches of a benchmark."];
  lines.push(`cutoff: ${iso(CUTOFF)}`, "cohorts: { rule: profile, compared: [BE, FE], reported: [TOOLING] }");
  lines.push(
    "inclusion: terminal",
    `group: ${group}`,
    "minimum: { per_side: 15 }",
    "horizon: { end: 2025-05-01T00:00:00Z }",
  );
  lines.push("primaries:", target("bash_calls", "BE", -30, -10), target("cache_read_tokens", "BE", -15, -5));
  lines.push(target("bash_calls", "FE", -10, -2), target("cache_read_tokens", "FE", -10, -2), "secondaries:");
  lines.push(target("mechanical_bash_share", "BE", -10, -2), target("fix_cycles", "BE", -10, -2));
  lines.push(target("elapsed_s", "BE", -20, -5), target("result_chars", "FE", -10, -2));
  lines.push("guards:");
  lines.push(
    "  - { name: review, metric: passed, loss: fall, margin: 5, margin_unit: points, evidence: review.jsonl }",
  );
  lines.push("covariates:", "  - { metric: files_changed, role: size }");
  return `${lines.join("\n")}\n`;
}

/** The plans by the name of their file. */
export const plans = {
  "single.yaml": planOf("Every dispatch by itself", "{ none: The generator draws each by itself. }"),
  "grouped.yaml": planOf("Dispatches by drain run", "drain_run"),
};

/** Writes all of it below a folder. */
export function writeDrain(folder) {
  mkdirSync(join(folder, "logs"), { recursive: true });
  const drawn = draws();
  const text = (lines) => lines.map((line) => `${JSON.stringify(line)}\n`).join("");
  const [records, evidence] = [[], []];
  for (let number = 1; number <= DISPATCHES; number += 1) {
    const one = dispatchOf(number, drawn);
    const { lines, endMs } = logOf(one, drawn);
    writeFileSync(join(folder, "logs", `${one.runId}.jsonl`), text(lines));
    records.push(...recordsOf(one, endMs));
    const judged = { run_id: one.runId, guard: "review", value: one.isPassed ? 1 : 0, source: "panel" };
    evidence.push({ ...judged, judged_by: "two people", at: iso(endMs + DAY) });
  }
  writeFileSync(join(folder, "drain.jsonl"), text(records));
  writeFileSync(join(folder, "review.jsonl"), text(evidence));
  for (const [name, plan] of Object.entries(plans)) writeFileSync(join(folder, name), plan);
}
