// `detent load`: reads logs into the database and says what happened to every file and every line.

import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type ExitCode, ExpectedError } from "../../expected-error.ts";
import type { TakenExports } from "../../measure/export-counts.ts";
import { type FoundLogs, findLogs } from "../../measure/find-logs.ts";
import type { LoadResult } from "../../measure/ingest.ts";
import { loadExports } from "../../measure/load-exports.ts";
import { loadLogs } from "../../measure/load-logs.ts";
import { type LoadSummary, readLoadSummary } from "../../measure/load-summary.ts";
import { followDisk, logDisk } from "../../measure/log-disk.ts";
import { type LogDispatchRule, readCohortPattern } from "../../measure/log-dispatches.ts";
import { type Database, openForLoading } from "../../measure/open-database.ts";
import { spoolStdin } from "../../measure/spool-stdin.ts";
import { forgetReadable, recordUnreadable } from "../../measure/unreadable-inputs.ts";
import type { Command, CommandContext, OptionValues } from "../command.ts";
import { defaultLogs } from "../default-logs.ts";
import { canRedraw } from "../has-colors.ts";
import {
  fateColumns,
  fateRows,
  type LoadedExports,
  loadLines,
  recoveredLines,
  unreadLines,
} from "../load-text.ts";
import { findCount, findText, isGiven } from "../option-values.ts";
import { isThere, pathNow } from "../path-now.ts";
import { createProgressLines } from "../progress-lines.ts";

const THREADS_MAX = 64;
/** Without --threads: more read no faster than the database takes rows in. */
const THREADS_DEFAULT_MAX = 4;
const STDIN = "-";

interface LoadSettings {
  readonly threads: number;
  readonly isReread: boolean;
  readonly hasProgress: boolean;
  readonly asDispatches: LogDispatchRule | null;
}

