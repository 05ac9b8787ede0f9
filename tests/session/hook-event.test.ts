import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readHookEvent } from "../../src/session/hook-event.ts";
import { parseJson } from "../../src/session/json-value.ts";

const common = {
  session_id: "s1",
  cwd: "/w",
  transcript_path: "/t.jsonl",
  permission_mode: "default",
  prompt_id: "p1",
  agent_id: "a1",
  agent_type: "Explore",
};
const readCommon = {
  sessionId: "s1",
  cwd: "/w",
  transcriptPath: "/t.jsonl",
  permissionMode: "default",
  promptId: "p1",
  agentId: "a1",
  agentType: "Explore",
};
const call = { tool_name: "Bash", tool_input: { command: "ls" }, tool_use_id: "t1" };
const readCall = { tool: "Bash", toolInput: { command: "ls" }, toolUseId: "t1" };
const stop = { stop_hook_active: true, last_assistant_message: "done" };
const readStop = { isStopHookActive: true, lastAssistantMessage: "done" };

describe("a hook event", () => {
  it.each([
    ["PreToolUse", call, readCall],
    [
      "PostToolUse",
      { ...call, tool_response: { stdout: "a" } },
      { ...readCall, toolResponse: { stdout: "a" } },
    ],
    [
      "PostToolUseFailure",
      { ...call, error: "e", is_interrupt: false },
      { ...readCall, error: "e", isInterrupt: false },
    ],
    ["UserPromptSubmit", { prompt: "p", source: "user" }, { prompt: "p", source: "user" }],
    ["Stop", stop, readStop],
    ["SubagentStart", {}, {}],
    ["SubagentStop", { ...stop, agent_transcript_path: "/a" }, { ...readStop, agentTranscriptPath: "/a" }],
    ["SessionStart", { source: "compact" }, { source: "compact" }],
    [
      "PreCompact",
      { trigger: "auto", custom_instructions: null },
      { trigger: "auto", customInstructions: null },
    ],
    ["PostCompact", { trigger: "manual", compact_summary: "s" }, { trigger: "manual", compactSummary: "s" }],
    ["FileChanged", { file_path: "/f", event: "unlink" }, { filePath: "/f", change: "unlink" }],
    [
      "MessageDisplay",
      { turn_id: "u", message_id: "m", index: 0, final: true, delta: "d" },
      { turnId: "u", messageId: "m", index: 0, isFinal: true, delta: "d" },
    ],
  ])("%s is read field by field", (name, fields, read) => {
    expect(readHookEvent({ hook_event_name: name, ...common, ...fields })).toEqual({
      name,
      ...readCommon,
      ...read,
    });
  });
});

describe("a malformed hook event", () => {
  it("has null for what is missing or of another type", () => {
    const event = readHookEvent({
      hook_event_name: "PostToolUse",
      tool_name: "Bash",
      session_id: 7,
      tool_input: [1],
    });
    expect(event).toEqual({
      name: "PostToolUse",
      sessionId: null,
      cwd: null,
      transcriptPath: null,
      permissionMode: null,
      promptId: null,
      agentId: null,
      agentType: null,
      tool: "Bash",
      toolInput: {},
      toolUseId: null,
      toolResponse: null,
    });
  });

  it("is refused without the field that says what it is about, and where no move names it", () => {
    const refused = [
      { hook_event_name: "PreToolUse", tool_input: {} },
      { hook_event_name: "PreToolUse", tool_name: null },
      { hook_event_name: "UserPromptSubmit" },
      { hook_event_name: "FileChanged" },
      { hook_event_name: "MessageDisplay" },
      { hook_event_name: "Notification", message: "m" },
      { hook_event_name: ["Stop"] },
      { tool_name: "Bash" },
      [{ hook_event_name: "Stop" }],
      "Stop",
      null,
      undefined,
    ];
    expect(refused.map(readHookEvent)).toEqual(refused.map(() => null));
  });

  it("reads own fields only, and never throws", () => {
    expect(readHookEvent(parseJson('{"__proto__":{"hook_event_name":"Stop"}}'))).toBeNull();
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (tool, input) => {
        const event = readHookEvent(
          parseJson(JSON.stringify({ hook_event_name: "PreToolUse", tool_name: tool, tool_input: input })),
        );
        expect(event === null).toBe(typeof tool !== "string");
      }),
    );
  });
});
