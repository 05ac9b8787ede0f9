// Writes a big invented corpus of Claude Code transcripts: node bench/generate-corpus.mjs OUT BYTES SEED
// Same arguments, same bytes. File sizes and line lengths follow real logs (file p50 165 kB, p99 5 MB; line p10 970,
// p50 1,300, p90 4,200, p99 22,000 bytes). truth.json holds the exact figures, added up while writing and never read
// back. The output is for speed and memory, says nothing about agents, and is never committed.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { makeDraws } from "./corpus-draws.mjs";

const FILE_MEDIAN = 165_000;
const FILE_LOG_SD = 1.466; // ln(5 MB / 165 kB) / 2.326: puts the 99th percentile at 5 MB
const FILE_MOST = 12_000_000;
const FILE_LEAST = 4_000;
/** From so many bytes on the corpus holds one line of LONG_LINE_BYTES, as a log of a big tool result does. */
const LONG_LINE_FROM_BYTES = 500_000_000;
const LONG_LINE_BYTES = 40_000_000;

const [out, bytesText, seedText] = process.argv.slice(2);
const wantedBytes = Number(bytesText);
const seed = Number(seedText);
if (out === undefined || !Number.isInteger(wantedBytes) || !Number.isInteger(seed)) {
  throw new Error("Usage: node bench/generate-corpus.mjs OUT BYTES SEED");
}

const { between, chance, normal, hex, uuid, filler, lineLength, toolName } = makeDraws(seed);

const truth = {
  seed,
  wanted_bytes: wantedBytes,
  bytes: 0,
  files: 0,
  physical_lines: 0,
  sessions: 0,
  requests: 0,
  worker_requests: 0,
  input_tokens: 0,
  output_tokens: 0,
  cache_read_tokens: 0,
  cache_write_tokens: 0,
  tool_calls: 0,
  bash_calls: 0,
  turns: 0,
  malformed: [],
  glued: [],
  blank: [],
};

/** One file's lines. `from` is the thread that it belongs to: the session's own, or a subagent's. */
class Thread {
  constructor(path, session, agentId) {
    Object.assign(this, { path, session, agentId, parent: null, lines: [], sound: [], size: 0 });
  }

  push(text) {
    this.lines.push(text);
    this.size += text.length + 1;
  }

  envelope(type, body) {
    const own = uuid();
    const { session, parent } = this;
    this.parent = own;
    session.timeMs += between(1, 20_000);
    return {
      parentUuid: parent,
      isSidechain: this.agentId !== undefined,
      userType: "external",
      cwd: session.cwd,
      sessionId: session.id,
      session_id: session.id,
      version: session.version,
      gitBranch: "main",
      slug: session.slug,
      entrypoint: "cli",
      promptId: session.promptId,
      ...(this.agentId === undefined ? {} : { agentId: this.agentId }),
      ...body,
      type,
      uuid: own,
      timestamp: new Date(session.timeMs).toISOString(),
    };
  }

  entry(type, body) {
    const line = this.envelope(type, body);
    const text = JSON.stringify(line);
    this.push(text);
    this.sound.push(text);
    return line;
  }

  prompt() {
    if (this.agentId === undefined) truth.turns += 1;
    this.session.promptId = uuid();
    this.entry("user", { message: { role: "user", content: filler(between(40, 900)) } });
  }
}

function usageOf(figures, output) {
  return {
    input_tokens: figures.input,
    cache_creation_input_tokens: figures.cacheWrite,
    cache_read_input_tokens: figures.cacheRead,
    cache_creation: { ephemeral_5m_input_tokens: figures.cacheWrite, ephemeral_1h_input_tokens: 0 },
    output_tokens: output,
    service_tier: "standard",
  };
}

