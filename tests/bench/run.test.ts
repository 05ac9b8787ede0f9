// The benchmark as a command, on a small corpus: figures are judged here, times never. Needs `npm run build`.

import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type ModuleRun, runNode } from "./module-run.ts";

function runTotals(out: string): ModuleRun {
  return runNode(["bench/run.mjs", "--only", "load-totals", "--bytes", "1500000", "--out", out]);
}

test("right figures end with 0, one wrong figure or place with 1 and a sentence that names it", {
  timeout: 120_000,
}, () => {
  const out = mkdtempSync(join(tmpdir(), "detent-bench-"));
  const right = runTotals(out);
  expect([right.status, right.stderr]).toEqual([0, ""]);
  expect(right.stdout).toMatch(/equal to truth\.json +(\d+) of \1 +all +met/);
  const [corpus = ""] = readdirSync(out);
  const path = join(out, corpus, "truth.json");
  const truth = readFileSync(path, "utf8");

  const requests = /"requests": (\d+)/.exec(truth)?.[1] ?? "";
  writeFileSync(path, truth.replace(`"requests": ${requests}`, `"requests": 1`));
  const wrong = runTotals(out);
  expect(wrong.status).toBe(1);
  expect(wrong.stdout).toMatch(/1 wrong +all +MISSED/);
  expect(wrong.stdout).toContain(`requests is ${requests} in the database and 1 in the corpus.`);

  const place = '"blank": [{ "file": "projects/none.jsonl", "line": 1 }]';
  writeFileSync(path, truth.replace(/"blank": \[[^\]]*\]/, place));
  expect(runTotals(out).stdout).toContain("Odd lines of the corpus that are not in the database: 1.");
});

test("the output says what machine it was, and names neither the host nor a path", {
  timeout: 60_000,
}, () => {
  const out = mkdtempSync(join(tmpdir(), "detent-bench-"));
  const { stdout } = runTotals(out);
  expect(stdout).toMatch(/^\d+ cores, .*node v\d+/);
  expect(stdout.match(/load average (before|after): [\d. ]+/g)).toHaveLength(2);
  expect(stdout.split("\n").filter((line) => line.includes(hostname()) || line.includes(out))).toEqual([]);
});

test("a wrong command line ends with 2 and says what there is", () => {
  const unknown = runNode(["bench/run.mjs", "--only", "loads"]);
  expect(unknown).toMatchObject({ status: 2, stdout: "" });
  expect(unknown.stderr).toMatch(/There is no benchmark loads\. There are load-totals, load-cold, .*\.$/m);
  expect(runNode(["bench/run.mjs", "--rounds", "0"])).toMatchObject({ status: 2, stdout: "" });
  expect(runNode(["bench/run.mjs", "--fast"])).toMatchObject({ status: 2, stdout: "" });
});
