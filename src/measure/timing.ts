// What a report may say about when its plan was fixed: computed at compare time from the watermark, the data as it
// is read now, and the clock. The strictest of them wins. Beside it stands how good the evidence is.

import type { DispatchUnit } from "./dispatch-unit.ts";
import type { SealedRecord } from "./registration.ts";
import { type Cutoff, sideOf } from "./side.ts";
import { formatTime, parseZonedTime } from "./zoned-time.ts";

/** From the best to the worst. */
export const timingStatuses = [
  "preregistered",
  "registered after the cutoff, before data",
  "registered after data existed",
  "unverifiable",
] as const;

export type TimingStatus = (typeof timingStatuses)[number];

export interface Timing {
  readonly status: TimingStatus;
  /** Full sentences: what put it there. */
  readonly reasons: readonly string[];
}

export interface TimingInput {
  readonly record: SealedRecord;
  /** What is wrong with the chain, in words; empty for a sound one. */
  readonly chainFaults: readonly string[];
  /** `at` of the record before; null for the first. */
  readonly previousAt: string | null;
  /** Dispatches of the cohorts that the protocol names, used or excluded. */
  readonly units: readonly DispatchUnit[];
  readonly cutoff: Cutoff;
  readonly nowMs: number;
}

export function timingOf(input: TimingInput): Timing {
  const doubts = unverifiable(input);
  if (doubts.length > 0) return { status: "unverifiable", reasons: doubts };
  const late = existingData(input);
  if (late.length > 0) return { status: "registered after data existed", reasons: late };
  const { record, cutoff } = input;
  if (cutoff.kind !== "unresolved" && msOf(record.at) >= cutoff.ms) {
    const order = `Sealed at ${record.at}, not before the cutoff at ${formatTime(cutoff.ms)}`;
    const reason = `${order}; no after-side dispatch had started.`;
    return { status: "registered after the cutoff, before data", reasons: [reason] };
  }
  return {
    status: "preregistered",
    reasons: [`Sealed at ${record.at}, before the cutoff and before any after-side dispatch.`],
  };
}

function unverifiable({ record, chainFaults, previousAt, nowMs }: TimingInput): readonly string[] {
  const sealedMs = msOf(record.at);
  const reasons = chainFaults.map((fault) => `The chain is broken: ${fault}`);
  const { latest_start: latest } = record.watermark;
  if (latest !== null && sealedMs < msOf(latest)) {
    reasons.push(`Sealed at ${record.at}, earlier than the latest start in its own watermark (${latest}).`);
  }
  if (sealedMs > nowMs) reasons.push(`Sealed at ${record.at}, later than now.`);
  if (previousAt !== null && sealedMs < msOf(previousAt)) {
    reasons.push(`Sealed at ${record.at}, earlier than the record before it (${previousAt}).`);
  }
  return reasons;
}

function existingData({ record, units, cutoff }: TimingInput): readonly string[] {
  const reasons: string[] = [];
  const { after } = record.watermark;
  if (after.length > 0) reasons.push(`${after.length} after-side dispatches were loaded when it was sealed.`);
  const sealedMs = msOf(record.at);
  const early = units.filter(
    (unit) => sideOf(unit, cutoff) === "after" && (unit.startedAtMs ?? Infinity) < sealedMs,
  );
  if (early.length > 0) {
    reasons.push(`${early.length} after-side dispatches started before it was sealed at ${record.at}.`);
  }
  return reasons;
}

function msOf(time: string): number {
  const ms = parseZonedTime(time);
  if (ms === undefined) throw new Error(`A validated record holds the time ${time}.`);
  return ms;
}

/** Sentences on how good the evidence for the time of sealing is. */
export function evidenceSentences(record: SealedRecord, cutoff: Cutoff): readonly string[] {
  const { grade, note, first_committed_at: first } = record.evidence;
  const sentences = [
    grade === "external proof file"
      ? "Evidence: external proof file."
      : `Evidence: ${grade}${note === "" ? "" : ` (${note})`}. A local clock and a local commit can be set at will.`,
  ];
  const firstMs = first === null ? undefined : parseZonedTime(first);
  if (firstMs !== undefined && cutoff.kind !== "unresolved" && firstMs > cutoff.ms) {
    sentences.push(
      `The protocol's first preserved commit is stamped ${first}, later than the cutoff at ${formatTime(cutoff.ms)}: ` +
        "on this evidence it cannot be called preregistered.",
    );
  }
  return sentences;
}
