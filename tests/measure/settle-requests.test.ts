// Small cases in which a careless join would multiply rows, or an unknown would become a number. Expected figures are
// worked out beside each case.

import { describe, expect, test } from "vitest";
import { type LineFields, linesOf, reply, result } from "./invented-transcript.ts";
import { withLogs } from "./log-database.ts";
import { sessionFigures } from "./session-figures.ts";

type Row = Readonly<Record<string, unknown>>;

function rowsOf(logs: Readonly<Record<string, readonly LineFields[]>>, sql: string): Promise<readonly Row[]> {
  const texts = Object.entries(logs).map(([name, lines]) => [name, linesOf(lines)]);
  return withLogs(Object.fromEntries(texts), (database) => database.all(sql));
}

describe("a response", () => {
  test("on three lines with two contexts each counts once, with the figures of one line", async () => {
    const lines = [1, 1, 90].map((output, at) => reply("m1", { output, cwd: at === 1 ? "/x" : "/y" }));
    expect(
      await rowsOf(
        { "a.jsonl": lines, "b.jsonl": lines },
        "SELECT message_key, output_tokens, input_tokens FROM requests",
      ),
    ).toEqual([{ message_key: "m1", output_tokens: 90, input_tokens: 3 }]);
  });
  test("held by two sessions, each in two files, counts once for one of them", async () => {
    const shared = [reply("m1", { session: "b" }), reply("m1", { session: "a" })];
    const own = reply("m2", { session: "a" });
    const logs = { "1.jsonl": [...shared, own], "2.jsonl": shared, "3.jsonl": [own] };
    const sql = "SELECT message_key, session_id, sessions_holding FROM requests ORDER BY message_key";
    // b has nothing of its own, so it was copied as a whole and is the origin.
    expect(await rowsOf(logs, sql)).toEqual([
      { message_key: "m1", session_id: "b", sessions_holding: 2 },
      { message_key: "m2", session_id: "a", sessions_holding: 1 },
    ]);
  });
  test("is a worker's where any copy of it is, and takes its earliest time in its own session", async () => {
    const lines = [
      reply("m1", { second: 9 }),
      reply("m1", { second: 4, fields: { isSidechain: true, agentId: "a1" } }),
      reply("m1", { second: 1, session: "z" }),
      reply("m2", { second: 2, session: "z" }),
    ];
    const sql =
      "SELECT is_worker, agent_id, timestamp_ms % 60000 AS ms FROM requests WHERE message_key = 'm1'";
    expect(await rowsOf({ "a.jsonl": lines }, sql)).toEqual([{ is_worker: true, agent_id: "a1", ms: 4000 }]);
  });
  test("whose usage is unknown keeps four unknowns, not zeros", async () => {
    const lines = [reply("m1", { usage: { input_tokens: 0, output_tokens: 0 } })];
    expect(
      await rowsOf(
        { "a.jsonl": lines },
        "SELECT input_tokens, output_tokens, cache_read_tokens FROM requests",
      ),
    ).toEqual([{ input_tokens: null, output_tokens: null, cache_read_tokens: null }]);
  });
  test("without ids copied into another file counts once, and one of another line by itself", async () => {
    const line = reply(null, { fields: { uuid: "u1", requestId: undefined } });
    const other = reply(null, { fields: { uuid: "u2", requestId: undefined } });
    const bare = reply(null, { fields: { uuid: undefined, requestId: undefined } });
    const logs = { "a.jsonl": [line, other, bare], "b.jsonl": [line, bare] };
    expect(await rowsOf(logs, "SELECT count(*) AS n FROM requests")).toEqual([{ n: 3 }]);
  });
});

const call = (id: string | undefined, input: object, name = "Bash"): object => ({
  type: "tool_use",
  id,
  name,
  input,
});

