// Two hooks of somebody else beside ours: one that refuses, one that adds a word. All three keep their say, and a
// refusal of theirs is stronger than a rewrite of ours.

import { addressOf } from "../../../src/moves/store/address.ts";
import { newer, versions } from "../client-run.ts";
import { numberedLines, type Scenario } from "../scenario.ts";
import { call, say } from "../scripted-model.ts";

const noted = "noted text\n";
const pointer = `detent://${addressOf(noted)}`;

const refusing = `const event = JSON.parse(require("node:fs").readFileSync(0, "utf8"));
if (JSON.stringify(event.tool_input).includes("guarded"))
  process.stdout.write(JSON.stringify({ hookSpecificOutput: { hookEventName: "PreToolUse",
    permissionDecision: "deny", permissionDecisionReason: "This place is guarded." } }));
`;
const adding = `require("node:fs").readFileSync(0);
process.stdout.write(JSON.stringify({ hookSpecificOutput: { hookEventName: "PostToolUse",
  additionalContext: "A word of the neighbour." } }));
`;

export const neighbours: Scenario = {
  name: "neighbours",
  on: versions,
  scene: ({ project, api }) => ({
    files: { "lines.txt": numberedLines(400, 49) },
    allow: ["Write", "Bash(curl:*)"],
    others: [
      { event: "PreToolUse", matcher: "Bash|Write", program: refusing },
      { event: "PostToolUse", matcher: "*", program: adding },
    ],
    steps: [
      {
        prompt: "Write with neighbours.",
        script: {
          subagents: {},
          main: [
            [call("note", "Write", { file_path: `${project}/note.txt`, content: noted })],
            [call("guarded", "Write", { file_path: `${project}/guarded.txt`, content: pointer })],
            [call("copy", "Write", { file_path: `${project}/copy.txt`, content: pointer })],
            [call("curl", "Bash", { command: `curl -s ${api}/page`, description: "Fetch" })],
            [call("cat", "Bash", { command: "cat lines.txt", description: "Show" })],
            say("Done beside them."),
          ],
        },
      },
    ],
  }),
  evidence: [],
  claims: [
    {
      says: "a neighbour's refusal is given to the model, and a reference in that call is not written",
      holds: (run) => run.result("guarded")?.isError === true && run.file("guarded.txt") === null,
    },
    {
      says: "a reference lands beside a neighbour that has no opinion",
      on: newer,
      holds: (run) => run.file("copy.txt") === noted,
    },
    {
      says: "our refusal is given too",
      holds: (run) => run.isDenied("curl", "This curl prints into the context"),
    },
    {
      says: "a long result is cut and the neighbour's word arrives with it",
      on: newer,
      holds: (run) =>
        run.result("cat")?.text.includes("[detent:") === true && run.saw("A word of the neighbour."),
    },
  ],
};
