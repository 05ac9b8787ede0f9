// Writes the damaged logs of corpora/malformed into the folder that is given: node corpora/generate-malformed.mjs OUT
// With `--long-line BYTES` it writes one file, long-line.jsonl, whose second line has at least that many bytes.
// The same bytes every time: no clock and no randomness. Each file holds one kind of damage in an
// otherwise sound transcript, so that whatever else is lost shows. What a reader must make of them is written by hand
// in corpora/malformed/expected.json. It refuses to run without a folder.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** One transcript of its own ids. `n` makes them unique over all files. */
function transcript(n) {
  const nn = String(n).padStart(2, "0");
  const base = {
    isSidechain: false, userType: "external", cwd: "/srv/ferry",
    sessionId: `bad0${nn}00-0000-4000-8000-000000000000`, version: "2.1.110", gitBranch: "main",
  };
  const place = (label) => ({
    uuid: `bad0${nn}00-0000-4000-8000-${label.padStart(12, "0")}`,
    timestamp: `2026-03-03T10:${nn}:0${label.slice(-1)}.000Z`,
  });
  const usage = (output) => ({
    input_tokens: 3, cache_creation_input_tokens: 20, cache_read_input_tokens: 100, output_tokens: output,
  });
  return {
    base, nn,
    prompt: (label, content = "How is the sea?") =>
      ({ parentUuid: null, ...base, type: "user", message: { role: "user", content }, ...place(label) }),
    reply: (label, output, content = [{ type: "text", text: "Calm." }]) => ({
      parentUuid: null, ...base, type: "assistant",
      message: {
        id: `msg_01M${nn}${label}`, type: "message", role: "assistant", model: "claude-sonnet-4-5-20250929",
        content, stop_reason: null, stop_sequence: null, usage: usage(output),
      },
      requestId: `req_011M${nn}${label}`, ...place(label),
    }),
    summary: () => ({ type: "summary", summary: "A calm sea", leafUuid: `bad0${nn}00-0000-4000-8000-000000000009` }),
  };
}

const json = (value) => JSON.stringify(value);
const lines = (...values) => `${values.map((v) => (typeof v === "string" ? v : json(v))).join("\n")}\n`;
const nuls = (count) => "\0".repeat(count);
const utf16be = (text) => Buffer.from(text, "utf16le").swap16();

/** Puts raw bytes where the text has the marker @@. */
function withBytes(text, bytes) {
  const [before, after] = text.split("@@");
  return Buffer.concat([Buffer.from(before), Buffer.from(bytes), Buffer.from(after)]);
}

/** A response line whose writer died inside a string; a whole object stands inside the part that was written. */
function cutReply(t, label) {
  const whole = json(t.reply(label, 9, [{ type: "thinking", thinking: "Look out.", signature: "cw==" },
    { type: "text", text: "The sea is getting rough" }]));
  return whole.slice(0, whole.indexOf("getting rough"));
}

function encodings() {
  const t = [1, 2, 3, 4].map(transcript);
  const three = (x) => lines(x.prompt("1"), x.reply("2", 5), x.reply("3", 7));
  return {
    "bom.jsonl": `\ufeff${three(t[0])}`,
    "utf16-le.jsonl": Buffer.from(`\ufeff${three(t[1])}`, "utf16le"),
    "utf16-be.jsonl": utf16be(`\ufeff${three(t[2])}`),
    "crlf.jsonl": lines(t[3].prompt("1"), t[3].reply("2", 5), "", t[3].reply("3", 7)).replaceAll("\n", "\r\n"),
  };
}

function nulRuns() {
  const t = [5, 6, 7, 8, 9].map(transcript);
  return {
    "nul-before-an-object.jsonl": lines(t[0].prompt("1"), nuls(64) + json(t[0].reply("2", 5)), t[0].reply("3", 7)),
    "nul-line.jsonl": lines(t[1].prompt("1"), nuls(64), t[1].reply("2", 5)),
    "nul-padding-at-end.jsonl": lines(t[2].prompt("1"), t[2].reply("2", 5)) + nuls(512),
    "nul-after-last-object.jsonl": lines(t[3].prompt("1")) + json(t[3].reply("2", 5)) + nuls(32),
    "escaped-nul.jsonl": lines(t[4].prompt("1"), t[4].reply("2", 5, [{ type: "text", text: "a\0b" }])),
  };
}

function characters() {
  const t = [10, 11, 12].map(transcript);
  const marked = (x, label) => x.reply(label, 5, [{ type: "text", text: "sea @@ wind" }]);
  const spaced = [{ type: "text", text: "one\u2028two\u2029three\u0085four" }];
  return {
    "invalid-utf8.jsonl": Buffer.concat([
      Buffer.from(lines(t[0].prompt("1"))),
      withBytes(lines(marked(t[0], "2")), [0xff, 0xfe]),
      withBytes(lines(marked(t[0], "3")), [0xe2, 0x82]),
      Buffer.from(lines(t[0].reply("4", 7, [{ type: "text", text: "café 🚢" }]))),
    ]),
    "lone-surrogate.jsonl": lines(t[1].prompt("1"), json(marked(t[1], "2")).replace("@@", "\\ud83d"),
      json(marked(t[1], "3")).replace("@@", "\\udea2"), json(marked(t[1], "4")).replace("@@", "\\ud83d\\udea2")),
    "line-separators.jsonl": lines(t[2].prompt("1"), t[2].reply("2", 5, spaced), t[2].reply("3", 7)),
  };
}

