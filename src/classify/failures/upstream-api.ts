// The service did not answer, or refused. An overload passes, and the session can go on; a key, a quota or a request
// that is refused does not mend itself.

import type { FailureTable } from "../failure-class.ts";

const passing = [408, 429, 500, 502, 503, 504, 529];
const refused = [400, 401, 402, 403, 404, 413];

const failureInWords = [
  "API Error: (?:429|5\\d\\d)(?: .*)?",
  "(?:API Error: )?Request timed out\\.?",
  "API Error: Connection error\\.?",
  "API Error: The socket connection was closed unexpectedly(?:\\. .+|\\.)?",
].join("|");

export const upstreamApi: FailureTable = {
  name: "upstream-api",
  meaning: "The service of the model failed or refused.",
  recovery: "resume once",
  signatures: [
    { id: "result: service failed", source: "run result", fields: { apiStatus: passing } },
    {
      id: "result: service refused",
      source: "run result",
      fields: { apiStatus: refused },
      recovery: "hand to operator",
    },
    { id: "error: service failed", source: "api error", fields: { apiStatus: passing } },
    {
      id: "error: service refused",
      source: "api error",
      fields: { apiStatus: refused },
      recovery: "hand to operator",
    },
    {
      id: "error: access",
      source: "api error",
      fields: { apiError: ["authentication-failed", "billing-error"] },
      recovery: "hand to operator",
    },
    {
      id: "error: limit of the account",
      source: "api error",
      fields: { apiError: ["rate-limit"] },
      recovery: "hand to operator",
    },
    {
      id: "error: overload",
      source: "api error",
      fields: { apiError: ["server-error", "overloaded"] },
    },
    { id: "retry: the last thing heard", source: "api retry" },
    {
      id: "terminal: reason of the service",
      source: "terminal",
      fields: { reason: ["api-error", "upstream-api", "overloaded", "rate-limit"] },
    },
    { id: "result: ended by the service", source: "run result", fields: { reason: ["api-error"] } },
    {
      id: "error: failure in words",
      source: "api error",
      line: failureInWords,
    },
    {
      id: "error: quota in words",
      source: "api error",
      line: "You're out of extra usage(?: · .+)?",
      recovery: "hand to operator",
    },
    {
      id: "error: key in words",
      source: "api error",
      line: "Invalid API key · .+|API Error: 40[13](?: .*)?",
      recovery: "hand to operator",
    },
    {
      id: "result: failure in words",
      source: "run result",
      line: failureInWords,
    },
  ],
};
