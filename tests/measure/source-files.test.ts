import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { rowPath } from "../../src/measure/row-path.ts";
import { SourceFiles } from "../../src/measure/source-files.ts";
import { inFreshFolder, writeLogs } from "./log-database.ts";

const LINE = '{"type":"user","sessionId":"s","message":{"content":"Hi"}}\n';

function taskOf(path: string, sourceId = 1) {
  return { sourceId, path, from: { line: 1, byteOffset: 0 }, format: null, contextsBefore: 0 };
}

describe("reading files into row files", () => {
  test("gives a result for each file, its bytes as they are read, and files for their owner alone", async () => {
    await inFreshFolder((folder) => {
      const [log = ""] = writeLogs(folder, { "logs/a.jsonl": LINE });
      const rows = join(folder, "rows");
      mkdirSync(rows);
      let bytes = 0;
      const files = new SourceFiles(rows, "main", (more) => {
        bytes += more;
      });
      expect(files.read(taskOf(log))).toMatchObject({
        format: "claude-code",
        physicalLines: 1,
        resumeLine: 2,
      });
      files.close();
      expect(bytes).toBeGreaterThanOrEqual(LINE.length);
      expect(readFileSync(rowPath(rows, "main", "entries"), "utf8").split("\n").length).toBe(2);
      for (const name of readdirSync(rows)) expect(statSync(join(rows, name)).mode & 0o777).toBe(0o600);
    });
  });
  test("a file that is not there, and a folder, are unread with the reason", async () => {
    await inFreshFolder((folder) => {
      const files = new SourceFiles(folder, "main", () => undefined);
      const results = [join(folder, "none.jsonl"), folder].map((path, at) => files.read(taskOf(path, at)));
      files.close();
      expect(results).toEqual([
        { sourceId: 0, why: expect.stringContaining("It could not be opened: Error: ENOENT") },
        { sourceId: 1, why: expect.stringContaining("It could not be read: Error: EISDIR") },
      ]);
    });
  });
  test.skipIf(process.getuid?.() === 0)(
    "a file without the right to read is unread with the reason",
    async () => {
      await inFreshFolder((folder) => {
        const [log = ""] = writeLogs(folder, { "a.jsonl": LINE });
        chmodSync(log, 0);
        const files = new SourceFiles(folder, "main", () => undefined);
        expect(files.read(taskOf(log))).toMatchObject({ why: expect.stringContaining("EACCES") });
        files.close();
        expect(existsSync(log)).toBe(true);
      });
    },
  );
});
