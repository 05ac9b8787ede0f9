// How a dispatch stands, as the list of dispatches says it.

/** `no terminal result`: it ended, or must have, and left no result. `running` is not an end. */
export const dispatchStates = ["ended", "ended with error", "no terminal result", "running"] as const;

/** One of `dispatchStates`. */
export type DispatchState = (typeof dispatchStates)[number];
