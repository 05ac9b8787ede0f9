// Writes the invented drain of corpora/drains/small into the folder that is given: node corpora/generate-drain.mjs OUT
// drain.jsonl, the transcripts it names, and truth.json: the figures of each dispatch as they were written, added up
// while writing and not by reading anything back. Seed 20260209; no clock; the same bytes every time.
// Nothing in it happened. What it may be used to show is said in corpora/drains/small/README.md.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const SEED = 20260209;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const QUESTION = "Find where the berths are numbered.";
const CUTOFF = Date.parse("2026-02-09T00:00:00Z");

/** Cohorts and sides: how many dispatches, and the centres that bash calls and cache reads are drawn around. */
const plan = [
  { profile: "BE", side: "before", count: 17, bash: 11, cacheRead: 420_000, noResult: [8] },
  { profile: "BE", side: "after", count: 17, bash: 5, cacheRead: 330_000, noResult: [11] },
  { profile: "FE", side: "before", count: 16, bash: 9, cacheRead: 300_000, noResult: [] },
  { profile: "FE", side: "after", count: 14, bash: 6, cacheRead: 260_000, noResult: [] },
  { profile: "TOOLING", side: "before", count: 3, bash: 6, cacheRead: 150_000, noResult: [] },
  { profile: "TOOLING", side: "after", count: 2, bash: 4, cacheRead: 140_000, noResult: [] },
];

const commands = {
  BE: ["git status --short", "git diff --stat", "npm test", "npm run lint", "git log -3 --oneline", "ls src/tides",
    "git add -A", "git commit -m 'tides: next'", "gh pr create --fill", "npm run build"],
  FE: ["git status --short", "npm run typecheck", "npm test -- quay", "ls src/quay", "git diff", "npm run build"],
  TOOLING: ["git status --short", "node scripts/check.mjs", "ls scripts", "git diff --stat"],
};

