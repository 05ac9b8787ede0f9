// What the client itself does with large files, the moves being off: beside this stand what bound-read and its named
// call give.

import { type ClientRun, versions } from "../client-run.ts";
import { numberedLines, type Scenario } from "../scenario.ts";
import { call, say } from "../scripted-model.ts";

function seen(run: ClientRun, label: string): string {
  const result = run.result(label);
  if (result === null) return "not asked";
  if (result.isError)
    return `refused (${result.text
      .replace(/<[^>]*>/g, "")
      .slice(0, 60)
      .trim()}…)`;
  return `${result.text.split("\n").length} lines, ${result.text.length} characters`;
}

export const largeReads: Scenario = {
  name: "large-reads",
  on: versions,
  scene: ({ project }) => ({
    files: { "narrow.txt": numberedLines(4000, 30), "wide.txt": numberedLines(1800, 99) },
    env: { DETENT_MOVES_OFF: "bound-read,bound-result" },
    steps: [
      {
        prompt: "Read them.",
        script: {
          subagents: {},
          main: [
            [call("narrow", "Read", { file_path: `${project}/narrow.txt` })],
            [call("narrowbound", "Read", { file_path: `${project}/narrow.txt`, limit: 2000 })],
            [call("wide", "Read", { file_path: `${project}/wide.txt` })],
            [call("widebound", "Read", { file_path: `${project}/wide.txt`, limit: 2000 })],
            [call("widenamed", "Read", { file_path: `${project}/wide.txt`, limit: 600 })],
            say("Read."),
          ],
        },
      },
    ],
  }),
  evidence: [],
  claims: [],
  facts: [
    {
      about: "Moves off, Read of 124,000 bytes in 4,000 lines without a bound",
      read: (run) => seen(run, "narrow"),
    },
    {
      about: "… with a limit of 2,000 lines, as bound-read names it",
      read: (run) => seen(run, "narrowbound"),
    },
    {
      about: "Moves off, Read of 180,000 bytes in 1,800 lines without a bound",
      read: (run) => seen(run, "wide"),
    },
    { about: "… with a limit of 2,000 lines", read: (run) => seen(run, "widebound") },
    { about: "… with a limit of 600 lines, as bound-read names it", read: (run) => seen(run, "widenamed") },
  ],
};
