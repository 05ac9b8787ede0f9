// Which flags of a command cannot stand together, checked in one place before the command runs. A flag that would be
// ignored in silence is refused with the way out; so are a value given twice and an empty value.

import type { Command as Commander, Option } from "commander";
import { ExpectedError } from "../expected-error.ts";

/**
 * Flags as they are typed, such as `--csv`; `<name>` is an argument of the command. Of `exclusive` at most one may be
 * given. `flag` says something only where one of `needs` is given too.
 */
export type FlagRule =
  | { readonly exclusive: readonly string[] }
  | { readonly flag: string; readonly needs: readonly string[] };

/** How often each option was given, by its name without dashes. Ask before the command line is parsed. */
export function countFlags(commander: Commander): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const option of commander.options) {
    const name = option.name();
    commander.on(`option:${name}`, () => {
      const before = counts.get(name);
      counts.set(name, before === undefined ? 1 : before + 1);
    });
  }
  return counts;
}

/** Throws ExpectedError with code 2 for the first rule that the parsed command line breaks. */
export function checkFlags(
  commander: Commander,
  counts: ReadonlyMap<string, number>,
  rules: readonly FlagRule[],
): void {
  for (const option of commander.options) checkValue(commander, option, counts.get(option.name()));
  const isGiven = (name: string): boolean =>
    name.startsWith("<") ? commander.args.length > 0 : counts.has(name.replace(/^--/, ""));
  for (const rule of rules) {
    if ("exclusive" in rule) refuseTogether(commander, rule.exclusive.filter(isGiven));
    else if (isGiven(rule.flag) && !rule.needs.some(isGiven)) refuseAlone(rule.flag, rule.needs);
  }
}

function checkValue(commander: Commander, option: Option, count: number | undefined): void {
  if (count === undefined || option.isBoolean() || option.negate) return;
  const flag = `--${option.name()}`;
  const value: unknown = commander.getOptionValue(option.attributeName());
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (values.includes("")) {
    throw new ExpectedError(flag, "Its value is empty.", `Give a value, or leave ${flag} out.`, 2);
  }
  const isRepeatable = option.variadic || (option.parseArg !== undefined && option.argChoices === undefined);
  if (count > 1 && !isRepeatable) {
    throw new ExpectedError(flag, `It is given ${count} times and takes one value.`, "Give it once.", 2);
  }
}

function refuseTogether(commander: Commander, given: readonly string[]): void {
  if (given.length < 2) return;
  const problem = `${given.join(" and ")} exclude each other.`;
  throw new ExpectedError(commander.name(), problem, "Give one of them.", 2);
}

function refuseAlone(flag: string, needs: readonly string[]): never {
  const others = needs.join(" or ");
  throw new ExpectedError(
    flag,
    `It says nothing without ${others}.`,
    `Give ${others} too, or leave it out.`,
    2,
  );
}
