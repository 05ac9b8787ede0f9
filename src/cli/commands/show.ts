// `detent show`: one session as a timeline. Long texts stay in the logs; --full reads them from there.

import { ExpectedError } from "../../expected-error.ts";
import { findSession, type StoredSession } from "../../measure/find-session.ts";
import { type LogText, LogTexts } from "../../measure/log-texts.ts";
import { openForReading } from "../../measure/open-database.ts";
import { readSessionRuns, type SessionRuns } from "../../measure/session-runs.ts";
import { readTimeline, type TimelineEvent } from "../../measure/session-timeline.ts";
import { readSessionFiles, readSessionTotals, type SessionTotals } from "../../measure/session-totals.ts";
import { shownText } from "../../session/shown-text.ts";
import type { Command, CommandContext } from "../command.ts";
import { findCount, isGiven } from "../option-values.ts";
import { eventCells, sessionLines, sharedFolder, timelineColumns } from "../timeline-text.ts";

const LEGEND = "≥: as recorded, a lower bound. ?: unknown. Characters are code points. --full shows texts.";

/** `detent show`. */
export const show: Command = {
  name: "show",
  summary: "Shows one session as a timeline, every row with its file and line",
  usage: ["[options] ID"],
  example: "detent show 5e55010a --full",
  exitCodes: [0, 4],
  options: (commander) => {
    commander
      .argument("<ID>", "id of a session, or the beginning of it; `detent sessions` lists them")
      .option("--full", "with every text and every input whole, read from the logs")
      .option("--event <N>", "only the event of this number in the timeline, counted from 1");
  },
  run: async (context, [id = ""], options) => {
    const { flags, print } = context;
    const database = await openForReading(flags.databasePath);
    const texts = new LogTexts();
    try {
      const session = await findSession(database, id);
      const head: Head = {
        session,
        totals: await readSessionTotals(database, session.id),
        folder: sharedFolder(await readSessionFiles(database, session.id)),
        runs: await readSessionRuns(database, session.id),
      };
      const at = findCount(options, "event");
      const events = await readTimeline(database, session.id, at === undefined ? undefined : [at - 1]);
      if (at !== undefined && events.length === 0) {
        const remedy = "Without --event the whole timeline is printed.";
        throw new ExpectedError("--event", `The session has no event ${at}.`, remedy, 2);
      }
      const findText = isGiven(options, "full")
        ? (event: TimelineEvent) => texts.findText(event)
        : () => undefined;
      if (flags.isJson) {
        const rows = events.map((event) => ({ ...event, ...textFields(findText(event)) }));
        const totals = Object.fromEntries(head.totals);
        print.json({ shape: "detent.show/1", session, totals, runs: head.runs, events: rows });
      } else if (isGiven(options, "full")) printFull(context, head, events, findText);
      else printTable(context, head, events);
      return 0;
    } finally {
      texts.close();
      database.close();
    }
  },
};

function textFields(found: LogText | undefined): { readonly text?: string; readonly textProblem?: string } {
  if (found === undefined) return {};
  return "text" in found ? { text: found.text } : { textProblem: found.problem };
}

interface Head {
  readonly session: StoredSession;
  readonly totals: SessionTotals;
  readonly folder: string;
  readonly runs: SessionRuns | null;
}

function printHead({ print }: CommandContext, { session, totals, folder, runs }: Head): void {
  for (const line of sessionLines(session, totals, folder, runs)) print.line(shownText(line, "one-line"));
  print.line("");
}

function printTable(context: CommandContext, head: Head, events: readonly TimelineEvent[]): void {
  const { folder } = head;
  printHead(context, head);
  const whyEmpty = "No event of it was found: its lines are metadata, or belong to other sessions.";
  context.print.table(
    timelineColumns,
    events.map((event) => eventCells(event, folder)),
    whyEmpty,
  );
  if (events.length > 0) context.print.note(LEGEND);
}

/** Each event as one line, its text indented below it. */
function printFull(
  context: CommandContext,
  head: Head,
  events: readonly TimelineEvent[],
  findText: (event: TimelineEvent) => LogText | undefined,
): void {
  const { folder } = head;
  printHead(context, head);
  for (const event of events) {
    const cells = eventCells(event, folder).map((cell) => shownText(String(cell ?? "?"), "one-line"));
    context.print.line(cells.filter((cell) => cell !== "").join("  "));
    const found = findText(event);
    if (found === undefined) continue;
    const text = "text" in found ? found.text : `[${found.problem}]`;
    context.print.line(shownText(text, "multi-line").replace(/^/gm, "    "));
    if (context.stdout.isClosed) return;
  }
}
