// `detent status`: what is wired, kept and in force, and what has drifted. Ends with 1 where something has.

import * as fs from "node:fs";
import { resolve } from "node:path";
import { readStatus } from "../../moves/status.ts";
import { statusText } from "../../moves/status-text.ts";
import { projectRoot } from "../../moves/store-folder.ts";
import type { Command } from "../command.ts";
import { hookPath } from "../hook-path.ts";
import { findText } from "../option-values.ts";
import { programVersion } from "../program-version.ts";

/** `detent status`. */
export const status: Command = {
  name: "status",
  summary: "Shows the hook's wiring, store, flows and operands, and what has drifted",
  usage: ["[options]"],
  example: "detent status",
  exitCodes: [0, 1],
  options: (commander) => {
    commander.option("--project <dir>", "the project whose settings files count (default: this folder)");
  },
  run: async ({ flags, print, stdout, env, cwd }, _args, options) => {
    const folder = findText(options, "project");
    const project = folder === undefined ? projectRoot(env, cwd) : resolve(cwd, folder);
    const program = { version: programVersion(), hook: hookPath() };
    const found = readStatus({ disk: fs, env, project, program });
    if (flags.isJson) print.json({ shape: "detent.status/1", project, ...found });
    else stdout.write(statusText(found));
    return found.drift.length === 0 ? 0 : 1;
  },
};
