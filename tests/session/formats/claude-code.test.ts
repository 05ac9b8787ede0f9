import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { claudeCode, readEntry } from "../../../src/session/formats/claude-code.ts";
import { isJsonObject, type JsonObject, parseJson } from "../../../src/session/json-value.ts";

const head = {
  ...{ uuid: "u1", parentUuid: "u0", sessionId: "s1", timestamp: "2026-03-02T09:00:00Z", isSidechain: false },
  ...{ cwd: "/srv/ferry", version: "2.1.332", gitBranch: "main", entrypoint: "cli" },
};
const usage = {
  input_tokens: 3,
  output_tokens: 5,
  cache_read_input_tokens: 7,
  cache_creation_input_tokens: 9,
};

function assistant(message: JsonObject, beside: JsonObject = {}): JsonObject {
  return {
    ...head,
    type: "assistant",
    requestId: "req1",
    message: { id: "msg1", model: "m", usage, ...message },
    ...beside,
  };
}

function user(content: JsonObject[string], beside: JsonObject = {}): JsonObject {
  return { ...head, type: "user", message: { role: "user", content }, ...beside };
}

describe("an assistant line", () => {
  const content = [
    { type: "thinking", thinking: "hm", signature: "x" },
    { type: "text", text: "Aye." },
    { type: "tool_use", id: "t1", name: "Bash", input: { command: "ls" } },
  ];
  test("gives a response with its blocks, however many stand on it", () => {
    const entry = readEntry(assistant({ content }));
    expect([entry.kind, entry.type, entry.texts, entry.thinking]).toEqual([
      "response",
      "assistant",
      ["Aye."],
      ["hm"],
    ]);
    expect(entry.calls).toEqual([{ id: "t1", name: "Bash", input: { command: "ls" } }]);
    expect(entry.response).toMatchObject({ messageId: "msg1", requestId: "req1", model: "m" });
    expect(entry.response?.usage).toMatchObject({ inputTokens: 3, outputTokens: 5, cacheReadTokens: 7 });
    expect(entry.prompt).toBeNull();
  });
  test("says where and when it was written", () => {
    const entry = readEntry(assistant({ content }));
    expect(entry.context).toEqual({
      ...{ sessionId: "s1", agentId: null, isSidechain: false, cwd: "/srv/ferry" },
      ...{ version: "2.1.332", gitBranch: "main", entrypoint: "cli", isHeadless: false },
    });
    expect([entry.uuid, entry.parentUuid, entry.timestampMs, entry.time]).toEqual([
      ...["u1", "u0", 1_772_442_000_000, "known"],
    ]);
  });
  test("without ids is a response all the same", () => {
    const { requestId: _, ...line } = assistant({ content, id: undefined });
    expect(readEntry(line).response).toMatchObject({ messageId: null, requestId: null });
  });
  test.each([{ usage: undefined }, { usage: { input_tokens: 0, output_tokens: 0 } }, { usage: "none" }])(
    "whose figures are unknown is a response of unknown usage: %j",
    (message) => expect(readEntry(assistant(message)).response?.usage).toBeNull(),
  );
  test("whose content is plain text is a reply of that text", () => {
    expect(readEntry(assistant({ content: "Aye." })).texts).toEqual(["Aye."]);
  });
  test.each([
    [assistant({ model: "<synthetic>", content })],
    [assistant({ content }, { isApiErrorMessage: true })],
  ])("of the client's own words is no response", (line) => {
    expect([readEntry(line).response, readEntry(line).kind]).toEqual([null, "conversation"]);
  });
  test.each(["error", null, [], 7])("whose message is %j is conversation", (message) => {
    const entry = readEntry({ ...head, type: "assistant", message });
    expect([entry.kind, entry.response]).toEqual(["conversation", null]);
  });
  test("takes blocks of wrong types for nothing, and a call without id or input as it stands", () => {
    const odd = [null, "text", 7, { type: "tool_use", input: "ls" }, { type: "text" }, { type: "later" }];
    const entry = readEntry(assistant({ content: odd }));
    expect([entry.calls, entry.texts]).toEqual([[{ id: null, name: "", input: {} }], [""]]);
  });
});

describe("a tool result", () => {
  const block = { type: "tool_result", tool_use_id: "t1", content: "green" };
  test.each([
    ["green", "green"],
    [
      [
        { type: "text", text: "A " },
        { type: "image", source: {} },
        { type: "text", text: "quay" },
      ],
      "A quay",
    ],
    [[], ""],
    [undefined, ""],
    [7, ""],
    [[{ type: "text", text: 7 }, null, "loose"], ""],
  ])("content %j is the text %j", (content, text) => {
    expect(readEntry(user([{ ...block, content }])).results.map((result) => result.text)).toEqual([text]);
  });
  test("carries the tool's output, the denial and whether it failed", () => {
    const line = user([{ ...block, is_error: true }], {
      toolUseResult: "Error: no",
      toolDenialKind: "user-rejected",
    });
    expect(readEntry(line).results).toEqual([
      { toolUseId: "t1", isError: true, text: "green", response: "Error: no", denialKind: "user-rejected" },
    ]);
  });
  test.each(["true", 1, null])("is no error where is_error is %j", (isError) => {
    expect(readEntry(user([{ ...block, is_error: isError }])).results[0]?.isError).toBe(false);
  });
  test("is no prompt, not even with text beside it", () => {
    expect(
      readEntry(user([block, { type: "text", text: "[Request interrupted by user]" }])).prompt,
    ).toBeNull();
  });
});

