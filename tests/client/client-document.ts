// docs/client.md from the findings of a run: which move fires on which version, what else was claimed, what was noted.

import { type Version, versions } from "./client-run.ts";
import type { Finding } from "./finding.ts";
import { matrix } from "./matrix.ts";

const heading = `# What the moves do on the real client

Written by \`npm run test:client\`: the real client, headless, in the default permission mode and with a home of
its own, against a scripted stand-in for the model on the same machine. A cell is what a run showed. *Fires*: the
model, the screen, the file or the store has what the move gives. *Void*: the run showed that it has not, and why.
On 2.1.332 and 2.1.301 the plugin is loaded from its folder; on 2.0.77 the hook is wired in the user's settings, with
the events that this version has.
`;

/** The whole document. */
export function clientDocument(findings: readonly Finding[]): string {
  const days = [...new Set(findings.flatMap(({ day }) => day ?? []))].sort();
  const clients = [...new Set(findings.map(({ client }) => client))];
  const dated = `Runs of ${days.join(", ")}; clients ${clients.join(", ")}.`;
  return [
    heading,
    `${dated}\n`,
    "## Moves\n",
    tableOf("Move", "cell", findings),
    "\n## Claims\n",
    "*Yes*: seen in the run. A dash: not claimed of that version.\n",
    tableOf("Claim", "claim", findings),
    "\n## Noted\n",
    "What the runs showed of the client itself. Nothing in particular was expected.\n",
    tableOf("What", "fact", findings),
    "",
  ].join("\n");
}

/** What the document's table of moves says in each cell: move → version → text. */
export function documentedCells(document: string): ReadonlyMap<string, ReadonlyMap<Version, string>> {
  const rows = document.split("\n").flatMap((line) => {
    const [name, ...cells] = line.replace(/^\| | \|$/g, "").split(" | ");
    if (name === undefined || !matrix.some(({ move }) => move === name)) return [];
    return [[name, new Map(versions.map((version, at) => [version, cells[at] ?? ""]))] as const];
  });
  return new Map(rows);
}

function tableOf(title: string, kind: Finding["kind"], findings: readonly Finding[]): string {
  const own = findings.filter((finding) => finding.kind === kind);
  const order = kind === "cell" ? matrix.map(({ move }) => move) : own.map(({ says }) => says);
  const rows = [...new Set(order)].map((says) => {
    const cells = versions.map((version) => {
      const found = own.find((finding) => finding.says === says && finding.version === version);
      return found === undefined ? "–" : shown(found);
    });
    return `| ${[says, ...cells].join(" | ")} |`;
  });
  return [
    `| ${[title, ...versions].join(" | ")} |`,
    `|${" --- |".repeat(1 + versions.length)}`,
    ...rows,
  ].join("\n");
}

function shown({ seen, isAsExpected }: Finding): string {
  return isAsExpected ? seen : `**${seen}, which was not expected**`;
}
