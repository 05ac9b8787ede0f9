// The hook in a settings file that has hooks, rules and variables of its own: what `detent install` writes works in the
// client beside them, and what `detent uninstall` leaves is what was there.

import { type ClientRun, versions } from "../client-run.ts";
import { numberedLines, type Scenario } from "../scenario.ts";
import { call, say } from "../scripted-model.ts";

/** As somebody writes by hand: a blank line, tabs, an order of its own. His hook puts a file beside the project. */
const settings = `{
\t"env": { "GREETING": "hello there" },

\t"permissions": { "allow": ["Bash(curl:*)", "Bash(printenv:*)"], "deny": ["Bash(touch:*)"] },
\t"hooks": {
\t\t"PostToolUse": [
\t\t\t{ "matcher": "Bash", "hooks": [{ "type": "command", "command": "cat > $HOME/own-hook.json" }] }
\t\t]
\t}
}
`;

const file = (run: ClientRun, verb: string, state: string): string | null =>
  run.homeFile(`settings-${verb}-${state}.json`);

function parsed(text: string | null): Record<string, unknown> {
  return text === null ? {} : JSON.parse(text);
}

export const installs: Scenario = {
  name: "installs",
  on: versions,
  scene: ({ api }) => ({
    files: { "lines.txt": numberedLines(400, 49) },
    settings,
    steps: [
      {
        prompt: "Work with the hook.",
        script: {
          subagents: {},
          main: [
            [call("curl", "Bash", { command: `curl -s ${api}/page`, description: "Fetch" })],
            [call("greet", "Bash", { command: "printenv GREETING", description: "Greet" })],
            [call("touch", "Bash", { command: "touch forbidden", description: "Touch" })],
            say("Worked."),
          ],
        },
      },
    ],
    uninstalled: [
      {
        prompt: "Work without the hook.",
        script: {
          subagents: {},
          main: [
            [call("curlafter", "Bash", { command: `curl -s ${api}/page`, description: "Fetch" })],
            say("Worked again."),
          ],
        },
      },
    ],
  }),
  evidence: [],
  claims: [
    {
      says: "a preview of `detent install` leaves the settings file as it is, byte for byte",
      holds: (run) => file(run, "install", "preview") === settings,
    },
    {
      says: "what `detent install --apply` wrote refuses and records in the client",
      holds: (run) =>
        run.isDenied("curl", "This curl prints into the context") && run.recordedCalls().includes("greet"),
    },
    {
      says: "the user's own variable, rule and hook in that file still work",
      holds: (run) =>
        run.result("greet")?.text.includes("hello there") === true &&
        run.result("touch")?.isError === true &&
        run.file("forbidden") === null &&
        run.homeFile("own-hook.json") !== null,
    },
    {
      says: "everything else in that file stays, and the user's hook stands before ours",
      holds: (run) => {
        const [before, after] = [parsed(settings), parsed(file(run, "install", "installed"))];
        const isKept = ["env", "permissions"].every(
          (key) => JSON.stringify(before[key]) === JSON.stringify(after[key]),
        );
        return (
          isKept &&
          JSON.stringify(after.hooks).indexOf("own-hook") < JSON.stringify(after.hooks).indexOf('"*"')
        );
      },
    },
    {
      says: "`detent uninstall --apply` leaves the file as it was before, byte for byte",
      holds: (run) => file(run, "uninstall", "uninstalled") === settings,
    },
    {
      says: "after it nothing is refused and nothing recorded",
      holds: (run) =>
        run.result("curlafter")?.text.includes("A line of a page") === true &&
        !run.recordedCalls().includes("curlafter"),
    },
  ],
};
