// A session in which nothing is worth a word: the hook is asked at every step and leaves no trace that anybody sees.

import { newer, versions } from "../client-run.ts";
import type { Scenario } from "../scenario.ts";
import { call, say } from "../scripted-model.ts";

export const quiet: Scenario = {
  name: "quiet",
  on: versions,
  scene: ({ project }) => ({
    files: { "small.txt": "one\ntwo\n" },
    allow: ["Write", "Edit"],
    steps: [
      {
        prompt: "Do a few small things.",
        script: {
          subagents: {},
          main: [
            [call("read", "Read", { file_path: `${project}/small.txt` })],
            [call("list", "Bash", { command: "ls", description: "List" })],
            [call("write", "Write", { file_path: `${project}/fresh.txt`, content: "fresh\n" })],
            [
              call("edit", "Edit", {
                file_path: `${project}/small.txt`,
                old_string: "two",
                new_string: "three",
              }),
            ],
            [call("fail", "Bash", { command: "cat missing.txt", description: "Show" })],
            say("All small things are done."),
          ],
        },
      },
    ],
  }),
  evidence: [],
  claims: [
    {
      says: "the transcript holds no record of a hook, though each call was recorded in the store",
      holds: (run) => run.hookRecords().length === 0 && run.recorded("capture-result").length >= 4,
    },
    {
      says: "every call ran as it was given",
      holds: (run) =>
        ["read", "list", "write", "edit"].every((label) => run.hasPassed(label)) &&
        run.file("small.txt") === "one\nthree\n",
    },
    {
      says: "the model is shown no word of the hook",
      holds: (run) =>
        !run.saw("[detent") &&
        !run.saw("detent://") &&
        !run.saw("hook success") &&
        !run.saw("hook additional context"),
    },
    {
      says: "the plugin's command is not among those that the model is told of",
      on: newer,
      holds: (run) => run.requests.every(({ body }) => !JSON.stringify(body).includes("detent:detent")),
    },
    {
      says: "the client prints nothing on standard error and ends well",
      holds: (run) => run.ended.every(({ code, stderr }) => code === 0 && stderr.trim() === ""),
    },
  ],
};
