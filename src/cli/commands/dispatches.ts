// `detent dispatches`: the dispatches that drain logs record, by start, with their state and first figures.

import type { ListedDispatch } from "../../measure/dispatch-list.ts";
import { dispatchStates } from "../../measure/dispatch-state.ts";
import type { MetricValue } from "../../measure/dispatch-unit.ts";
import type { Command } from "../command.ts";
import { boundText, countText } from "../count-text.ts";
import { findText } from "../option-values.ts";
import type { Cell, Column } from "../text-table.ts";
import { timeText } from "../time-text.ts";

const COLUMNS: readonly Column[] = [
  { title: "run", align: "left", narrow: "cut" },
  { title: "cohort", align: "left" },
  { title: "started (UTC)", align: "left" },
  { title: "state", align: "left" },
  { title: "sessions", align: "right", narrow: "leave out" },
  { title: "Bash calls", align: "right" },
  { title: "cache-read tokens", align: "right" },
  { title: "ticket", align: "left", narrow: "cut" },
  { title: "note", align: "left", narrow: "cut" },
];

const LEGEND = "≥: a lower bound. ?: unknown.";

function valueText(value: MetricValue): string | null {
  return value.kind === "unknown" ? null : boundText(value.value, value.kind === "lower bound");
}

function row(dispatch: ListedDispatch): readonly Cell[] {
  const { runId, cohort, startedAtMs, state, sessions, bashCalls, cacheReadTokens, slug, conflict } =
    dispatch;
  const figures = [valueText(bashCalls), valueText(cacheReadTokens)];
  return [runId, cohort, timeText(startedAtMs), state, sessions, ...figures, slug, conflict ?? ""];
}

function byCohort(dispatches: readonly ListedDispatch[]): string {
  const counts = new Map<string, number>();
  for (const { cohort } of dispatches) {
    const name = cohort ?? "(no cohort)";
    const before = counts.get(name);
    counts.set(name, before === undefined ? 1 : before + 1);
  }
  return [...counts].map(([cohort, count]) => `${cohort} ${count}`).join(" · ");
}

/** `detent dispatches`. */
export const dispatches: Command = {
  name: "dispatches",
  summary: "The dispatches of drain logs, with cohort, state and first figures",
  usage: ["[options]"],
  example: "detent dispatches --cohort BE",
  exitCodes: [0, 4],
  options: (commander) => {
    commander
      .option("--cohort <name>", "only this cohort")
      .addOption(commander.createOption("--state <state>", "only this state").choices(dispatchStates));
  },
  run: async ({ flags, print }, _args, options) => {
    const { openForReading } = await import("../../measure/open-database.ts");
    const { readDispatchList } = await import("../../measure/dispatch-list.ts");
    const database = await openForReading(flags.databasePath);
    try {
      const all = await readDispatchList(database);
      const [cohort, state] = [findText(options, "cohort"), findText(options, "state")];
      const shown = all.filter((dispatch) => {
        return (
          (cohort === undefined || dispatch.cohort === cohort) &&
          (state === undefined || dispatch.state === state)
        );
      });
      if (flags.isJson) {
        print.json({ shape: "detent.dispatches/1", dispatches: shown });
        return 0;
      }
      const isFiltered = all.length > 0;
      const whenEmpty = isFiltered
        ? `No dispatch matches. The database has ${all.length}: ${byCohort(all)}.`
        : "There are no dispatches: `detent load` takes them from drain logs.";
      print.table(COLUMNS, shown.map(row), whenEmpty);
      if (shown.length > 0)
        print.note(
          `${shown.length} of ${countText(all.length, "dispatch", "dispatches")} (${byCohort(shown)}). ${LEGEND}`,
        );
      return 0;
    } finally {
      database.close();
    }
  },
};