/** mulberry32: 32 bits of state, enough for a small invented drain. */
function randomSource(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const random = randomSource(SEED);
const pick = (list) => list[Math.floor(random() * list.length)];
const between = (low, high) => low + Math.floor(random() * (high - low + 1));
/** Nearly normal: the sum of twelve uniform draws. */
const normal = () => Array.from({ length: 12 }, random).reduce((sum, value) => sum + value, -6);
const around = (centre, spread) => Math.max(1, Math.round(centre * Math.exp(spread * normal())));
const iso = (ms) => new Date(ms).toISOString();
const hex = (n, width) => n.toString(16).padStart(width, "0");

const out = process.argv[2];
if (out === undefined) throw new Error("Name the folder to write to.");

function write(path, lines) {
  const file = join(out, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, lines.map((line) => `${typeof line === "string" ? line : JSON.stringify(line)}\n`).join(""));
}

/** One transcript under construction; every response adds to `truth`. */
class Transcript {
  constructor(dispatch, part, startMs, truth) {
    this.number = dispatch.number * 10 + part;
    this.sessionId = `d4a1${hex(dispatch.number, 4)}-000${part}-4000-8000-000000000000`;
    this.truth = truth;
    this.timeMs = startMs;
    this.lines = [];
    this.parent = null;
    this.count = 0;
    this.cwd = `/srv/${dispatch.profile.toLowerCase()}`;
    this.version = dispatch.clientVersion;
    this.agentId = undefined;
  }

  entry(type, body) {
    this.count += 1;
    this.timeMs += between(3, 40) * 1000;
    const thread = this.agentId === undefined ? "0000" : "a9e0";
    const uuid = `d4a1${hex(this.number, 4)}-${thread}-4000-8000-${hex(this.count, 12)}`;
    const line = {
      parentUuid: this.parent, isSidechain: this.agentId !== undefined, entrypoint: "sdk-cli",
      cwd: this.cwd, sessionId: this.sessionId, version: this.version, gitBranch: "main",
      ...(this.agentId === undefined ? {} : { agentId: this.agentId }), type, ...body, uuid,
      timestamp: iso(this.timeMs),
    };
    this.parent = uuid;
    this.lines.push(line);
    return line;
  }

  prompt(text) {
    if (this.agentId === undefined) this.truth.turns += 1;
    this.entry("user", { message: { role: "user", content: text }, promptSource: "sdk" });
  }

  /** One response: an optional text line with a low output count first, then the block that ends it. */
  response(block, figures, preface) {
    this.truth.requests += 1;
    for (const key of ["input", "output", "cacheRead", "cacheWrite"]) this.truth[key] += figures[key];
    const thread = this.agentId === undefined ? "M" : "W";
    const place = `${hex(this.number, 4)}${thread}${hex(this.count, 3)}`;
    const line = (content, output) => this.entry("assistant", {
      message: {
        model: "claude-sonnet-4-5-20250929", id: `msg_01D${place}`, type: "message", role: "assistant",
        content: [content], stop_reason: null,
        usage: {
          input_tokens: figures.input, cache_creation_input_tokens: figures.cacheWrite,
          cache_read_input_tokens: figures.cacheRead, output_tokens: output,
        },
      },
      requestId: `req_011D${place}`,
    });
    if (preface !== undefined) line({ type: "text", text: preface }, 1);
    const content = block.type === "tool_use" ? { ...block, id: `toolu_01D${place}` } : block;
    line(content, figures.output);
    if (block.type !== "tool_use") return;
    this.truth.toolCalls += 1;
    if (block.name === "Bash") this.truth.bashCalls += 1;
    this.lastToolId = content.id;
  }

  result(text) {
    this.entry("user", { message: { role: "user", content: [
      { tool_use_id: this.lastToolId, type: "tool_result", content: text }] } });
  }
}

const tool = (name, input) => ({ type: "tool_use", name, input });

function bashStep(profile) {
  const command = pick(commands[profile]);
  return { block: tool("Bash", { command }), answer: `${command.split(" ")[0]}: ${between(1, 90)} lines, fine` };
}

function fileStep(cwd) {
  const path = `${cwd}/src/part${between(1, 9)}.ts`;
  if (random() < 0.5) {
    return { block: tool("Read", { file_path: path }), answer: `     1\texport const berth = ${between(1, 99)};` };
  }
  const [from, to] = [`berth = ${between(1, 99)};`, `berth = ${between(1, 99)};`];
  const edit = { file_path: path, old_string: from, new_string: to };
  return { block: tool("Edit", edit), answer: `The file ${path} has been updated.` };
}

/** Shares `total` out over `count` requests, later ones more, to the token. */
function growing(total, count) {
  const weight = (count * (count + 1)) / 2;
  const shares = Array.from({ length: count }, (_, k) => Math.floor((total * (k + 1)) / weight));
  shares[count - 1] += total - shares.reduce((sum, share) => sum + share, 0);
  return shares;
}

function figuresOf(cacheRead) {
  return { input: between(2, 12), output: between(40, 420), cacheRead, cacheWrite: between(200, 2400) };
}

function worker(main) {
  const agent = new Transcript({ number: 0, profile: "BE", clientVersion: main.version }, 0, main.timeMs, main.truth);
  agent.agentId = `a${hex(main.number, 6)}`;
  Object.assign(agent, { number: main.number, sessionId: main.sessionId, cwd: main.cwd });
  agent.prompt(QUESTION);
  agent.response(tool("Read", { file_path: `${main.cwd}/src/berths.ts` }), figuresOf(0));
  agent.result("     1\texport const first = 1;");
  agent.response({ type: "text", text: "In src/berths.ts." }, figuresOf(between(2000, 6000)));
  main.timeMs = agent.timeMs;
  return agent;
}

/** The sessions of one dispatch. Returns where they end. */
function writeSessions(dispatch, truth) {
  const bash = around(dispatch.bash, 0.35);
  const files = between(2, 4);
  const steps = [
    ...Array.from({ length: bash }, () => bashStep(dispatch.profile)),
    ...Array.from({ length: files }, () => fileStep(`/srv/${dispatch.profile.toLowerCase()}`)),
  ].map((step) => ({ step, order: random() })).sort((a, b) => a.order - b.order).map(({ step }) => step);
  const isResumed = dispatch.number % 9 === 4;
  const reads = growing(around(dispatch.cacheRead, 0.45), steps.length + (isResumed ? 2 : 1));
  const folder = `sessions/${dispatch.profile.toLowerCase()}`;
  let session = new Transcript(dispatch, 1, dispatch.startMs, truth);
  const sessions = [session];
  session.lines.push({ type: "mode", mode: "normal", sessionId: session.sessionId });
  session.prompt(`Implement ${dispatch.slug}: keep the berth numbers in order.`);
  for (const [k, step] of steps.entries()) {
    if (isResumed && k === Math.ceil(steps.length / 2)) {
      session.response({ type: "text", text: "Stopped half way." }, figuresOf(reads.shift()));
      session = resumed(session, dispatch, truth);
      sessions.push(session);
      session.prompt("Go on.");
    }
    session.response(step.block, figuresOf(reads.shift()), random() < 0.3 ? "Next." : undefined);
    session.result(step.answer);
  }
  if (dispatch.number % 7 === 2) {
    const task = { description: "Berths", prompt: QUESTION, subagent_type: "Explore" };
    session.response(tool("Agent", task), figuresOf(0));
    const agent = worker(session);
    session.result("In src/berths.ts.");
    write(`${folder}/${session.sessionId}/subagents/agent-${agent.agentId}.jsonl`, agent.lines);
  }
  session.response({ type: "text", text: `${dispatch.slug} is done.` }, figuresOf(reads.shift()));
  for (const one of sessions) write(`${folder}/${one.sessionId}.jsonl`, one.lines);
  return { sessionIds: sessions.map((one) => one.sessionId), endMs: session.timeMs, files, steps: steps.length };
}

/** A session that goes on from another: the head is repeated with uuids and ids kept and the session id rewritten. */
function resumed(session, dispatch, truth) {
  const next = new Transcript(dispatch, 2, session.timeMs + 20 * MINUTE, truth);
  next.lines = session.lines.map((line) => ({ ...line, sessionId: next.sessionId }));
  next.parent = session.parent;
  return next;
}

const emptyTruth = () =>
  ({ turns: 0, requests: 0, toolCalls: 0, bashCalls: 0, input: 0, output: 0, cacheRead: 0, cacheWrite: 0 });

function records(dispatch, sessions, truth) {
  const base = { drain_log: 1, run_id: dispatch.runId };
  const { isRunning, hasResult } = dispatch;
  const isError = hasResult && dispatch.number % 11 === 5;
  const endedAt = isRunning || dispatch.isKilled ? null : iso(sessions.endMs + 4000);
  const made = [{
    drain_log: 1, record: "dispatch", run_id: dispatch.runId, dispatch_token: `token-${hex(dispatch.number, 4)}`,
    slug: dispatch.slug, profile: dispatch.profile, session_ids: sessions.sessionIds, drain_run: dispatch.drainRun,
    phase: "implement", attempt: 1, stage: "default", script_backed: dispatch.side === "after",
    started_at: iso(dispatch.startMs), ended_at: endedAt, timeout_s: dispatch.timeoutS, budget_usd: 5,
    models: { supervisor: "claude-sonnet-4-5-20250929" }, client_version: dispatch.clientVersion,
    phase_groups: dispatch.side === "after" ? ["plan", "build", "check"] : ["plan", "build"], entry: "first",
  }];
  if (hasResult) {
    const reason = isError ? "error_max_turns" : "completed";
    made.push({ ...base, record: "terminal", reason, is_error: isError, exit_code: isError ? 1 : 0, signal: null,
      totals: { num_turns: truth.requests } });
    made.push({ ...base, record: "counts", fix_cycles: between(0, 2), files_changed: sessions.files, retries: 0 });
  }
  return { at: endedAt === null ? dispatch.startMs : Date.parse(endedAt), made };
}

function dispatchesOf(row, first) {
  const spanDays = 25 / row.count;
  return Array.from({ length: row.count }, (_, k) => {
    const offset = Math.floor((k + 0.1 + 0.8 * random()) * spanDays) * DAY + between(8 * 60, 15 * 60) * MINUTE;
    const startMs = (row.side === "before" ? CUTOFF - 28 * DAY : CUTOFF) + offset;
    return describe(row, first + k, startMs, { hasResult: !row.noResult.includes(k), isKilled: false });
  });
}

function describe(row, number, startMs, state) {
  const week = Math.floor((startMs - (CUTOFF - 28 * DAY)) / (7 * DAY)) + 1;
  const clientVersion = row.side === "before" ? "2.1.300" : "2.1.332";
  return {
    ...row, number, startMs, clientVersion, timeoutS: 5400, runId: `run-${String(number).padStart(3, "0")}`,
    slug: `HARBOUR-${100 + number}`, drainRun: `drain-${week}`, isRunning: false, ...state,
  };
}

const all = [];
for (const row of plan) all.push(...dispatchesOf(row, all.length + 1));
// Killed without a trace: its time-out passed long before the log ends.
const killed = all.find((one) => one.profile === "BE" && one.side === "after" && !one.hasResult);
killed.isKilled = true;
// The last day: one that is still running when the log ends, and one that starts after the protocol's horizon.
const lastDay = Date.parse("2026-03-06T00:00:00Z");
const still = describe(plan[1], all.length + 1, lastDay + 11 * 60 * MINUTE, { hasResult: false, isRunning: true });
all.push({ ...still, timeoutS: 10_800 });
all.push(describe(plan[1], all.length + 1, lastDay + 13 * 60 * MINUTE, { hasResult: true }));

const log = [];
const truths = {};
for (const dispatch of all) {
  const truth = emptyTruth();
  const sessions = writeSessions(dispatch, truth);
  const { at, made } = records(dispatch, sessions, truth);
  log.push(...made.map((record, k) => ({ at, k, record })));
  truths[dispatch.runId] = {
    cohort: dispatch.profile, side: dispatch.side,
    has_terminal_result: dispatch.hasResult, is_running: dispatch.isRunning,
    turns: truth.turns, requests: truth.requests, tool_calls: truth.toolCalls, bash_calls: truth.bashCalls,
    input_tokens: truth.input, output_tokens: truth.output, cache_read_tokens: truth.cacheRead,
    cache_write_tokens: truth.cacheWrite,
  };
}
write("drain.jsonl", log.sort((a, b) => a.at - b.at || a.k - b.k).map(({ record }) => record));
const rows = Object.entries(truths).map(([runId, truth]) => `  ${JSON.stringify(runId)}: ${JSON.stringify(truth)}`);
write("truth.json", [`{\n${rows.join(",\n")}\n}`]);
