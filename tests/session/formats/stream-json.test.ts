import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readEntry } from "../../../src/session/formats/claude-code.ts";
import { readStreamEntry, streamJson } from "../../../src/session/formats/stream-json.ts";
import { isJsonObject, type JsonObject, parseJson } from "../../../src/session/json-value.ts";

const head = { session_id: "s1", uuid: "u1", parent_tool_use_id: null };
const usage = {
  input_tokens: 3,
  output_tokens: 1,
  cache_read_input_tokens: 7,
  cache_creation_input_tokens: 9,
};
const call = { type: "tool_use", id: "t1", name: "Bash", input: { command: "ls" } };

function assistant(content: JsonObject, beside: JsonObject = {}): JsonObject {
  return {
    type: "assistant",
    message: { id: "m1", model: "m", content: [content], usage },
    ...head,
    ...beside,
  };
}

function user(content: JsonObject[string], beside: JsonObject = {}): JsonObject {
  return { type: "user", message: { role: "user", content }, ...head, ...beside };
}

function refused(id: string): JsonObject {
  return { type: "tool_result", tool_use_id: id, content: "No.", is_error: true };
}

describe("a line of the conversation", () => {
  test("says what the transcript's line says under other names", () => {
    const line = assistant(call, { request_id: "r1", timestamp: "2026-03-02T09:00:00Z" });
    const message = { id: "m1", model: "m", content: [call], usage };
    const twin = {
      type: "assistant",
      message,
      sessionId: "s1",
      uuid: "u1",
      requestId: "r1",
      isSidechain: false,
    };
    const entry = readStreamEntry(line);
    const same = readEntry({ ...twin, timestamp: "2026-03-02T09:00:00Z" });
    expect(entry).toEqual({ ...same, raw: line, context: { ...same.context, isHeadless: true } });
    expect([entry.kind, entry.calls[0]?.id, entry.response?.requestId]).toEqual(["response", "t1", "r1"]);
  });
  test("is a subagent's where it hangs on a call", () => {
    const { context } = readStreamEntry(assistant(call, { parent_tool_use_id: "t0", agent_id: "a1" }));
    expect([context.isSidechain, context.agentId]).toEqual([true, "a1"]);
    expect(readStreamEntry(assistant(call)).context.isSidechain).toBe(false);
  });
  test("of the client itself is no response", () => {
    const line = { ...assistant(call), message: { model: "<synthetic>", content: [], usage } };
    expect([readStreamEntry(line).kind, readStreamEntry(line).response]).toEqual(["conversation", null]);
  });
  test("has why a call was not carried out from the note about that call", () => {
    const notes = [{ id: "t2", non_execution_kind: "permission-rule" }, { id: "t1" }, 7];
    const { results } = readStreamEntry(user([refused("t1"), refused("t2")], { tool_result_meta: notes }));
    expect(results.map(({ denialKind }) => denialKind)).toEqual([null, "permission-rule"]);
  });
  test("has no such reason where two notes name the call", () => {
    const notes = [
      { id: "t1", non_execution_kind: "cancelled" },
      { id: "t1", non_execution_kind: "user-rejected" },
    ];
    expect(
      readStreamEntry(user([refused("t1")], { tool_result_meta: notes })).results[0]?.denialKind,
    ).toBeNull();
  });
  test("is a prompt only with a time, and the machine's where it is synthetic", () => {
    const timed = { timestamp: "2026-03-02T09:00:00Z" };
    expect(readStreamEntry(user("Sail.")).prompt).toBeNull();
    expect(readStreamEntry(user("Sail.", timed)).prompt).toEqual({ source: "user", text: "Sail." });
    expect(readStreamEntry(user("Go on.", { ...timed, isSynthetic: true })).prompt?.source).toBe("machine");
  });
});

describe("other lines", () => {
  test("have their subtype in their type, and what they are good for", () => {
    const read = (line: JsonObject) => {
      const { type, kind, response, prompt } = readStreamEntry({ ...head, ...line });
      return [type, kind, response, prompt];
    };
    expect(read({ type: "system", subtype: "init" })).toEqual(["system/init", "metadata", null, null]);
    expect(read({ type: "result", subtype: "success" })).toEqual(["result/success", "metadata", null, null]);
    expect(read({ type: "stream_event", event: { message: { usage } } })).toEqual([
      ...["stream_event", "known-unused", null, null],
    ]);
    expect(read({ type: "later" })).toEqual(["later", "unknown-type", null, null]);
    expect(read({})).toEqual(["(no type)", "unknown-type", null, null]);
  });
  test("init names folder and version", () => {
    const { context } = readStreamEntry({
      ...{ type: "system", subtype: "init", ...head, cwd: "/srv/ferry", claude_code_version: "2.1.332" },
    });
    expect([context.cwd, context.version, context.sessionId]).toEqual(["/srv/ferry", "2.1.332", "s1"]);
  });
});

describe("headless output is recognised", () => {
  test.each([
    [assistant(call)],
    [user("Hi")],
    [{ type: "result", is_error: false, session_id: "s" }],
    [{ type: "system", subtype: "init", session_id: "s" }],
    [{ type: "rate_limit_event", session_id: "s" }],
    [{ type: "keep_alive" }],
  ])("%j", (line) => expect(streamJson.recognises(line)).toBe(true));
  test.each([
    [{ ...assistant(call), sessionId: "s" }],
    [{ type: "assistant", session_id: "s" }],
    [{ type: "result", key: "k", agentId: "a" }],
    [{ type: "result", session_id: "s" }],
    [{ type: "later", session_id: "s" }],
    [{ hook_event_name: "Stop", session_id: "s" }],
    [{ type: "assistant", message: {} }],
    [{ session_id: "s", message: {} }],
  ])("but not in %j", (line) => expect(streamJson.recognises(line)).toBe(false));
});

test("every object gives an entry", () => {
  fc.assert(
    fc.property(
      fc.jsonValue(),
      fc.constantFrom("assistant", "user", "system", "result", "x"),
      (value, type) => {
        const parsed = parseJson(JSON.stringify(value));
        const line = isJsonObject(parsed) ? { ...head, ...parsed, type } : { ...head, type, message: parsed };
        const entry = readStreamEntry(line);
        expect(entry.raw).toBe(line);
        expect(entry.context.isHeadless).toBe(true);
      },
    ),
  );
});
