// The controls of the failure classes: ends of dispatches whose class was found by reading them. A file of a class
// holds ends that belong to it, near ones that do not, and disguises. A class with one failed control or too few of
// a kind is not calibrated. The ends are lines as logs hold them, so that what is read of them is checked too.

import { ExpectedError } from "../expected-error.ts";
import {
  arrayAt,
  booleanAt,
  isJsonObject,
  type JsonObject,
  numberAt,
  objectAt,
  parseJson,
  stringAt,
} from "../session/json-value.ts";
import { readLogEntry } from "../session/log-formats.ts";
import { classifyFailure, type FailureFinding, standingOf } from "./classify-failure.ts";
import { type ControlKind, controlsMin } from "./command-control.ts";
import type { FailureClass, FailureTable } from "./failure-class.ts";
import { failureClasses } from "./failure-classes.ts";
import type { DispatchFacts, FailureClue, TerminalFacts } from "./failure-clue.ts";
import { failureClues } from "./failure-clues.ts";

/** What a dispatch can be: failed with a class, failed with none that is known, or not failed at all. */
export type FailureAnswer = FailureClass | "unknown" | "passed" | "unclear";

/** The end of one dispatch with the class that it must get. */
export interface FailureControl {
  readonly kind: ControlKind;
  /** The class whose control it is. */
  readonly of: FailureClass;
  readonly expected: FailureAnswer;
  /** The signature that must have decided, and the recovery that must be named; null where any may. */
  readonly signature: string | null;
  readonly recovery: string | null;
  readonly facts: DispatchFacts;
  readonly clues: readonly FailureClue[];
  /** `FILE:LINE`. */
  readonly place: string;
}

/** A control that the tables fail, and what they said instead. */
export interface FailedFailureControl {
  readonly control: FailureControl;
  readonly got: string;
}

/** The class of that name, or undefined. */
export function findFailureClass(name: string): FailureClass | undefined {
  return failureClasses.find((table) => table.name === name)?.name;
}

/** The controls in a file of the class `of`. A line that is no control throws ExpectedError with its place. */
export function parseFailureControls(
  of: FailureClass,
  path: string,
  text: string,
): readonly FailureControl[] {
  return text.split("\n").flatMap((line, index) => {
    if (line.trim() === "") return [];
    const place = `${path}:${index + 1}`;
    const control = findControl(of, place, line);
    if (control !== undefined) return [control];
    const remedy =
      'Give {"kind", "class"}, of a positive one "signature" and "recovery", of a spoof "why", and what the dispatch ' +
      'left behind: "facts", "terminal", "incidents", "lines".';
    throw new ExpectedError(place, "This is no control of a failure.", remedy, 4);
  });
}

function findControl(of: FailureClass, place: string, line: string): FailureControl | undefined {
  const value = parseJson(line);
  if (!isJsonObject(value)) return undefined;
  const kind = stringAt(value, "kind");
  const expected = findAnswer(stringAt(value, "class") ?? "");
  const [signature, recovery] = [stringAt(value, "signature"), stringAt(value, "recovery")];
  if (expected === undefined) return undefined;
  if (kind !== "positive" && kind !== "negative" && kind !== "spoof") return undefined;
  if ((kind === "positive" && expected !== of) || (kind === "negative" && expected === of)) return undefined;
  if (kind === "positive" && (signature === null || recovery === null)) return undefined;
  if (kind === "spoof" && stringAt(value, "why") === null) return undefined;
  const facts = readFacts(value, place);
  const entries = (arrayAt(value, "lines") ?? []).filter(isJsonObject).map((object, index) => {
    return { entry: readLogEntry("stream-json", object), place: { path: place, line: index + 1 } };
  });
  return { kind, of, expected, signature, recovery, facts, clues: failureClues(facts, entries), place };
}

function findAnswer(name: string): FailureAnswer | undefined {
  if (name === "unknown" || name === "passed" || name === "unclear") return name;
  return findFailureClass(name);
}

/** Without a word about its end, a dispatch of a control has failed; `"terminal": null` is one without a record. */
function readFacts(value: JsonObject, path: string): DispatchFacts {
  const facts = objectAt(value, "facts") ?? {};
  const incidents = (arrayAt(value, "incidents") ?? []).filter((kind) => typeof kind === "string");
  return {
    place: { path, line: 1 },
    elapsedS: numberAt(facts, "elapsedS"),
    timeoutS: numberAt(facts, "timeoutS"),
    costUsd: numberAt(facts, "costUsd"),
    budgetUsd: numberAt(facts, "budgetUsd"),
    terminal: readTerminal(value, path),
    incidents: incidents.map((kind) => ({ kind, place: null })),
  };
}

function readTerminal(value: JsonObject, path: string): TerminalFacts | null {
  if (value.terminal === null) return null;
  const given = objectAt(value, "terminal") ?? { reason: "failed", isError: true };
  return {
    reason: stringAt(given, "reason"),
    isError: booleanAt(given, "isError"),
    exitCode: numberAt(given, "exitCode"),
    signal: stringAt(given, "signal"),
    place: { path, line: 1 },
  };
}

/** What the tables say of a control. */
export function answerOf(
  { facts, clues }: Pick<FailureControl, "facts" | "clues">,
  tables: readonly FailureTable[],
): FailureFinding | { readonly kind: "passed" | "unclear" } {
  const standing = standingOf(facts, clues, tables);
  if (standing === "passed" || standing === "unclear") return { kind: standing };
  return classifyFailure(clues, tables);
}

/** What the tables say wrongly of a control, or undefined. */
export function findFailedControl(
  control: FailureControl,
  tables: readonly FailureTable[],
): FailedFailureControl | undefined {
  const got = answerOf(control, tables);
  const name = got.kind === "classed" ? got.name : got.kind;
  const isRight =
    name === control.expected &&
    (control.signature === null || (got.kind === "classed" && got.signature === control.signature)) &&
    (control.recovery === null || ("recovery" in got && got.recovery === control.recovery));
  if (isRight) return undefined;
  const by = got.kind === "classed" ? ` by '${got.signature}', ${got.recovery}` : "";
  return { control, got: `${name}${by}` };
}

/** What the controls say about one class. */
export interface FailureVerdict {
  readonly name: FailureClass;
  readonly counts: Readonly<Record<ControlKind, number>>;
  readonly failed: readonly FailedFailureControl[];
  /** Enough controls of each kind, and none failed. */
  readonly isCalibrated: boolean;
}

/** One verdict for each class. A class whose file is missing has no controls and is not calibrated. */
export function judgeFailures(
  controls: readonly FailureControl[],
  tables: readonly FailureTable[] = failureClasses,
): readonly FailureVerdict[] {
  return tables.map(({ name }) => {
    const own = controls.filter(({ of }) => of === name);
    const count = (kind: ControlKind): number => own.filter((control) => control.kind === kind).length;
    const counts = { positive: count("positive"), negative: count("negative"), spoof: count("spoof") };
    const failed = own.flatMap((control) => findFailedControl(control, tables) ?? []);
    const isEnough =
      counts.positive >= controlsMin.positive &&
      counts.negative >= controlsMin.negative &&
      counts.spoof >= controlsMin.spoof;
    return { name, counts, failed, isCalibrated: isEnough && failed.length === 0 };
  });
}
