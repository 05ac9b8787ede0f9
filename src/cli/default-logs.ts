// Where logs are looked for when a command names none: the projects folder of the client.

import { existsSync } from "node:fs";
import { ExpectedError } from "../expected-error.ts";
import { findProjectsFolder } from "../measure/find-logs.ts";
import type { CommandContext } from "./command.ts";

/** The client's projects folder. Throws an ExpectedError where the environment names none or it is not there. */
export function defaultLogs({ env }: Pick<CommandContext, "env">, command: string): string {
  const folder = findProjectsFolder(env);
  const remedy = `Name the files or folders to ${command}.`;
  if (folder === undefined) {
    throw new ExpectedError(`detent ${command}`, "Neither CLAUDE_CONFIG_DIR nor HOME is set.", remedy, 4);
  }
  if (existsSync(folder)) return folder;
  throw new ExpectedError(folder, "The client's projects folder is not there.", remedy, 4);
}
