// An invented drain in which every verdict follows from how its dispatches were made: node generate.mjs OUT
// writes OUT/before and OUT/after (a drain log with its forensic logs each, so that a plan can be sealed in between) and
// OUT/judged/review-score.jsonl, the evidence of a guard. No randomness, no clock; the same bytes every time.
// README.md beside this file derives the verdicts from the table below.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const STARTS = { before: Date.parse("2026-02-02T08:00:00Z"), after: Date.parse("2026-03-02T08:00:00Z") };
const DAYS = 8;
const RUNS = 4;
const MODEL = "claude-harbour-4";
const MILLION = 1_000_000;
const WIDE = 0.1875;
const NARROW = 0.03;

/**
 * One row per cohort. The ranks of a side have `level` × 1 to `level` × (1 + spread) cache-read tokens, in equal steps,
 * on the after side times `factor`. `score`: what the review score of the after side loses; null where nobody judged
 * the cohort. `judged`: how many of the after side were judged. `clumps`: levels of the four drain runs, each on days
 * of its own. `before`, `after`: how many dispatches, where not 16. `files`: how many files each one changed.
 */
export const plan = [
  { profile: "FAR", factor: 0.4, score: 0 },
  { profile: "SHORT", factor: 0.75, score: null },
  { profile: "FLAT", factor: 0.98, score: 0.3 },
  { profile: "EDGE", factor: 0.5, score: 0 },
  { profile: "STEEP", factor: 0.1, score: 0 },
  { profile: "WORSE", factor: 0.4, score: 0.3 },
  { profile: "UNSURE", factor: 0.4, score: 0.1 },
  { profile: "UNJUDGED", factor: 0.4, score: 0, judged: 12 },
  { profile: "FEW", factor: 0.4, score: null, after: 14 },
  { profile: "SCARCE", factor: 0.4, score: null, before: 14 },
  { profile: "THREE", factor: 0.4, score: null, runsAfter: 3 },
  { profile: "CLUMPED", factor: 0.25, score: 0, clumps: [0.8, 2, 0.5, 1.25] },
  { profile: "LIGHT", factor: 0.7, score: null, spread: NARROW, level: 100_000, before: 32, files: 1 },
  { profile: "HEAVY", factor: 0.7, score: null, spread: NARROW, after: 32, files: 8 },
  { profile: "SMALL", factor: 1.3, score: null, spread: NARROW, level: 100_000, after: 32, files: 1 },
  { profile: "GREAT", factor: 1.3, score: null, spread: NARROW, before: 32, files: 8 },
];

/** The dispatches of one cohort on one side, by start: two that start on one day have mirrored ranks. */
function sideOf(row, side) {
  const { factor, level = MILLION, spread = WIDE, clumps, score, judged = 16 } = row;
  const count = row[side] ?? 16;
  const runs = side === "after" ? (row.runsAfter ?? RUNS) : RUNS;
  const perDay = Math.ceil(count / DAYS);
  return Array.from({ length: count }, (_, place) => {
    const rank = place % 2 === 0 ? place / 2 : count - 1 - (place - 1) / 2;
    const clump = Math.floor((place * RUNS) / count);
    const amount = clumps === undefined
      ? level * (1 + (spread * rank) / (count - 1))
      : level * clumps[clump] * (1 + (place % 4) * 0.004);
    const tokens = Math.round(amount * (side === "after" ? factor : 1));
    const isJudged = score !== null && (side === "before" || place < judged);
    const lost = side === "after" ? score : 0;
    return {
      run_id: `${row.profile.toLowerCase()}-${side}-${String(place + 1).padStart(2, "0")}`,
      profile: row.profile,
      side,
      drain_run: `${row.profile.toLowerCase()}-${side}-${(clumps === undefined ? place % runs : clump) + 1}`,
      startMs: STARTS[side] + Math.floor(place / perDay) * DAY + (place % perDay) * 120 * MINUTE,
      cache_read_tokens: tokens,
      bash_calls: Math.max(1, Math.round(tokens / 250_000)),
      files_changed: row.files ?? 2 + (place % 3),
      score: isJudged ? (0.9 + 0.004 * rank - lost).toFixed(3) : null,
    };
  });
}

/** Every dispatch of both sides. */
export function dispatchTable() {
  return plan.flatMap((row) => [...sideOf(row, "before"), ...sideOf(row, "after")]);
}

const iso = (ms) => new Date(ms).toISOString();
const hex = (n, width) => n.toString(16).padStart(width, "0");
const sessionId = (place) => `dec1${hex(place, 4)}-0001-4000-8000-000000000000`;
const lengthS = (row) => Math.round(row.cache_read_tokens / 1000);

