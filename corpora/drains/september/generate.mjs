// The September case: a table of 211 dispatches, the drain log about them, and their forensic logs.
//   node corpora/drains/september/generate.mjs table        writes dispatches.json and drain.jsonl beside this file
//   node corpora/drains/september/generate.mjs logs OUT     writes drain.jsonl and logs/<run>.jsonl below OUT, and
//                                                           says what the published method makes of the Bash calls
// Seed 20260906; no clock; the same bytes every time. Only the figures that README.md lists were published. Everything
// else is invented, and so is every line of every log.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const SEED = 20260906;
const HOUR = 3_600_000;
const EASTERN = -4 * HOUR;
const CUTOFF = Date.parse("2026-09-06T19:53:03-04:00");
const FIRST = Date.parse("2026-08-10T08:00:00-04:00");
const LAST_START = Date.parse("2026-09-11T19:48:20-04:00");
const GROUPS = ["prepare", "implement", "review", "deliver"];
const SUPERVISOR = "claude-harbour-4";

/** Dispatches by cohort and side; medians of Bash calls and cache reads; how many have no terminal result. */
const plan = [
  { profile: "BE", side: "before", count: 92, without: 8, bash: 151, cacheRead: 20_700_000 },
  { profile: "FE", side: "before", count: 61, without: 5, bash: 140, cacheRead: 17_400_000 },
  { profile: "TOOLING", side: "before", count: 12, without: 1, bash: 70, cacheRead: 6_100_000 },
  { profile: "TOOLING", side: "after", count: 45, without: 0, bash: 58, cacheRead: 4_800_000 },
  { profile: "BE", side: "after", count: 1, without: 0, bash: 118, cacheRead: 15_200_000 },
];

/** The published method: a call is mechanical if its text begins with one of these. It reads no shell. */
export const publishedPrefixes = ["git ", "gh ", "npm ", "npx ", "docker ", "make ", "kubectl "];

/** Whether the published method calls a command mechanical. */
export function isMechanicalAsPublished(command) {
  return publishedPrefixes.some((prefix) => command.startsWith(prefix));
}

const byPrefix = ["git status --short", "git diff --stat", "git add -A", "git commit -m 'berths: next'", "npm test",
  "npm run lint", "npm run build", "gh pr create --fill", "git log --oneline -5", "git show HEAD:src/berths.ts",
  "git worktree list", "npx tsc --noEmit", "docker compose ps", "git status && rg TODO src", "git push -u origin HEAD"];
const notByPrefix = ["rg -n berth src", "cat src/berths.ts", "sed -n 1,80p src/tides.ts", "ls src/quay",
  "cd web && npm test", "find src -name '*.ts'", "python3 scripts/check.py", "wc -l src/berths.ts", "head -40 README.md",
  "(cd api && git status)", "curl -s localhost:8080/health", "mkdir -p tmp/out"];

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

const hex = (n, width) => n.toString(16).padStart(width, "0");

/** As Eastern daylight time writes it. */
function eastern(ms) {
  return `${new Date(ms + EASTERN).toISOString().slice(0, 19)}-04:00`;
}

/** `count` amounts whose median is exactly `middle`: as many below as above, and one or two of it in between. */
function around(random, count, middle, spread) {
  const half = Math.ceil(count / 2) - 1;
  const factor = () => Math.exp(spread * (0.02 + Math.abs(random() + random() + random() - 1.5)));
  const below = Array.from({ length: half }, () => Math.max(1, Math.min(middle - 1, Math.round(middle / factor()))));
  const above = Array.from({ length: half }, () => Math.max(middle + 1, Math.round(middle * factor())));
  const exact = Array.from({ length: count - 2 * half }, () => middle);
  return shuffled(random, [...below, ...above, ...exact]);
}

function shuffled(random, list) {
  return list.map((value) => ({ value, order: random() })).sort((a, b) => a.order - b.order).map(({ value }) => value);
}

