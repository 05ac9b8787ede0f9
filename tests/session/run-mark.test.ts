import fc from "fast-check";
import { expect, test } from "vitest";
import { isJsonObject, type JsonObject, parseJson } from "../../src/session/json-value.ts";
import { readRunMark } from "../../src/session/run-mark.ts";

const usage = {
  input_tokens: 2,
  output_tokens: 30,
  cache_read_input_tokens: 400,
  cache_creation_input_tokens: 50,
};
const used = {
  inputTokens: 2,
  outputTokens: 30,
  cacheReadInputTokens: 400,
  cacheCreationInputTokens: 50,
  costUSD: 0.1,
};
const result = {
  ...{
    type: "result",
    subtype: "success",
    is_error: true,
    num_turns: 3,
    duration_ms: 900,
    duration_api_ms: 800,
  },
  ...{ terminal_reason: "completed", api_error_status: null, total_cost_usd: 0.25, usage, uuid: "u1" },
  modelUsage: { m: { ...used, costBasis: "list" } },
  permission_denials: [{ tool_name: "Bash", tool_use_id: "t1", tool_input: {} }],
};

function markOf(line: JsonObject) {
  return readRunMark(line);
}

test("a result says how its turn ended and what was used, success or not", () => {
  const tokens = { inputTokens: 2, outputTokens: 30, cacheReadTokens: 400, cacheWriteTokens: 50 };
  expect(markOf(result)).toMatchObject({
    ...{ kind: "result", key: "u1", subtype: "success", isError: true, terminalReason: "completed" },
    ...{
      apiErrorStatus: null,
      roundTrips: 3,
      durationMs: 900,
      apiDurationMs: 800,
      usage: tokens,
      costUsd: 0.25,
    },
    totals: [{ model: "m", ...tokens, costUsd: 0.1, costBasis: "list" }],
    sinceLast: null,
    denials: [{ toolUseId: "t1", toolName: "Bash" }],
  });
});

test("what a result does not say is null, and an empty list is a list", () => {
  expect(markOf({ type: "result", uuid: "u" })).toEqual({
    ...{ kind: "result", key: "u", subtype: null, isError: null, terminalReason: null, apiErrorStatus: null },
    ...{ roundTrips: null, durationMs: null, apiDurationMs: null, usage: null, costUsd: null },
    ...{ totals: null, sinceLast: null, denials: null },
  });
  expect(markOf({ ...result, permission_denials: [], modelUsage: {} })).toMatchObject({
    denials: [],
    totals: [],
  });
});

test("usage of which every figure is 0 is unknown, in the main loop and by model", () => {
  const zero = {
    inputTokens: 0,
    outputTokens: 0,
    cacheReadInputTokens: 0,
    cacheCreationInputTokens: 0,
    costUSD: 0,
  };
  const none = {
    input_tokens: 0,
    output_tokens: 0,
    cache_read_input_tokens: 0,
    cache_creation_input_tokens: 0,
  };
  const unknown = { inputTokens: null, outputTokens: null, cacheReadTokens: null, cacheWriteTokens: null };
  const read = markOf({ ...result, usage: none, modelUsage: { glm: zero, m: { ...zero, outputTokens: 1 } } });
  expect(read).toMatchObject({
    usage: null,
    totals: [
      { model: "glm", ...unknown },
      { model: "m", inputTokens: 0, outputTokens: 1, cacheReadTokens: 0, cacheWriteTokens: 0 },
    ],
  });
});

test("figures of a wrong type, below 0 or beyond exact numbers are null", () => {
  const broken = { ...used, inputTokens: "2", outputTokens: -1, cacheReadInputTokens: 2 ** 60, costUSD: -1 };
  expect(
    markOf({ ...result, num_turns: 1.5, total_cost_usd: "1", modelUsage: { m: broken, n: 7 } }),
  ).toMatchObject({
    roundTrips: null,
    costUsd: null,
    totals: [{ model: "m", inputTokens: null, outputTokens: null, cacheReadTokens: null, costUsd: null }],
  });
});

test("beginnings, retries and saved totals are marks, other lines are not", () => {
  expect(markOf({ type: "system", subtype: "init", uuid: "i" })).toEqual({ kind: "start", key: "i" });
  expect(markOf({ type: "system", subtype: "api_retry", uuid: "r" })).toEqual({ kind: "retry", key: "r" });
  expect(markOf({ type: "cost-state", totalCostUSD: 0.5, modelUsage: { m: used } })).toMatchObject({
    kind: "saved",
    costUsd: 0.5,
    totals: [{ model: "m", outputTokens: 30, costUsd: 0.1, costBasis: null }],
  });
  for (const line of [
    { type: "system", subtype: "status" },
    { type: "assistant" },
    { subtype: "init" },
    {},
  ]) {
    expect(markOf(line)).toBeNull();
  }
});

test("a line without an id is known by what it says, in whatever order its keys stand", () => {
  const [first, second] = [
    markOf({ type: "result", num_turns: 1 }),
    markOf({ num_turns: 1, type: "result" }),
  ];
  expect(first?.key).toMatch(/^[0-9a-f]{64}$/);
  expect(second?.key).toBe(first?.key);
  expect(markOf({ type: "result", num_turns: 2 })?.key).not.toBe(first?.key);
});

test("no object breaks it", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom("result", "system", "cost-state"), (value, type) => {
      const parsed = parseJson(JSON.stringify(value));
      const line = isJsonObject(parsed) ? { ...parsed, type } : { type, usage: parsed, modelUsage: parsed };
      expect(["start", "retry", "result", "saved", undefined]).toContain(markOf(line)?.kind);
    }),
  );
});
