// A subagent: it starts with the latest test run, its tools face the same moves, and its answer is kept.

import { type ClientRun, newer, versions } from "../client-run.ts";
import { resultIn } from "../conversation.ts";
import { numberedLines, type Scenario } from "../scenario.ts";
import { call, say } from "../scripted-model.ts";

const testFile = `const test = require("node:test"); test("adds", () => {});\n`;
const answer = "The subagent has looked.";
const launch = { description: "Look", prompt: "[[looker]] Look around.", subagent_type: "general-purpose" };

const isBounded = (run: ClientRun): boolean =>
  run.requests.some(({ body }) => resultIn(body, "toolu_subread")?.text.includes("[detent:") === true);

export const subagents: Scenario = {
  name: "subagents",
  on: versions,
  scene: ({ api }) => ({
    files: { "sum.test.js": testFile, "lines.txt": numberedLines(400, 49) },
    allow: ["Bash(node --test)", "Bash(curl:*)", "Bash(cat:*)"],
    env: { CLAUDE_CODE_DISABLE_BACKGROUND_TASKS: "1" },
    steps: [
      {
        prompt: "Test, then send somebody to look.",
        script: {
          main: [
            [call("test", "Bash", { command: "node --test", description: "Run the tests" })],
            [call("agent", "Agent", launch)],
            say("It was looked at."),
          ],
          subagents: {
            looker: [
              [call("subcurl", "Bash", { command: `curl -s ${api}/page`, description: "Fetch" })],
              [call("subread", "Bash", { command: "cat lines.txt", description: "Show" })],
              say(answer),
            ],
          },
        },
      },
    ],
  }),
  evidence: [
    { move: "warm-subagent", seen: (run) => run.saw("The latest recorded test run (from ", "looker") },
    {
      move: "capture-subagent-reply",
      seen: (run) => run.recorded("capture-subagent-reply").includes(answer),
    },
  ],
  claims: [
    {
      says: "a call that is refused in the main conversation is refused in a subagent, with the reason",
      holds: (run) => run.isDenied("subcurl", "This curl prints into the context"),
    },
    { says: "a subagent's long result is cut", on: newer, holds: isBounded },
    {
      says: "a subagent's results are kept",
      holds: (run) => run.recorded("capture-result").some((text) => text.includes("line 400 ")),
    },
    {
      says: "the test run names the session's log as where it comes from",
      on: newer,
      holds: (run) =>
        run.saw("a Bash call in this session's log", "looker") && run.saw("`node --test`", "looker"),
    },
  ],
};
