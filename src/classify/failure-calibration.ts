// Which classes of failures may be reported: the same question as for commands, over a record of their own.

import { whyWithheld } from "./calibration.ts";
import type { FailureClass } from "./failure-class.ts";
import { failureRecord } from "./failure-record.ts";
import type { CalibrationRecord } from "./recorded-check.ts";

/** What is kept of a check of the failure classes. */
export type FailureRecord = Pick<CalibrationRecord, "classifier" | "classes">;

/** The content hash of these failure classes. */
export function failureHash(): string {
  return failureRecord.classifier;
}

/** Why a class of failures may not be shown, as a sentence; null where it may. */
export function whyFailureWithheld(
  name: FailureClass,
  record: FailureRecord = failureRecord,
  classifier: string = failureHash(),
): string | null {
  return whyWithheld(name, classifier, record);
}
