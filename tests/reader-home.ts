// The home of somebody who reads the documents: the built program on the PATH, the shipped corpus in a folder of the
// project and, as the client's own logs, below ~/.claude/projects. Nothing outside of it is written.

import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, realpathSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type CommandRun, SHOWN_HOME } from "./document-blocks.ts";

const root = fileURLToPath(new URL("../", import.meta.url));

/** Runs shell command lines one after the other in one home. */
export type RunLine = (line: string) => CommandRun;

/** A fresh home; the folder of the project is where its commands run. */
export function openReaderHome(): RunLine {
  const home = realpathSync(mkdtempSync(join(tmpdir(), "detent-reader-")));
  const [project, programs] = [join(home, "detent"), join(home, "bin")];
  for (const folder of [project, programs, join(home, ".claude")]) mkdirSync(folder);
  cpSync(join(root, "corpora"), join(project, "corpora"), { recursive: true });
  cpSync(join(root, "corpora/sessions/claude-code"), join(home, ".claude/projects"), { recursive: true });
  symlinkSync(join(root, "dist/detent.js"), join(programs, "detent"));
  const { PATH = "" } = process.env;
  const path = [programs, dirname(process.execPath), PATH].join(delimiter);
  const env = { PATH: path, HOME: home, TMPDIR: tmpdir(), TZ: "UTC", NO_COLOR: "1", LC_ALL: "C.UTF-8" };
  const shown = (text: string): string => text.replaceAll(home, SHOWN_HOME);
  return (line) => {
    const { error, status, stdout, stderr } = spawnSync("sh", ["-c", line], {
      cwd: project,
      env,
      encoding: "utf8",
    });
    if (error !== undefined) throw error;
    return { stdout: shown(stdout), stderr: shown(stderr), exitCode: status };
  };
}
