// The failure controls that the project ships, and what they say about tables.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { FailureTable } from "../../src/classify/failure-class.ts";
import { failureClasses } from "../../src/classify/failure-classes.ts";
import { findFailedControl, parseFailureControls } from "../../src/classify/failure-control.ts";
import { failureMutants } from "./failure-mutants.ts";

const folder = fileURLToPath(new URL("../../corpora/failures/", import.meta.url));

/** Every shipped control of a failure class. */
export const shippedFailures = failureClasses.flatMap(({ name }) =>
  parseFailureControls(name, `${name}.jsonl`, readFileSync(`${folder}${name}.jsonl`, "utf8")),
);

/** The controls of a class that fail, with what they got. */
export function failedControls({ name }: FailureTable): readonly string[] {
  const own = shippedFailures.filter(({ of }) => of === name);
  return own
    .flatMap((control) => findFailedControl(control, failureClasses) ?? [])
    .map(({ control, got }) => `${control.place} must be ${control.expected}, and is ${got}`);
}

/** True where some control fails with these tables. */
export function isNoticed(tables: readonly FailureTable[]): boolean {
  return shippedFailures.some((control) => findFailedControl(control, tables) !== undefined);
}

/** The faults of a class that no control notices. */
export function unnoticedFaults(table: FailureTable): readonly string[] {
  const mutants = failureMutants(table);
  return mutants.filter(({ tables }) => !isNoticed(tables)).map(({ fault }) => fault);
}