describe("a prompt", () => {
  test.each([
    ["Moor.", "Moor."],
    [
      [
        { type: "text", text: "Moor" },
        { type: "text", text: "now." },
      ],
      "Moor\nnow.",
    ],
    [[{ type: "image", source: {} }], ""],
    [[{ type: "image" }, { type: "text", text: "What is it?" }], "What is it?"],
  ])("of %j has the text %j", (content, text) => {
    expect(readEntry(user(content)).prompt).toEqual({ source: "user", text });
  });
  test.each([[[]], [null], [{}], [["loose"]]])("is none where the content is %j", (content) => {
    expect(readEntry(user(content)).prompt).toBeNull();
  });
  test.each([{ isSidechain: true }, { agentId: "a1" }])("of a subagent is its task: %j", (beside) => {
    expect(readEntry(user("Look.", beside)).prompt?.source).toBe("subagent");
  });
});

describe("a subagent's response inside a progress line of the main file (clients up to 2.1.5x)", () => {
  function progress(inner: JsonObject): JsonObject {
    return { ...head, type: "progress", data: { type: "agent_progress", agentId: "a1", message: inner } };
  }
  test("is a worker's response of the line's session", () => {
    const entry = readEntry(
      progress({
        type: "assistant",
        requestId: "req2",
        message: { id: "msg2", usage, content: [{ type: "text", text: "So." }] },
      }),
    );
    expect([entry.type, entry.kind, entry.texts]).toEqual(["progress/agent_progress", "response", ["So."]]);
    expect(entry.response).toMatchObject({ messageId: "msg2", requestId: "req2" });
    expect(entry.context).toMatchObject({ sessionId: "s1", agentId: "a1", isSidechain: true });
  });
  test("comes with its results", () => {
    const content = [{ type: "tool_result", tool_use_id: "t1", content: "ok" }];
    const entry = readEntry(progress({ type: "user", message: { content } }));
    expect([entry.kind, entry.results.length]).toEqual(["conversation", 1]);
  });
  test.each([{ type: "system" }, {}, { type: "assistant" }])("without one is no response: %j", (inner) => {
    expect(readEntry(progress(inner)).response).toBeNull();
  });
  test("is not looked for in other progress lines", () => {
    const line = { ...head, type: "progress", data: { type: "bash_progress", message: assistant({}) } };
    expect([readEntry(line).response, readEntry(line).kind]).toEqual([null, "known-unused"]);
  });
});

describe("other lines", () => {
  test.each([
    [{ type: "system", subtype: "turn_duration" }, "system/turn_duration", "conversation"],
    [{ type: "system" }, "system", "conversation"],
    [{ type: "attachment", attachment: { type: "hook_success" } }, "attachment/hook_success", "conversation"],
    [{ type: "attachment", attachment: "none" }, "attachment", "conversation"],
    [{ type: "summary", summary: "A talk" }, "summary", "metadata"],
    [{ type: "harbour-note" }, "harbour-note", "unknown-type"],
    [{ type: 7 }, "(no type)", "unknown-type"],
    [{}, "(no type)", "unknown-type"],
  ])("%j is %s, %s", (line, type, kind) => {
    const entry = readEntry(line);
    expect([entry.type, entry.kind]).toEqual([type, kind]);
  });
  test("a usage on a line that is no response is not read", () => {
    expect(readEntry(user("Hi", { usage, toolUseResult: { usage } })).response).toBeNull();
  });
});

describe("a transcript is recognised", () => {
  test.each([
    [{ type: "user", sessionId: "s" }, true],
    [{ type: "later", sessionId: "s" }, true],
    [{ type: "summary" }, true],
    [{ type: "user" }, false],
    [{ sessionId: "s" }, false],
    [{ type: "assistant", session_id: "s" }, false],
    [{ type: "text", text: "a" }, false],
  ])("%j: %s", (line, isOne) => expect(claudeCode.recognises(line)).toBe(isOne));
});

test("no object makes reading throw", () => {
  const keys = fc.constantFrom(
    "type",
    "message",
    "data",
    "attachment",
    "content",
    "usage",
    "sessionId",
    "timestamp",
    "id",
  );
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof({ depthSize: "small" }, fc.jsonValue({ maxDepth: 1 }), tie("list"), tie("object")),
    list: fc.array(tie("tree"), { maxLength: 3 }),
    object: fc.dictionary(
      keys,
      fc.oneof(tie("tree"), fc.constantFrom("user", "assistant", "progress", "tool_use")),
    ),
  }));
  fc.assert(
    fc.property(tree, (value) => {
      const line = parseJson(JSON.stringify(value));
      if (isJsonObject(line)) expect(readEntry(line).raw).toBe(line);
    }),
    { numRuns: 500 },
  );
});
