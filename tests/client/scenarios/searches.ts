// Searches: bounded where the client has the search tool, redirected to it only where it has been seen to be there.

import { newer, versions } from "../client-run.ts";
import { numberedLines, type Scenario } from "../scenario.ts";
import { call, say } from "../scripted-model.ts";
import { namedCall } from "./refusals.ts";

const search = { pattern: "line 1", path: "lines.txt", output_mode: "content" };

export const searches: Scenario = {
  name: "searches",
  on: versions,
  scene: () => ({
    files: { "lines.txt": numberedLines(50, 30) },
    allow: ["Bash", "Grep"],
    steps: [
      {
        prompt: "Search.",
        script: {
          subagents: {},
          main: [
            [call("early", "Bash", { command: "rg -n 'line 7' lines.txt", description: "Search" })],
            [call("grep", "Grep", search)],
            (request) => namedCall(request, "grep", "grepagain"),
            [call("rg", "Bash", { command: "rg -n 'line 7' lines.txt", description: "Search" })],
            (request) => namedCall(request, "rg", "rgagain"),
            say("Found."),
          ],
        },
      },
    ],
  }),
  evidence: [
    { move: "bound-search", seen: (run) => run.isDenied("grep", "shows lines and has no bound") },
    { move: "redirect-search", seen: (run) => run.isDenied("rg", "The search tool finds these lines") },
  ],
  claims: [
    {
      says: "no search is redirected before the tool has been seen",
      holds: (run) => run.result("early")?.text.includes("Call Grep") === false,
    },
    {
      says: "the bounded search that the denial names runs",
      on: ["2.0.77"],
      holds: (run) =>
        run.hasPassed("grepagain") && run.result("grepagain")?.text.includes("line 10 ") === true,
    },
    {
      says: "the search call that the denial of rg names runs and finds the line",
      on: ["2.0.77"],
      holds: (run) => run.hasPassed("rgagain") && run.result("rgagain")?.text.includes("line 7 ") === true,
    },
    {
      says: "without a search tool, calling it fails and rg is left alone",
      on: newer,
      holds: (run) =>
        run.isDenied("grep", "No such tool") && run.result("rg")?.text.includes("Call Grep") === false,
    },
  ],
};