/** Every dispatch, by start. The medians hold for all of them and for those with a terminal result alike. */
export function dispatchTable() {
  const random = randomSource(SEED);
  const rows = plan.flatMap((row) => {
    const made = [row.count - row.without, row.without].flatMap((count, k) => {
      if (count === 0) return [];
      const bash = around(random, count, row.bash, 0.5);
      const cacheRead = around(random, count, row.cacheRead, 0.6);
      return bash.map((calls, at) => ({
        profile: row.profile, side: row.side, has_terminal_result: k === 0, bash_calls: calls,
        cache_read_tokens: cacheRead[at],
      }));
    });
    return shuffled(random, made).map((one, k) => ({ ...one, startMs: startOf(random, row, k) }));
  });
  // The event that the cutoff is: the first dispatch that entered all four phase groups. And the last of all.
  const tooling = rows.filter(({ profile, side }) => profile === "TOOLING" && side === "after");
  tooling.sort((a, b) => a.startMs - b.startMs);
  tooling[0].startMs = CUTOFF;
  tooling[tooling.length - 1].startMs = LAST_START;
  return rows.sort((a, b) => a.startMs - b.startMs).map(({ startMs, ...row }, k) => {
    const run_id = `run-${String(k + 1).padStart(3, "0")}`;
    return { run_id, started_at: eastern(startMs), ...row };
  });
}

function startOf(random, { side, count }, k) {
  const [from, until] = side === "before" ? [FIRST, CUTOFF - 6 * HOUR] : [CUTOFF + HOUR, LAST_START - HOUR];
  return Math.floor((from + ((k + 0.1 + 0.8 * random()) * (until - from)) / count) / 1000) * 1000;
}

/** The records of the drain log, in the order of the dispatches. */
export function drainRecords(table) {
  return table.flatMap((row, k) => {
    const startMs = Date.parse(row.started_at);
    const endMs = startMs + Math.min(row.bash_calls * 19_000 + 240_000, 3_500_000);
    const isAfter = row.side === "after";
    const base = { drain_log: 1, run_id: row.run_id };
    const dispatch = {
      drain_log: 1, record: "dispatch", run_id: row.run_id, dispatch_token: `token-${hex(k + 1, 4)}`,
      slug: `HARBOUR-${400 + k}`, profile: row.profile, session_ids: [sessionId(k + 1)],
      drain_run: `drain-${Math.floor((startMs - FIRST) / (84 * HOUR)) + 1}`, phase: "implement", attempt: 1,
      stage: "default", script_backed: isAfter, started_at: row.started_at,
      ended_at: row.has_terminal_result ? eastern(endMs) : null, forensic_log: `logs/${row.run_id}.jsonl`,
      timeout_s: startMs < Date.parse("2026-09-04T00:00:00-04:00") ? 3600 : 4400, budget_usd: 20,
      models: { supervisor: SUPERVISOR, worker: workerModel(startMs) }, client_version: "2.1.240",
      phase_groups: isAfter ? GROUPS : GROUPS.slice(0, 1 + (k % 3)), entry: "first",
    };
    if (!row.has_terminal_result) return [dispatch];
    const terminal = { ...base, record: "terminal", reason: "completed", is_error: false, exit_code: 0, signal: null };
    const counts = { ...base, record: "counts", fix_cycles: k % 4, files_changed: null, retries: k % 2 };
    return [dispatch, terminal, counts];
  });
}

function workerModel(startMs) {
  return startMs < Date.parse("2026-08-28T00:00:00-04:00") ? "claude-pier-3" : "claude-pier-4";
}

function sessionId(number) {
  return `5e96${hex(number, 4)}-0001-4000-8000-000000000000`;
}

/** The commands of a dispatch: just over half of them begin with a published prefix. */
function commandsOf(random, { bash_calls: count }) {
  const mechanical = Math.ceil(count * 0.515);
  const pick = (list) => list[Math.floor(random() * list.length)];
  const commands = Array.from({ length: count }, (_, k) => pick(k < mechanical ? byPrefix : notByPrefix));
  return shuffled(random, commands);
}

/** Shares `total` out over `count` requests, later ones more, to the token. */
function growing(total, count) {
  const weight = (count * (count + 1)) / 2;
  const shares = Array.from({ length: count }, (_, k) => Math.floor((total * (k + 1)) / weight));
  shares[count - 1] += total - shares.reduce((sum, share) => sum + share, 0);
  return shares;
}

