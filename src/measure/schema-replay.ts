// What a replay over all loaded sessions has found, for the metrics that need one: replaced as a whole by each recorded
// replay. A session whose logs are others than those that were replayed is unknown until the next one.

import { column, type TableDefinition } from "./table-definition.ts";

const replayedSources: TableDefinition = {
  name: "replayed_sources",
  comment: "Every file that the last recorded replay has read.",
  columns: [
    column("path", "VARCHAR", "Absolute path."),
    column("size_bytes", "BIGINT", "Its size when it was replayed."),
  ],
};

const replayFacts: TableDefinition = {
  name: "replay_facts",
  comment:
    "What the last recorded replay has found of calls and prompts, and what each move would have said.",
  columns: [
    column("session_id", "VARCHAR", "Session that the call or prompt belongs to."),
    column("timestamp_ms", "DOUBLE", "Time of its line, in milliseconds since 1970; NULL = none recorded."),
    column(
      "kind",
      "VARCHAR",
      "pointer expressible, re-emitted, prompt bytes or repasted prompt bytes; fires or undetermined and a move.",
    ),
    column(
      "amount",
      "BIGINT",
      "Code points of calls, UTF-8 bytes of prompts, 1 of a move's answer; NULL = unknown.",
    ),
  ],
};

export const replayTables: readonly TableDefinition[] = [replayedSources, replayFacts];

/**
 * The facts as rows for metrics. A session with a file that was not replayed as it is loaded has one row of every kind
 * whose amount is unknown.
 */
export const replayFactRows = `(
  SELECT session_id, timestamp_ms, kind, amount FROM replay_facts
  UNION ALL
  SELECT session_id, NULL, NULL, NULL FROM contexts JOIN sources USING (source_id)
    LEFT JOIN replayed_sources USING (path, size_bytes)
  WHERE left_out_why IS NULL AND replayed_sources.path IS NULL GROUP BY session_id)`;
