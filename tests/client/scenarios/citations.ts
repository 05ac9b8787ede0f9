// Citations in a reply: one that leads nowhere sends the reply back once, and the run still ends with a text; one that
// leads to stored bytes has them shown beside it on the screen alone.

import { addressOf } from "../../../src/moves/store/address.ts";
import { stringAt } from "../../../src/session/json-value.ts";
import { type ClientRun, newer, versions } from "../client-run.ts";
import type { Scenario } from "../scenario.ts";
import { call, say } from "../scripted-model.ts";

const noted = "what was noted\n";
const stored = `detent://${addressOf(noted)}`;
const nothing = `detent://${"0".repeat(64)}`;

const endOf = (run: ClientRun, step: number): string => {
  const final = run.final(step);
  return (final === null ? null : stringAt(final, "result")) ?? "";
};

export const citations: Scenario = {
  name: "citations",
  on: versions,
  scene: ({ project }) => ({
    files: {},
    allow: ["Write"],
    steps: [
      {
        prompt: "Note it and cite it.",
        script: {
          subagents: {},
          main: [
            [call("note", "Write", { file_path: `${project}/note.txt`, content: noted })],
            say(`It stands in ${nothing} as you see.`),
            say(`Corrected: it stands in ${stored} as you see.`),
          ],
        },
      },
      {
        prompt: "Cite it without a look.",
        script: {
          subagents: {},
          main: [say(`First: ${nothing}.`), say(`Again: ${nothing}.`), say("Too far.")],
        },
      },
    ],
  }),
  evidence: [
    { move: "cite-check", seen: (run) => run.saw("Correct the reply: cite what is there") },
    { move: "render-citations", seen: (run) => endOf(run, 0).includes("[what was noted") },
  ],
  claims: [
    {
      says: "a model that cites nothing again is not sent back a second time, and the result is its text",
      on: newer,
      holds: (run) => endOf(run, 1).startsWith("Again: ") && !endOf(run, 1).includes("Too far"),
    },
    {
      says: "no run ends with an empty result",
      holds: (run) => endOf(run, 0) !== "" && endOf(run, 1) !== "",
    },
    {
      says: "what is shown beside a citation is neither in the transcript nor in what the model is shown",
      holds: (run) =>
        !run
          .transcript()
          .some((line) => line.type === "assistant" && JSON.stringify(line).includes("[what was")) &&
        !run.saw("[what was noted"),
    },
  ],
};
