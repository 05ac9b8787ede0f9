// Tests were started and gave no verdict: they still ran at the end, were stopped, or there were none. A test that
// fails has given its result and is none of these.

import type { FailureTable } from "../failure-class.ts";

export const testNoResult: FailureTable = {
  name: "test-no-result",
  meaning: "Tests were started, and no result of them is known.",
  recovery: "resume once",
  signatures: [
    { id: "open: a test run", source: "open call", fields: { runs: ["test"] } },
    {
      id: "incident: tests without a result",
      source: "incident",
      fields: { kind: ["backgrounded-test-suite", "claimed-green-without-a-result"] },
    },
    {
      id: "terminal: reason no test result",
      source: "terminal",
      fields: { reason: ["test-no-result", "no-test-result"] },
    },
    {
      id: "tests: stopped",
      source: "tool result",
      fields: { runs: ["test"] },
      line: "Command timed out after (?:\\d+m )?\\d+(?:\\.\\d+)?s",
    },
    {
      id: "tests: none found",
      source: "tool result",
      fields: { runs: ["test"] },
      line: "No tests? (?:files )?found, exiting with code 1",
    },
    {
      id: "pytest: none ran",
      source: "tool result",
      fields: { runs: ["test"] },
      line: "(?:=+ )?no tests ran in \\d+\\.\\d+s(?: =+)?",
    },
  ],
};
