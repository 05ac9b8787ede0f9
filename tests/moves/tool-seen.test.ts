import { expect, it } from "vitest";
import { noteToolSeen, toolSeenKey } from "../../src/moves/tool-seen.ts";

const main = { sessionId: "s1", agentId: null };

it("an agent is known by session, agent and tool, and no two of them share a key", () => {
  const keys = [
    toolSeenKey(main, "Grep"),
    toolSeenKey(main, "Glob"),
    toolSeenKey({ sessionId: "s1", agentId: "a" }, "Grep"),
    toolSeenKey({ sessionId: "s1", agentId: "null" }, "Grep"),
    toolSeenKey({ sessionId: "s2", agentId: null }, "Grep"),
  ];
  expect(new Set(keys).size).toBe(5);
  expect(keys).not.toContain(null);
});

it("without a session nobody is known", () => {
  expect(toolSeenKey({ sessionId: null, agentId: "a" }, "Grep")).toBeNull();
  expect(noteToolSeen({ sessionId: null, agentId: "a", tool: "Grep" })).toEqual([]);
});

it("only the search tool is noted, under the key that is asked for", () => {
  const key = '["s1",null,"Grep"]';
  expect(noteToolSeen({ ...main, tool: "Grep" })).toEqual([
    { kind: "note", table: "tool-seen", key, value: "seen" },
  ]);
  expect(toolSeenKey(main, "Grep")).toBe(key);
  expect(["grep", "Glob", "Bash"].flatMap((tool) => noteToolSeen({ ...main, tool }))).toEqual([]);
});
