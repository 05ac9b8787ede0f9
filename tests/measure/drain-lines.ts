// Lines of drain logs and of transcripts for the tests of dispatches. Every test works its expected values out from the
// lines that it writes.

const DAY = "2026-01-01";

/** A record of drain log v1 as a line. */
export function record(name: string, fields: object): string {
  return `${JSON.stringify({ drain_log: 1, record: name, run_id: "r", ...fields })}\n`;
}

/** A dispatch record of cohort BE that names one session, `s`, and starts at ten. */
export function dispatch(fields: object = {}): string {
  return record("dispatch", { profile: "BE", session_ids: ["s"], started_at: at("10:00:00"), ...fields });
}

/** A time of the day of these tests; 2026-01-01T00:00:00Z is 1,767,225,600 s after 1970. */
export function at(clock: string): string {
  return `${DAY}T${clock}Z`;
}

/** A response with one text, at a time of that day. */
export function answerLine(sessionId: string, id: string, clock: string, words: string): string {
  const usage = {
    input_tokens: 1,
    output_tokens: 1,
    cache_read_input_tokens: 1,
    cache_creation_input_tokens: 1,
  };
  const message = { id, role: "assistant", model: "m", content: [{ type: "text", text: words }], usage };
  return `${JSON.stringify({ type: "assistant", uuid: `u-${id}`, sessionId, timestamp: at(clock), message })}\n`;
}

/** A review block with findings of these ids, none of them blocking. */
export function reviewBlock(verdict: string, ...ids: readonly string[]): string {
  const rows = ids.map((id) => `- id: ${id}\n  severity: low\n  blocking: no\n`);
  const list = ids.length === 0 ? "findings: []\n" : `findings:\n${rows.join("")}`;
  const head = `reviewer: second-reader\nverdict: ${verdict}\nfinding_count: ${ids.length}\n`;
  return `---REVIEW RESULT---\n${head}${list}---END---`;
}

/** A fix block that attempts findings of these ids. */
export function fixBlock(...ids: readonly string[]): string {
  const rows = ids.map((id) => `- id: ${id}\n  disposition: fixed\n`).join("");
  return `---FIX RESULT---\nfindings_attempted:\n${rows}changed_paths: []\nblockers: []\n---END---`;
}

export const implementationBlock =
  "---IMPLEMENTATION RESULT---\nstatus: done\nchanged_paths: [a.ts]\ncriteria_claimed: []\nsummary: s\nblockers: []\n" +
  "---END---";
