// What a report may say about when its plan was fixed: computed at compare time from the watermark, the data as it
// is read now, and the clock. The strictest of them wins. Beside it stands how good the evidence is.

import { type DispatchUnit, isInFuture, possibleStarts } from "./dispatch-unit.ts";
import type { SealedRecord } from "./registration.ts";
import { countText } from "./shown-figures.ts";
import { type Cutoff, earliestCutoff } from "./side.ts";
import { parseZonedTime, timeNamer } from "./zoned-time.ts";

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
  /** Dispatches that may belong to the cohorts that the protocol names, used or excluded. */
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
    const order = `Sealed at ${sealedText(record)}, not before the cutoff at ${inZone(record, cutoff.ms)}`;
    const reason = `${order}; no after-side dispatch had started.`;
    return { status: "registered after the cutoff, before data", reasons: [reason] };
  }
  return {
    status: "preregistered",
    reasons: [`Sealed at ${sealedText(record)}, before the cutoff and before any after-side dispatch.`],
  };
}

function unverifiable({ record, chainFaults, previousAt, units, nowMs }: TimingInput): readonly string[] {
  const sealedMs = msOf(record.at);
  const reasons = chainFaults.map((fault) => `The chain is broken: ${fault}`);
  const { latest_start: latest } = record.watermark;
  // Not by the rule for protocols: a log may hold a year of five digits. What is no time at all is a doubt too.
  if (latest !== null && !(sealedMs >= Date.parse(latest))) {
    reasons.push(`Sealed at ${record.at}, earlier than the latest start in its own watermark (${latest}).`);
  }
  if (sealedMs > nowMs) reasons.push(`Sealed at ${record.at}, later than now.`);
  if (previousAt !== null && sealedMs < msOf(previousAt)) {
    reasons.push(`Sealed at ${record.at}, earlier than the record before it (${previousAt}).`);
  }
  const future = units.filter((unit) => isInFuture(unit, nowMs)).length;
  if (future > 0) {
    const verb = future === 1 ? "starts or ends" : "start or end";
    reasons.push(`${dispatchesText(future)} ${verb} later than now: a record or this clock is wrong.`);
  }
  return reasons;
}

const dispatchesText = (count: number, which = ""): string =>
  countText(count, `${which}dispatch`, `${which}dispatches`);

// The strictest reading: a dispatch may have any start and cohort that its records give, and one that gives no start
// may have started at any time. What is excluded from every figure still shows that data existed.
function existingData({ record, units }: TimingInput): readonly string[] {
  const reasons: string[] = [];
  const { after } = record.watermark;
  if (after.length > 0) {
    const verb = after.length === 1 ? "was" : "were";
    reasons.push(`${dispatchesText(after.length, "after-side ")} ${verb} loaded when it was sealed.`);
  }
  const [sealedMs, cutoffMs] = [msOf(record.at), earliestCutoff(record.protocol.cutoff, units)];
  // Sealed at the cutoff or before it, nothing can be both after-side and earlier than the seal.
  if (sealedMs <= cutoffMs) return reasons;
  const early = units.filter((unit) => possibleStarts(unit).some((ms) => ms >= cutoffMs && ms < sealedMs));
  const agreed = early.filter((unit) => unit.conflict === undefined).length;
  if (agreed > 0) {
    reasons.push(
      `${dispatchesText(agreed, "after-side ")} started before it was sealed at ${sealedText(record)}.`,
    );
  }
  const unknown = [
    ...early.flatMap((unit) => (unit.conflict === undefined ? [] : [unit.runId])),
    ...units.flatMap((unit) => (possibleStarts(unit).length === 0 ? [unit.runId] : [])),
    ...goneUnplaced(record, units),
  ].length;
  if (unknown > 0) {
    const what = `Of ${dispatchesText(unknown)} the side or the start is unknown: after-side ones may have started`;
    reasons.push(`${what} before it was sealed at ${sealedText(record)}.`);
  }
  return reasons;
}

// Without a known side when it was sealed, and not loaded any more: nothing has told since where they belong.
function goneUnplaced({ watermark }: SealedRecord, units: readonly DispatchUnit[]): readonly string[] {
  const loaded = new Set(units.map((unit) => unit.runId));
  return watermark.unplaced.filter((runId) => !loaded.has(runId));
}

/** In the zone of the plan, so that times beside each other can be compared at sight. */
function inZone({ protocol }: SealedRecord, ms: number): string {
  return timeNamer(protocol.time_zone)(ms);
}

function sealedText(record: SealedRecord): string {
  return inZone(record, msOf(record.at));
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
      ? `Evidence: external proof file (${note}). Whether its maker can be trusted was not checked.`
      : `Evidence: ${grade}${note === "" ? "" : ` (${note})`}. A local clock and a local commit can be set at will.`,
  ];
  const firstMs = first === null ? undefined : parseZonedTime(first);
  if (firstMs !== undefined && cutoff.kind !== "unresolved" && firstMs > cutoff.ms) {
    sentences.push(
      `The protocol's first preserved commit is stamped ${first}, later than the cutoff at ` +
        `${inZone(record, cutoff.ms)}: on this evidence it cannot be called preregistered.`,
    );
  }
  return sentences;
}
