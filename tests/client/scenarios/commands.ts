// The plugin by itself, where the `detent` command was never installed: its own command works without a prompt, and the
// client finds nothing wrong with the plugin's files.

import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { newer } from "../client-run.ts";
import type { Scenario } from "../scenario.ts";
import { say } from "../scripted-model.ts";

const pathFolders = [dirname(process.execPath), "/usr/local/bin", "/usr/bin", "/bin"];

/** `plugin` is the plugin's folder. */
export function commandsWith(plugin: string): Scenario {
  return {
    name: "commands",
    on: newer,
    scene: () => ({
      files: {},
      steps: ["/detent", "/detent:detent"].map((prompt) => ({
        prompt,
        script: { subagents: {}, main: [say("Shown.")] },
      })),
      commands: [["plugin", "validate", "--strict", plugin]],
    }),
    evidence: [],
    claims: [
      {
        says: "/detent gives the model the status, without a prompt and without a `detent` command",
        holds: (run) =>
          run.saw("DETENT_TRUNCATE_THRESHOLD") &&
          run.permissionDenials(0)?.length === 0 &&
          !pathFolders.some((folder) => existsSync(`${folder}/detent`)),
      },
      {
        says: "`claude plugin validate --strict` finds nothing wrong with the plugin",
        holds: (run) => run.ended.at(-1)?.code === 0,
      },
    ],
    facts: [
      {
        about: "Names under which the plugin's command is started headless",
        read: (run) =>
          ["/detent", "/detent:detent"]
            .filter((_, step) => !JSON.stringify(run.printed(step)).includes("Unknown"))
            .join(", "),
      },
    ],
  };
}
