// A tool that the work needs is missing or does not fit, or the disk is full. A file that the work itself should have
// written is no tool: modules count only by the names of packages.

import type { FailureTable } from "../failure-class.ts";

const toolRuns = ["test", "tools"];

export const toolchain: FailureTable = {
  name: "toolchain",
  meaning: "A tool is missing, or does not fit.",
  recovery: "hand to operator",
  signatures: [
    { id: "terminal: exit code 127", source: "terminal", fields: { exitCode: [127] } },
    {
      id: "terminal: reason toolchain",
      source: "terminal",
      fields: { reason: ["toolchain", "toolchain-missing"] },
    },
    {
      id: "shell: no such command",
      source: "tool result",
      fields: { runs: toolRuns, exitCode: [127] },
      line: "(?:\\S+: )?(?:line )?\\d+: \\S+: (?:command )?not found|\\(eval\\):\\d+: command not found: \\S+",
    },
    {
      id: "node: no such package",
      source: "tool result",
      fields: { runs: toolRuns },
      line: "Error(?: \\[ERR_MODULE_NOT_FOUND\\])?: Cannot find (?:module|package) '[^./'][^']*'.*",
    },
    {
      id: "python: no such module",
      source: "tool result",
      fields: { runs: toolRuns },
      line: "\\S*python[\\d.]*(?:\\.exe)?: No module named \\S+",
    },
    {
      id: "npm: does not fit",
      source: "tool result",
      fields: { runs: toolRuns },
      line: "npm (?:ERR!|error) code (?:EBADENGINE|ERESOLVE|ETARGET|ENOSPC)",
    },
    {
      id: "disk: full",
      source: "tool result",
      fields: { runs: toolRuns },
      line: "\\S.*: No space left on device|(?:\\S+ )?Error: ENOSPC: no space left on device, .+",
    },
  ],
};
