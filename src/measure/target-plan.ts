// What a target is made from: its metric, cohort and analysis sets, and what is the same for all targets of a
// comparison.

import type { LeftOutUnits } from "./cohort.ts";
import type { CohortFlow, TargetGoal } from "./comparison.ts";
import type { DispatchUnit } from "./dispatch-unit.ts";
import type { Grouping, Protocol } from "./protocol.ts";
import type { SideValues } from "./side-values.ts";
import type { GuardState } from "./verdict.ts";
import { dayNamer } from "./zoned-time.ts";

/** What is the same for all targets of a comparison. */
export interface TargetPlan {
  readonly minimum: number;
  readonly grouping: Grouping;
  readonly timeZone: string;
  /** Of each interval, 0 to 1. */
  readonly level: number;
  readonly seed: string;
  readonly guards: readonly GuardState[];
  /** Absent: none is registered, or none applies. */
  readonly pointRule?: Protocol["point_rule"];
  /** False for figures that only stand beside a target: they carry no checks of their own. Absent: true. */
  readonly isChecked?: boolean;
}

export interface TargetInput {
  readonly metric: string;
  readonly cohort: string;
  /** Null: exploratory, so there is an interval and no verdict. */
  readonly goal: TargetGoal | null;
  readonly zeros: "excluded" | "counted";
  readonly before: readonly DispatchUnit[];
  readonly after: readonly DispatchUnit[];
  /** Why the plan itself cannot be relied on, such as an edit after it was sealed. Absent: it can. */
  readonly planFault?: string;
  /** Units that a rule left out, by what a line about them says: only ever shown beside the verdict. */
  readonly leftOut?: readonly LeftOutUnits[];
  /** Null without a horizon. */
  readonly horizon: CohortFlow["horizon"];
}

/** The values of both sides. */
export interface Valued {
  readonly before: SideValues;
  readonly after: SideValues;
}

export type GroupName = (unit: DispatchUnit) => string | null;

/** The group of a unit by the plan; null where it is not recorded, the same for all where the plan has none. */
export function groupNamer(plan: Pick<TargetPlan, "grouping" | "timeZone">): GroupName {
  if (plan.grouping.by === "drain_run") return (unit) => unit.drainRun;
  return plan.grouping.by === "none" ? () => "" : dayGroups(plan);
}

/** By calendar day in the zone of the plan. */
export function dayGroups({ timeZone }: Pick<TargetPlan, "timeZone">): GroupName {
  const dayOf = dayNamer(timeZone);
  return (unit) => (unit.startedAtMs === null ? null : dayOf(unit.startedAtMs));
}
