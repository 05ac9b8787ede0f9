// Reads the option values of a command line, which come unchecked, into the type that a command expects. An option
// that was not given is undefined, false or an empty list; one of another shape than declared is a bug and throws.

import { ExpectedError } from "../expected-error.ts";
import type { OptionValues } from "./command.ts";

/** The text given with `--name VALUE`; undefined where the option was not given. `name` is camelCase. */
export function findText(options: OptionValues, name: string): string | undefined {
  const value = options[name];
  if (value === undefined || typeof value === "string") return value;
  throw new Error(`Option '${name}' was declared without a value but is read as text.`);
}

/** All texts of a repeatable option `--name VALUE...`, in the order given. */
export function readTexts(options: OptionValues, name: string): readonly string[] {
  const value = options[name];
  if (value === undefined) return [];
  if (Array.isArray(value) && value.every((text) => typeof text === "string")) return value;
  throw new Error(`Option '${name}' was not declared as repeatable but is read as a list.`);
}

/**
 * For an option that may be given several times. Not a variadic one (`<name...>`): that would take the arguments
 * behind it for its values.
 */
export function collectText(text: string, before: readonly string[] = []): readonly string[] {
  return [...before, text];
}

/** True where the flag was given. */
export function isGiven(options: OptionValues, name: string): boolean {
  return options[name] === true;
}

/** The whole number from 0 given with `--name N`; undefined where the option was not given. */
export function findCount(options: OptionValues, name: string): number | undefined {
  const text = findText(options, name);
  if (text === undefined) return undefined;
  const count = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(count)) return count;
  const flag = `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  throw new ExpectedError(flag, `'${text}' is not a whole number.`, "Give digits only, such as 10.", 2);
}
