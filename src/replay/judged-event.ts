// One event of a replay with what is said of it: what speaks against its decision, what that is worth, what it costs.

import { type Contradiction, contradictionsOf } from "./contradictions.ts";
import { type NextRequest, NextRequests } from "./next-request.ts";
import type { ReplayedEvent } from "./outcome.ts";
import type { SessionReplay } from "./replay-session.ts";
import { type Worth, worthOf } from "./worth.ts";

/** The request that a refused response adds: all refusals of one response go back to the model in one request. */
export interface AddedRequest {
  /** The response that was refused, unique over sessions. */
  readonly responseKey: string;
  /** The recorded request after it; null where none follows. */
  readonly next: NextRequest | null;
}

/** One event with what is said of it, as figures, JSON and text use it. */
export interface JudgedEvent {
  readonly replayed: ReplayedEvent;
  readonly contradictions: readonly Contradiction[];
  readonly worth: Worth;
  /** Null where the decision is no denial. */
  readonly added: AddedRequest | null;
}

/** Judges every event of a replay. */
export function judge({ path, session, events }: SessionReplay): readonly JudgedEvent[] {
  const requests = new NextRequests(session.lines);
  return events.map((replayed) => {
    const { call } = replayed.recorded;
    const isDenial = replayed.decision?.kind === "deny" && call !== null;
    return {
      replayed,
      contradictions: contradictionsOf(replayed),
      worth: worthOf(replayed),
      added: isDenial
        ? { responseKey: `${path} ${call.responseKey}`, next: nextOf(requests, path, call) }
        : null,
    };
  });
}

function nextOf(
  requests: NextRequests,
  path: string,
  call: Parameters<NextRequests["after"]>[0],
): NextRequest | null {
  const next = requests.after(call);
  return next === null ? null : { ...next, key: `${path} ${next.key}` };
}
