import { expect, test } from "vitest";
import { settledTables } from "../../src/measure/schema-settled.ts";

test("whatever is settled for a session says which session", () => {
  const named = settledTables.filter(({ columns }) => columns.some(({ name }) => name === "session_id"));
  expect(named.map(({ name }) => name)).toEqual([
    ...["settled_requests", "settled_calls", "settled_results", "settled_texts"],
    ...["requests", "tool_calls", "tool_results", "model_texts", "prompts", "sessions"],
    ...["run_results", "model_totals", "reconciliations", "billed_sessions", "denials", "dispatch_sessions"],
  ]);
});

test("every figure that a log may lack says that NULL is unknown", () => {
  const tokens = settledTables.flatMap(({ columns }) =>
    columns.filter(({ name }) => name.endsWith("_tokens")),
  );
  // Six of the view on all requests, six of the table of those that had to be settled, and 4 + 4 + 5 about runs.
  expect(tokens.length).toBe(25);
  for (const { comment } of tokens) expect(comment).toMatch(/NULL = unknown|NULL otherwise|NULL unless/);
});
