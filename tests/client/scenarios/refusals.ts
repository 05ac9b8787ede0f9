// The calls that are refused outright: the model reads why, and what it is told to do instead works.

import { isJsonObject, type JsonObject, parseJson } from "../../../src/session/json-value.ts";
import { versions } from "../client-run.ts";
import { resultIn } from "../conversation.ts";
import { numberedLines, type Scenario } from "../scenario.ts";
import { type Block, call, say } from "../scripted-model.ts";

/** The call that the denial of `label` names, under the label `again`; a mere `ls` where it names none. */
export function namedCall(request: JsonObject, label: string, again: string): readonly Block[] {
  const reason = resultIn(request, `toolu_${label}`)?.text ?? "";
  const match = /Call (\w+) with (\{.*?\})(?:,|\.)/.exec(reason);
  const input = parseJson(match?.[2] ?? "");
  if (match?.[1] === undefined || !isJsonObject(input))
    return [call(again, "Bash", { command: "ls", description: "List" })];
  return [call(again, match[1], input)];
}

const same = "This stays as it is.\n";

const denied = ["fetch", "websearch", "curl", "large", "wide", "same"];

export const refusals: Scenario = {
  name: "refusals",
  on: versions,
  scene: ({ project, api }) => ({
    files: {
      "large.txt": numberedLines(4000, 30),
      "wide.txt": numberedLines(1800, 99),
      "same.txt": same,
    },
    allow: ["Bash(curl:*)", "Write"],
    steps: [
      {
        prompt: "Work through the list.",
        script: {
          subagents: {},
          main: [
            [call("fetch", "WebFetch", { url: "https://example.com/", prompt: "Summarise it." })],
            [call("websearch", "WebSearch", { query: "anything at all" })],
            [call("curl", "Bash", { command: `curl -s ${api}/page`, description: "Fetch" })],
            [call("curlfile", "Bash", { command: `curl -s -o page.txt ${api}/page`, description: "Fetch" })],
            [call("large", "Read", { file_path: `${project}/large.txt` })],
            (request) => namedCall(request, "large", "largeagain"),
            [call("wide", "Read", { file_path: `${project}/wide.txt` })],
            (request) => namedCall(request, "wide", "wideagain"),
            [call("readsame", "Read", { file_path: `${project}/same.txt` })],
            [call("same", "Write", { file_path: `${project}/same.txt`, content: same })],
            [call("other", "Write", { file_path: `${project}/same.txt`, content: `${same}And more.\n` })],
            say("All done."),
          ],
        },
      },
    ],
  }),
  evidence: [
    {
      move: "barrier-world",
      seen: (run) =>
        run.isDenied("fetch", "curl -fsSL -o FILE URL") &&
        run.isDenied("websearch", "curl -fsSL -o FILE URL"),
    },
    { move: "require-output-path", seen: (run) => run.isDenied("curl", "This curl prints into the context") },
    {
      move: "bound-read",
      seen: (run) => run.isDenied("large", "has 124000 bytes and this Read has no bound"),
    },
    { move: "no-reemission", seen: (run) => run.isDenied("same", "already holds exactly this content") },
  ],
  claims: [
    {
      says: "curl with the option that the denial names runs, and the page is in the file",
      holds: (run) =>
        run.hasPassed("curlfile") && run.file("page.txt")?.startsWith("A line of a page") === true,
    },
    {
      says: "the bounded Read that the denial names runs",
      holds: (run) =>
        run.hasPassed("largeagain") && run.result("largeagain")?.text.includes("line 1 ") === true,
    },
    {
      says: "of a file of long lines, the bounded Read that the denial names runs too",
      holds: (run) =>
        run.isDenied("wide", "has 180000 bytes and this Read has no bound") &&
        run.hasPassed("wideagain") &&
        run.result("wideagain")?.text.includes("line 600 ") === true,
    },
    {
      says: "a Write that differs in one line runs after the refused one",
      holds: (run) => run.hasPassed("other") && run.file("same.txt") === `${same}And more.\n`,
    },
    {
      says: "the refusals leave no hook record in the transcript",
      holds: (run) => !run.hookRecords().some((label) => denied.includes(label)),
    },
  ],
};