/** `detent load`. */
export const load: Command = {
  name: "load",
  summary: "Reads session logs, drain logs and exports of other machines into the database",
  usage: ["[options] [path...]"],
  example: "detent load ~/.claude/projects",
  exitCodes: [0, 4],
  options: (commander) => {
    commander
      .argument(
        "[path...]",
        "files, folders (searched for *.jsonl and *.ndjson), globs, or - for standard input " +
          "(default: the client's projects folder)",
      )
      .option("--reread", "read every file again as a whole, also unchanged ones")
      .addOption(
        commander
          .createOption("--as <kind>", "take each log for a dispatch of its own")
          .choices(["dispatches"]),
      )
      .option(
        "--cohort-from <regex>",
        "with --as dispatches: finds the cohort in a log's path below the folder, as '^(?<cohort>[^/]+)/'",
      )
      .option("--progress", "print how far it is as lines on stderr, for a program that runs it")
      .option("--threads <n>", `threads that read at the same time, 1 to ${THREADS_MAX}`);
  },
  flagRules: [
    { flag: "--as", needs: ["--cohort-from"] },
    { flag: "--cohort-from", needs: ["--as"] },
  ],
  run: async (context, args, options) => {
    const threads = findCount(options, "threads") ?? Math.min(availableParallelism(), THREADS_DEFAULT_MAX);
    if (threads < 1 || threads > THREADS_MAX) {
      throw new ExpectedError("--threads", `${threads} is out of range.`, `Give 1 to ${THREADS_MAX}.`, 2);
    }
    const inputs = args.length === 0 ? [defaultLogs(context, "load")] : args;
    const isReread = isGiven(options, "reread");
    const hasProgress = isGiven(options, "progress");
    const settings = { threads, isReread, hasProgress, asDispatches: dispatchRule(context, inputs, options) };
    const logs = await findLogs(
      inputs.filter((input) => input !== STDIN),
      context.cwd,
      logDisk,
    );
    if (!inputs.includes(STDIN)) return loadFiles(context, settings, checkedLogs(logs));
    const folder = mkdtempSync(join(tmpdir(), "detent-stdin-"));
    try {
      const stdin = await spoolStdin(context.openStdin(), folder);
      return await loadFiles(context, settings, { ...logs, files: [...logs.files, stdin] });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** Names that all mean nothing are a mistyped command line: no database is made of it. */
function checkedLogs(logs: FoundLogs): FoundLogs {
  const { files, faults, emptyFolders, manifests } = logs;
  const [first, ...others] = faults;
  const isMistyped =
    files.length + emptyFolders.length + manifests.length === 0 &&
    !faults.some(({ isThere: isHere }) => isHere);
  if (first === undefined || !isMistyped) return logs;
  const more = others.map(({ path, problem }) => `\n${path}: ${problem}`).join("");
  throw new ExpectedError(first.path, `${first.problem}${more}`, "Nothing was loaded. Check the names.", 4);
}

function dispatchRule(
  { cwd }: CommandContext,
  inputs: readonly string[],
  options: OptionValues,
): LogDispatchRule | null {
  const pattern = findText(options, "cohortFrom");
  if (pattern === undefined) return null;
  return { pattern: readCohortPattern(pattern), inputs: inputs.map((input) => resolve(cwd, input)) };
}

async function loadFiles(
  context: CommandContext,
  settings: LoadSettings,
  logs: FoundLogs,
): Promise<ExitCode> {
  const { databasePath } = context.flags;
  const database = await openForLoading(databasePath);
  try {
    return await loadInto(database, context, settings, logs);
  } finally {
    database.close();
  }
}

async function loadInto(
  database: Database,
  context: CommandContext,
  settings: LoadSettings,
  { files, faults: unread, emptyFolders, manifests }: FoundLogs,
): Promise<ExitCode> {
  const { flags, print } = context;
  const offered = [...files, ...manifests.map((path) => ({ path }))];
  await forgetReadable(database, offered, unread, pathNow);
  const result = await ingestShown(database, context, settings, { files, faults: unread });
  const exports = await loadExports(database, manifests, settings.isReread);
  const faults = [...unread, ...exports.faults];
  await recordUnreadable(database, faults);
  const summary = withExports(await readLoadSummary(database, result, faults), exports);
  if (flags.isJson) print.json({ shape: "detent.load/1", database: flags.databasePath, ...summary });
  else {
    print.table(fateColumns, fateRows(summary), "");
    print.line("");
    for (const line of recoveredLines(summary)) print.line(line);
    for (const line of loadLines(summary, flags.databasePath)) print.line(line);
  }
  for (const folder of emptyFolders) print.warning(`${folder}: No *.jsonl or *.ndjson file is below it.`);
  for (const line of unreadLines(summary.unreadable)) print.warning(line);
  if (summary.fateLines !== summary.physicalLines) {
    throw new Error(
      `The fates add up to ${summary.fateLines}, the files have ${summary.physicalLines} lines.`,
    );
  }
  return summary.unreadable.length > 0 ? 4 : 0;
}

/** What the load says of logs, with what became of exports. */
function withExports(summary: LoadSummary, { counts, sources }: TakenExports): LoadSummary & LoadedExports {
  const isChanged = summary.isChanged || counts.new + counts.newer + sources > 0;
  return { ...summary, isChanged, exports: counts };
}

async function ingestShown(
  database: Database,
  context: CommandContext,
  { threads, isReread, hasProgress, asDispatches }: LoadSettings,
  { files, faults }: Pick<FoundLogs, "files" | "faults">,
): Promise<LoadResult> {
  const { isQuiet, isJson } = context.flags;
  const faulty = new Set(faults.map(({ path }) => path));
  const isShown = context.isStderrTty && canRedraw(context.env) && !isQuiet && !isJson;
  const bar = hasProgress
    ? createProgressLines(context)
    : isShown
      ? (await import("../progress-bar.ts")).createProgressBar(context, "Reading")
      : undefined;
  try {
    const loadOptions = {
      threads,
      isReread,
      exists: (path: string) => isThere(path) || faulty.has(path),
      onProgress: (done: number, total: number) => bar?.show(done, total),
    };
    return await loadLogs(database, files, loadOptions, { disk: followDisk, asDispatches });
  } finally {
    bar?.end();
  }
}
