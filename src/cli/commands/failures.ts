// `detent failures`: dispatches that failed or did not finish, each with one class, the line it rests on and what
// to do.

import { failureClasses } from "../../classify/failure-classes.ts";
import type { FailureList, ListedFailure } from "../../measure/failure-list.ts";
import type { Command, CommandContext, OptionValues } from "../command.ts";
import { controlsPath } from "../controls-path.ts";
import { countText } from "../count-text.ts";
import { CSV_LINES, csvText } from "../csv-text.ts";
import { declareDispatchFilter, readDispatchFilter } from "../dispatch-filter.ts";
import { findText, isGiven } from "../option-values.ts";
import type { Cell, Column } from "../text-table.ts";

const COLUMNS: readonly Column[] = [
  { title: "run", align: "left" },
  { title: "cohort", align: "left", narrow: "leave out" },
  { title: "state", align: "left", narrow: "leave out" },
  { title: "class", align: "left" },
  { title: "recovery", align: "left" },
  { title: "by the signature", align: "left", narrow: "leave out" },
  { title: "text", align: "left", narrow: "cut" },
  { title: "place", align: "left", narrow: "cut" },
];

const LEGEND =
  "The first class that holds, in the order of `detent failures --check`; unknown stays unknown, with the end of the " +
  "last text. Failed calls count where no later call of the same kind made them good, and a model's words never do.";

/** What failures can be counted by. */
const groupings = ["class", "recovery", "cohort"] as const;
type FailureGrouping = (typeof groupings)[number];

interface FailureGroup {
  readonly name: string;
  readonly dispatches: number;
  readonly runIds: readonly string[];
}

function rowOf(failure: ListedFailure): readonly Cell[] {
  const { path, line, signature, text, why } = failure;
  return [
    failure.runId,
    failure.cohort,
    failure.state,
    failure.class,
    failure.recovery,
    signature ?? "",
    why ?? text ?? "",
    path === null ? "" : `${path}:${line}`,
  ];
}

function nameIn(failure: ListedFailure, by: FailureGrouping): string {
  return failure[by] ?? (by === "cohort" ? "(no cohort)" : "(withheld)");
}

/** Classes in their order; other names by how many have them. */
export function groupFailures(
  failures: readonly ListedFailure[],
  by: FailureGrouping,
): readonly FailureGroup[] {
  const order = [...failureClasses.map(({ name }) => name), "unknown", "withheld"];
  const names = [...new Set(failures.map((failure) => nameIn(failure, by)))].sort();
  const groups = names.map((name) => {
    const runIds = failures.filter((failure) => nameIn(failure, by) === name).map(({ runId }) => runId);
    return { name, dispatches: runIds.length, runIds };
  });
  return groups.sort((a, b) =>
    by === "class" ? order.indexOf(a.name) - order.indexOf(b.name) : b.dispatches - a.dispatches,
  );
}

/** How many of the dispatches are here, and where the others are. */
export function standingText({ failures, running, passed, unclear }: FailureList): string {
  const all = failures.length + running + passed + unclear;
  const others = [
    `${running} still ${running === 1 ? "runs" : "run"}`,
    `${passed} passed`,
    ...(unclear === 0 ? [] : [`of ${unclear} nothing says whether it failed`]),
  ];
  const of = `${failures.length} of ${countText(all, "dispatch", "dispatches")}`;
  return `${of} failed or did not finish; ${others.join(", ")}.`;
}

function csvRows(failures: readonly ListedFailure[]): readonly (readonly Cell[])[] {
  const [first] = failures;
  return first === undefined ? [] : [Object.keys(first), ...failures.map((one) => Object.values(one))];
}

function print(
  { flags, print: out, stdout }: CommandContext,
  list: FailureList,
  options: OptionValues,
): void {
  const by = groupings.find((one) => one === findText(options, "by"));
  const { failures, ...counts } = list;
  const groups = by === undefined ? [] : groupFailures(failures, by);
  const groupRows = groups.map(({ name, dispatches, runIds }) => [name, dispatches, runIds.join(" ")]);
  const isCsv = isGiven(options, "csv");
  if (flags.isJson) {
    const shown = by === undefined ? { failures } : { by, groups };
    const shape = by === undefined ? "detent.failures/1" : "detent.failure-groups/1";
    out.json({ shape, ...counts, ...shown });
  } else if (isCsv && by === undefined) stdout.write(csvText(csvRows(failures)));
  else if (isCsv)
    stdout.write(csvText(groupRows.length === 0 ? [] : [[by ?? "", "dispatches", "runs"], ...groupRows]));
  else {
    if (by === undefined) out.table(COLUMNS, failures.map(rowOf), whyEmpty(list));
    else out.table(groupColumns(by), groupRows, whyEmpty(list));
    out.line("");
    out.line(standingText(list));
    if (failures.length > 0) out.note(LEGEND);
  }
}

/** That none failed is said only where there are some. */
function whyEmpty({ running, passed, unclear }: FailureList): string {
  if (running + passed + unclear > 0) return "No dispatch failed.";
  return "There is no such dispatch. `detent dispatches` lists them; `detent load` takes them from drain logs.";
}

function groupColumns(by: FailureGrouping): readonly Column[] {
  return [
    { title: by, align: "left" },
    { title: "dispatches", align: "right" },
    { title: "runs", align: "left", narrow: "cut" },
  ];
}

/** `detent failures`. */
export const failures: Command = {
  name: "failures",
  summary: "Why dispatches failed or did not finish: one class each, with its evidence and what to do",
  usage: ["[options] [key:value...]", "--check [--controls DIR]"],
  example: "detent failures --by class --cohort BE",
  exitCodes: [0, 1, 4],
  options: (commander) => {
    declareDispatchFilter(commander);
    commander
      .addOption(commander.createOption("--by <what>", "count them by this").choices(groupings))
      .option("--csv", `print one line per failure as CSV; ${CSV_LINES}`)
      .option("--check", "check the controls of every class")
      .option("--controls <dir>", "with --check: other controls than those of the program");
  },
  flagRules: [
    { exclusive: ["--csv", "--json"] },
    ...["--by", "--csv", "--cohort", "--since", "--repo", "<key:value>"].map((flag) => {
      return { exclusive: ["--check", flag] };
    }),
    { flag: "--controls", needs: ["--check"] },
  ],
  run: async (context, terms, options) => {
    if (isGiven(options, "check")) {
      const { checkFailureClasses } = await import("../failure-check.ts");
      return checkFailureClasses(context, findText(options, "controls") ?? controlsPath("failures"));
    }
    const { openForReading } = await import("../../measure/open-database.ts");
    const { readFailureList } = await import("../../measure/failure-list.ts");
    const holds = readDispatchFilter(terms, options, "detent failures");
    const database = await openForReading(context.flags.databasePath);
    try {
      print(context, await readFailureList(database, holds), options);
      return 0;
    } finally {
      database.close();
    }
  },
};
