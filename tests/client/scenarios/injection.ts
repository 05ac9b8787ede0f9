// DETENT_BOUNDS_MODE=inject: calls without a bound are given one instead of being refused. And a rewrite lets nothing
// through: a call that the rules do not allow is refused by the client, rewritten or not.

import { addressOf } from "../../../src/moves/store/address.ts";
import { newer, versions } from "../client-run.ts";
import { numberedLines, type Scenario } from "../scenario.ts";
import { call, say } from "../scripted-model.ts";

const prompt = "Read it.";
const pointer = `detent://${addressOf(prompt)}`;

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
        prompt,
        script: {
          subagents: {},
          main: [
            [call("read", "Read", { file_path: `${project}/large.txt` })],
            [call("unasked", "Write", { file_path: `${project}/unasked.txt`, content: pointer })],
            say("Read."),
          ],
        },
      },
    ],
  }),
  evidence: [],
  claims: [
    {
      says: "a Write that no rule allows is refused by the client, though its reference was expanded",
      on: newer,
      holds: (run) =>
        run.file("unasked.txt") === null &&
        run.result("unasked")?.isError === true &&
        run.result("unasked")?.text.includes("hook error") === false &&
        run.permissionDenials(0)?.some((denied) => denied.tool_use_id === "toolu_unasked") === true,
    },
    {
      says: "a Read of a large file is given the bound",
      on: newer,
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
