import { expect, test } from "vitest";
import { withLogs } from "./log-database.ts";

const at = "2026-01-01T10:00:00Z";

function line(fields: object): string {
  return `${JSON.stringify({ sessionId: "s", timestamp: at, ...fields })}\n`;
}

const answer = { role: "assistant", model: "m", content: [], usage: { input_tokens: 1, output_tokens: 1 } };

test("equal contexts of one source share a number, and another folder or subagent has its own", async () => {
  const lines = [
    line({ type: "user", uuid: "1", cwd: "/a", message: { role: "user", content: "x" } }),
    line({ type: "user", uuid: "2", cwd: "/b", message: { role: "user", content: "x" } }),
    line({ type: "user", uuid: "3", cwd: "/a", message: { role: "user", content: "x" } }),
    line({ type: "user", uuid: "4", cwd: "/a", agentId: "w", message: { role: "user", content: "x" } }),
  ];
  await withLogs({ "s.jsonl": lines.join("") }, async (database) => {
    const rows = await database.all("SELECT cwd, agent_id, is_worker FROM contexts ORDER BY context_id");
    expect(rows).toEqual([
      { cwd: "/a", agent_id: null, is_worker: false },
      { cwd: "/b", agent_id: null, is_worker: false },
      { cwd: "/a", agent_id: "w", is_worker: true },
    ]);
  });
});

test("a response without any id is known by its uuid or its content, never by its place", async () => {
  const named = line({ type: "assistant", uuid: "u", message: answer });
  const unnamed = line({ type: "assistant", message: answer });
  await withLogs({ "a.jsonl": named + unnamed, "b.jsonl": unnamed + named }, async (database) => {
    const rows = await database.all("SELECT count(*) AS requests FROM requests");
    expect(rows).toEqual([{ requests: 2 }]);
  });
});

test("a long command is kept up to 4,000 characters, with its whole length beside it", async () => {
  const command = `${"x".repeat(3999)}\u{1F600}${"y".repeat(10)}`; // the pair would be cut in half
  const call = { type: "tool_use", id: "t", name: "Bash", input: { command } };
  const logs = line({ type: "assistant", uuid: "u", message: { ...answer, id: "m", content: [call] } });
  await withLogs({ "s.jsonl": logs }, async (database) => {
    const rows = await database.all("SELECT subject, subject_chars FROM tool_calls");
    expect(rows).toEqual([{ subject: "x".repeat(3999), subject_chars: 4010 }]);
  });
});
