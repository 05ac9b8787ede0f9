// `detent dispatches`: the dispatches that drain logs record, by start, with their state and first figures.

import { type DispatchList, type ListedDispatch, stateOf } from "../../measure/dispatch-list.ts";
import { dispatchStates } from "../../measure/dispatch-state.ts";
import type { DispatchUnit, MetricValue } from "../../measure/dispatch-unit.ts";
import type { Command, OptionValues } from "../command.ts";
import { boundText, countText } from "../count-text.ts";
import { CSV_LINES, csvText } from "../csv-text.ts";
import { declareDispatchFilter, readDispatchFilter } from "../dispatch-filter.ts";
import { findText, isGiven } from "../option-values.ts";
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
  { title: "elapsed s", align: "right" },
  { title: "fix cycles", align: "right", narrow: "leave out" },
  { title: "incidents", align: "right", narrow: "leave out" },
  { title: "double effects", align: "right", narrow: "leave out" },
  { title: "valid contracts", align: "right", narrow: "leave out" },
  { title: "reason", align: "left", narrow: "leave out" },
  { title: "ticket", align: "left", narrow: "cut" },
  { title: "note", align: "left", narrow: "cut" },
];

const LEGEND = "≥: a lower bound. ?: unknown.";

function valueText(value: MetricValue): string | null {
  return value.kind === "unknown" ? null : boundText(value.value, value.kind === "lower bound");
}

function row(dispatch: ListedDispatch): readonly Cell[] {
  const { contractsExpected: expected, contractsValid: valid } = dispatch;
  return [
    dispatch.runId,
    dispatch.cohort,
    timeText(dispatch.startedAtMs),
    dispatch.state,
    dispatch.sessions,
    valueText(dispatch.bashCalls),
    valueText(dispatch.cacheReadTokens),
    valueText(dispatch.elapsedS),
    dispatch.fixCycles,
    valueText(dispatch.incidents),
    valueText(dispatch.duplicateEffects),
    expected === null || valid === null ? null : `${valid} of ${expected}`,
    dispatch.terminalReason,
    dispatch.slug,
    dispatch.conflict ?? "",
  ];
}

/** Every field of the list, one line per dispatch; beside a figure stands how it is known. */
function csvRows(dispatches: readonly ListedDispatch[]): readonly (readonly Cell[])[] {
  const rows = dispatches.map((dispatch) => Object.entries(dispatch).flatMap(csvCells));
  const titles = rows[0]?.map(([title]) => title) ?? [];
  return rows.length === 0 ? [] : [titles, ...rows.map((cells) => cells.map(([, cell]) => cell))];
}

function csvCells([name, field]: readonly [
  string,
  string | number | MetricValue | null,
]): readonly (readonly [string, Cell])[] {
  if (field === null || typeof field !== "object") return [[name, field]];
  const value = field.kind === "unknown" ? null : field.value;
  return [
    [name, value],
    [`${name}Known`, field.kind],
  ];
}

function byCohort(cohorts: ReadonlyMap<string, number>): string {
  return [...cohorts].map(([cohort, count]) => `${cohort} ${count}`).join(" · ");
}

function whyEmpty({ cohorts }: DispatchList): string {
  const all = [...cohorts.values()].reduce((sum, count) => sum + count, 0);
  if (all > 0) return `No dispatch matches. The database has ${all}: ${byCohort(cohorts)}.`;
  return "There are no dispatches: `detent load` takes them from drain logs.";
}

function readFilter(terms: readonly string[], options: OptionValues): (unit: DispatchUnit) => boolean {
  const holds = readDispatchFilter(terms, options, "detent dispatches");
  const state = findText(options, "state");
  return (unit) => (state === undefined || stateOf(unit) === state) && holds(unit);
}

/** `detent dispatches`. */
export const dispatches: Command = {
  name: "dispatches",
  summary: "The dispatches of drain logs, with cohort, state and first figures",
  usage: ["[options] [key:value...]"],
  example: "detent dispatches --cohort BE stage:default",
  exitCodes: [0, 4],
  options: (commander) => {
    declareDispatchFilter(commander);
    commander
      .addOption(commander.createOption("--state <state>", "only this state").choices(dispatchStates))
      .option("--csv", `print one line per dispatch as CSV; ${CSV_LINES}`);
  },
  flagRules: [{ exclusive: ["--csv", "--json"] }],
  run: async ({ flags, print, stdout }, terms, options) => {
    const { openForReading } = await import("../../measure/open-database.ts");
    const { readDispatchList } = await import("../../measure/dispatch-list.ts");
    const holds = readFilter(terms, options);
    const database = await openForReading(flags.databasePath);
    try {
      const list = await readDispatchList(database, holds);
      const { dispatches: shown, cohorts } = list;
      if (flags.isJson) print.json({ shape: "detent.dispatches/1", dispatches: shown });
      else if (isGiven(options, "csv")) stdout.write(csvText(csvRows(shown)));
      else {
        print.table(COLUMNS, shown.map(row), whyEmpty(list));
        const all = [...cohorts.values()].reduce((sum, count) => sum + count, 0);
        const of = `${shown.length} of ${countText(all, "dispatch", "dispatches")}`;
        if (shown.length > 0) print.note(`${of} (${byCohort(cohortsOf(shown))}). ${LEGEND}`);
      }
      return 0;
    } finally {
      database.close();
    }
  },
};

function cohortsOf(shown: readonly ListedDispatch[]): ReadonlyMap<string, number> {
  const cohorts = new Map<string, number>();
  for (const { cohort } of shown) {
    const name = cohort ?? "(no cohort)";
    const before = cohorts.get(name);
    cohorts.set(name, before === undefined ? 1 : before + 1);
  }
  return cohorts;
}
