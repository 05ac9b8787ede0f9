// Whether the client behind an event applies a rewritten input. Apart from the table of versions, which no event needs:
// an event does not name its client's version.

import type { HookEvent } from "./hook-event.ts";

/**
 * True where a field on the event shows a client that applies a rewritten input. A move asks here before it gives a
 * rewrite that must land (a pointer's own text would be written into the user's file by a client that ignores it).
 * The field is `prompt_id`, sent since 2.1.196: 2.0.77 ignores such rewrites and does not send it, 2.1.301 and
 * 2.1.332 apply them and do. Between 2.1.196 and 2.1.301 no run tells, and no other field separates those versions.
 */
export function showsInputRewritesLand(event: Pick<HookEvent, "promptId">): boolean {
  return event.promptId !== null && event.promptId !== "";
}
