import { describe, expect, test } from "vitest";
import type { JsonObject, JsonValue } from "../../src/session/json-value.ts";
import { isLogEntry, logFormats, readLogEntry, recogniseLog } from "../../src/session/log-formats.ts";

const user = { type: "user", sessionId: "s", message: { content: "Hi" } };
const summary = { type: "summary", summary: "A talk", leafUuid: "u" };
const dispatch = { drain_log: 1, record: "dispatch", run_id: "r" };
const headless = { type: "assistant", session_id: "s", message: {} };
const journal = { type: "started", key: "v2:0f", agentId: "a1" };
const history = { display: "Hi", pastedContents: {}, project: "/srv/ferry" };
const mcp = { debug: "Connection established", timestamp: "2026-03-03T10:00:00.000Z", sessionId: "s" };

function nameOf(values: readonly JsonValue[]): string {
  const found = recogniseLog(values);
  return found.kind === "format" ? found.format.name : found.why;
}

describe("a log is known by its lines", () => {
  test.each([
    ["claude-code", [user]],
    ["claude-code", [summary]],
    ["claude-code", [{ type: "later", sessionId: "s" }]],
    ["claude-code", [null, { broken: 1 }, user]],
    ["claude-code", [mcp, user]],
    ["claude-code", [{ ...user, session_id: "s" }]],
    ["drain-log", [dispatch]],
    ["drain-log", [dispatch, dispatch, user]],
    ["claude-code", [dispatch, user, user]],
    ["stream-json", [headless]],
    ["stream-json", [headless, headless, user]],
    ["claude-code", [headless, user]],
  ])("%s: %j", (name, values) => expect(nameOf(values)).toBe(name));
});

describe("what looks like one is left out with its reason", () => {
  test.each([
    ["journal of a workflow", [journal, { ...journal, type: "result" }]],
    ["prompt history", [history]],
    ["MCP server", [mcp, mcp]],
    ["two log formats in equal number", [dispatch, user]],
    ["two log formats in equal number", [dispatch, headless]],
    ["No line of it is an entry of a known log", [{ a: 1 }]],
    ["No line of it is an entry of a known log", [mcp, history]],
    ["None of its first lines is a JSON object", [null, 1, "a", [user]]],
    ["None of its first lines is a JSON object", []],
  ])("%s: %j", (why, values) => expect(nameOf(values)).toContain(why));
});

test("an object without any mark of a log is no entry", () => {
  const objects: readonly JsonObject[] = [
    user,
    summary,
    dispatch,
    headless,
    mcp,
    { type: "text", text: "a" },
    {},
  ];
  expect(objects.map(isLogEntry)).toEqual([true, true, true, true, false, false, false]);
});

test("an object is read as what it is, whatever its neighbours are; where it does not say, as they are", () => {
  const isHeadless = (format: "claude-code" | "stream-json", object: JsonObject): boolean =>
    readLogEntry(format, object).context.isHeadless;
  expect([isHeadless("stream-json", user), isHeadless("claude-code", headless)]).toEqual([false, true]);
  expect([isHeadless("stream-json", { ...user, session_id: "s" })]).toEqual([false]);
  expect([isHeadless("stream-json", { type: "x" }), isHeadless("claude-code", { type: "x" })]).toEqual([
    true,
    false,
  ]);
});

test("every format has a name of its own and says what it reads", () => {
  expect(logFormats.map(({ name }) => name)).toEqual(["claude-code", "stream-json", "drain-log"]);
  for (const { describes } of logFormats) expect(describes.length).toBeGreaterThan(10);
});
