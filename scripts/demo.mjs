// The demonstration: loads the shipped corpus into a database of its own, measures it, replays one session through the
// moves and compares the cohorts of the shipped drain. It writes below demo-out/ and nowhere else, needs no network and
// can be run again. The corpus is invented, so no figure here says anything about any agent.

import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const out = join(root, "demo-out");
const database = ["--db", join("demo-out", "detent.duckdb")];
const registry = ["--registry", join("demo-out", "registrations")];

/** Runs one command and shows it as a user would type it. `expected` are the codes that it may end with. */
function show(title, args, expected) {
  process.stdout.write(`\n== ${title}\n$ detent ${args.join(" ")}\n`);
  const env = { ...process.env, HOME: out, XDG_DATA_HOME: out, NO_COLOR: "1" };
  const command = [join("dist", "detent.js"), ...args];
  const stdio = ["ignore", "inherit", "inherit"];
  const { status, error } = spawnSync(process.execPath, command, { cwd: root, env, stdio });
  if (error !== undefined) throw error;
  if (expected.includes(status)) return;
  process.stderr.write(
    `demo: the command above ended with ${status}, expected was ${expected.join(" or ")}.\n`,
  );
  process.exit(1);
}

rmSync(out, { recursive: true, force: true });
const drain = join("corpora", "drains", "small");
const session = join("corpora", "sessions", "claude-code", "moves-at-work");
show("Load the shipped transcripts and the drain log", ["load", "corpora/sessions", drain, ...database], [0]);
show("Load again: nothing has changed", ["load", "corpora/sessions", drain, ...database], [0]);
show("Every metric over all sessions", ["measure", "--quiet", ...database], [0]);
show("What the moves would have done in one session", ["replay", session, "--events", "--quiet"], [0]);
const protocol = join(drain, "protocol.yaml");
show("The plan of the comparison, sealed", ["register", protocol, "--seal", ...registry, ...database], [0]);
show("What may be said of the cohorts, and what not", ["compare", "0001", ...registry, ...database], [3]);
process.stdout.write(
  "\nThe comparison ended with exit code 3: one target met, one undecided, one refused.\n",
);
