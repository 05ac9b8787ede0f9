import { expect, test } from "vitest";
import { settledTables } from "../../src/measure/schema-settled.ts";

test("whatever is settled for a session says which session", () => {
  const named = settledTables.filter(({ columns }) => columns.some(({ name }) => name === "session_id"));
  expect(named.map(({ name }) => name)).toEqual([
    ...["settled_requests", "settled_calls", "settled_results", "settled_texts"],
    ...["requests", "tool_calls", "tool_results", "model_texts", "prompts", "sessions", "dispatch_sessions"],
  ]);
});

test("every figure that a log may lack says that NULL is unknown", () => {
  const tokens = settledTables.flatMap(({ columns }) =>
    columns.filter(({ name }) => name.endsWith("_tokens")),
  );
  // Six of the view on all requests, and six of the table of those that had to be settled.
  expect(tokens.length).toBe(12);
  for (const { comment } of tokens) expect(comment).toContain("NULL = unknown");
});
