// What a user chose for a replay: which moves, under which operands, beside which store. A choice that would be ignored
// is a fault, never a silent other choice.

import { statSync } from "node:fs";
import { resolve } from "node:path";
import { ExpectedError } from "../expected-error.ts";
import { isOperandName, readOperands } from "../moves/operands.ts";
import { moves } from "../moves/table.ts";
import { askedMoves } from "../replay/asked-moves.ts";
import type { ReplayChoices } from "../replay/replay-session.ts";
import type { NamedChoices } from "../replay/replay-summary.ts";
import type { EarlierStore } from "../replay/shadow.ts";
import type { CommandContext, OptionValues } from "./command.ts";
import { nearestNames } from "./nearest-name.ts";
import { findText, isGiven, readTexts } from "./option-values.ts";

/** Choices, their names for whoever reads the figures, and the rows that have figures. */
export interface ReadChoices {
  readonly choices: ReplayChoices;
  readonly named: NamedChoices;
  readonly asked: readonly string[];
}

/** `flag`: the option that sets operands, by its camelCase name. */
export function readChoices(
  context: CommandContext,
  options: OptionValues,
  flag: "set" | "to" = "set",
): ReadChoices {
  const table = readTable(options);
  const { operands, set } = readNames(context, options, flag);
  const { asked, notAsked } = askedMoves(table, operands);
  const earlier = readEarlier(context, options);
  const workspace = readFolder(context, options, "workspace");
  return {
    choices: { table, operands, earlier, workspace },
    named: { operands: set, earlierStore: earlier, movesNotAsked: notAsked, workspace },
    asked: asked.map(({ name }) => name),
  };
}

function readTable(options: OptionValues): ReplayChoices["table"] {
  const only = readMoves(options, "only");
  const without = readMoves(options, "without") ?? [];
  return moves.filter(({ name }) => (only === null || only.includes(name)) && !without.includes(name));
}

function readMoves(options: OptionValues, flag: "only" | "without"): readonly string[] | null {
  const text = findText(options, flag);
  if (text === undefined) return null;
  const names = text.split(",").map((name) => name.trim());
  const known = moves.map(({ name }) => name);
  const wrong = names.find((name) => !known.includes(name));
  if (wrong === undefined) return names;
  const near = nearestNames(wrong, known);
  const remedy = near.length > 0 ? `Did you mean ${near.join(" or ")}?` : `Moves are ${known.join(", ")}.`;
  throw new ExpectedError(`--${flag}`, `'${wrong}' is no move.`, remedy, 2);
}

/** Variables of the environment, then those that were given; a given value that cannot be used is a fault. */
function readNames(context: CommandContext, options: OptionValues, flag: "set" | "to") {
  const place = `--${flag}`;
  const pairs = readTexts(options, flag).map((text): [string, string] => {
    const at = text.indexOf("=");
    const name = at < 0 ? text : text.slice(0, at);
    if (at >= 0 && isOperandName(name)) return [name, text.slice(at + 1)];
    const problem = at < 0 ? `'${text}' has no value.` : `'${name}' is no operand.`;
    throw new ExpectedError(place, problem, "Give NAME=VALUE, such as DETENT_BOUNDS_MODE=inject.", 2);
  });
  const given = Object.fromEntries(pairs);
  const twice = pairs.find(([name, value]) => given[name] !== value);
  if (twice !== undefined)
    throw new ExpectedError(place, `${twice[0]} is given two values.`, "Give it one of them.", 2);
  const read = readOperands({ ...context.env, ...given });
  for (const one of read.ignored) {
    const said = `'${one.given}' is not used for ${one.name}: ${one.why}`;
    if (Object.hasOwn(given, one.name))
      throw new ExpectedError(place, said, `In force would be ${one.used}.`, 2);
    context.print.warning(`${said} In force is ${one.used}.`);
  }
  const all = Object.entries({ ...context.env, ...given }).filter(([name]) => isOperandName(name));
  return { operands: read.operands, set: all.map(([name, value]) => `${name}=${value ?? ""}`) };
}

function readEarlier(context: CommandContext, options: OptionValues): EarlierStore | null {
  const folder = readFolder(context, options, "store");
  return folder === null ? null : { folder, isComplete: isGiven(options, "storeComplete") };
}

function readFolder(
  context: CommandContext,
  options: OptionValues,
  flag: "store" | "workspace",
): string | null {
  const named = findText(options, flag);
  if (named === undefined) return null;
  const folder = resolve(context.cwd, named);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return folder;
  throw new ExpectedError(`--${flag}`, `${folder} is no folder.`, `Name a folder for --${flag}.`, 4);
}
