import * as fs from "node:fs";
import { expect, it } from "vitest";
import { latestTestRun } from "../../src/moves/facts.ts";
import { addressOf } from "../../src/moves/store/address.ts";
import { freshFolder } from "./store/fresh-folder.ts";

const body = '{"command":"npm test","passed":3}';
const chainRow = `${JSON.stringify({ ...JSON.parse(body), prev_hash: null, row_hash: addressOf(body) })}\n`;
const log = [
  { message: { content: [{ type: "tool_use", id: "a", name: "Bash", input: { command: "pytest" } }] } },
  { message: { content: [{ type: "tool_result", tool_use_id: "a", content: "4 passed" }] } },
]
  .map((line) => JSON.stringify(line))
  .join("\n");

it("prefers the fact file, and takes the log where that shows none", () => {
  const folder = freshFolder();
  const [facts, transcript] = [`${folder}/facts`, `${folder}/log`];
  fs.writeFileSync(transcript, log);
  expect(latestTestRun(fs, facts, transcript)?.provenance).toContain("this session's log");
  fs.writeFileSync(facts, chainRow);
  expect(latestTestRun(fs, facts, transcript)?.text).toBe("command: npm test, passed: 3");
  fs.writeFileSync(facts, chainRow.replace("3", "4"));
  expect(latestTestRun(fs, facts, transcript)?.provenance).toContain("this session's log");
});

it("is none where no file is named, exists or is a file", () => {
  const folder = freshFolder();
  expect(latestTestRun(fs, null, null)).toBeNull();
  expect(latestTestRun(fs, "", "")).toBeNull();
  expect(latestTestRun(fs, `${folder}/none`, folder)).toBeNull();
  expect(latestTestRun(fs, null, `${folder}/none/below`)).toBeNull();
});

it("throws what the disk throws on a file that is there", () => {
  const path = `${freshFolder()}/log`;
  fs.writeFileSync(path, log);
  const openSync = (): never => {
    throw Object.assign(new Error("no"), { code: "EACCES" });
  };
  expect(() => latestTestRun({ ...fs, openSync }, null, path)).toThrow("no");
});