const glued = (...values) => values.map(json).join("");

function tornLines() {
  const t = [13, 14, 15, 16, 17, 18].map(transcript);
  return {
    "glued-two.jsonl": lines(t[0].prompt("1"), glued(t[0].reply("2", 5), t[0].summary()), t[0].reply("3", 7)),
    "glued-three.jsonl": lines(t[1].prompt("1"), glued(t[1].reply("2", 5), t[1].reply("3", 7), t[1].prompt("4"))),
    "glued-first-cut.jsonl": lines(
      t[2].prompt("1"), cutReply(t[2], "2") + json(t[2].reply("3", 7)), t[2].reply("4", 8),
    ),
    "glued-second-cut.jsonl": lines(
      t[3].prompt("1"), json(t[3].reply("2", 5)) + cutReply(t[3], "3"), t[3].reply("4", 8),
    ),
    "cut-line.jsonl": lines(t[4].prompt("1"), cutReply(t[4], "2"), t[4].reply("3", 7)),
    "unfinished.jsonl": lines(t[5].prompt("1"), t[5].reply("2", 5)) + cutReply(t[5], "3"),
  };
}

function otherTools() {
  const at = "2026-03-03T11:00:00.000Z";
  const chat = { sessionId: "bad09900", projectHash: "0f", startTime: at, messages: [
    { id: "1", timestamp: at, type: "user", content: "How is the sea?" },
    { id: "2", timestamp: at, type: "gemini", content: "Calm.",
      tokens: { input: 3, output: 5, cached: 0 }, model: "gemini-3" },
  ] };
  const sessionId = "bad01999-0000-4000-8000-000000000000";
  const log = { debug: "Connection established", timestamp: at, sessionId, cwd: "/srv/ferry" };
  const typed = { display: "How is the sea?", pastedContents: {}, timestamp: 1772532000000, project: "/srv/ferry" };
  return {
    "empty.jsonl": "",
    "other-chat.jsonl": `${JSON.stringify(chat, null, 2)}\n`,
    "other-mcp-log.jsonl": lines(log, { ...log, debug: "Tool list received" }),
    "other-history.jsonl": lines(typed, { ...typed, display: "And the wind?" }),
    "other-journal.jsonl": lines({ type: "started", key: "v2:0f", agentId: "a1" },
      { type: "result", key: "v2:0f", agentId: "a1", result: { summary: "calm" } }),
  };
}

const swapped = (t, from, to) => json(t.reply("2", 5)).replace(from, to);

/** Sound JSON that a careless reader trips over. */
function values() {
  const t = [20, 21, 22, 23, 24, 25].map(transcript);
  const deep = "[".repeat(20_000);
  const tool = (name, input) => ({ type: "tool_use", id: `toolu_01M25${name.length}`, name, input });
  const nested = json(t[3].reply("2", 5, [{ ...tool("Bash", "@@"), id: "toolu_01M23A" }]));
  const untyped = { ...t[4].prompt("2"), message: "error" };
  return {
    "non-objects.jsonl": lines(t[0].prompt("1"), "42", '"text"', "[1,2]", "null", "true", t[0].reply("2", 5)),
    "duplicate-keys.jsonl": lines(
      t[1].prompt("1"), swapped(t[1], '"output_tokens":5', '"output_tokens":5,"output_tokens":7'),
    ),
    "huge-number.jsonl": lines(t[2].prompt("1"), swapped(t[2], '"input_tokens":3', '"input_tokens":1e400')),
    "deep-nesting.jsonl": lines(
      t[3].prompt("1"), nested.replace('"@@"', deep + "]".repeat(20_000)), deep, t[3].reply("3", 7),
    ),
    "wrong-types.jsonl": lines(t[4].prompt("1"), untyped, t[4].prompt("3", null), t[4].reply("4", 5, "plain text")),
    "odd-names.jsonl": lines(t[5].prompt("1"), t[5].reply("2", 5, [tool("__proto__", {}), tool("constructor", {})])),
  };
}

function missing() {
  const t = [26, 27, 28].map(transcript);
  const { sessionId: _, ...homeless } = t[0].reply("2", 5);
  return {
    "no-session-id.jsonl": lines(t[0].prompt("1"), homeless),
    "time-without-offset.jsonl": lines(t[1].prompt("1"), { ...t[1].reply("2", 5), timestamp: "2026-03-03T10:27:02" }),
    "blank-lines.jsonl": lines(t[2].prompt("1"), "", "   ", "\t", t[2].reply("2", 5)),
  };
}

/** A transcript of three lines whose second is one of at least `bytes` bytes. Too big to be kept; tests make it. */
function longLineTranscript(bytes) {
  const t = transcript(40);
  const content = [{ type: "tool_result", tool_use_id: "toolu_01M40A", content: "x".repeat(bytes) }];
  return lines(t.prompt("1"), t.prompt("2", content), t.reply("3", 5));
}

/** Every file by name: text or bytes. */
function malformedFiles() {
  return { ...encodings(), ...nulRuns(), ...characters(), ...tornLines(), ...otherTools(), ...values(), ...missing() };
}

const [out, flag, bytes] = process.argv.slice(2);
if (out === undefined) throw new Error("Name the folder to write to.");
mkdirSync(out, { recursive: true });
const files = flag === "--long-line" ? { "long-line.jsonl": longLineTranscript(Number(bytes)) } : malformedFiles();
for (const [name, content] of Object.entries(files)) writeFileSync(join(out, name), content);
