// Files that others touch: a watched file that a command changes, and an upload that is read.

import { type ClientRun, versions } from "../client-run.ts";
import type { Scenario } from "../scenario.ts";
import { call, say } from "../scripted-model.ts";

const upload = "what the user has handed over\n";
const neighbour = "not handed over\n";

const kept = (run: ClientRun, move: string, text: string): boolean => run.recorded(move).includes(text);

export const files: Scenario = {
  name: "files",
  on: versions,
  scene: ({ project }) => ({
    files: { "watched.txt": "before\n", "uploads/plan.txt": upload, "uploads-other/plan.txt": neighbour },
    allow: ["Bash(cp:*)", "Bash(sleep:*)"],
    env: { DETENT_UPLOADS_DIR: `${project}/uploads` },
    watched: ["watched.txt"],
    steps: [
      {
        prompt: "Read and change.",
        script: {
          subagents: {},
          main: [
            [call("upload", "Read", { file_path: `${project}/uploads/plan.txt` })],
            [call("neighbour", "Read", { file_path: `${project}/uploads-other/plan.txt` })],
            [call("change", "Bash", { command: "cp uploads/plan.txt watched.txt", description: "Copy" })],
            [call("wait", "Bash", { command: "sleep 2", description: "Wait" })],
            say("Changed."),
          ],
        },
      },
    ],
  }),
  evidence: [
    { move: "capture-upload", seen: (run) => kept(run, "capture-upload", upload) },
    { move: "capture-file-change", seen: (run) => kept(run, "capture-file-change", upload) },
  ],
  claims: [
    {
      says: "a file in a folder whose name only begins like the uploads folder's is not kept as an upload",
      holds: (run) => run.hasPassed("neighbour") && !kept(run, "capture-upload", neighbour),
    },
    {
      says: "the hook works when a settings file wires it",
      holds: (run) => run.recorded("capture-result").length > 0,
    },
  ],
};