function toolInput(name, bytes) {
  const path = `/srv/harbour/src/${hex(4)}.ts`;
  if (name === "Bash") return { command: `npm test -- ${hex(6)}`, description: filler(Math.min(bytes, 400)) };
  if (name === "Edit") {
    const half = filler(bytes / 2);
    return { file_path: path, old_string: half, new_string: `${half}.` };
  }
  if (name === "Write") return { file_path: path, content: filler(bytes) };
  if (name === "TodoWrite") return { todos: [{ content: filler(bytes), status: "pending" }] };
  return name === "Grep" ? { pattern: hex(6), path } : { file_path: path };
}

/** One response of one to four lines, with its results. Returns the lines that bear usage. */
function respond(thread) {
  const { session } = thread;
  const figures = {
    input: between(1, 20),
    cacheRead: session.context,
    cacheWrite: between(50, 3000),
    output: between(20, 900),
  };
  session.context += figures.cacheWrite;
  truth.requests += 1;
  if (thread.agentId !== undefined) truth.worker_requests += 1;
  truth.input_tokens += figures.input;
  truth.output_tokens += figures.output;
  truth.cache_read_tokens += figures.cacheRead;
  truth.cache_write_tokens += figures.cacheWrite;
  const [id, requestId] = [`msg_01${hex(22)}`, `req_011${hex(21)}`];
  const calls = [];
  const count = between(1, 4);
  const bearing = [];
  for (let k = 0; k < count; k += 1) {
    const room = Math.max(0, lineLength() - 1000);
    const block = k === 0 && count > 1 ? { type: "text", text: filler(room) } : call(room, calls);
    const output = k === count - 1 ? figures.output : Math.min(figures.output, between(1, 8));
    bearing.push(
      thread.entry("assistant", {
        message: {
          model: "claude-sonnet-4-5-20250929",
          id,
          type: "message",
          role: "assistant",
          content: [block],
          stop_reason: null,
          stop_sequence: null,
          usage: usageOf(figures, output),
        },
        requestId,
      }),
    );
    if (chance(0.5)) answer(thread, calls);
  }
  while (calls.length > 0) answer(thread, calls);
  return bearing;
}

function call(room, calls) {
  const name = toolName();
  truth.tool_calls += 1;
  if (name === "Bash") truth.bash_calls += 1;
  const block = { type: "tool_use", id: `toolu_01${hex(22)}`, name, input: toolInput(name, room) };
  calls.push(block);
  return block;
}

/** The result of the first open call; its text stands in toolUseResult a second time, as the client writes it. */
function answer(thread, calls) {
  const open = calls.shift();
  if (open === undefined) return;
  if (chance(0.2)) progress(thread, open);
  const text = filler(Math.max(20, (lineLength() - 780) / 2));
  const shape = { stdout: text, stderr: "", interrupted: false, isImage: false };
  thread.entry("user", {
    message: { role: "user", content: [{ tool_use_id: open.id, type: "tool_result", content: text }] },
    toolUseResult: open.name === "Bash" ? shape : { content: text },
    sourceToolAssistantUUID: uuid(),
  });
}

function progress(thread, open) {
  const output = filler(Math.max(10, (lineLength() - 800) / 2));
  const body = chance(0.5)
    ? { type: "bash_progress", output, fullOutput: output, elapsedTimeSeconds: 2, totalLines: 9 }
    : {
        type: "hook_progress",
        hookEvent: "PostToolUse",
        hookName: `PostToolUse:${open.name}`,
        command: filler(200),
      };
  thread.entry("progress", { data: body, toolUseID: `p-${hex(6)}`, parentToolUseID: open.id });
}

/** A subagent with its own file; half of its responses stand in the main file's progress lines too. */
function subagent(main) {
  const id = `a${hex(7)}`;
  const thread = new Thread(main.path.replace(/\.jsonl$/, `/subagents/agent-${id}.jsonl`), main.session, id);
  thread.prompt();
  for (let k = between(2, 12); k > 0; k -= 1) {
    for (const line of respond(thread)) {
      if (!chance(0.5)) continue;
      const { message, requestId, timestamp } = line;
      const inner = { type: "assistant", message, requestId, uuid: line.uuid, timestamp };
      const body = { type: "agent_progress", agentId: id, prompt: "", message: inner };
      main.entry("progress", { data: body, toolUseID: `p-${hex(6)}` });
    }
  }
  return thread;
}

