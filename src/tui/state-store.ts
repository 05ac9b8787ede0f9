// The state of a running workbench and who watches it. A fault in a change leaves the state as it was and is shown; the
// keys that quit work whatever happens.

import { type Change, changeState } from "./change-state.ts";
import type { WorkbenchState } from "./workbench-state.ts";

export interface StateStore {
  readonly read: () => WorkbenchState;
  readonly apply: (change: Change) => void;
  /** Gives back what ends the watching. */
  readonly watch: (onChange: () => void) => () => void;
}

export function createStore(opening: WorkbenchState): StateStore {
  let state = opening;
  const watchers = new Set<() => void>();
  return {
    read: () => state,
    apply: (change) => {
      const before = state;
      state = changedOrSaid(before, change);
      if (state !== before) for (const watcher of watchers) watcher();
    },
    watch: (onChange) => {
      watchers.add(onChange);
      return () => {
        watchers.delete(onChange);
      };
    },
  };
}

function changedOrSaid(state: WorkbenchState, change: Change): WorkbenchState {
  try {
    return changeState(state, change);
  } catch (fault) {
    const isQuit = change.kind === "keys" && change.keys.some(isQuitKey);
    const what = fault instanceof Error ? fault.message : String(fault);
    return { ...state, message: `This is a bug. ${what} q quits.`, isOver: state.isOver || isQuit };
  }
}

function isQuitKey(key: Extract<Change, { kind: "keys" }>["keys"][number]): boolean {
  return key === "interrupt" || (typeof key === "object" && key.typed === "q");
}
