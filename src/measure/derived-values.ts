// Figures of a dispatch that follow from others: a metric per request, and the time from start to end. They stand
// beside a target and never decide one: what falls per request may only have moved into more requests.

import type { DispatchUnit, MetricValue } from "./dispatch-unit.ts";

/** The volume that intensity is taken over. */
export const REQUESTS = "requests";
export const ELAPSED = "elapsed_s";

/** As `cache_read_tokens per request`. */
export function perRequest(metric: string): string {
  return `${metric} per request`;
}

/** The same units with the intensity of each metric, and with `elapsed_s` where no metric of that name gave it. */
export function withDerived(
  units: readonly DispatchUnit[],
  metrics: readonly string[],
): readonly DispatchUnit[] {
  return units.map((unit) => {
    const values = new Map(unit.values);
    for (const metric of metrics)
      values.set(perRequest(metric), quotient(unit.values.get(metric), unit.values.get(REQUESTS)));
    if (!values.has(ELAPSED)) values.set(ELAPSED, elapsedOf(unit));
    return { ...unit, values };
  });
}

function quotient(part: MetricValue | undefined, whole: MetricValue | undefined): MetricValue {
  if (part === undefined || whole === undefined) return { kind: "unknown", why: "not measured" };
  if (whole.kind !== "value") return { kind: "unknown", why: whole.why };
  if (whole.value === 0) return { kind: "unknown", why: "no request" };
  if (part.kind === "unknown") return part;
  return part.kind === "value"
    ? { kind: "value", value: part.value / whole.value }
    : { ...part, value: part.value / whole.value };
}

function elapsedOf({ startedAtMs, endedAtMs }: DispatchUnit): MetricValue {
  if (startedAtMs === null || endedAtMs === null)
    return { kind: "unknown", why: "no start or no end is recorded" };
  return { kind: "value", value: (endedAtMs - startedAtMs) / 1000 };
}
