// The workbench on a real terminal: npm run test:tui. Every way out must give the terminal back, and no picture may be
// taller than its window. Ends with 1 where anything else is seen, and well, with the reason, where there is no tmux.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { hasTmux, openTerminal } from "./tmux.mjs";

const path = (name) => fileURLToPath(new URL(name, import.meta.url));
const program = path("../../dist/detent.js");
const folder = mkdtempSync(join(tmpdir(), "detent-terminal-"));
const database = join(folder, "a.duckdb");
const pidFile = join(folder, "pid");
const faults = [];
const print = (text) => process.stdout.write(`${text}\n`);

function check(isTrue, what) {
  if (isTrue) return;
  faults.push(what);
  print(`FAULT  ${what}`);
}

/** The first line names where one is and the last the keys: a picture that is too tall has lost its first line. */
function checkPicture(lines, rows, what) {
  check(lines.length <= rows, `${what}: ${lines.length} lines in a window of ${rows}`);
  check(
    /Sessions|Replay|Cohorts|Classifier|Problems/.test(lines[0] ?? ""),
    `${what}: the first line is '${lines[0]}'`,
  );
  check(
    lines.some((line) => /q quit|closes the help|Enter apply|y yes/.test(line)),
    `${what}: no line names the keys`,
  );
}

/** What the shell said of the terminal's mode behind a word; a crash may push the line away later. */
function modeIn(lines, word) {
  return lines.map((line) => new RegExp(`^${word} (\\d+ \\d+)$`).exec(line)?.[1]).find(Boolean);
}

/** Opens the workbench; what the shell says before and after it must be the same. */
async function opened(terminal) {
  terminal.run("clear; echo BEFORE $(stty -g | cksum)");
  terminal.before = modeIn(await terminal.waitFor("the shell", /BEFORE \d+ \d+\n/), "BEFORE");
  check(terminal.before !== undefined, "the shell does not say the mode of its terminal");
  const start = `node --import ${path("crash-on-signal.mjs")} ${program} --db ${database}`;
  terminal.run(`DETENT_PID_FILE=${pidFile} ${start}; echo EXITED $?`);
  return terminal.waitFor("the list of sessions", /09092e62|5e55600a/);
}

/** The shell goes on, as if nothing had been there. */
async function givenBack(terminal, exit, what) {
  await terminal.waitFor(`${what}: the end`, new RegExp(`EXITED ${exit}`));
  check(terminal.fact("alternate_on") === "0", `${what}: the alternate screen is still on`);
  check(terminal.fact("cursor_flag") === "1", `${what}: the cursor is hidden`);
  terminal.run("echo AFTER $(stty -g | cksum)");
  const lines = await terminal.waitFor(`${what}: the shell`, /AFTER \d+ \d+\n/);
  check(modeIn(lines, "AFTER") === terminal.before, `${what}: the mode of the terminal has changed`);
  return lines;
}

const pid = () => Number(readFileSync(pidFile, "utf8"));

