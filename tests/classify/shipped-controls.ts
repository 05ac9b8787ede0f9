// The shipped controls, parsed once, and the two questions that each class's test asks of them.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ClassTable } from "../../src/classify/command-class.ts";
import {
  findCommandClass,
  findFailure,
  type ParsedControl,
  parseControls,
  parsedControl,
} from "../../src/classify/command-control.ts";
import { commandRules, prepareRules } from "../../src/classify/command-rules.ts";
import { classMutants, type Mutant } from "./rule-mutants.ts";

const folder = join(import.meta.dirname, "../../corpora/commands");

/** Every shipped control. */
export const shippedControls: readonly ParsedControl[] = readdirSync(folder).flatMap((file) => {
  const name = findCommandClass(file.replace(/\.jsonl$/, ""));
  return name === undefined
    ? []
    : parseControls(name, file, readFileSync(join(folder, file), "utf8")).map(parsedControl);
});

/** The controls of a class that its rules fail, by place. */
export function failuresOf(name: string): readonly string[] {
  const rules = prepareRules(commandRules);
  return shippedControls.flatMap((parsed) => {
    const failed = parsed.control.of === name ? findFailure(parsed, rules) : undefined;
    return failed === undefined ? [] : [`${failed.control.place}: ${failed.control.command}: ${failed.got}`];
  });
}

/** The faults that no control notices; those of the class `first` are asked first. */
export function unnoticed(mutants: readonly Mutant[], first?: string): readonly string[] {
  const own = shippedControls.filter(({ control }) => control.of === first);
  const controls = [...own, ...shippedControls.filter(({ control }) => control.of !== first)];
  return mutants.flatMap(({ fault, rules }) => {
    const prepared = prepareRules(rules);
    return controls.some((control) => findFailure(control, prepared) !== undefined) ? [] : [fault];
  });
}

/** The faults in the rules of a class that no control notices. */
export function unnoticedIn(table: ClassTable): readonly string[] {
  return unnoticed(classMutants(commandRules, table), table.name);
}
