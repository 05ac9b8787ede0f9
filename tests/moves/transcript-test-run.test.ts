import * as fs from "node:fs";
import { expect, it } from "vitest";
import { testRunInTranscript } from "../../src/moves/transcript-test-run.ts";
import type { TestRunFact } from "../../src/moves/world.ts";
import { freshFolder } from "./store/fresh-folder.ts";

const call = (id: string, command: string, name = "Bash"): string =>
  JSON.stringify({
    type: "assistant",
    message: { content: [{ type: "tool_use", id, name, input: { command } }] },
  });
const result = (id: string, content: unknown, more: object = {}, line: object = {}): string =>
  JSON.stringify({
    type: "user",
    timestamp: "2026-01-01T10:00:00.000Z",
    message: { content: [{ type: "tool_result", tool_use_id: id, content, ...more }] },
    ...line,
  });

function runIn(...lines: readonly string[]): TestRunFact | null {
  const path = `${freshFolder()}/log.jsonl`;
  fs.writeFileSync(path, lines.join("\n"));
  return testRunInTranscript(fs, path);
}

it("tells the last ended run, how it ended and where that stands", () => {
  const path = `${freshFolder()}/log.jsonl`;
  const lines = [call("a", "npm test"), result("a", "1 failed", { is_error: true }), call("b", "pytest -q")];
  fs.writeFileSync(path, [...lines, result("b", [{ type: "text", text: "3 passed\n" }]), ""].join("\n"));
  expect(testRunInTranscript(fs, path)).toEqual({
    text: "`pytest -q` ended without an error at 2026-01-01T10:00:00.000Z. The end of its output:\n3 passed",
    provenance: `a Bash call in this session's log ${path}`,
  });
});

it("tells a failing run as one", () => {
  const run = runIn(call("a", "npm test"), result("a", "Exit code 1\n1 failed", { is_error: true }));
  expect(run?.text).toContain("`npm test` ended with an error at");
  expect(run?.text).toContain("Exit code 1\n1 failed");
});

it("tells an interrupted run as one", () => {
  const run = runIn(call("a", "npm test"), result("a", "", {}, { toolUseResult: { interrupted: true } }));
  expect(run?.text).toContain("was interrupted");
});

it.each([
  ["a call that has no result yet", [call("a", "npm test")]],
  ["a result whose call is not there", [result("a", "3 passed")]],
  ["another command", [call("a", "ls"), result("a", "npm test")]],
  ["another tool", [call("a", "npm test", "Agent"), result("a", "3 passed")]],
  ["a pipe", [call("a", "npm test | tail"), result("a", "3 passed")]],
  [
    "a refused call",
    [call("a", "npm test"), result("a", "This command requires approval", { is_error: true })],
  ],
  [
    "a run that goes on in the background",
    [call("a", "npm test"), result("a", "running", {}, { toolUseResult: { backgroundTaskId: "b1" } })],
  ],
  ["half a line", [call("a", "npm test"), result("a", "3 passed").slice(0, -5)]],
  ["lines of other shapes", ["1", "[]", '{"message":{"content":"x"}}', '{"message":null}']],
  ["an empty log", []],
])("tells nothing of %s", (_what, lines) => {
  expect(runIn(...lines)).toBeNull();
});

it("keeps the end of a long output, and reads only the end of a long log", () => {
  const filler = JSON.stringify({ type: "user", filler: "f".repeat(100_000) });
  const many = Array.from({ length: 11 }, () => filler);
  const run = runIn(call("a", "npm test"), result("a", `${"x".repeat(5000)}\n9 passed`));
  expect(run?.text.length).toBeLessThan(1400);
  expect(run?.text.endsWith("\n9 passed")).toBe(true);
  expect(runIn(call("a", "npm test"), result("a", "1 passed"), ...many)).toBeNull();
  expect(runIn(...many, call("a", "npm test"), result("a", "1 passed"))).not.toBeNull();
});
