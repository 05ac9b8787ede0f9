// `detent failures --check`: the controls of every failure class, and which classes may be reported.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { failureHash } from "../classify/failure-calibration.ts";
import { failureClasses } from "../classify/failure-classes.ts";
import { type FailureControl, judgeFailures, parseFailureControls } from "../classify/failure-control.ts";
import { type ExitCode, ExpectedError } from "../expected-error.ts";
import type { CommandContext } from "./command.ts";
import type { Column } from "./text-table.ts";

const columns: readonly Column[] = [
  { title: "class", align: "left" },
  { title: "positive", align: "right" },
  { title: "negative", align: "right" },
  { title: "spoof", align: "right" },
  { title: "failed", align: "right" },
  { title: "calibrated", align: "left" },
];

/** Checks and prints. Ends with 1 where a class is not calibrated. */
export function checkFailureClasses({ flags, print }: CommandContext, folder: string): ExitCode {
  const verdicts = judgeFailures(readFailureControls(folder));
  const isPassed = verdicts.every(({ isCalibrated }) => isCalibrated);
  if (flags.isJson) {
    const classes = verdicts.map(({ name, counts, failed, isCalibrated }) => ({
      class: name,
      ...counts,
      isCalibrated,
      failed: failed.map(({ control, got }) => ({ place: control.place, class: control.expected, got })),
    }));
    print.json({ shape: "detent.failures-check/1", classifier: failureHash(), isPassed, classes });
    return isPassed ? 0 : 1;
  }
  const rows = verdicts.map(({ name, counts, failed, isCalibrated }) => {
    const { positive, negative, spoof } = counts;
    return [name, positive, negative, spoof, failed.length, isCalibrated ? "yes" : "no, withheld"];
  });
  print.line(`failure classes ${failureHash()}`);
  print.table(columns, rows, "There are no classes.");
  for (const { control, got } of verdicts.flatMap(({ failed }) => failed)) {
    print.line(`${control.place}: It must be ${control.expected}, and is ${got}.`);
  }
  print.line(isPassed ? "All controls hold." : "The check has failed.");
  return isPassed ? 0 : 1;
}

/** The controls of every class that has a file in `folder`. */
export function readFailureControls(folder: string): readonly FailureControl[] {
  if (!existsSync(folder)) {
    const remedy = "Name the folder with --controls.";
    throw new ExpectedError(folder, "The controls of the failure classes are not here.", remedy, 4);
  }
  return failureClasses.flatMap(({ name }) => {
    const path = join(folder, `${name}.jsonl`);
    return existsSync(path) ? parseFailureControls(name, path, readFileSync(path, "utf8")) : [];
  });
}
