// One event of a replay as a row of a table: where it stands, what it is, and what the moves say about it.

import type { JudgedEvent } from "../replay/judged-event.ts";
import type { Cell, Column } from "./text-table.ts";

/** The columns of an event table. */
export const replayEventColumns: readonly Column[] = [
  { title: "line", align: "right" },
  { title: "agent", align: "left", narrow: "leave out" },
  { title: "event", align: "left" },
  { title: "mark", align: "left" },
  { title: "outcome", align: "left" },
  { title: "moves", align: "left", narrow: "cut" },
];

/** The cells of one event. */
export function replayEventCells({ replayed, contradictions }: JudgedEvent): readonly Cell[] {
  const { recorded, state } = replayed;
  const { event } = recorded;
  const says = replayed.rows.flatMap((row) => {
    if (row.question !== null) return [`${row.move}? ${row.question.kind}: ${row.question.why}`];
    if (row.state !== "fires") return [];
    return [row.decision === null ? `${row.move} records` : `${row.move}: ${row.decision.kind}`];
  });
  const against = contradictions.map(({ kind, why }) => `${kind}: ${why}`);
  return [
    String(recorded.place.line),
    event.agentId ?? "",
    "tool" in event ? `${event.name} ${event.tool}` : event.name,
    recorded.mark,
    state,
    [...against, ...says].join("; "),
  ];
}
