// Calls of different responses under one id: no figure of them is exact.

import { expect, test } from "vitest";
import { measureUnits } from "../../src/measure/measure-units.ts";
import { bashCalls } from "../../src/measure/metrics/bash-calls.ts";
import { mechanicalBashShare } from "../../src/measure/metrics/mechanical-bash-share.ts";
import { requests } from "../../src/measure/metrics/requests.ts";
import { resultChars } from "../../src/measure/metrics/result-chars.ts";
import { withLogs } from "./log-database.ts";

/** One response with one Bash call, and its result. */
function lines(session: string, uuid: string, id: string): string {
  const head = { sessionId: session, timestamp: "2026-01-01T10:00:00Z" };
  const call = { type: "tool_use", id, name: "Bash", input: { command: "ls" } };
  const usage = { input_tokens: 1, output_tokens: 1 };
  const message = { id: `m-${uuid}`, role: "assistant", model: "m", content: [call], usage };
  const result = { type: "tool_result", tool_use_id: id, content: session.repeat(9) };
  const answer = { type: "user", uuid: `r-${uuid}`, message: { role: "user", content: [result] } };
  return [{ type: "assistant", uuid, message }, answer]
    .map((line) => `${JSON.stringify({ ...head, ...line })}\n`)
    .join("");
}

test("a session whose calls share an id has at least what is counted, and an id of its own hides nothing", async () => {
  const logs = {
    "a.jsonl": lines("a", "1", "call_0"),
    "b.jsonl": lines("b", "2", "call_0"),
    "c.jsonl": lines("c", "3", "call_9"),
    "copy-of-c.jsonl": lines("c", "3", "call_9"),
  };
  await withLogs(logs, async (database) => {
    const metrics = [bashCalls, resultChars, mechanicalBashShare, requests];
    const units = await measureUnits(database, metrics, { level: "session", ids: null, isPooled: false });
    for (const session of ["a", "b"]) {
      expect(units.get(session)?.get("bash_calls")?.kind).toBe("lower bound");
      expect(units.get(session)?.get("result_chars")?.kind).toBe("unknown");
      expect(units.get(session)?.get("mechanical_bash_share")?.kind).toBe("unknown");
      expect(units.get(session)?.get("requests")).toEqual({ kind: "value", value: 1 });
    }
    expect(units.get("c")?.get("bash_calls")).toEqual({ kind: "value", value: 1 });
    expect(units.get("c")?.get("result_chars")).toEqual({ kind: "value", value: 9 });
  });
});
