// The settings file that `detent install` and `detent uninstall` work on: read whole, written whole, by a temporary
// file beside it and a rename. A link is followed, so that what it leads to is changed and the link stays.

import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
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

/** So many links in a row lead nowhere. */
const linksMax = 40;

/** The absolute path given with --settings. */
export function settingsPath(options: OptionValues, cwd: string): string {
  const path = findText(options, "settings") ?? "";
  if (path !== "") return resolve(cwd, path);
  const remedy = "Name the file with --settings FILE, such as ~/.claude/settings.json.";
  throw new ExpectedError("--settings", "No settings file is named.", remedy, 2);
}

/** The text of the file; empty where it does not exist. Refused where writing the text back would change a byte. */
export function readSettingsText(path: string): string {
  try {
    const bytes = readFileSync(path);
    const text = bytes.toString("utf8");
    if (Buffer.from(text).equals(bytes)) return text;
    throw new ExpectedError(path, "It is not UTF-8 text.", "Save it as UTF-8; nothing was changed.", 4);
  } catch (error) {
    if (error instanceof ExpectedError) throw error;
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
  const target = behindLinks(path);
  mkdirSync(dirname(target), { recursive: true });
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

/** The file that the path means, also where a link leads to one that is not there yet. */
function behindLinks(path: string, followed = 0): string {
  if (existsSync(path)) return realpathSync(path);
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() !== true) return path;
  if (followed >= linksMax) {
    throw new ExpectedError(path, "It is a link that leads to no file.", "Name the file itself.", 4);
  }
  return behindLinks(resolve(dirname(path), readlinkSync(path)), followed + 1);
}
