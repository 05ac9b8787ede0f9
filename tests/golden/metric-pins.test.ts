// What every metric says of the shipped corpus is pinned to the number of its definition. The pins were not worked out
// by hand: they say that a meaning changed, not what it should be. Needs `npm run build`.

import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import * as z from "zod/mini";

const script = fileURLToPath(new URL("../../scripts/pin-metrics.mjs", import.meta.url));
const pinsPath = fileURLToPath(new URL("metric-pins.json", import.meta.url));
const pinsSchema = z.object({
  corpus: z.string(),
  pins: z.record(z.string(), z.object({ definition: z.int(), sha256: z.string() })),
});

function check(path: string): { readonly status: number | null; readonly stderr: string } {
  const { status, stderr } = spawnSync(process.execPath, [script, "--check", path], { encoding: "utf8" });
  return { status, stderr };
}

test("no metric gives other results of the shipped corpus under the same definition", {
  timeout: 180_000,
}, () => {
  expect(check(pinsPath)).toEqual({ status: 0, stderr: "" });
});

test("a result that changed under its definition, a metric without a pin and a pin without its metric are named", {
  timeout: 180_000,
}, () => {
  const { corpus, pins } = pinsSchema.parse(JSON.parse(readFileSync(pinsPath, "utf8")));
  const { "requests by session": requests, "turns by session": turns, ...others } = pins;
  if (requests === undefined || turns === undefined)
    throw new Error("The pins of requests and turns are gone.");
  const planted = {
    ...others,
    "requests by session": { ...requests, sha256: turns.sha256 },
    "tides by session": turns,
  };
  const folder = mkdtempSync(join(tmpdir(), "detent-pins-"));
  try {
    const path = join(folder, "pins.json");
    writeFileSync(path, JSON.stringify({ corpus, pins: planted }));
    const { status, stderr } = check(path);
    expect(status).toBe(1);
    expect(stderr.trim().split("\n").sort()).toEqual([
      "requests by session: It gives other results. Raise its definition.",
      "tides by session: There is a pin and no such metric.",
      "turns by session: It has no pin.",
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
