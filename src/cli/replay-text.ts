// One event of a replay as a row of a table: where it stands, what it is, and what the moves say about it; and the
// files that were not replayed, by reason.

import type { JudgedEvent } from "../replay/judged-event.ts";
import type { SummaryPart } from "../replay/summary-part.ts";
import type { LeftOut } from "../replay/transcript-files.ts";
import { countText } from "./count-text.ts";
import type { Printer } from "./print.ts";
import type { Cell, Column } from "./text-table.ts";

/** Files that are named under one reason. */
const NAMED_MAX = 3;

/** Prints the parts of a summary; `whenEmpty` stands in the place of a table without rows. */
export function printSummary(print: Printer, parts: readonly SummaryPart[], whenEmpty: string): void {
  for (const part of parts) {
    if (part.kind === "lines") for (const line of part.lines) print.line(line);
    else {
      const columns = part.titles.map((title, at) => ({
        title,
        align: at === 0 ? ("left" as const) : ("right" as const),
      }));
      print.table(columns, part.rows, whenEmpty);
    }
  }
}

/** The columns of an event table. `no.` is the number by which `detent incident --at` names the event. */
export const replayEventColumns: readonly Column[] = [
  { title: "no.", align: "right" },
  { title: "line", align: "right" },
  { title: "agent", align: "left", narrow: "leave out" },
  { title: "event", align: "left" },
  { title: "mark", align: "left" },
  { title: "outcome", align: "left" },
  { title: "moves", align: "left", narrow: "cut" },
];

/** The cells of one event. */
export function replayEventCells(
  { replayed, contradictions, live }: JudgedEvent,
  at: number,
): readonly Cell[] {
  const { recorded, state } = replayed;
  const { event } = recorded;
  const says = replayed.rows.flatMap((row) => {
    if (row.question !== null) return [`${row.move}? ${row.question.kind}: ${row.question.why}`];
    if (row.state !== "fires") return [];
    return [row.decision === null ? `${row.move} records` : `${row.move}: ${row.decision.kind}`];
  });
  const against = contradictions.map(({ kind, why }) => `${kind}: ${why}`);
  const beside =
    live === null || live.kind === "same" ? [] : [`live hook, ${live.kind}: ${live.live ?? "nothing"}`];
  const from = replayed.usedWorkspace ? ["with the workspace of today"] : [];
  return [
    String(at + 1),
    String(recorded.place.line),
    event.agentId ?? "",
    "tool" in event ? `${event.name} ${event.tool}` : event.name,
    recorded.mark,
    state,
    [...against, ...beside, ...says, ...from].join("; "),
  ];
}

/** What was not replayed: a line per reason with its first paths, then how many there are. None where there is none. */
export function unreadLines(unread: readonly LeftOut[]): readonly string[] {
  const reasons = [...new Set(unread.map(({ why }) => why))];
  return [
    ...reasons.flatMap((why) => {
      const paths = unread.filter((one) => one.why === why).map(({ path }) => path);
      const rest = paths.length - NAMED_MAX;
      const more = rest > 0 ? [`… and ${countText(rest, "more path")}, which --json names: ${why}`] : [];
      return [...paths.slice(0, NAMED_MAX).map((path) => `${path}: ${why}`), ...more];
    }),
    ...(unread.length === 0 ? [] : [`Not replayed: ${countText(unread.length, "path")}.`]),
  ];
}
