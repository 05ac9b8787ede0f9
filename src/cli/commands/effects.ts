// `detent effects`: what dispatches did to the world outside, what they did twice, and what the model did by commands
// of its own that no record stands for.

import type { EffectList, RunEffects } from "../../measure/effect-list.ts";
import type { Command } from "../command.ts";
import { boundText, countText } from "../count-text.ts";
import type { Cell, Column } from "../text-table.ts";

const COLUMNS: readonly Column[] = [
  { title: "run", align: "left" },
  { title: "kind", align: "left" },
  { title: "done", align: "right" },
  { title: "not done", align: "right", narrow: "leave out" },
  { title: "double", align: "right" },
  { title: "without key", align: "right" },
  { title: "by command", align: "right" },
  { title: "by model", align: "right" },
  { title: "by unknown", align: "right", narrow: "leave out" },
  { title: "own, unrecorded", align: "right" },
];

const DUPLICATE_COLUMNS: readonly Column[] = [
  { title: "double effect", align: "left" },
  { title: "run", align: "left" },
  { title: "target", align: "left" },
  { title: "key", align: "left" },
  { title: "place", align: "left" },
];

const LEGEND =
  "Recorded effects that were neither failed nor skipped are done. double: beyond the first of its kind and target; " +
  "of a commit, a push or a deployment another tree makes another effect. own, unrecorded: git and pull-request " +
  "commands of the model that ended well and that no record stands for; ≥ where the outcome of more is not clear. " +
  "Scripts that the model started are not looked into.";

function rowOf(run: RunEffects): readonly Cell[] {
  const { runId, kind, done, notDone, duplicates, withoutKey, byCommand, byModel, byUnknown } = run;
  const own = boundText(run.ownUnrecorded, run.ownUnclear > 0);
  return [runId, kind, done, notDone, duplicates, withoutKey, byCommand, byModel, byUnknown, own];
}

/** The share of effects that commands of the drain emitted. */
export function shareText({ commandShare, unreadCalls, runsWithoutRecords }: EffectList): string {
  const dispatches = countText(runsWithoutRecords, "dispatch", "dispatches");
  const without = runsWithoutRecords > 0 ? ` ${dispatches} left out: the drain log has no effect.` : "";
  if (commandShare === null) return `There is no recorded effect to take a share of.${without}`;
  const { share, isAtMost, isAtLeast } = commandShare;
  const unread = unreadCalls > 0 ? ` ${countText(unreadCalls, "Bash call")} could not be read.` : "";
  const bound = isAtLeast ? "at least " : "at most ";
  const text = `${(share * 100).toFixed(1)} % of the effects`;
  if (isAtMost && isAtLeast) {
    const why = "who emitted some is not recorded, and whether others took effect is not clear";
    return `Emitted by commands: unknown (${text} as recorded; ${why}).${unread}${without}`;
  }
  return `Emitted by commands: ${isAtMost || isAtLeast ? bound : ""}${text}.${unread}${without}`;
}

/** `detent effects`. */
export const effects: Command = {
  name: "effects",
  summary: "Effects of dispatches by kind, those done twice, and the share that commands emitted",
  usage: ["[options] [RUN...]"],
  example: "detent effects run-001",
  exitCodes: [0, 4],
  options: (commander) => {
    commander.argument("[RUN...]", "dispatches by their run id; all where none is named");
  },
  run: async ({ flags, print }, args) => {
    const { openForReading } = await import("../../measure/open-database.ts");
    const { readEffectList } = await import("../../measure/effect-list.ts");
    const { checkRuns } = await import("../../measure/find-runs.ts");
    const database = await openForReading(flags.databasePath);
    try {
      await checkRuns(database, args, "detent effects");
      const list = await readEffectList(database, args.length === 0 ? null : args);
      if (flags.isJson) {
        print.json({ shape: "detent.effects/1", ...list });
        return 0;
      }
      const whenEmpty =
        "No effect is recorded, and no command of a dispatch's own made one. `detent dispatches` lists the dispatches.";
      print.table(COLUMNS, list.runs.map(rowOf), whenEmpty);
      if (list.runs.length === 0) return 0;
      if (list.duplicates.length > 0) {
        const rows = list.duplicates.map(({ kind, runId, target, key, isUnderOtherKey, path, line }) => {
          const named = key ?? "(none)";
          return [kind, runId, target, isUnderOtherKey ? `${named}, another` : named, `${path}:${line}`];
        });
        print.line("");
        print.table(DUPLICATE_COLUMNS, rows, "");
      }
      print.line("");
      print.line(shareText(list));
      print.note(LEGEND);
      return 0;
    } finally {
      database.close();
    }
  },
};
