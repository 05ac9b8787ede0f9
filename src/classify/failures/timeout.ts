// The dispatch as a whole ran into its time-out. A test or a request that took too long is none of these. It is never
// resumed: what it was doing when it was stopped is not known.

import type { FailureTable } from "../failure-class.ts";

export const timeout: FailureTable = {
  name: "timeout",
  meaning: "It was stopped because its time was over.",
  recovery: "hand to operator",
  signatures: [
    {
      id: "terminal: reason timeout",
      source: "terminal",
      fields: { reason: ["timeout", "timed-out", "hard-timeout"] },
    },
    { id: "terminal: exit code 124", source: "terminal", fields: { exitCode: [124] } },
    { id: "dispatch: time-out reached", source: "dispatch", fields: { hasReachedTimeout: [true] } },
    { id: "incident: timeout", source: "incident", fields: { kind: ["timeout"] } },
  ],
};
