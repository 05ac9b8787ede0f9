// The rules between the fields of a claim. Each returns what is wrong with the place in the file and the remedy; none
// repairs anything.

import type { FileFault } from "./checked-yaml.ts";
import { type Claim, type Denominator, isPart, type Mechanism, unitsOf } from "./claim.ts";

type Rule = (claim: Claim) => readonly FileFault[];

/** Every rule that the claim breaks, in the order of the file. */
export function brokenClaimRules(claim: Claim): readonly FileFault[] {
  return [unit, hundred, effect, denominator, tools, beyond].flatMap((rule) => rule(claim));
}

const unit: Rule = ({ number }) => {
  const known: readonly string[] = unitsOf[number.kind];
  if (known.includes(number.unit)) return [];
  const problem = `${aKind(number)} is not given in ${number.unit}.`;
  return [fault(["number", "unit"], problem, `Write one of ${known.join(", ")}.`)];
};

const hundred: Rule = ({ number }) =>
  isPart(number) && number.value > 100
    ? [fault(["number", "value"], "Nothing has more than 100 per cent.", "Write the part in per cent.")]
    : [];

const effect: Rule = ({ number }) =>
  isPart(number) && number.effect === "spent"
    ? [fault(["number", "effect"], `${aKind(number)} is of what is removed.`, "Leave effect out.")]
    : [];

/** What something can be counted per; the others are amounts that it can be a part of. */
const COUNTED: readonly Denominator[] = ["sessions", "hook_runs"];
const EITHER: readonly Denominator[] = ["touched_calls", "not_stated"];

const denominator: Rule = ({ number, denominator: of }) => {
  const isCounted = COUNTED.includes(of);
  if (EITHER.includes(of) || isCounted !== isPart(number)) return [];
  const problem = isCounted
    ? `${aKind(number)} is no part of ${of}.`
    : `${aKind(number)} in ${number.unit} is not counted per ${of}.`;
  const remedy = isCounted
    ? "Write what it is a part of, or give a count, a time or an amount."
    : "Write touched_calls, sessions, hook_runs or not_stated.";
  return [fault(["denominator"], problem, remedy)];
};

const NEED_TOOLS: readonly Mechanism["reaches"][] = ["results", "inputs", "calls"];

const tools: Rule = ({ mechanism }) => {
  const needs = NEED_TOOLS.includes(mechanism.reaches);
  if (needs === (mechanism.tools !== undefined)) return [];
  return needs
    ? [fault(["mechanism", "tools"], "It is not said of which tools.", "Write a list of tools, or all.")]
    : [fault(["mechanism", "tools"], `With ${mechanism.reaches} tools say nothing.`, "Leave tools out.")];
};

const beyond: Rule = ({ mechanism: { reaches, beyond_chars } }) =>
  beyond_chars === undefined || reaches === "results"
    ? []
    : [fault(["mechanism", "beyond_chars"], "Only results have a part beyond.", "Leave beyond_chars out.")];

function aKind({ kind }: Claim["number"]): string {
  return kind === "amount" ? "An amount" : `A ${kind}`;
}

function fault(path: FileFault["path"], problem: string, remedy: string): FileFault {
  return { path, problem, remedy };
}
