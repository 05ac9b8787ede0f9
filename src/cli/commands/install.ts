// `detent install`: writes the hook's wiring into a settings file, for people who do not use the plugin. Only events
// that the client's version is known to have: an unknown name can keep an old client from reading the file at all.

import { ExpectedError } from "../../expected-error.ts";
import { parseSettings } from "../../moves/client-settings.ts";
import { findHooks } from "../../moves/found-wiring.ts";
import { type Wiring, wiringFor } from "../../moves/wiring.ts";
import { readClientVersion } from "../client-version.ts";
import type { Command, CommandContext, OptionValues } from "../command.ts";
import { hookPath } from "../hook-path.ts";
import { collectText, findText, isGiven, readTexts } from "../option-values.ts";
import { withHooks, withoutHooks } from "../settings-edit.ts";
import { readSettingsText, settingsPath, writeSettingsText } from "../settings-file.ts";
import type { Column } from "../text-table.ts";

const columns: readonly Column[] = [
  { title: "event", align: "left" },
  { title: "for", align: "left" },
];

/** `detent install`. */
export const install: Command = {
  name: "install",
  summary: "Previews the hook's wiring for a settings file, and writes it with --apply",
  usage: ["--settings FILE [options]"],
  example: "detent install --settings ~/.claude/settings.json --client 2.1.332",
  exitCodes: [0, 4],
  options: (commander) => {
    commander
      .option("--settings <file>", "the settings file of the client")
      .option("--client <version>", "the client's version (default: what `claude --version` says)")
      .option(
        "--watch <name>",
        "record changes of files of this name; may be given several times",
        collectText,
      )
      .option("--apply", "write the file");
  },
  run: async (context, _args, options) => {
    const path = settingsPath(options, context.cwd);
    const version = findText(options, "client") ?? readClientVersion(context.env) ?? refuseUnknown();
    const wiring = wiringFor(version, readWatched(options));
    if (wiring.events.length === 0) throw refuseOld(version);
    const before = readSettingsText(path);
    const program = hookPath();
    const isSame = isInstalled(before, wiring, program);
    const text = isSame ? before : withHooks(withoutHooks(before, path), wiring, program, path);
    const isApplied = !isSame && isGiven(options, "apply");
    if (isApplied) writeSettingsText(path, before, text);
    report(context, { path, version, wiring, program, isSame, isApplied });
    return 0;
  },
};

interface Report {
  readonly path: string;
  readonly version: string;
  readonly wiring: Wiring;
  readonly program: string;
  readonly isSame: boolean;
  readonly isApplied: boolean;
}

function report({ flags, print }: CommandContext, { wiring, ...found }: Report): void {
  if (flags.isJson) {
    const { path, version, program, isSame, isApplied } = found;
    const outcome = { settings: path, client: version, program, isInstalled: isSame || isApplied, isApplied };
    print.json({ shape: "detent.install/1", ...outcome, ...wiring });
    return;
  }
  print.table(
    columns,
    wiring.events.map(({ event, matcher }) => [event, matcher ?? "every one"]),
    "No event is wired.",
  );
  print.line("");
  for (const { event, why } of wiring.leftOut) print.line(`Left out: ${event}. ${why}`);
  print.line(`Each starts node with ${found.program}, in ${wiring.form} form, for version ${found.version}.`);
  print.line(outcomeText(found));
}

function outcomeText({ path, isSame, isApplied }: Omit<Report, "wiring">): string {
  if (isSame) return `${path} has exactly this already.`;
  return isApplied ? `Written to ${path}.` : `Nothing was written: --apply writes ${path}.`;
}

function isInstalled(text: string, wiring: Wiring, program: string): boolean {
  const settings = parseSettings(text);
  const found = settings === null ? [] : findHooks(settings).filter(({ by }) => by === "install");
  const wanted = wiring.events.map((wired) => ({ ...wired, form: wiring.form, by: "install", program }));
  const sorted = (hooks: readonly object[]): string =>
    JSON.stringify(hooks.map((hook) => JSON.stringify(hook)).sort());
  return sorted(found) === sorted(wanted);
}

function readWatched(options: OptionValues): readonly string[] {
  const names = readTexts(options, "watch");
  const odd = names.find((name) => name === "" || /[|/\\]/.test(name));
  if (odd === undefined) return names;
  throw new ExpectedError("--watch", `'${odd}' is no name of a file.`, "Give a name without a folder.", 2);
}

function refuseUnknown(): never {
  const problem = "No client is on the PATH, so its version is unknown.";
  throw new ExpectedError("--client", problem, "Give it, such as --client 2.1.332.", 2);
}

function refuseOld(version: string): ExpectedError {
  const remedy = "Give a version of three numbers, 2.0.77 or later.";
  return new ExpectedError("--client", `Nothing tells which events version '${version}' has.`, remedy, 2);
}
