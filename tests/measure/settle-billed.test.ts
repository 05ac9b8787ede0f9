import { expect, test } from "vitest";
import type { JsonObject } from "../../src/session/json-value.ts";
import { ended, type Figures, init, logOf, said, totalsOf } from "./headless-log.ts";
import { withLogs } from "./log-database.ts";

const line: Figures = [1, 1, 20, 10];
const total: Figures = [1, 50, 20, 10];

async function billed(...lines: readonly JsonObject[]) {
  const sql =
    "SELECT input_tokens, output_tokens, cache_read_tokens, total_tokens, cost_usd FROM billed_sessions";
  const rows = await withLogs({ "a.jsonl": logOf(...lines) }, (database) => database.all(sql));
  return Object.values(rows[0] ?? {});
}

test("output is billed from the total of a scope whose other figures agree with the lines", async () => {
  const everything = { modelUsage: totalsOf(total) };
  expect(await billed(init("i"), said("r", line), ended("e", total, everything))).toEqual([
    1, 50, 20, 81, 0.1,
  ]);
  // The main loop alone: without totals of everything there is no cost.
  expect(await billed(init("i"), said("r", line), ended("e", total))).toEqual([1, 50, 20, 81, null]);
});

test("a figure that disagrees is not billed, and then output is not either", async () => {
  const off: Figures = [1, 50, 21, 10];
  const end = ended("e", off, { modelUsage: totalsOf(off) });
  expect(await billed(init("i"), said("r", line), end)).toEqual([1, null, null, null, 0.1]);
});

test("where an agent was started the main loop does not stand for everything", async () => {
  const main = ended("e", [2, 60, 40, 20], { modelUsage: totalsOf([9, 90, 90, 90]) });
  const calls = (tool: string) => [init("i"), said("r1", line, tool), said("r2", line), main];
  expect(await billed(...calls("Bash"))).toEqual([2, 60, 40, 122, 0.1]);
  expect(await billed(...calls("Agent"))).toEqual([null, null, null, null, 0.1]);
  const worker = said("w", [7, 1, 50, 70], "Read", { parent_tool_use_id: "t-r1" });
  expect(await billed(...calls("Agent"), worker)).toEqual([9, 90, 90, 279, 0.1]);
});

test("a result alone has its totals for figures, one without totals has none", async () => {
  expect(await billed(ended("e", total, { modelUsage: totalsOf([3, 60, 25, 12]) }))).toEqual([
    3, 60, 25, 100, 0.1,
  ]);
  expect(await billed(ended("e", total))).toEqual([null, null, null, null, null]);
});

test("a cost of 0, of an unknown basis or without its amount is unknown", async () => {
  const cost = async (beside: JsonObject) =>
    (await billed(init("i"), said("r", line), ended("e", total, { modelUsage: beside })))[4];
  expect(await cost(totalsOf(total, 0))).toBeNull();
  expect(await cost({ m: { inputTokens: 1, costUSD: 0.1, costBasis: "unknown" } })).toBeNull();
  expect(await cost({ ...totalsOf(total), glm: { inputTokens: 1 } })).toBeNull();
  expect(await cost({ ...totalsOf(total), ...totalsOf([1, 0, 0, 0], 0.05, "n") })).toBe(0.15);
  // Tokens at no cost beside others that have one: the sum would leave a part out and look whole.
  expect(await cost({ ...totalsOf(total), ...totalsOf([900, 80, 0, 0], 0, "n") })).toBeNull();
});
