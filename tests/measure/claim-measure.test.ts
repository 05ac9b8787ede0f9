// The ceiling is never below what removing any part of what the mechanism reaches removes: drawn logs, drawn removals.

import fc from "fast-check";
import { expect, test } from "vitest";
import { claimAnswer, findCeiling } from "../../src/measure/claim-answer.ts";
import { measureOf } from "../../src/measure/claim-measure.ts";
import { readClaimReading } from "../../src/measure/claim-reading.ts";
import { claimOf, sessionLog, type WrittenCall } from "./claim-logs.ts";
import { emptyDatabase, inFreshFolder, loadFiles, withDatabase, writeLogs } from "./log-database.ts";

test("each mechanism is a part of one thing, and the denominator chooses where there are two", () => {
  const of = (mechanism: object, denominator: string): string | null =>
    measureOf(claimOf({ mechanism }).mechanism, claimOf({ denominator }).denominator)?.of ?? null;
  const tools = "all";
  expect(of({ reaches: "results", tools }, "bill")).toBe("result_text");
  expect(of({ reaches: "calls", tools }, "result_text")).toBe("result_text");
  expect(of({ reaches: "calls", tools }, "not_stated")).toBe("tool_calls");
  expect(of({ reaches: "anchors" }, "model_output_with_thinking")).toBe("model_output_with_thinking");
  expect(of({ reaches: "inputs", tools }, "session_tokens")).toBe("model_output");
  expect(of({ reaches: "repasted_prompt_lines" }, "bill")).toBe("prompt_bytes");
  expect(of({ reaches: "hook_runs" }, "hook_runs")).toBe(null);
});

test("only what a context may have held beside its log has no upper bound", () => {
  const bound = (reaches: string): boolean | undefined =>
    measureOf(claimOf({ mechanism: { reaches } }).mechanism, "prompt_bytes")?.isReachedLowerBound;
  expect(bound("repasted_prompt_lines")).toBe(true);
  expect(bound("prompts")).toBe(undefined);
});

const toolNames = ["Bash", "BashOutput", "Read", "mcp__tide__get"];
const drawnCall = fc.record({
  tool: fc.constantFrom(...toolNames),
  resultChars: fc.integer({ min: 0, max: 400 }),
  isCallLost: fc.boolean(),
  /** How much of the result the mechanism takes away, where it reaches it: mostly all, next to the ceiling. */
  taken: fc.constantFrom(1, 1, 1, 0.5, 0),
});
const drawnLogs = fc.array(fc.array(drawnCall, { minLength: 1, maxLength: 3 }), {
  minLength: 15,
  maxLength: 18,
});
const drawnTools = fc.constantFrom<readonly string[] | "all">(["Bash"], ["Bash*"], ["Read", "mcp__*"], "all");
const drawnBeyond = fc.constantFrom(undefined, 1, 100, 399);
/** True where all that is reached is taken away, and every call is there: then the ceiling is met exactly. */
const drawnAll = fc.boolean();

function wholly<C extends object>(drawn: C) {
  return { ...drawn, isCallLost: false, taken: 1 };
}

function isReached(tools: readonly string[] | "all", tool: string): boolean {
  if (tools === "all") return true;
  return tools.some((name) => (name.endsWith("*") ? tool.startsWith(name.slice(0, -1)) : tool === name));
}

test("no removal from what is reached goes beyond the ceiling, and no such claim is falsified", async () => {
  await inFreshFolder((folder) =>
    withDatabase(folder, async (database) => {
      const property = fc.asyncProperty(
        drawnLogs,
        drawnTools,
        drawnBeyond,
        drawnAll,
        async (drawn, tools, beyond, isAll) => {
          const sessions = isAll ? drawn.map((calls) => calls.map(wholly)) : drawn;
          await emptyDatabase(database);
          const log = sessions.map((calls: readonly WrittenCall[], k) => sessionLog(k, calls)).join("");
          await loadFiles(database, writeLogs(folder, { "all.jsonl": log }));
          const all = sessions.flat();
          const whole = all.reduce((sum, { resultChars }) => sum + resultChars, 0);
          const removed = all
            .filter(({ tool }) => isReached(tools, tool))
            .reduce((sum, { resultChars, taken }) => {
              const removable = beyond === undefined ? resultChars : Math.max(0, resultChars - beyond);
              return sum + Math.floor(taken * removable);
            }, 0);
          if (whole === 0 || removed === 0) return;
          const mechanism = {
            reaches: "results",
            tools,
            ...(beyond === undefined ? {} : { beyond_chars: beyond }),
          };
          const claim = claimOf({
            mechanism,
            number: { kind: "fall", value: (removed / whole) * 100, unit: "percent" },
          });
          const reading = await readClaimReading(database, claim, [], []);
          expect(findCeiling(claim, reading)?.value).toBeGreaterThanOrEqual((removed / whole) * 100 - 1e-9);
          expect(claimAnswer(claim, reading).kind).not.toBe("falsified by ceiling");
        },
      );
      await fc.assert(property, { numRuns: 10 });
    }),
  );
}, 120_000);
