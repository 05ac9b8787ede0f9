// The settings file that `detent install` and `detent uninstall` work on: read whole, written whole, by a temporary
// file beside it and a rename. A link is followed, so that what it leads to is changed and the link stays.

import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, resolve } from "node:path";
import { ExpectedError } from "../expected-error.ts";
import { errorCode } from "../moves/store/disk.ts";
import type { OptionValues } from "./command.ts";
import { findText } from "./option-values.ts";

/** The absolute path given with --settings. */
export function settingsPath(options: OptionValues, cwd: string): string {
  const path = findText(options, "settings") ?? "";
  if (path !== "") return resolve(cwd, path);
  const remedy = "Name the file with --settings FILE, such as ~/.claude/settings.json.";
  throw new ExpectedError("--settings", "No settings file is named.", remedy, 2);
}

/** The text of the file; empty where it does not exist. */
export function readSettingsText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    const code = errorCode(error);
    if (code === "ENOENT") return "";
    throw new ExpectedError(path, `It cannot be read (${code}).`, "Check that it is a file of yours.", 4);
  }
}

/** Writes `text` where the file still holds `before`; refuses where somebody else has changed it meanwhile. */
export function writeSettingsText(path: string, before: string, text: string): void {
  if (readSettingsText(path) !== before) {
    throw new ExpectedError(path, "It was changed while this ran.", "Run the command again.", 4);
  }
  mkdirSync(dirname(path), { recursive: true });
  const target = existsSync(path) ? realpathSync(path) : path;
  const mode = existsSync(target) ? statSync(target).mode & 0o777 : 0o600;
  const temporary = `${target}.detent-${process.pid}`;
  try {
    writeFileSync(temporary, text, { flag: "wx", mode });
    chmodSync(temporary, mode);
    renameSync(temporary, target);
  } finally {
    rmSync(temporary, { force: true });
  }
}
