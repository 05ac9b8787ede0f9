// `detent probe`: which client versions, types of entries, tools, hook events and fields really occur in logs, against
// what released clients are known to write. Nothing is loaded.

import { closeSync, openSync, readSync } from "node:fs";
import { findLogs } from "../../measure/find-logs.ts";
import { logDisk } from "../../measure/log-disk.ts";
import { LogProbe, type Occurrence } from "../../measure/log-probe.ts";
import type { Command, CommandContext } from "../command.ts";
import { countText } from "../count-text.ts";
import { defaultLogs } from "../default-logs.ts";
import { isGiven } from "../option-values.ts";
import type { Cell, Column } from "../text-table.ts";

const columns: readonly Column[] = [
  { title: "what", align: "left" },
  { title: "name", align: "left", narrow: "cut" },
  { title: "times", align: "right" },
  { title: "known", align: "left" },
  { title: "first at", align: "left", narrow: "cut start" },
];

/** An unknown version was only never run; everything else that is unknown may hold facts that are passed over. */
function isDrift({ kind, isKnown }: Occurrence): boolean {
  return !isKnown && kind !== "client version";
}

function probeFile(probe: LogProbe, path: string): void {
  const file = openSync(path, "r");
  try {
    probe.take(path, (into, position) => readSync(file, into, 0, into.length, position));
  } finally {
    closeSync(file);
  }
}

function rowOf({ kind, name, count, isKnown, path, line }: Occurrence): readonly Cell[] {
  return [kind, name, count, isKnown ? "yes" : "no", `${path}:${line}`];
}

function printTable({ print }: CommandContext, probe: LogProbe, isAll: boolean): void {
  const all = probe.occurrences();
  const shown = isAll ? all : all.filter(({ isKnown }) => !isKnown);
  const known = all.length - all.filter(({ isKnown }) => !isKnown).length;
  const files = countText(probe.sessionFiles, "log");
  const whyEmpty =
    all.length === 0
      ? "No log of a session was found."
      : `Everything in ${files} is known: ${countText(known, "name")}. --all lists them.`;
  print.table(columns, shown.map(rowOf), whyEmpty);
  if (shown.length === 0) return;
  print.note(`${files} · ${countText(known, "known name")}${isAll ? "" : ", which --all lists"}`);
  print.note("A client version is known where that client was run and looked at.");
}

/** `detent probe`. */
export const probe: Command = {
  name: "probe",
  summary:
    "Names versions, entry types, tools, hook events and fields that occur in logs, and the unknown ones",
  usage: ["[options] [path...]"],
  example: "detent probe ~/.claude/projects --all",
  exitCodes: [0, 1, 4],
  options: (commander) => {
    commander
      .argument("[path...]", "files, folders or globs; the sessions of Claude Code where none is named")
      .option("--all", "what is known too");
  },
  run: async (context, args, options) => {
    const found = await findLogs(
      args.length === 0 ? [defaultLogs(context, "probe")] : args,
      context.cwd,
      logDisk,
    );
    const logs = new LogProbe();
    for (const { path } of found.files) probeFile(logs, path);
    const occurrences = logs.occurrences();
    if (context.flags.isJson) {
      const { leftOut, sessionFiles } = logs;
      context.print.json({
        shape: "detent.probe/1",
        sessionFiles,
        leftOut,
        faults: found.faults,
        occurrences,
      });
    } else printTable(context, logs, isGiven(options, "all"));
    for (const { path: place, problem } of found.faults) context.print.warning(`${place}: ${problem}`);
    if (found.faults.length > 0) return 4;
    return occurrences.some(isDrift) ? 1 : 0;
  },
};
