// The demonstration: loads the shipped corpus into a database of its own, measures it, replays one session through the
// moves and compares the cohorts of the shipped drain. Then a drain whose verdicts were derived by hand, and the
// September case: their logs are generated, compared and removed again, and the report stays in
// demo-out/reports/september. It writes below demo-out/ and nowhere else, needs no network and can be run again. The
// corpus is invented, so no figure here says anything about any agent.

import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, rmSync } from "node:fs";
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

/** Runs a command without showing it and returns what it printed. The report may end with any verdict. */
function readJson(args) {
  const env = { ...process.env, HOME: out, XDG_DATA_HOME: out, NO_COLOR: "1" };
  const command = [join("dist", "detent.js"), ...args, "--json"];
  const { status, stdout } = spawnSync(process.execPath, command, { cwd: root, env, maxBuffer: 2 ** 26 });
  return { status, answer: JSON.parse(stdout.toString()) };
}

function verdictText({ word, reasons, labels }) {
  const why = reasons.length === 0 ? "" : ` (${reasons.join("; ")})`;
  return [`${word}${why}`, ...labels].join(", ");
}

/** Every word of a verdict, beside the word that the README of the corpus derives by hand. */
function showDecided() {
  const decided = join("demo-out", "decided");
  const corpus = join("corpora", "drains", "decided");
  const plans = JSON.parse(readFileSync(join(root, corpus, "expected.json"), "utf8")).slice(0, 3);
  const own = ["--db", join(decided, "detent.duckdb"), "--registry", join(decided, "registrations")];
  spawnSync(process.execPath, [join(corpus, "generate.mjs"), decided], { cwd: root, stdio: "inherit" });
  process.stdout.write("\n== A drain that is decided: every word of a verdict, as it was derived by hand\n");
  readJson(["load", join(decided, "before"), join(decided, "after"), ...own.slice(0, 2)]);
  for (const [place, plan] of plans.entries()) {
    readJson(["register", join(corpus, plan.protocol), "--seal", ...own]);
    const judged = ["--evidence", join(decided, "judged")];
    // A decision takes a number of its own: plans have the odd ones.
    const { status, answer } = readJson(["compare", String(1 + 2 * place), ...judged, ...own]);
    process.stdout.write(`${plan.protocol}: exit code ${status}\n`);
    for (const [at, { metric, cohort, verdict }] of answer.comparison.targets.entries()) {
      const text = verdictText(verdict);
      process.stdout.write(`  ${metric} in ${cohort}: ${text}\n`);
      if (text === plan.targets[at][2] && status === plan.exit_code) continue;
      process.stderr.write(`demo: expected was ${plan.targets[at][2]}, with exit code ${plan.exit_code}.\n`);
      process.exit(1);
    }
  }
  for (const side of ["before", "after"]) rmSync(join(root, decided, side), { recursive: true });
}

showDecided();

/** The plan as it was first preserved: one commit, stamped when the published one was. Without git there is none. */
function preserve(folder) {
  const at = "2026-09-06T21:46:24-04:00";
  const env = { ...process.env, GIT_AUTHOR_DATE: at, GIT_COMMITTER_DATE: at };
  const who = [
    "-c",
    "user.name=drain",
    "-c",
    "user.email=drain@example.invalid",
    "-c",
    "commit.gpgsign=false",
  ];
  for (const args of [
    ["init", "-q"],
    ["add", "protocol.yaml"],
    [...who, "commit", "-q", "-m", "The plan"],
  ]) {
    spawnSync("git", args, { cwd: folder, env, stdio: "ignore" });
  }
}

const september = join("demo-out", "september");
const source = join("corpora", "drains", "september");
mkdirSync(join(root, september), { recursive: true });
copyFileSync(join(root, source, "protocol.yaml"), join(root, september, "protocol.yaml"));
preserve(join(root, september));
const generator = join(source, "generate.mjs");
spawnSync(process.execPath, [generator, "logs", september], { cwd: root, stdio: "inherit" });
const own = ["--db", join(september, "detent.duckdb"), "--registry", join(september, "registrations")];
show(
  "The September case: 211 dispatches, their logs generated",
  ["load", september, "--quiet", ...own.slice(0, 2)],
  [0],
);
show(
  "Its plan, sealed today",
  ["register", join(september, "protocol.yaml"), "--seal", "--quiet", ...own],
  [0],
);
const out9 = join("demo-out", "reports", "september");
show("What may be said of it", ["compare", "0001", "--out", out9, ...own], [3]);
for (const name of ["logs", "drain.jsonl"]) rmSync(join(root, september, name), { recursive: true });
process.stdout.write(
  "\nBackend and frontend were refused, with 1 and 0 of 15 dispatches after the cutoff. " +
    `Open ${join(out9, "report.html")}.\n`,
);