/** Damage that a reader must name: a line cut by a dying writer, two objects on one line, a blank line. */
function dirt(thread) {
  const place = { file: thread.path, line: thread.lines.length + 1 };
  const end = { subtype: "turn_duration", durationMs: between(1, 99_999) };
  const whole = JSON.stringify(thread.envelope("system", end));
  const kind = between(0, 2);
  if (kind === 0) {
    truth.malformed.push(place);
    thread.push(whole.slice(0, between(20, whole.length - 20)));
  } else if (kind === 1) {
    truth.glued.push(place);
    thread.push(whole + JSON.stringify({ type: "summary", summary: filler(60), leafUuid: uuid() }));
  } else {
    truth.blank.push(place);
    thread.push("");
  }
}

function session(number, earlier) {
  const size = Math.min(FILE_MOST, Math.max(FILE_LEAST, FILE_MEDIAN * Math.exp(FILE_LOG_SD * normal())));
  const own = {
    // No client draws such an id: the program knows by it that the session was made (src/measure/made-sessions.ts).
    id: `${uuid().slice(0, 14)}4000-8000-000000000000`,
    cwd: "/srv/harbour/timetables/winter",
    version: `2.1.${between(1, 332)}`,
    slug: "calm-drifting-buoy",
    context: between(9000, 30_000),
    promptId: uuid(),
    timeMs: Date.parse("2026-01-05T08:00:00Z") + number * 600_000,
  };
  const thread = new Thread(`projects/-srv-harbour-${number % 17}/${own.id}.jsonl`, own, undefined);
  const written = [thread];
  truth.sessions += 1;
  if (earlier !== undefined && chance(0.08)) {
    for (const line of earlier.sound.slice(0, between(1, earlier.sound.length))) {
      if (thread.size < size * 2) thread.push(line.replaceAll(earlier.session.id, own.id));
    }
  }
  thread.push(JSON.stringify({ type: "file-history-snapshot", messageId: uuid(), snapshot: {} }));
  thread.prompt();
  while (thread.size < size) {
    respond(thread);
    if (chance(0.06)) thread.prompt();
    if (chance(0.005)) dirt(thread);
    if (chance(0.01)) written.push(subagent(thread));
  }
  thread.push(JSON.stringify({ type: "ai-title", aiTitle: filler(40), sessionId: own.id }));
  return written;
}

function save(thread) {
  const text = thread.lines.join("\n") + (chance(0.5) ? "\n" : "");
  mkdirSync(dirname(join(out, thread.path)), { recursive: true });
  writeFileSync(join(out, thread.path), text);
  truth.files += 1;
  truth.bytes += Buffer.byteLength(text);
  truth.physical_lines += thread.lines.length;
}

/** A session of two lines, one of them as long as a line gets. */
function longLine() {
  const thread = session(0, undefined)[0];
  thread.prompt();
  const content = filler(1000).repeat(LONG_LINE_BYTES / 1000);
  thread.entry("user", { message: { role: "user", content: [{ type: "text", text: content }] } });
  truth.turns += 1;
  return thread;
}

if (wantedBytes >= LONG_LINE_FROM_BYTES) save(longLine());
let earlier;
for (let number = 0; truth.bytes < wantedBytes; number += 1) {
  const written = session(number, earlier);
  for (const thread of written) save(thread);
  earlier = written[0];
}
writeFileSync(join(out, "truth.json"), `${JSON.stringify(truth, null, 2)}\n`);
process.stdout.write(
  `${truth.files} files, ${truth.physical_lines} lines, ${truth.bytes} bytes, seed ${seed}\n`,
);
