// `detent incident`: one event of a recorded session as a small fixture that shows it again. Preview by default: what
// would be written stands on the screen before anything is.

import { statSync } from "node:fs";
import { resolve } from "node:path";
import * as z from "zod/mini";
import { ExpectedError } from "../../expected-error.ts";
import { type DetectorName, detectorNames, incidentShape } from "../../replay/incident.ts";
import { makeIncident } from "../../replay/make-incident.ts";
import { readSession } from "../../replay/read-session.ts";
import { findLogFiles, isMainFile } from "../../replay/transcript-files.ts";
import { incidentFiles, writeIncident } from "../../replay/write-incident.ts";
import { type IncidentKind, incidentKinds } from "../../session/drain-record.ts";
import type { Command, CommandContext, OptionValues } from "../command.ts";
import { collectText, findCount, findText, isGiven } from "../option-values.ts";
import { readChoices } from "../replay-choices.ts";
import { sessionPath } from "../replay-targets.ts";

const count = z.int().check(z.nonnegative());

/** What `detent incident --json` prints. */
export const incidentMadeShape = z.strictObject({
  shape: z.literal("detent.incident-made/1"),
  path: z.string(),
  isWritten: z.boolean(),
  linesBefore: count,
  lines: count,
  incident: incidentShape,
});

/** `detent incident`. */
export const incident: Command = {
  name: "incident",
  summary: "Makes a small, redacted fixture of one event of a session, which replays by itself",
  usage: ["SESSION --at N [options]"],
  example: "detent incident 5e55600a --at 9",
  exitCodes: [0, 3, 4],
  options: (commander) => {
    commander
      .argument("<session>", "a transcript, a folder that holds one, or a loaded session's id")
      .requiredOption("--at <N>", "the event, by the number that `detent replay SESSION --events` shows")
      .option("--write", "write the folder; without it, only show what would be written")
      .option("--into <dir>", "the folder that incidents are in; by default corpora/incidents")
      .option("--name <name>", "the incident's folder; by default its kind")
      .option("--kind <kind>", `what went wrong: ${incidentKinds.join(", ")}`)
      .option("--detector <name>", `what ought to find it: ${detectorNames.join(", ")}`)
      .option("--set <NAME=VALUE>", "an operand to replay under; may be repeated", collectText);
  },
  run: async (context, [what = ""], options) => {
    const at = findCount(options, "at");
    if (at === undefined || at === 0)
      throw new ExpectedError("--at", "Events are counted from 1.", "Give the number of an event.", 2);
    const { named } = readChoices(context, options);
    const path = await transcriptOf(context, what);
    const made = makeIncident(readSession(path), {
      at,
      kind: kindOf(options),
      detector: detectorOf(options),
      operands: named.operands,
    });
    show(context, options, made);
    return 0;
  },
};

function show(
  { print, flags, cwd }: CommandContext,
  options: OptionValues,
  { incident: found, objects, linesBefore }: ReturnType<typeof makeIncident>,
): void {
  const folder = resolve(cwd, findText(options, "into") ?? "corpora/incidents");
  const name = nameOf(options, found.kind);
  const isWritten = isGiven(options, "write");
  const path = isWritten ? writeIncident(folder, name, found, objects) : `${folder}/${name}`;
  if (flags.isJson) {
    const lines = objects.length;
    print.json({ shape: "detent.incident-made/1", path, isWritten, linesBefore, lines, incident: found });
    return;
  }
  print.line(`${found.kind}: ${found.expected.what} at ${found.expected.about} (${found.standing}).`);
  print.line(`Lines: ${objects.length} of ${linesBefore}.`);
  for (const [kind, count] of Object.entries(found.redaction)) print.line(`Replaced: ${kind}, ${count}.`);
  if (isWritten) {
    print.line(`Written: ${path}`);
    return;
  }
  for (const [file, text] of Object.entries(incidentFiles(found, objects))) {
    print.line("");
    print.line(`${path}/${file}`);
    print.line(text.trimEnd());
  }
  print.note("Nothing was written. Read it, then give --write.");
}

/** A file, the only transcript of a folder, or a loaded session. */
async function transcriptOf(context: CommandContext, what: string): Promise<string> {
  const path = resolve(context.cwd, what);
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory() !== true) return found?.isFile() === true ? path : sessionPath(context, what);
  const [only, ...others] = findLogFiles(path, true).files.filter(isMainFile);
  if (only !== undefined && others.length === 0) return only;
  const count = only === undefined ? "no transcript" : `${others.length + 1} transcripts`;
  throw new ExpectedError(what, `The folder has ${count}.`, "Name one transcript, or a session id.", 2);
}

function nameOf(options: OptionValues, kind: IncidentKind): string {
  const name = findText(options, "name") ?? kind;
  if (/^[a-z\d][a-z\d-]*$/.test(name)) return name;
  throw new ExpectedError(
    "--name",
    `'${name}' is no name of a folder.`,
    "Give small letters, digits and hyphens.",
    2,
  );
}

function kindOf(options: OptionValues): IncidentKind | null {
  const text = findText(options, "kind");
  return text === undefined ? null : oneOf("--kind", text, incidentKinds);
}

function detectorOf(options: OptionValues): DetectorName | null {
  const text = findText(options, "detector");
  return text === undefined ? null : oneOf("--detector", text, detectorNames);
}

function oneOf<Name extends string>(flag: string, text: string, names: readonly Name[]): Name {
  const found = names.find((name) => name === text);
  if (found !== undefined) return found;
  throw new ExpectedError(flag, `'${text}' is none of them.`, `There are ${names.join(", ")}.`, 2);
}
