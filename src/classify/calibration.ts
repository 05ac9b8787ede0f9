// Which classes may be reported. A class is calibrated when this very classifier passed all of its controls; the record
// of that is written by `scripts/write-calibration.mjs` and a test compares it with the sources. Reports and metrics
// ask here and nowhere else.

import { calibrationRecord } from "./calibration-record.ts";
import type { CommandClass } from "./command-class.ts";
import { commandClasses } from "./command-classes.ts";
import type { CalibrationRecord, RecordedAgreement } from "./recorded-check.ts";

/** A class that may be reported, or why not. */
export type CalibratedClass =
  | { readonly isCalibrated: true; readonly name: CommandClass }
  | { readonly isCalibrated: false; readonly name: CommandClass; readonly why: string };

/** Why what a class says may not be shown, as a sentence; null where it may. For commands and failures alike. */
export function whyWithheld(
  name: string,
  classifier: string,
  record: Pick<CalibrationRecord, "classifier" | "classes">,
): string | null {
  if (classifier !== record.classifier) {
    return "It was classed by another classifier than the one that was checked.";
  }
  const found = record.classes.find((one) => one.name === name);
  if (found === undefined) return `There are no controls of class ${name}.`;
  if (found.isCalibrated) return null;
  return found.failed === 0
    ? `Class ${name} has too few controls.`
    : `Class ${name} fails ${found.failed} of its ${found.controls} controls.`;
}

/** Whether figures of a class may be shown that were made by the classifier with this content hash. */
export function calibratedClass(
  name: CommandClass,
  classifier: string,
  record: CalibrationRecord = calibrationRecord,
): CalibratedClass {
  const why = whyWithheld(name, classifier, record);
  return why === null ? { isCalibrated: true, name } : { isCalibrated: false, name, why };
}

/** Every class with whether it may be reported, in the order of the table. */
export function calibratedClasses(
  classifier: string,
  record: CalibrationRecord = calibrationRecord,
): readonly CalibratedClass[] {
  return commandClasses.map(({ name }) => calibratedClass(name, classifier, record));
}

/** The content hash of this classifier. */
export function classifierHash(): string {
  return calibrationRecord.classifier;
}

/** The agreement that a report shows beside its figures: with real logs where it is known, else with shipped labels. */
export function measuredAgreement(record: CalibrationRecord = calibrationRecord): {
  readonly set: "held-out commands of real logs" | "shipped labels";
  readonly agreement: RecordedAgreement;
} {
  return record.heldOut === null
    ? { set: "shipped labels", agreement: record.labelled }
    : { set: "held-out commands of real logs", agreement: record.heldOut };
}
