// What a load says about exports.

import type { InputFault } from "./find-logs.ts";

/** What became of each export that was found; each is in one of these. */
export interface ExportCounts {
  /** Of installs that were not known. */
  readonly new: number;
  /** Newer than the one that was held. */
  readonly newer: number;
  readonly unchanged: number;
  /** Older than the one that is held, or than another one found beside. */
  readonly older: number;
  readonly refused: number;
}

export interface TakenExports {
  readonly counts: ExportCounts;
  /** Sources of exports that were taken, anew or again. */
  readonly sources: number;
  readonly faults: readonly InputFault[];
}

export const NO_EXPORTS: TakenExports = {
  counts: { new: 0, newer: 0, unchanged: 0, older: 0, refused: 0 },
  sources: 0,
  faults: [],
};
