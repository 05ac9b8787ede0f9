// `detent dispatches`: the dispatches that drain logs record, by start, with their state and first figures.

import type { ListedDispatch } from "../../measure/dispatch-list.ts";
import { dispatchStates } from "../../measure/dispatch-state.ts";
import type { MetricValue } from "../../measure/dispatch-unit.ts";
import type { Command } from "../command.ts";
import { findText } from "../option-values.ts";
import type { Cell, Column } from "../text-table.ts";

const COLUMNS: readonly Column[] = [
  { title: "run", align: "left" },
  { title: "cohort", align: "left" },
  { title: "started (UTC)", align: "left" },
  { title: "state", align: "left" },
  { title: "sessions", align: "right" },
  { title: "Bash calls", align: "right" },
  { title: "cache-read tokens", align: "right" },
  { title: "ticket", align: "left", widthMax: 24 },
  { title: "note", align: "left" },
];

function valueText(value: MetricValue): string | null {
  if (value.kind === "unknown") return null;
  const text = value.value.toLocaleString("en-US");
  return value.kind === "lower bound" ? `≥ ${text}` : text;
}

function timeText(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString().slice(0, 16).replace("T", " ");
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
        ? `None of the ${all.length} dispatches matches. They are: ${byCohort(all)}.`
        : "There are no dispatches: `detent load` takes them from drain logs.";
      print.table(COLUMNS, shown.map(row), whenEmpty);
      if (shown.length > 0)
        print.note(`${shown.length} of ${all.length} dispatches (${byCohort(shown)}). \`?\` is unknown.`);
      return 0;
    } finally {
      database.close();
    }
  },
};
