// The run that writes the report of a registration into a folder beside the registry.

import type { Run } from "./workbench-state.ts";

/** The command line, behind `detent`. */
export function reportArgs(file: string): readonly string[] {
  return ["compare", file.slice(0, 4), "--out", reportFolder(file)];
}

export function reportRun(file: string): Run {
  return {
    fills: "comparison",
    key: file,
    args: reportArgs(file),
    question: `It writes ${reportFolder(file)} and, past the horizon, the decision into the registry.`,
  };
}

function reportFolder(file: string): string {
  return `reports/${file.replace(/\.json$/, "")}`;
}
