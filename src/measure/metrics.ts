// The metrics, by hand, in the order in which they are printed. Meanings and limits are in their files.

import type { DispatchLabel, DispatchStreak, Metric } from "./metric.ts";
import { anchorTransportChars } from "./metrics/anchor-transport-chars.ts";
import { anchorTransportShare } from "./metrics/anchor-transport-share.ts";
import { anchorTransportShareWithThinking } from "./metrics/anchor-transport-share-with-thinking.ts";
import { bashCalls } from "./metrics/bash-calls.ts";
import { cacheReadTokens } from "./metrics/cache-read-tokens.ts";
import { cacheWriteTokens } from "./metrics/cache-write-tokens.ts";
import { contractValidShare } from "./metrics/contract-valid-share.ts";
import { costUsd } from "./metrics/cost-usd.ts";
import { denials } from "./metrics/denials.ts";
import { duplicateEffects } from "./metrics/duplicate-effects.ts";
import { elapsedS } from "./metrics/elapsed-s.ts";
import { filesModified } from "./metrics/files-modified.ts";
import { fixCycles } from "./metrics/fix-cycles.ts";
import { incidentFreeStreak } from "./metrics/incident-free-streak.ts";
import { incidents } from "./metrics/incidents.ts";
import { inputTokens } from "./metrics/input-tokens.ts";
import { mechanicalBashCalls } from "./metrics/mechanical-bash-calls.ts";
import { mechanicalBashShare } from "./metrics/mechanical-bash-share.ts";
import { outputTokens } from "./metrics/output-tokens.ts";
import { oversizedResultChars } from "./metrics/oversized-result-chars.ts";
import { phaseS } from "./metrics/phase-s.ts";
import { pointerExpressibleChars } from "./metrics/pointer-expressible-chars.ts";
import { promptRepasteShare } from "./metrics/prompt-repaste-share.ts";
import { reemittedChars } from "./metrics/reemitted-chars.ts";
import { requests } from "./metrics/requests.ts";
import { resultChars } from "./metrics/result-chars.ts";
import { resumeSuccess } from "./metrics/resume-success.ts";
import { retries } from "./metrics/retries.ts";
import { roundTrips } from "./metrics/round-trips.ts";
import { terminalReason } from "./metrics/terminal-reason.ts";
import { toolCalls } from "./metrics/tool-calls.ts";
import { totalTokens } from "./metrics/total-tokens.ts";
import { turns } from "./metrics/turns.ts";
import { findReplayAnswers } from "./replay-answers.ts";

export const metrics: readonly Metric[] = [
  bashCalls,
  mechanicalBashCalls,
  mechanicalBashShare,
  toolCalls,
  requests,
  turns,
  roundTrips,
  inputTokens,
  cacheWriteTokens,
  cacheReadTokens,
  outputTokens,
  totalTokens,
  costUsd,
  denials,
  anchorTransportChars,
  anchorTransportShare,
  anchorTransportShareWithThinking,
  resultChars,
  pointerExpressibleChars,
  reemittedChars,
  promptRepasteShare,
  oversizedResultChars,
  elapsedS,
  phaseS,
  retries,
  filesModified,
  fixCycles,
  incidents,
  duplicateEffects,
  resumeSuccess,
  contractValidShare,
];

/** Words about dispatches, counted. */
export const dispatchLabels: readonly DispatchLabel[] = [terminalReason];

/** Figures about dispatches in a row. */
export const dispatchStreaks: readonly DispatchStreak[] = [incidentFreeStreak];

/** Names of labels and streaks. */
export const dispatchFactNames: readonly string[] = [...dispatchLabels, ...dispatchStreaks].map(
  ({ name }) => name,
);

/** The metric of that name, or undefined. Those over a replay's answers are in no list: they are known by name. */
export function findMetric(name: string): Metric | undefined {
  return metrics.find((metric) => metric.name === name) ?? findReplayAnswers(name);
}
