// A real terminal: a window of tmux on a socket of its own. Nothing waits by the clock: each step polls the picture for
// what it must show, up to a limit.
import { execFileSync, spawnSync } from "node:child_process";
import { setTimeout } from "node:timers/promises";

const LIMIT_MS = 60_000;
const POLL_MS = 50;

/** True where tmux can be run. */
export function hasTmux() {
  return spawnSync("tmux", ["-V"]).status === 0;
}

/** A window of so many columns and lines that runs a shell without a profile. */
export function openTerminal(name, columns, rows) {
  const tmux = (...args) =>
    execFileSync("tmux", ["-L", name, "-f", "/dev/null", ...args], { encoding: "utf8" });
  const size = ["-x", String(columns), "-y", String(rows)];
  // CI makes the drawing library print its last picture alone; the certificates' variable slows every start.
  const shell = [
    "env",
    "-u",
    "CI",
    "-u",
    "NODE_EXTRA_CA_CERTS",
    "PS1=sh> ",
    "TERM=screen-256color",
    "bash",
    "--norc",
    "-i",
  ];
  tmux("new-session", "-d", ...size, ...shell);
  const terminal = {
    /** Keys by their names in tmux, such as Enter or C-c. */
    press: (...keys) => tmux("send-keys", ...keys),
    /** A text as one input event. */
    type: (text) => tmux("send-keys", "-l", text),
    run: (line) => {
      terminal.type(line);
      terminal.press("Enter");
    },
    resize: (x, y) => tmux("resize-window", "-x", String(x), "-y", String(y)),
    /** The picture with the sequences that set its looks. */
    looks: () => tmux("capture-pane", "-p", "-e"),
    picture: () => tmux("capture-pane", "-p").replace(/\n$/, "").split("\n"),
    /** A fact about the window, such as alternate_on. */
    fact: (fact) => tmux("display-message", "-p", `#{${fact}}`).trim(),
    /** The picture, once `isThere` holds for its text; throws with the picture where it never does. */
    waitFor: async (what, isThere) => {
      const found = typeof isThere === "function" ? isThere : (text) => isThere.test(text);
      for (let waited = 0; waited < LIMIT_MS; waited += POLL_MS) {
        const lines = terminal.picture();
        if (found(lines.join("\n"))) return lines;
        await setTimeout(POLL_MS);
      }
      throw new Error(`${what} was not seen:\n${terminal.picture().join("\n")}`);
    },
    close: () => spawnSync("tmux", ["-L", name, "kill-server"]),
  };
  return terminal;
}
