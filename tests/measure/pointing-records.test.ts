import { expect, test } from "vitest";
import { hasPointers } from "../../src/measure/pointing-records.ts";
import { dispatch, record } from "./drain-lines.ts";
import { withLogs } from "./log-database.ts";

test.each([
  ["a dispatch with a forensic log", dispatch({ forensic_log: "a.jsonl" }), true],
  ["an artifact in a file", dispatch() + record("artifact", { kind: "fix", path: "a.md" }), true],
  ["neither", dispatch() + record("artifact", { kind: "fix", body: "x" }), false],
])("%s points to a file: %s", async (_what, drain, isPointing) => {
  await withLogs({ "d.jsonl": drain }, async (database) => {
    expect(await hasPointers(database)).toBe(isPointing);
  });
});
