// The controls of the command classes: commands whose class was found by reading them. A file of a class holds commands
// that belong to it, near ones that do not, and disguises in both directions. A class with one failed control or too
// few of a kind is not calibrated.

import { ExpectedError } from "../expected-error.ts";
import { isJsonObject, parseJson, stringAt } from "../session/json-value.ts";
import { type CallClassification, classifyParsed } from "./classify-call.ts";
import type { CommandCall } from "./command-call.ts";
import type { CommandClass } from "./command-class.ts";
import { commandClasses } from "./command-classes.ts";
import type { PreparedRules } from "./command-rules.ts";
import { parseCommand } from "./parse-command.ts";

export type ControlKind = "positive" | "negative" | "spoof";

/** How many controls of each kind a class needs at least. */
export const controlsMin: Readonly<Record<ControlKind, number>> = { positive: 8, negative: 8, spoof: 4 };

/** One command with the class that it must get. */
export interface CommandControl {
  readonly kind: ControlKind;
  /** The class whose control it is. */
  readonly of: CommandClass;
  readonly expected: CommandClass;
  readonly isMixed: boolean;
  /** The row that must have decided; null where any may. */
  readonly row: string | null;
  readonly command: string;
  /** `FILE:LINE`. */
  readonly place: string;
}

/** A control that a classifier fails, and what it said instead. */
export interface FailedControl {
  readonly control: CommandControl;
  readonly got: string;
}

/** The class of that name, or undefined. */
export function findCommandClass(name: string): CommandClass | undefined {
  return commandClasses.find((table) => table.name === name)?.name;
}

/** The controls in a file of the class `of`. A line that is no control throws ExpectedError with its place. */
export function parseControls(of: CommandClass, path: string, text: string): readonly CommandControl[] {
  return text.split("\n").flatMap((line, index) => {
    if (line.trim() === "") return [];
    const place = `${path}:${index + 1}`;
    const control = findControl(of, place, line);
    if (control !== undefined) return [control];
    const remedy =
      'Give {"kind", "class", "command"}, for a spoof "why", and "mixed" and "row" where they matter.';
    throw new ExpectedError(place, "This is no control.", remedy, 4);
  });
}

function findControl(of: CommandClass, place: string, line: string): CommandControl | undefined {
  const value = parseJson(line);
  if (!isJsonObject(value)) return undefined;
  const [kind, command] = [stringAt(value, "kind"), stringAt(value, "command")];
  const expected = findCommandClass(stringAt(value, "class") ?? "");
  if (expected === undefined || command === null) return undefined;
  if (kind !== "positive" && kind !== "negative" && kind !== "spoof") return undefined;
  if ((kind === "positive" && expected !== of) || (kind === "negative" && expected === of)) return undefined;
  if (kind === "spoof" && stringAt(value, "why") === null) return undefined;
  return { kind, of, expected, isMixed: value.mixed === true, row: stringAt(value, "row"), command, place };
}

/** A control whose command is parsed already: many rules can be tried on it. */
export interface ParsedControl {
  readonly control: CommandControl;
  readonly call: CommandCall;
}

export function parsedControl(control: CommandControl): ParsedControl {
  return { control, call: parseCommand(control.command) };
}

/** What the rules say wrongly of a control, or undefined. */
export function findFailure(
  { control, call }: ParsedControl,
  rules: PreparedRules,
): FailedControl | undefined {
  const got = classifyParsed(call, rules);
  return isAsExpected(control, got) ? undefined : { control, got: gotText(got) };
}

function isAsExpected({ expected, isMixed, row }: CommandControl, got: CallClassification): boolean {
  if (got.kind === "unparsed") return false;
  return got.name === expected && got.isMixed === isMixed && (row === null || got.decidedBy?.row === row);
}

function gotText(got: CallClassification): string {
  if (got.kind === "unparsed") return `unparsed (${got.detail})`;
  return `${got.name}${got.isMixed ? ", mixed" : ""} by ${got.decidedBy?.row ?? "no row"}`;
}

/** What the controls say about one class. */
export interface ClassVerdict {
  readonly name: CommandClass;
  readonly counts: Readonly<Record<ControlKind, number>>;
  readonly failed: readonly FailedControl[];
  /** Enough controls of each kind, and none failed. */
  readonly isCalibrated: boolean;
}

/** One verdict for each class of the rules. A class whose file is missing has no controls and is not calibrated. */
export function judgeClasses(
  controls: readonly ParsedControl[],
  rules: PreparedRules,
): readonly ClassVerdict[] {
  return rules.rules.classes.map(({ name }) => {
    const own = controls.filter(({ control }) => control.of === name);
    const count = (kind: ControlKind): number => own.filter(({ control }) => control.kind === kind).length;
    const counts = { positive: count("positive"), negative: count("negative"), spoof: count("spoof") };
    const failed = own.flatMap((control) => findFailure(control, rules) ?? []);
    const isEnough =
      counts.positive >= controlsMin.positive &&
      counts.negative >= controlsMin.negative &&
      counts.spoof >= controlsMin.spoof;
    return { name, counts, failed, isCalibrated: isEnough && failed.length === 0 };
  });
}
