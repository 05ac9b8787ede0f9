// `detent uninstall`: takes out of a settings file exactly what `detent install` wrote. Hooks that somebody wired by
// hand stay and are named.

import { parseSettings } from "../../moves/client-settings.ts";
import { findHooks } from "../../moves/found-wiring.ts";
import type { Command } from "../command.ts";
import { countText } from "../count-text.ts";
import { isGiven } from "../option-values.ts";
import { withoutHooks } from "../settings-edit.ts";
import { readSettingsText, settingsPath, writeSettingsText } from "../settings-file.ts";

/** `detent uninstall`. */
export const uninstall: Command = {
  name: "uninstall",
  summary: "Previews what `detent install` wrote into a settings file, and takes it out with --apply",
  usage: ["--settings FILE [options]"],
  example: "detent uninstall --settings ~/.claude/settings.json",
  exitCodes: [0, 4],
  options: (commander) => {
    commander
      .option("--settings <file>", "the settings file of the client")
      .option("--apply", "write the file");
  },
  run: async ({ flags, print, cwd }, _args, options) => {
    const path = settingsPath(options, cwd);
    const before = readSettingsText(path);
    const text = withoutHooks(before, path);
    const settings = parseSettings(before);
    const hooks = settings === null ? [] : findHooks(settings);
    const events = hooks.filter(({ by }) => by === "install").map(({ event }) => event);
    const byHand = hooks.filter(({ by }) => by === "by hand").map(({ event }) => event);
    const isApplied = text !== before && isGiven(options, "apply");
    if (isApplied) writeSettingsText(path, before, text);
    if (flags.isJson) print.json({ shape: "detent.uninstall/1", settings: path, events, byHand, isApplied });
    else {
      print.line(outcomeText(path, events, isApplied));
      if (byHand.length > 0) print.line(`Wired by hand, and left as it is: ${byHand.join(", ")}.`);
    }
    return 0;
  },
};

function outcomeText(path: string, events: readonly string[], isApplied: boolean): string {
  if (events.length === 0) return `Nothing that \`detent install\` writes stands in ${path}.`;
  const what = `${countText(events.length, "hook")} (${events.join(", ")})`;
  if (isApplied) return `Taken out of ${path}: ${what}.`;
  return `Nothing was written: --apply takes ${what} out of ${path}.`;
}
