import { expect, test } from "vitest";
import { RowSink } from "../../src/measure/row-sink.ts";
import { writeRunMark } from "../../src/measure/run-rows.ts";
import type { JsonObject } from "../../src/session/json-value.ts";
import { readRunMark } from "../../src/session/run-mark.ts";

/** The rows that a line gives, by table; the place and the context of each are cut off. */
function written(line: JsonObject): Readonly<Record<string, readonly string[]>> {
  const texts = new Map<string, string>();
  const sink = new RowSink(
    (table) => (bytes) => texts.set(table, (texts.get(table) ?? "") + Buffer.from(bytes).toString()),
  );
  const mark = readRunMark(line);
  if (mark !== null) writeRunMark(sink, 7, { line: 3, part: 1, byteOffset: 0, byteLength: 0 }, 9, mark);
  sink.flush();
  const rows = (text: string): readonly string[] =>
    text
      .split("\n")
      .filter((row) => row !== "")
      .map((row) => row.replaceAll("\u001f", " ").replaceAll("\u001e", "?"));
  return Object.fromEntries([...texts].map(([table, text]) => [table, rows(text)]));
}

const used = { inputTokens: 2, outputTokens: 30, cacheReadInputTokens: 400, cacheCreationInputTokens: 50 };

test("a result gives its mark, a row per model and scope, and a row per listed denial", () => {
  const rows = written({
    ...{ type: "result", subtype: "success", is_error: false, num_turns: 2, duration_ms: 9, uuid: "u" },
    usage: { input_tokens: 1, output_tokens: 2, cache_read_input_tokens: 3, cache_creation_input_tokens: 4 },
    total_cost_usd: 0.5,
    modelUsage: { a: { ...used, costUSD: 0.4, costBasis: "list" }, b: { inputTokens: 1 } },
    model_usage_since_last_result: { a: used },
    permission_denials: [{ tool_use_id: "t1", tool_name: "Bash" }, { tool_name: "Read" }],
  });
  expect(rows).toEqual({
    run_marks: ['7 3 1 9 result u "success" false ? ? 2 9 ? 1 2 3 4 true 0.5 true true true'],
    run_totals: [
      '7 3 1 all "a" 2 30 400 50 0.4 list',
      '7 3 1 all "b" 1 ? ? ? ? ?',
      '7 3 1 since "a" 2 30 400 50 ? ?',
    ],
    denial_copies: ['7 3 1 9 t1 "Bash"', '7 3 1 9 denial:u:1 "Read"'],
  });
});

test("what a mark does not say is unknown, and having no list is not an empty one", () => {
  const none = "? ? ? ? ? ? ? ? ? ? ?";
  expect(written({ type: "system", subtype: "init", uuid: "i" })).toEqual({
    run_marks: [`7 3 1 9 start i ${none} false ? false false false`],
  });
  expect(written({ type: "result", uuid: "u", permission_denials: [], modelUsage: {} })).toEqual({
    run_marks: [`7 3 1 9 result u ${none} false ? true false true`],
  });
  expect(written({ type: "cost-state", totalCostUSD: 1, modelUsage: { a: used } }).run_totals).toHaveLength(
    1,
  );
});