const cases = {
  "every screen, filter and quit": async (terminal) => {
    checkPicture(await opened(terminal), 24, "sessions");
    terminal.type("jjjkk");
    await terminal.waitFor(
      "the second row under the cursor",
      (text) => text.split("\n")[4]?.startsWith(">") === true,
    );
    terminal.press("Enter");
    checkPicture(await terminal.waitFor("a session", /events? {3}█ cache read/), 24, "session");
    terminal.press("Escape");
    await terminal.waitFor("the list again", /newest first/);
    for (const [key, what, seen] of [
      ["2", "replay", /Nothing was replayed yet/],
      ["3", "cohorts", /registrations? in|no\. {2}status/],
      ["4", "classifier", /All controls hold/],
      ["5", "problems", /problems? · .*malformed/],
      ["?", "help", /any key closes the help/],
    ]) {
      terminal.type(key);
      checkPicture(await terminal.waitFor(what, seen), 24, what);
    }
    terminal.type("1");
    terminal.type("1");
    await terminal.waitFor("the list again", /newest first/);
    terminal.type("/5e55600a");
    checkPicture(await terminal.waitFor("the filter", /\/5e55600a▏/), 24, "filter");
    terminal.press("Enter");
    await terminal.waitFor("one session", /1 of \d+ sessions · newest first · filter: 5e55600a/);
    terminal.type("y");
    await terminal.waitFor("the command", /detent sessions text:5e55600a --limit 1 --db/);
    terminal.press("Enter");
    await terminal.waitFor("its timeline", /▾ request/);
    terminal.type("j");
    terminal.press("Enter");
    checkPicture(await terminal.waitFor("an event", /event 2/), 24, "event");
    terminal.type("r");
    await terminal.waitFor("the end of a replay", /replay is done/);
    terminal.type("2");
    checkPicture(await terminal.waitFor("its figures", /Denials: /), 24, "replay");
    terminal.type("q");
    const lines = await givenBack(terminal, 0, "q");
    check(
      lines.some((line) => line.startsWith("BEFORE")),
      "q: what stood there before is gone",
    );
  },
  "resized while it is open": async (terminal) => {
    await opened(terminal);
    for (const [columns, rows] of [
      [60, 15],
      [120, 40],
      [40, 10],
      [80, 24],
    ]) {
      terminal.resize(columns, rows);
      const lines = await terminal.waitFor(`${columns}×${rows}`, (text) => {
        const shown = text.split("\n").filter((line) => line !== "");
        const isWhole = shown[0]?.includes("Sessions") === true && shown.length >= rows - 2;
        return isWhole && shown.at(-1)?.startsWith("? help") === true;
      });
      checkPicture(lines, rows, `${columns}×${rows}`);
    }
    terminal.press("C-c");
    await givenBack(terminal, 0, "Ctrl-C");
  },
  "suspended and taken up again": async (terminal) => {
    await opened(terminal);
    terminal.press("C-z");
    await terminal.waitFor("the shell", /Stopped/);
    check(terminal.fact("alternate_on") === "0", "suspended: the alternate screen is still on");
    check(terminal.fact("cursor_flag") === "1", "suspended: the cursor is hidden");
    terminal.run("fg");
    checkPicture(await terminal.waitFor("the list again", /newest first/), 24, "after fg");
    terminal.type("5");
    await terminal.waitFor("problems", /problems? · .*malformed/);
    terminal.type("q");
    await terminal.waitFor("the end", /EXITED|sh> $/);
    check(terminal.fact("alternate_on") === "0", "after fg: the alternate screen is still on");
  },
  "kill -TERM": async (terminal) => {
    await opened(terminal);
    process.kill(pid(), "SIGTERM");
    await givenBack(terminal, 143, "SIGTERM");
  },
  "a crash": async (terminal) => {
    await opened(terminal);
    process.kill(pid(), "SIGUSR2");
    const lines = await givenBack(terminal, 1, "crash");
    check(
      lines.some((line) => line.includes("planted crash")),
      "crash: its message cannot be read",
    );
  },
  "marks, an incident and what writes it": async (terminal) => {
    await opened(terminal);
    terminal.type("/5e55600a");
    terminal.press("Enter");
    await terminal.waitFor("one session", /1 of \d+ sessions · newest first · filter: 5e55600a/);
    terminal.press("Enter");
    await terminal.waitFor("its timeline", /▾ request/);
    terminal.type("r");
    await terminal.waitFor("the end of a replay", /replay is done/);
    await terminal.waitFor("where the answers stand", (text) => !text.includes("reading ·"));
    // All folded: the mark is found behind the fold.
    terminal.type("z");
    await terminal.waitFor("a fold", /▸ prompt/);
    terminal.type("m");
    await terminal.waitFor("the aim", /n goes to what is fires/);
    terminal.type("n");
    await terminal.waitFor("the first that fires", /^> .*◆/m);
    terminal.type("nnn");
    await terminal.waitFor("the barrier", /^> .*WebFetch.*barrier-world: deny/m);
    terminal.type("i");
    checkPicture(await terminal.waitFor("the incident", /silent-fetch: /), 24, "incident");
    terminal.type("y");
    await terminal.waitFor("its command", /detent incident 5e55600a\S* --at 9 --name\s+event-9-of-5e55600a/);
    terminal.type("w");
    await terminal.waitFor("the question", /It writes\s+corpora\/incidents\/event-\d+-of-5e55600a/);
    terminal.type("n");
    await terminal.waitFor("the incident again", /w write/);
    terminal.type("3o");
    checkPicture(await terminal.waitFor("cohorts", /registrations? in|no\. {2}status/), 24, "cohorts");
    terminal.type("q");
    await givenBack(terminal, 0, "marks");
  },
  "a load elsewhere is waited for, and what it changed is shown": async (terminal) => {
    await opened(terminal);
    const holder = spawn(process.execPath, [path("hold-database.mjs"), database], {
      stdio: ["pipe", "pipe", "inherit"],
    });
    await once(holder.stdout, "data");
    terminal.type("5");
    await terminal.waitFor("the waiting", /waiting for a load/);
    // Keys are answered meanwhile.
    terminal.type("?");
    await terminal.waitFor("help", /any key closes the help/);
    terminal.type("x");
    holder.stdin.end();
    await once(holder, "exit");
    await terminal.waitFor("problems", /problems? · .*malformed/);
    terminal.type("q");
    await givenBack(terminal, 0, "waiting");
  },
  "NO_COLOR and FORCE_COLOR are heard": async (terminal) => {
    for (const [set, isColored] of [
      ["NO_COLOR=1", false],
      ["NO_COLOR=1 FORCE_COLOR=1", true],
      ["FORCE_COLOR=0", false],
    ]) {
      terminal.run(`clear; ${set} node ${program} --db ${database}; echo EXITED $?`);
      await terminal.waitFor("the list of sessions", /09092e62|5e55600a/);
      // SGR sequences beside those that only take looks back.
      const has = /\u001b\[(?!0?m|39m|49m|39;49m)[\d;]+m/.test(terminal.looks());
      check(has === isColored, `${set}: the picture has ${has ? "" : "no "}looks`);
      terminal.type("q");
      await terminal.waitFor("the end", /EXITED 0/);
    }
  },
  "TERM=dumb and no terminal get text": async (terminal) => {
    terminal.run(`TERM=dumb node ${program} --db ${database}; echo EXITED $?`);
    await terminal.waitFor("the command list", /explains one command[\s\S]*EXITED 0/);
    terminal.run(`clear; node ${program} --db ${database} | tail -1; echo EXITED $?`);
    await terminal.waitFor("the command list", /explains one command[\s\S]*EXITED 0/);
  },
};

async function main() {
  const corpus = ["../../corpora/sessions", "../../corpora/drains/small"].map(path);
  const loaded = spawnSync(process.execPath, [program, "load", ...corpus, "--db", database, "--quiet"]);
  if (loaded.status !== 0) throw new Error(`The corpus could not be loaded: ${loaded.stderr}`);
  for (const [number, [name, run]] of Object.entries(cases).entries()) {
    // A socket of its own: a server that is still ending takes nobody in.
    const terminal = openTerminal(`detent-${process.pid}-${number}`, 80, 24);
    try {
      await run(terminal);
      print(`ran    ${name}`);
    } catch (fault) {
      check(false, `${name}: ${fault.message}`);
    } finally {
      terminal.close();
    }
  }
}

if (!hasTmux()) print("Skipped: tmux is not installed here, and the terminal test needs one.");
else {
  try {
    await main();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  print(faults.length === 0 ? "The terminal was given back every time." : `${faults.length} faults.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
