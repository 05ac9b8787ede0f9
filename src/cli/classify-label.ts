// `detent classify --label`: adds the label of a command to a file of labels, as its sha256. The text of a command that
// stands in a log does not leave the log.

import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { findCallClass, parseLabelled } from "../classify/labelled-command.ts";
import { ExpectedError } from "../expected-error.ts";
import { commandHash, commandsOfLine } from "../measure/command-texts.ts";
import type { CommandContext } from "./command.ts";

/** What is to be labelled, as it stands on the command line. */
export interface LabelRequest {
  readonly className: string;
  readonly isMixed: boolean;
  /** A command, or FILE:LINE of a log. */
  readonly what: string;
  /** The file of labels. */
  readonly into: string;
}

/** Adds the label. The same label again changes nothing; another one for the same command is refused. */
export function addLabel({ cwd, flags, print }: CommandContext, request: LabelRequest): void {
  const expected = findCallClass(request.className);
  if (expected === undefined) {
    throw new ExpectedError(
      "--label",
      `There is no class '${request.className}'.`,
      "`detent classify --check` lists them.",
      2,
    );
  }
  const path = resolve(cwd, request.into);
  const sha256 = commandHash(commandOf(resolve(cwd), request.what));
  const held = existsSync(path) ? readFileSync(path, "utf8") : "";
  const known = parseLabelled(path, held).find(
    (one) => one.sha256 === sha256 || hashOf(one.command) === sha256,
  );
  if (known !== undefined && (known.expected !== expected || known.isMixed !== request.isMixed)) {
    const problem = `It is labelled ${known.expected}${known.isMixed ? ", mixed" : ""} already.`;
    throw new ExpectedError(known.place, problem, "Correct the line where the label is wrong.", 3);
  }
  const label = { sha256, class: expected, mixed: request.isMixed };
  if (known === undefined) {
    const start = held === "" || held.endsWith("\n") ? "" : "\n";
    appendFileSync(path, `${start}${JSON.stringify(label)}\n`);
  }
  if (flags.isJson)
    print.json({ shape: "detent.classify-label/1", ...label, path, isAdded: known === undefined });
  else
    print.line(
      `${sha256} ${expected}${request.isMixed ? ", mixed" : ""}${known === undefined ? "" : " (was there)"}`,
    );
}

function hashOf(command: string | null): string | null {
  return command === null ? null : commandHash(command);
}

/** The command itself, or the one Bash call on the line of a log. */
function commandOf(cwd: string, what: string): string {
  const [, file, number] = /^(.+):(\d+)$/.exec(what) ?? [];
  if (file === undefined || number === undefined) return what;
  const path = resolve(cwd, file);
  if (!existsSync(path)) {
    if (/\s/.test(what)) return what;
    throw new ExpectedError(what, "There is no such log.", "Check its name, or give the command itself.", 4);
  }
  const line = readFileSync(path, "utf8").split("\n")[Number(number) - 1];
  const commands = commandsOfLine(line ?? "");
  const [command] = new Set(commands);
  if (command !== undefined && new Set(commands).size === 1) return command;
  const count = commands.length === 0 ? "no Bash call" : `${commands.length} Bash calls`;
  throw new ExpectedError(what, `There is ${count} on this line.`, "Give the command itself.", 4);
}