/** Dispatch, terminal record and counts of the dispatch at `place` of the table. */
function drainRecords(row, place) {
  const base = { drain_log: 1, run_id: row.run_id };
  return [
    {
      ...base, record: "dispatch", dispatch_token: `token-${hex(place, 4)}`, slug: `INVENTED-${place + 1}`,
      profile: row.profile, session_ids: [sessionId(place)], drain_run: row.drain_run, phase: "implement", attempt: 1,
      stage: "default", script_backed: row.side === "after", started_at: iso(row.startMs),
      ended_at: iso(row.startMs + lengthS(row) * 1000), forensic_log: `logs/${row.run_id}.jsonl`, timeout_s: 3600,
      budget_usd: 5, models: { supervisor: MODEL }, client_version: "2.1.240", phase_groups: ["implement"],
      entry: "first",
    },
    { ...base, record: "terminal", reason: "completed", is_error: false, exit_code: 0, signal: null },
    { ...base, record: "counts", fix_cycles: 0, files_changed: row.files_changed, retries: 0 },
  ];
}

/** The forensic log of the dispatch at `place`: one request for each Bash call, and one that ends it. */
function forensicLog(row, place) {
  const session_id = sessionId(place);
  const requests = row.bash_calls + 1;
  const share = Math.floor(row.cache_read_tokens / requests);
  const last = row.cache_read_tokens - share * (requests - 1);
  let count = 0;
  const uuid = () => `dec1${hex(place, 4)}-${hex((count += 1), 4)}-4000-8000-000000000000`;
  const lines = [{ type: "system", subtype: "init", cwd: `/srv/${row.profile.toLowerCase()}`, session_id,
    tools: ["Bash"], mcp_servers: [], model: MODEL, permissionMode: "default", claude_code_version: "2.1.240",
    uuid: uuid() }];
  const respond = (content, k) => {
    const usage = { input_tokens: 3, cache_creation_input_tokens: 20,
      cache_read_input_tokens: k === requests - 1 ? last : share, output_tokens: 2 };
    const message = { id: `msg_d${place}r${k}`, type: "message", role: "assistant", model: MODEL, content: [content],
      stop_reason: null, usage };
    lines.push({ type: "assistant", message, parent_tool_use_id: null, session_id, uuid: uuid() });
  };
  for (let k = 0; k < row.bash_calls; k += 1) {
    const id = `toolu_d${place}t${k}`;
    respond({ type: "tool_use", id, name: "Bash", input: { command: k % 2 === 0 ? "git status --short" : "ls src" } }, k);
    const content = [{ tool_use_id: id, type: "tool_result", content: "fine" }];
    lines.push({ type: "user", message: { role: "user", content }, parent_tool_use_id: null, session_id, uuid: uuid() });
  }
  respond({ type: "text", text: "Done." }, requests - 1);
  lines.push(resultLine(row, session_id, requests, uuid()));
  return lines;
}

function resultLine(row, session_id, requests, uuid) {
  const usage = { input_tokens: 3 * requests, cache_creation_input_tokens: 20 * requests,
    cache_read_input_tokens: row.cache_read_tokens, output_tokens: 2 * requests };
  const cost = Math.round(row.cache_read_tokens * 0.3) / MILLION;
  return {
    type: "result", subtype: "success", is_error: false, duration_ms: lengthS(row) * 1000,
    duration_api_ms: lengthS(row) * 500, num_turns: requests, session_id, total_cost_usd: cost, usage,
    modelUsage: { [MODEL]: { inputTokens: usage.input_tokens, outputTokens: usage.output_tokens,
      cacheReadInputTokens: usage.cache_read_input_tokens,
      cacheCreationInputTokens: usage.cache_creation_input_tokens, webSearchRequests: 0, costUSD: cost } },
    permission_denials: [], uuid,
  };
}

/** What two invented readers said of a dispatch; nothing where nobody judged it. */
function evidenceRows({ run_id, startMs, score }) {
  if (score === null) return [];
  const at = iso(startMs + DAY);
  return [{ run_id, guard: "review score", value: Number(score), source: "review panel", judged_by: "two readers", at }];
}

function write(path, values) {
  writeFileSync(path, values.map((value) => `${JSON.stringify(value)}\n`).join(""));
}

function main(out) {
  if (out === undefined) throw new Error("Name the folder to write to.");
  const rows = dispatchTable().map((row, place) => ({ row, place }));
  for (const side of ["before", "after"]) {
    const own = rows.filter(({ row }) => row.side === side);
    mkdirSync(join(out, side, "logs"), { recursive: true });
    write(join(out, side, "drain.jsonl"), own.flatMap(({ row, place }) => drainRecords(row, place)));
    for (const { row, place } of own) write(join(out, side, "logs", `${row.run_id}.jsonl`), forensicLog(row, place));
  }
  mkdirSync(join(out, "judged"), { recursive: true });
  write(join(out, "judged", "review-score.jsonl"), rows.flatMap(({ row }) => evidenceRows(row)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv[2]);
