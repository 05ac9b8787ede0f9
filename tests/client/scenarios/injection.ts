// DETENT_BOUNDS_MODE=inject: calls without a bound are given one instead of being refused.

import { versions } from "../client-run.ts";
import { numberedLines, type Scenario } from "../scenario.ts";
import { call, say } from "../scripted-model.ts";

export const injection: Scenario = {
  name: "injection",
  on: versions,
  scene: ({ project }) => ({
    files: { "large.txt": numberedLines(1500, 30) },
    env: {
      DETENT_BOUNDS_MODE: "inject",
      DETENT_READ_LARGE_BYTES: "40000",
      DETENT_READ_DEFAULT_LIMIT: "100",
    },
    steps: [
      {
        prompt: "Read it.",
        script: {
          subagents: {},
          main: [[call("read", "Read", { file_path: `${project}/large.txt` })], say("Read.")],
        },
      },
    ],
  }),
  evidence: [],
  claims: [
    {
      says: "a Read of a large file is given the bound",
      on: ["2.1.332"],
      holds: (run) =>
        run.result("read")?.text.includes("line 100 ") === true &&
        run.result("read")?.text.includes("line 101 ") === false,
    },
    {
      says: "a client that ignores the rewrite reads the whole file",
      on: ["2.0.77"],
      holds: (run) => run.result("read")?.text.includes("line 1500 ") === true,
    },
  ],
};
