import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readEvidenceFiles } from "../../src/cli/evidence-files.ts";

test("evidence files are read below a folder, and one that is not there says so by its own name", () => {
  const folder = mkdtempSync(join(tmpdir(), "detent-evidence-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, "q.jsonl"), "{}\n");
  mkdirSync(join(folder, "d.jsonl"));
  writeFileSync(join(folder, "b.jsonl"), Buffer.from([0x7b, 0xff, 0x7d]));
  const found = readEvidenceFiles(
    ["q.jsonl", "q.jsonl", "none.jsonl", "d.jsonl", "b.jsonl"].map((evidence) => ({ evidence })),
    folder,
  );
  expect([...found.values()]).toEqual([
    { name: "q.jsonl", text: "{}\n", why: "" },
    { name: "none.jsonl", text: null, why: "none.jsonl: There is no such file." },
    { name: "d.jsonl", text: null, why: "d.jsonl: It could not be read (EISDIR)." },
    { name: "b.jsonl", text: null, why: "b.jsonl: It is no UTF-8 text." },
  ]);
});
