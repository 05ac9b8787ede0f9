// The September case: the published figures, read from the shipped table and from generated logs by code of this test.

import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { inFreshFolder } from "../../../measure/log-database.ts";

const corpus = fileURLToPath(new URL("../../../../corpora/drains/september/", import.meta.url));
const row = z.object({
  run_id: z.string(),
  started_at: z.string(),
  profile: z.string(),
  side: z.enum(["before", "after"]),
  has_terminal_result: z.boolean(),
  bash_calls: z.number(),
  cache_read_tokens: z.number(),
});
const table = z.array(row).parse(JSON.parse(readFileSync(join(corpus, "dispatches.json"), "utf8")));
const before = table.filter(({ side }) => side === "before");
const after = table.filter(({ side }) => side === "after");

function middle(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2;
}

test("the baseline has 165 dispatches, 151 with a terminal result; 46 follow, 1 backend and 0 frontend", () => {
  expect(before).toHaveLength(165);
  expect(before.filter((one) => one.has_terminal_result)).toHaveLength(151);
  expect(after).toHaveLength(46);
  expect(
    ["TOOLING", "BE", "FE"].map((name) => after.filter(({ profile }) => profile === name).length),
  ).toEqual([45, 1, 0]);
});

test.each([
  ["BE", 151, 20_700_000],
  ["FE", 140, 17_400_000],
])(
  "%s has the published medians, of all dispatches and of those with a terminal result",
  (name, bash, reads) => {
    const own = before.filter(({ profile }) => profile === name);
    for (const rows of [own, own.filter((one) => one.has_terminal_result)]) {
      expect(middle(rows.map((one) => one.bash_calls))).toBe(bash);
      expect(middle(rows.map((one) => one.cache_read_tokens))).toBe(reads);
    }
  },
);

test("the first after the cutoff starts at 19:53:03 Eastern, and the last on 11 September", () => {
  expect(after[0]?.started_at).toBe("2026-09-06T19:53:03-04:00");
  expect(after.at(-1)?.started_at.slice(0, 10)).toBe("2026-09-11");
  expect(before.every(({ started_at: at }) => Date.parse(at) < Date.parse("2026-09-06T19:53:03-04:00"))).toBe(
    true,
  );
});

test("the logs hold what the table says, stay below 40 MB, and the prefixes take just over half", async () => {
  await inFreshFolder((folder) => {
    execFileSync(process.execPath, [join(corpus, "generate.mjs"), "logs", folder]);
    const source = readFileSync(join(corpus, "generate.mjs"), "utf8");
    const list = /publishedPrefixes = (\[.*?\]);/s.exec(source)?.[1] ?? "";
    const prefixes = z.array(z.string()).parse(JSON.parse(list));
    const logs = join(folder, "logs");
    let [calls, published, bytes] = [0, 0, 0];
    for (const { run_id, bash_calls } of table) {
      const text = readFileSync(join(logs, `${run_id}.jsonl`), "utf8");
      const commands = [...text.matchAll(/"name":"Bash","input":\{"command":("(?:[^"\\]|\\.)*")/g)].map(
        (match) => z.string().parse(JSON.parse(match[1] ?? "")),
      );
      expect(commands).toHaveLength(bash_calls);
      calls += commands.length;
      published += commands.filter((command) => prefixes.some((prefix) => command.startsWith(prefix))).length;
      bytes += statSync(join(logs, `${run_id}.jsonl`)).size;
    }
    expect(readdirSync(logs)).toHaveLength(211);
    expect(bytes).toBeLessThan(40_000_000);
    const share = published / calls;
    expect(share).toBeGreaterThan(0.5);
    expect(share).toBeLessThan(0.53);
  });
});
