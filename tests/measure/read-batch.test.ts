import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readBatch } from "../../src/measure/read-batch.ts";
import { inFreshFolder, writeLogs } from "./log-database.ts";

function taskFor(path: string, sourceId: number) {
  const from = { line: 1, byteOffset: 0 };
  return { task: { sourceId, path, from, format: null, contextsBefore: 0 }, sizeBytes: 1 };
}

test("every task has one result, a file that is gone one that says why, and bytes are reported", async () => {
  await inFreshFolder(async (folder) => {
    const line = '{"type":"summary","summary":"x"}\n';
    const [first = "", second = ""] = writeLogs(folder, { "a.jsonl": line, "b.jsonl": line + line });
    const rows = join(folder, "rows");
    mkdirSync(rows);
    let bytes = 0;
    const tasks = [taskFor(first, 1), taskFor(second, 2), taskFor(join(folder, "gone.jsonl"), 3)];
    const { results, readers } = await readBatch(tasks, rows, 2, (count) => {
      bytes += count;
    });
    const bySource = results.toSorted((a, b) => a.sourceId - b.sourceId);
    expect(bySource).toMatchObject([
      { sourceId: 1, physicalLines: 1, format: "claude-code" },
      { sourceId: 2, physicalLines: 2, format: "claude-code" },
      { sourceId: 3, why: expect.stringMatching(/could not be opened/) },
    ]);
    expect(readers).toEqual(["main"]);
    // The lines have 33 bytes each; the first four of each file are looked at twice, for its encoding.
    expect(bytes).toBeGreaterThanOrEqual(99);
  });
});
