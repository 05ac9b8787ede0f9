// Invented headless output, line by line, for tests that look at one rule at a time.

import type { JsonObject } from "../../src/session/json-value.ts";

/** Input, output, cache read, cache write. */
export type Figures = readonly [number, number, number, number];

const head = { session_id: "s", parent_tool_use_id: null };

function usageOf([input, output, read, write]: Figures): JsonObject {
  return {
    ...{ input_tokens: input, output_tokens: output },
    ...{ cache_read_input_tokens: read, cache_creation_input_tokens: write },
  };
}

/** `modelUsage` with one model. */
export function totalsOf([input, output, read, write]: Figures, costUSD = 0.1, model = "m"): JsonObject {
  const tokens = { inputTokens: input, outputTokens: output };
  return { [model]: { ...tokens, cacheReadInputTokens: read, cacheCreationInputTokens: write, costUSD } };
}

/** The beginning of a turn. */
export function init(uuid: string, version = "2.1.310"): JsonObject {
  return { ...head, type: "system", subtype: "init", claude_code_version: version, uuid };
}

/** A response of one text block, or of one call of `tool`. */
export function said(id: string, figures: Figures, tool?: string, beside: JsonObject = {}): JsonObject {
  const block =
    tool === undefined
      ? { type: "text", text: id }
      : { type: "tool_use", id: `t-${id}`, name: tool, input: {} };
  const message = { id, model: "m", content: [block], usage: usageOf(figures) };
  return { ...head, type: "assistant", message, uuid: `u-${id}`, ...beside };
}

/** A tool result. */
export function answered(call: string, text: string, isError = false): JsonObject {
  const block = { type: "tool_result", tool_use_id: call, content: text, is_error: isError };
  return { ...head, type: "user", message: { content: [block] }, uuid: `a-${call}` };
}

/** A result whose main loop used `figures`. */
export function ended(uuid: string, figures: Figures, beside: JsonObject = {}): JsonObject {
  const turn = { type: "result", subtype: "success", is_error: false, num_turns: 1, permission_denials: [] };
  return { ...head, ...turn, usage: usageOf(figures), uuid, ...beside };
}

/** Lines of one log. */
export function logOf(...lines: readonly JsonObject[]): string {
  return lines.map((line) => `${JSON.stringify(line)}\n`).join("");
}
