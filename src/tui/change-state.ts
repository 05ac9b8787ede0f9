// The one way from a state to the next: keys, answers and the ends of what ran. Pure: it reads nothing and starts
// nothing; the shell looks at what the new state wants.

import { viewOf } from "./frame.ts";
import type { Key } from "./keys.ts";
import { onTop, pressKey } from "./press-key.ts";
import { type Parts, placeOf, type WorkbenchState } from "./workbench-state.ts";

export type Change =
  /** Keys of one input event, in order. */
  | { readonly kind: "keys"; readonly keys: readonly Key[] }
  | { readonly kind: "resized"; readonly columns: number; readonly rows: number }
  | { readonly kind: "answered"; readonly parts: Partial<Parts> }
  | { readonly kind: "failed"; readonly key: string; readonly problem: string }
  | { readonly kind: "reading"; readonly isReading: boolean }
  | { readonly kind: "waiting"; readonly isWaiting: boolean }
  /** The database was changed, or has come or gone. */
  | { readonly kind: "changed"; readonly hasDatabase: boolean }
  | { readonly kind: "progress"; readonly text: string }
  /** What ran has ended. `problem` null: well. */
  | {
      readonly kind: "ended";
      readonly problem: string | null;
      /** What there is to say of a good end. */
      readonly said: string | null;
      readonly parts: Partial<Parts>;
    }
  | { readonly kind: "said"; readonly message: string };

/** The next state. */
export function changeState(state: WorkbenchState, change: Change): WorkbenchState {
  switch (change.kind) {
    case "keys":
      return change.keys.reduce((before, key) => settled(pressKey(before, key, viewOf(before))), state);
    case "resized":
      return settled({ ...state, columns: change.columns, rows: change.rows });
    case "answered":
      return settled({ ...state, parts: { ...state.parts, ...change.parts } });
    case "failed":
      return { ...state, faults: new Map([...state.faults, [change.key, change.problem]]) };
    case "reading":
      return state.isReading === change.isReading ? state : { ...state, isReading: change.isReading };
    case "waiting":
      return state.isWaiting === change.isWaiting ? state : { ...state, isWaiting: change.isWaiting };
    case "changed":
      return { ...state, hasDatabase: change.hasDatabase, stamp: state.stamp + 1, faults: new Map() };
    case "progress":
      return state.job === null ? state : { ...state, job: { ...state.job, progress: change.text } };
    case "ended":
      return ended(state, change);
    case "said":
      return { ...state, message: change.message };
  }
}

/** Everything is read again behind a run: it may have changed what is shown. */
function ended(
  state: WorkbenchState,
  { problem, said, parts }: Extract<Change, { kind: "ended" }>,
): WorkbenchState {
  const name = state.job?.run.args[0] ?? "The command";
  const message = problem ?? said ?? `${name} is done.`;
  const after = { ...state, parts: { ...state.parts, ...parts }, job: null, message, faults: new Map() };
  return settled({ ...after, stamp: state.stamp + 1 });
}

/** The cursor within what there is; an answer that is still missing leaves it. */
function settled(state: WorkbenchState): WorkbenchState {
  const place = placeOf(state);
  const { cursorMax } = viewOf(state);
  if (cursorMax < 0 || place.cursor <= cursorMax) return state;
  return onTop(state, { ...place, cursor: cursorMax });
}
