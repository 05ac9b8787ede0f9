import { expect, test } from "vitest";
import { settledTables } from "../../src/measure/schema-settled.ts";

test("whatever is settled for a session says which session", () => {
  const named = settledTables.filter(({ columns }) => columns.some(({ name }) => name === "session_id"));
  expect(named.map(({ name }) => name)).toEqual([
    ...["requests", "tool_calls", "tool_results", "prompts", "model_texts", "sessions", "dispatch_sessions"],
  ]);
});

test("every figure that a log may lack says that NULL is unknown", () => {
  const tokens = settledTables.flatMap(({ columns }) =>
    columns.filter(({ name }) => name.endsWith("_tokens")),
  );
  expect(tokens.length).toBe(6);
  for (const { comment } of tokens) expect(comment).toContain("NULL = unknown");
});
