// The controls and labelled commands of a folder, read from the disk.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  findCommandClass,
  type ParsedControl,
  parseControls,
  parsedControl,
} from "../classify/command-control.ts";
import { type LabelledCommand, parseLabelled } from "../classify/labelled-command.ts";
import { ExpectedError } from "../expected-error.ts";

/** The file of commands whose text only a log has. */
export const heldOutFile = "held-out.jsonl";
/** The file of commands with their text. */
export const labelledFile = "labelled.jsonl";

/** The controls of every class that has a file in `folder`. */
export function readControls(folder: string): readonly ParsedControl[] {
  if (!existsSync(folder)) {
    const remedy = "Name the folder with --controls.";
    throw new ExpectedError(folder, "The controls of the classes are not here.", remedy, 4);
  }
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const name = findCommandClass(file.replace(/\.jsonl$/, ""));
      if (name === undefined || !file.endsWith(".jsonl")) return [];
      const path = join(folder, file);
      return parseControls(name, path, readFileSync(path, "utf8")).map(parsedControl);
    });
}

/** The labelled commands of one file of `folder`; none where the file is not there. */
export function readLabelled(folder: string, file: string): readonly LabelledCommand[] {
  const path = join(folder, file);
  return existsSync(path) ? parseLabelled(path, readFileSync(path, "utf8")) : [];
}
