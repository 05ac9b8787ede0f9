// Which move fires on which version, written by hand: the runs, the moves' own metadata and docs/client.md are held to
// it. A cell that is void says why, and a run must not show that the move fires there.

import type { Version } from "./client-run.ts";

export type Cell = "fires" | { readonly void: string };

export interface MatrixRow {
  readonly move: string;
  readonly cells: Readonly<Record<Version, Cell>>;
}

const noSearchTool = "The client has no search tool.";
const ignoresOutput = "The client ignores a replaced output.";
const ignoresRewrite = "The client ignores a rewritten call, so the reference is refused instead.";
const noLastMessage = "The client does not send its last message with the event.";
const noEvent = "The client has no such event.";
const ownCheck = "The client checks the anchor before any hook runs.";

function everywhere(move: string): MatrixRow {
  return { move, cells: { "2.1.332": "fires", "2.1.301": "fires", "2.0.77": "fires" } };
}

function newerOnly(move: string, why: string): MatrixRow {
  return { move, cells: { "2.1.332": "fires", "2.1.301": "fires", "2.0.77": { void: why } } };
}

function olderOnly(move: string, why: string): MatrixRow {
  return { move, cells: { "2.1.332": { void: why }, "2.1.301": { void: why }, "2.0.77": "fires" } };
}

function nowhere(move: string, why: string): MatrixRow {
  const cell = { void: why };
  return { move, cells: { "2.1.332": cell, "2.1.301": cell, "2.0.77": cell } };
}

export const matrix: readonly MatrixRow[] = [
  everywhere("barrier-world"),
  olderOnly("bound-search", noSearchTool),
  everywhere("bound-read"),
  everywhere("require-output-path"),
  olderOnly("redirect-search", noSearchTool),
  newerOnly("expand-edit-pointer", ignoresRewrite),
  nowhere("unique-anchor", ownCheck),
  newerOnly("expand-write-pointer", ignoresRewrite),
  newerOnly("splice", ignoresRewrite),
  everywhere("no-reemission"),
  newerOnly("cite-check", noLastMessage),
  everywhere("capture-result"),
  newerOnly("bound-result", ignoresOutput),
  newerOnly("expand-echoed-pointer", ignoresOutput),
  everywhere("capture-emission"),
  everywhere("capture-upload"),
  everywhere("capture-failure"),
  newerOnly("capture-file-change", noEvent),
  everywhere("capture-prompt"),
  newerOnly("repeat-prompt", noLastMessage),
  newerOnly("capture-reply", noLastMessage),
  newerOnly("capture-subagent-reply", noLastMessage),
  newerOnly("capture-compact-summary", noEvent),
  everywhere("resolve-prompt-pointers"),
  everywhere("warm-subagent"),
  everywhere("restore-after-compact"),
  newerOnly("render-citations", noEvent),
];

/** What is expected of the move on the version; a move without a row is a fault of the matrix. */
export function cellOf(rows: readonly MatrixRow[], move: string, version: Version): Cell {
  const row = rows.find((one) => one.move === move);
  if (row === undefined) throw new Error(`matrix.ts: There is no row for ${move}.`);
  return row.cells[version];
}

/** The cell as it stands in documents and reports. */
export function cellText(cell: Cell): string {
  return cell === "fires" ? "fires" : `void: ${cell.void}`;
}
