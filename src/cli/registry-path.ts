// Where the registry of a command is: --registry DIR, else reports/registrations below the current folder.

import { resolve } from "node:path";
import { ExpectedError } from "../expected-error.ts";
import type { OptionValues } from "./command.ts";
import { findText } from "./option-values.ts";

/** Absolute. The folder need not exist. */
export function registryPath(options: OptionValues, cwd: string): string {
  const folder = findText(options, "registry") ?? "reports/registrations";
  if (folder === "")
    throw new ExpectedError("--registry", "The folder's name is empty.", "Name a folder.", 2);
  return resolve(cwd, folder);
}
