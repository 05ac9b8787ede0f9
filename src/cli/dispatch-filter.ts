// The terms and flags by which commands choose dispatches.

import type { Command as Commander } from "commander";
import { dispatchTermKeys, readDispatchTerms } from "../measure/dispatch-terms.ts";
import type { DispatchUnit } from "../measure/dispatch-unit.ts";
import type { OptionValues } from "./command.ts";
import { findText } from "./option-values.ts";

const FLAGS = ["cohort", "since", "repo"];

/** Declares the terms and the flags that stand for them. */
export function declareDispatchFilter(commander: Commander): void {
  const keys = dispatchTermKeys.map(({ key, meaning }) => `${key} (${meaning})`).join("; ");
  commander
    .argument("[key:value...]", `only dispatches that meet every term: ${keys}`)
    .option("--cohort <name>", "the same as cohort:NAME")
    .option("--since <time>", "the same as since:TIME")
    .option("--repo <name>", "the same as repo:NAME");
}

/** Whether a dispatch meets every term and flag; all do where none is given. `place` is the command. */
export function readDispatchFilter(
  terms: readonly string[],
  options: OptionValues,
  place: string,
): (unit: DispatchUnit) => boolean {
  const flags = FLAGS.flatMap((key) => {
    const value = findText(options, key);
    return value === undefined ? [] : [`${key}:${value}`];
  });
  const all = [...flags, ...terms].map(quoted);
  return all.length === 0 ? () => true : readDispatchTerms(all.join(" "), place);
}

/** A term as it is typed: the shell has taken its quotes off. */
function quoted(term: string): string {
  const [, key = "", value = ""] = /^([a-z_]+):(.*)$/s.exec(term) ?? [];
  return /[\s,]/.test(value) && !value.startsWith('"') ? `${key}:"${value}"` : term;
}
