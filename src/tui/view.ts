// What a screen gives: its lines, what the keys may do on it, and the command that prints the same.

import type { Line } from "./line.ts";
import { heldFor, type WorkbenchState } from "./workbench-state.ts";

export interface View {
  /** Names of where one is, from the tab inwards. */
  readonly crumbs: readonly string[];
  /** At most as many as the room has. */
  readonly lines: readonly Line[];
  /** The greatest cursor; -1 where there is nothing to go to. */
  readonly cursorMax: number;
  /** Rows or lines that page keys move by. */
  readonly page: number;
  /** The keys of this screen, for the footer. */
  readonly keys: readonly string[];
  /** The command lines, each behind `detent`, that print what is shown. */
  readonly commands: readonly (readonly string[])[];
}

/** The rows that are shown of `rows`, around the cursor. */
export function shownRange(
  cursor: number,
  rows: number,
  height: number,
): { readonly first: number; readonly end: number } {
  const room = Math.max(1, height);
  const first = Math.max(0, Math.min(cursor - Math.floor(room / 2), rows - room));
  return { first, end: Math.min(rows, first + room) };
}

/** A view of a text that is read by lines: the cursor is its first line. */
export function textLines(lines: readonly Line[], cursor: number, height: number) {
  const room = Math.max(1, height);
  const cursorMax = Math.max(0, lines.length - room);
  const first = Math.min(cursor, cursorMax);
  return { lines: lines.slice(first, first + room), cursorMax, page: Math.max(1, room - 1) };
}

/** What prints the moves' answers, where a replay of the session stands behind the rows. */
export function replayCommand({ parts }: WorkbenchState, id: string): readonly (readonly string[])[] {
  return heldFor(parts.replay, id) === null ? [] : [["replay", id, "--events"]];
}
