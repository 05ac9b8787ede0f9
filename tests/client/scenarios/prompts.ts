// Prompts: kept, recognised when they come again, and the references in them looked up within the room that the client
// gives to advice.

import { addressOf } from "../../../src/moves/store/address.ts";
import { versions } from "../client-run.ts";
import { messagesOf, textOf } from "../conversation.ts";
import { numberedLines, type Scenario } from "../scenario.ts";
import { call, say } from "../scripted-model.ts";

const large = numberedLines(1000, 49);
const pointer = `detent://${addressOf(large)}`;
const question = "What is the answer to this?";
const reply = "The answer is forty-two.";

export const prompts: Scenario = {
  name: "prompts",
  on: versions,
  scene: ({ project }) => ({
    files: {},
    allow: ["Write"],
    steps: [
      {
        prompt: question,
        script: {
          subagents: {},
          main: [[call("large", "Write", { file_path: `${project}/large.txt`, content: large })], say(reply)],
        },
      },
      { prompt: question, script: { subagents: {}, main: [say("As before.")] } },
      {
        prompt: `What do ${pointer} and ${pointer}:L500-501 say?`,
        script: { subagents: {}, main: [say("Lines.")] },
      },
    ],
  }),
  evidence: [
    { move: "capture-prompt", seen: (run) => run.recorded("capture-prompt").includes(question) },
    { move: "capture-reply", seen: (run) => run.recorded("capture-reply").includes(reply) },
    {
      move: "repeat-prompt",
      seen: (run) => run.saw(`The reply to it then is detent://${addressOf(reply)}`),
    },
    {
      move: "resolve-prompt-pointers",
      seen: (run) => run.saw("line 500 ...") && run.saw("line 1 ...") && run.saw("line 501 ..."),
    },
  ],
  claims: [
    {
      says: "a reference to 50,000 characters arrives as advice within the client's limit, not as a file",
      holds: (run) => {
        const advised = run.requests
          .flatMap(({ body }) => messagesOf(body).map((message) => textOf(message.content)))
          .filter((text) => text.includes("line 500 ...") && text.includes("UserPromptSubmit"));
        return advised.length > 0 && advised.every((text) => !text.includes("Output too large"));
      },
    },
  ],
};