/** The forensic log of the dispatch at `place` of the table, as lines. */
export function forensicLog(row, place) {
  const number = place + 1;
  const random = randomSource(SEED + number);
  const session_id = sessionId(number);
  let count = 0;
  const uuid = () => `5e96${hex(number, 4)}-${hex((count += 1), 4)}-4000-8000-000000000000`;
  const commands = commandsOf(random, row);
  const reads = growing(row.cache_read_tokens, commands.length + 1);
  const sum = { input_tokens: 0, cache_creation_input_tokens: 0, cache_read_input_tokens: 0, output_tokens: 0 };
  const response = (content, k) => {
    const usage = { input_tokens: 3, cache_creation_input_tokens: 200 + Math.floor(random() * 900),
      cache_read_input_tokens: reads[k], output_tokens: 2 };
    for (const key of Object.keys(sum)) sum[key] += usage[key];
    const message = { id: `msg_s${number}r${k}`, type: "message", role: "assistant", model: SUPERVISOR,
      content: [content], stop_reason: null, usage };
    return { type: "assistant", message, parent_tool_use_id: null, session_id, uuid: uuid() };
  };
  const lines = [{ type: "system", subtype: "init", cwd: `/srv/${row.profile.toLowerCase()}`, session_id,
    tools: ["Bash"], mcp_servers: [], model: SUPERVISOR, permissionMode: "default", claude_code_version: "2.1.240",
    uuid: uuid() }];
  for (const [k, command] of commands.entries()) {
    const id = `toolu_s${number}t${k}`;
    lines.push(response({ type: "tool_use", id, name: "Bash", input: { command } }, k));
    const content = [{ tool_use_id: id, type: "tool_result", content: `${1 + Math.floor(random() * 90)} lines` }];
    lines.push({ type: "user", message: { role: "user", content }, parent_tool_use_id: null, session_id, uuid: uuid() });
  }
  lines.push(response({ type: "text", text: "Done." }, commands.length));
  if (row.has_terminal_result) lines.push(resultLine(sum, session_id, commands.length + 1, uuid()));
  return lines;
}

// Lines hold far fewer output tokens than were billed, as real ones do.
function resultLine(sum, session_id, num_turns, uuid) {
  const output = num_turns * 190;
  const cost = Math.round(sum.cache_read_input_tokens * 0.3 + output * 15) / 1_000_000;
  return {
    type: "result", subtype: "success", is_error: false, duration_ms: num_turns * 19_000,
    duration_api_ms: num_turns * 11_000, num_turns, session_id, total_cost_usd: cost,
    usage: { ...sum, output_tokens: output },
    modelUsage: { [SUPERVISOR]: { inputTokens: sum.input_tokens, outputTokens: output,
      cacheReadInputTokens: sum.cache_read_input_tokens, cacheCreationInputTokens: sum.cache_creation_input_tokens,
      webSearchRequests: 0, costUSD: cost } },
    permission_denials: [], uuid,
  };
}

function countAsPublished(lines, sums) {
  const blocks = lines.flatMap(({ message }) => (Array.isArray(message?.content) ? message.content : []));
  const commands = blocks.flatMap(({ type, input }) => (type === "tool_use" ? [input.command] : []));
  sums.calls += commands.length;
  sums.mechanical += commands.filter(isMechanicalAsPublished).length;
}

const textOf = (values) => values.map((value) => `${JSON.stringify(value)}\n`).join("");

function main([what, out]) {
  const here = fileURLToPath(new URL(".", import.meta.url));
  if (what === "table") {
    const table = dispatchTable();
    writeFileSync(join(here, "dispatches.json"), `[\n${table.map((row) => `  ${JSON.stringify(row)}`).join(",\n")}\n]\n`);
    writeFileSync(join(here, "drain.jsonl"), textOf(drainRecords(table)));
    return;
  }
  if (what !== "logs" || out === undefined) throw new Error("Say `table`, or `logs` and the folder to write to.");
  const table = JSON.parse(readFileSync(join(here, "dispatches.json"), "utf8"));
  mkdirSync(join(out, "logs"), { recursive: true });
  writeFileSync(join(out, "drain.jsonl"), readFileSync(join(here, "drain.jsonl")));
  const baseline = { calls: 0, mechanical: 0 };
  for (const [place, row] of table.entries()) {
    const lines = forensicLog(row, place);
    writeFileSync(join(out, "logs", `${row.run_id}.jsonl`), textOf(lines));
    if (row.side === "before") countAsPublished(lines, baseline);
  }
  const { calls, mechanical } = baseline;
  process.stdout.write(`The published method, by prefixes, calls ${mechanical} of the ${calls} Bash calls of the baseline ` +
    `mechanical: ${((100 * mechanical) / calls).toFixed(1)} %.\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.slice(2));