describe("a tool call", () => {
  test("on lines of two responses counts once, the longer input first", async () => {
    const lines = [
      reply("m1", { blocks: [call("t1", { command: "ls" })] }),
      reply("m2", { blocks: [call("t1", { command: "ls -l" })] }),
    ];
    const sql = "SELECT call_key, message_key, subject, input_chars FROM tool_calls";
    expect(await rowsOf({ "a.jsonl": lines, "b.jsonl": lines }, sql)).toEqual([
      { call_key: "t1", message_key: "m2", subject: "ls -l", input_chars: 5 },
    ]);
  });
  test("without an id counts once for each place within its response", async () => {
    const blocks = [call(undefined, { command: "a" }), call(undefined, { command: "b" })];
    const lines = [reply("m1", { blocks }), reply("m1", { blocks }), reply("m2", { blocks })];
    expect(await rowsOf({ "a.jsonl": lines }, "SELECT count(*) AS n FROM tool_calls")).toEqual([{ n: 4 }]);
  });
  test("belongs where its response belongs, whichever session's line names it", async () => {
    const blocks = [call("t1", {})];
    const lines = [
      reply("m1", { session: "b", blocks }),
      reply("m1", { session: "a", blocks }),
      reply("m2", { session: "a" }),
    ];
    expect(await rowsOf({ "a.jsonl": lines }, "SELECT session_id FROM tool_calls")).toEqual([
      { session_id: "b" },
    ]);
  });
});

describe("a tool result", () => {
  test("seen twice counts once, and a refusal is not lost behind a longer copy", async () => {
    const lines = [
      reply("m1", { blocks: [call("t1", {})] }),
      result("t1", { text: "This command requires approval", isError: true }),
      result("t1", { text: "This command requires approval (redacted by somebody)", isError: true }),
    ];
    expect(
      await rowsOf(
        { "a.jsonl": lines, "b.jsonl": lines },
        "SELECT call_key, refusal, chars FROM tool_results",
      ),
    ).toEqual([{ call_key: "t1", refusal: "mode", chars: 30 }]);
  });
  test("in another session than its call belongs to the call's", async () => {
    const lines = [reply("m1", { session: "a", blocks: [call("t1", {})] }), result("t1", { session: "b" })];
    expect(await rowsOf({ "a.jsonl": lines }, "SELECT session_id FROM tool_results")).toEqual([
      { session_id: "a" },
    ]);
  });
  test("without a call, copied by a fork, counts once for the session that holds the original", async () => {
    const lines = [
      result("t9", { session: "z" }),
      reply("m1", { session: "z" }),
      result("t9", { session: "a" }),
      reply("m1", { session: "a" }),
      reply("m2", { session: "a" }),
    ];
    expect(await rowsOf({ "a.jsonl": lines }, "SELECT session_id, chars FROM tool_results")).toEqual([
      { session_id: "z", chars: 4 },
    ]);
  });
  test("of a worker's call is a worker's, though a line of the main thread repeats it", async () => {
    const lines = [result("t1", {}), result("t1", { fields: { isSidechain: true } })];
    expect(await rowsOf({ "a.jsonl": lines }, "SELECT is_worker FROM tool_results")).toEqual([
      { is_worker: true },
    ]);
  });
});

test("texts count once for each response that holds them, however many lines and files repeat them", async () => {
  const blocks = [
    { type: "text", text: "Aye." },
    { type: "text", text: "Aye." },
    { type: "thinking", thinking: "Aye." },
  ];
  const lines = [reply("m1", { blocks }), reply("m1", { blocks }), reply("m2", { blocks })];
  const sql = "SELECT message_key, kind, chars FROM model_texts ORDER BY message_key, kind";
  expect(await rowsOf({ "a.jsonl": lines, "b.jsonl": lines }, sql)).toEqual([
    { message_key: "m1", kind: "text", chars: 4 },
    { message_key: "m1", kind: "thinking", chars: 4 },
    { message_key: "m2", kind: "text", chars: 4 },
    { message_key: "m2", kind: "thinking", chars: 4 },
  ]);
});

test("figures of one session do not change when another session is loaded beside it", async () => {
  const one = [reply("m1", { blocks: [call("t1", { command: "ls" })] }), result("t1", {}), reply("m2", {})];
  const figures = (logs: Readonly<Record<string, readonly LineFields[]>>): Promise<unknown> =>
    withLogs(
      Object.fromEntries(Object.entries(logs).map(([name, lines]) => [name, linesOf(lines)])),
      async (database) => (await sessionFigures(database)).get("s"),
    );
  const other = [
    reply("n1", { session: "o", blocks: [call("t2", { command: "pwd" })] }),
    result("t2", { session: "o" }),
  ];
  expect(await figures({ "a.jsonl": one, "b.jsonl": other })).toEqual(await figures({ "a.jsonl": one }));
});
