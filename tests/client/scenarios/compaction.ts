// Compactions, on request and because the context is full: the summary is kept, and the latest test run is given back.

import { newer, versions } from "../client-run.ts";
import { loggingHook, type Scenario } from "../scenario.ts";
import { call, say } from "../scripted-model.ts";

const testFile = `const test = require("node:test"); test("adds", () => {});\n`;

export const compaction: Scenario = {
  name: "compaction",
  on: versions,
  scene: (place) => ({
    files: { "sum.test.js": testFile },
    allow: ["Bash(node --test)"],
    others: [loggingHook(place, "SessionStart", "*")],
    steps: [
      {
        prompt: "Run the tests.",
        script: {
          subagents: {},
          main: [[call("test", "Bash", { command: "node --test", description: "Run" })], say("They pass.")],
        },
      },
      { prompt: "/compact", resumes: true, script: { subagents: {}, main: [] } },
      { prompt: "Go on.", resumes: true, script: { subagents: {}, main: [say("Going on.")] } },
    ],
  }),
  evidence: [
    {
      move: "capture-compact-summary",
      seen: (run) =>
        run.recorded("capture-compact-summary").some((text) => text.includes("A scripted summary")),
    },
  ],
  claims: [
    {
      says: "after /compact the model is given the latest test run",
      on: newer,
      holds: (run) => run.saw("The latest recorded test run (from "),
    },
    { says: "the compaction took place", holds: (run) => run.saw("A scripted summary of what was done.") },
  ],
  facts: [
    {
      about: "Sources of SessionStart in a session with /compact",
      read: (run) =>
        run
          .events()
          .map(({ source }) => String(source))
          .join(", "),
    },
  ],
};

export const fullContext: Scenario = {
  name: "full-context",
  on: versions,
  scene: (place) => ({
    files: { "sum.test.js": testFile },
    allow: ["Bash(node --test)"],
    others: [loggingHook(place, "SessionStart", "*")],
    steps: [
      {
        prompt: "Run the tests.",
        ...(newer.includes(place.version) ? { args: ["--autocompact", "100000"] } : {}),
        script: {
          subagents: {},
          usedTokens: 191_000,
          main: [
            [call("test", "Bash", { command: "node --test", description: "Run" })],
            [call("list", "Bash", { command: "ls", description: "List" })],
            say("They pass."),
          ],
        },
      },
    ],
  }),
  evidence: [
    { move: "restore-after-compact", seen: (run) => run.saw("The latest recorded test run (from ") },
  ],
  claims: [],
  facts: [
    {
      about: "Sources of SessionStart in a session whose context is full",
      read: (run) =>
        run
          .events()
          .map(({ source }) => String(source))
          .join(", "),
    },
  ],
};
