// One event of a replay with what is said of it: what speaks against its decision, what that is worth, what it costs.

import type { RecordedCall } from "../session/recorded-calls.ts";
import { type Contradiction, contradictionsOf, type SessionTools } from "./contradictions.ts";
import { compareLive, type LiveComparison } from "./live-comparison.ts";
import { LiveDecisions } from "./live-decisions.ts";
import { type CarriedContext, type NextRequest, NextRequests } from "./next-request.ts";
import type { ReplayedEvent } from "./outcome.ts";
import type { SessionReplay } from "./replay-session.ts";
import { type Worth, worthOf } from "./worth.ts";

/** The request that a refused response adds: all refusals of one response go back to the model in one request. */
export interface AddedRequest {
  /** The response that was refused, unique over sessions. */
  readonly responseKey: string;
  /** Total prompt of the request that made it, which comes again with more behind it; null = unknown. */
  readonly promptTokens: number | null;
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
  /** What the requests after it carried of what it would have cut; null where it would have cut nothing. */
  readonly carried: CarriedContext | null;
  /** The decision beside that of a hook of ours that ran in the session; null where none ran or neither decided. */
  readonly live: LiveComparison | null;
}

/** Judges every event of a replay. */
export function judge({ path, session, events }: SessionReplay): readonly JudgedEvent[] {
  const requests = new NextRequests(session.lines);
  const lived = new LiveDecisions(session);
  const tools = answeredTools(session.calls);
  return events.map((replayed) => {
    const { call } = replayed.recorded;
    const isDenial = replayed.decision?.kind === "deny" && call !== null;
    const worth = worthOf(replayed);
    return {
      replayed,
      contradictions: contradictionsOf(replayed, tools),
      worth,
      carried: call === null || worth.charsCut === 0 ? null : requests.carriedAfter(call),
      live: compareLive(replayed, lived),
      added: isDenial
        ? {
            responseKey: `${path} ${call.responseKey}`,
            promptTokens: requests.carriedAfter(call).issuingTokens,
            next: nextOf(requests, path, call),
          }
        : null,
    };
  });
}

/** Tools of which the log shows a run, and those of which the client said that there are none. */
function answeredTools(calls: readonly RecordedCall[]): SessionTools {
  const isMissing = ({ result }: RecordedCall): boolean =>
    result?.isError === true && /No such tool available: /.test(result.text);
  const names = (found: readonly RecordedCall[]) => new Set(found.map(({ call }) => call.name));
  return {
    ran: names(calls.filter(({ fate }) => fate === "succeeded")),
    missing: names(calls.filter(isMissing)),
  };
}

function nextOf(
  requests: NextRequests,
  path: string,
  call: Parameters<NextRequests["after"]>[0],
): NextRequest | null {
  const next = requests.after(call);
  return next === null ? null : { ...next, key: `${path} ${next.key}` };
}
